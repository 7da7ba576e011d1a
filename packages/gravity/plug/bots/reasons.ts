/** What a choice would bring, in figures a screen puts into words: from the seat's view alone, by the engine's own previews. */
import type { GravityPack, GravityRules, IslandView, View } from '@orrery/gravity';
import type { Choice, Known } from '@orrery/kernel';
import type { Reason } from '@orrery/games/plug';

const weight = ({ permanent, temporary }: IslandView): number => permanent + temporary;
const pieces = ({ hunters, mercenaries }: IslandView): number => hunters.reduce((sum, count) => sum + count, mercenaries);

export function reasonsOf(rules: GravityRules): (known: Known<View>, choice: Choice) => readonly Reason[] {
  const { previews } = rules;
  const pack = rules.pack as GravityPack;
  const actions = new Map(
    pack.cards.flatMap((card) => (['A', 'B'] as const).map((which) => [`${card.number}${which}`, card.actions[which]])),
  );
  const amountOf = (op: string): number => [...actions.values()].find((action) => action.op === op)?.amount ?? 0;
  const islandOf = (view: View, id: string): IslandView | undefined => view.islands.find((island) => island.id === id);
  const held = (view: View, id: string): boolean => (islandOf(view, id)?.hunters[view.viewer] ?? 0) > 0;

  /** What an extraction would bring to the viewer's islands now. */
  function yields(view: View): Reason {
    const own = previews.yields(view).filter(({ island }) => held(view, island));
    const sum = (of: 'permanent' | 'temporary'): number => own.reduce((all, each) => all + each[of], 0);
    return { code: 'yields', values: { permanent: sum('permanent'), temporary: sum('temporary') } };
  }

  /** Who would attract if the round ended with this much more on an island. */
  function heavier(view: View, id: string, permanent: number, temporary: number): readonly Reason[] {
    const islands = view.islands.map((island) =>
      island.id === id ? { ...island, permanent: island.permanent + permanent, temporary: island.temporary + temporary } : island,
    );
    const { attractors, lead, pulls } = previews.forecast({ ...view, islands });
    const gravity = weight(islandOf({ ...view, islands }, id) ?? ({ permanent: 0, temporary: 0 } as IslandView));
    return attractors.includes(id)
      ? [{ code: 'attracts', values: { island: id, lead, pulls } }]
      : [{ code: 'weighs', values: { island: id, gravity } }];
  }

  function action(view: View, id: string): readonly Reason[] {
    const found = actions.get(id);
    if (found?.op === 'extract') return [yields(view)];
    if (found?.op !== 'captureFromAirship' && found?.op !== 'captureFromIslands') return [];
    const answers = previews.prospects(view).find((each) => each.action === id)?.answers ?? [];
    const count = answers.filter(({ verb }) => verb === 'capture').length;
    return [{ code: 'captures', values: { action: id, count } }];
  }

  return ({ view }, choice) => {
    const named = rules.choices.name(choice);
    switch (named.verb) {
      case 'play':
        return view.decision === 'turn' ? [...action(view, `${named.card}A`), ...action(view, `${named.card}B`)] : [];
      case 'act':
        return action(view, named.action);
      case 'capture': {
        const target = islandOf(view, named.island);
        return target ? [{ code: 'defended', values: { count: pieces(target), gravity: weight(target) } }] : [];
      }
      case 'steps': {
        const turned = view.action?.from ?? '';
        return amountOf('turn') > 0 && held(view, turned) ? heavier(view, turned, 0, amountOf('turn')) : [];
      }
      case 'surge':
        return heavier(view, named.island, 0, amountOf('surge'));
      case 'recruit':
      case 'hire': {
        const ship = view.players[view.viewer]?.airship;
        const more = named.verb === 'recruit' ? named.hunters : named.mercenaries;
        return ship ? [{ code: 'aboard', values: { count: ship.hunters + ship.mercenaries + more, most: pack.pieces.airshipCrew } }] : [];
      }
      case 'bombard': {
        const target = islandOf(view, named.island);
        return target ? [{ code: 'left-there', values: { count: pieces(target) - 1 } }] : [];
      }
      case 'cell': {
        const { attractor, target } = view.attraction ?? {};
        const spot = attractor
          ? previews.landings(view, attractor).find((each) => each.target === target && each.direction === named.direction)
          : undefined;
        if (!spot || spot.wins === null) return [];
        return [{ code: spot.wins === view.players[view.viewer]?.side ? 'wins' : 'crowns-rival', values: {} }];
      }
      case 'target': {
        const { attractor } = view.attraction ?? {};
        const own = view.players[view.viewer]?.side;
        const wins =
          attractor !== undefined && previews.landings(view, attractor).some((each) => each.target === named.island && each.wins === own);
        return wins ? [{ code: 'can-win', values: {} }] : [];
      }
      default:
        return [];
    }
  };
}
