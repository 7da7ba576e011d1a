import { set, type Chance, type Known } from '@orrery/kernel';
import type { State, View } from './state.ts';

/** Lights this viewer has not seen hang anywhere, every order as likely as any other. */
export function sample({ view }: Known<View>): (chance: Chance) => State {
  const { lanterns } = view;
  const shown = new Set(lanterns.map(({ light }) => light));
  const unseen = lanterns.map((_, i) => i + 1).filter((light) => !shown.has(light));
  const looked = (seat: number): number =>
    lanterns.reduce((places, { place, lookedBy }) => (lookedBy.includes(seat) ? set.with(places, place) : places), 0);
  return (chance) => {
    const lights = chance.shuffle([...unseen]);
    return {
      light: [0, ...lanterns.map(({ light }) => light ?? lights.pop() ?? 0)],
      owner: [-2, ...lanterns.map(({ owner }) => owner ?? -1)],
      looked: [looked(0), looked(1)],
      turn: view.result ? -1 : 31 - Math.clz32(view.asked),
    };
  };
}
