/** Moments of Liberation games played by chance: one of every decision. */
import { quick, seeded, startMatch } from '@orrery/kernel';
import { liberation, type LiberationRules } from '@orrery/liberation';
import type { Moment, Scene } from './showcase.ts';

type Setting = Readonly<Record<string, boolean>>;

/** The latest moment in which each decision has several answers, over a few games: late tables are the fullest. */
export function oneOfEach(setting: Setting, seeds: readonly number[]): ReadonlyMap<string, Moment> {
  const rules = liberation.open(setting) as LiberationRules;
  const found = new Map<string, Moment>();
  for (const seed of seeds) {
    const match = startMatch(rules, seeded(`liberation ${seed}`));
    const draw = quick(seed);
    while (!match.result) {
      const seat = 31 - Math.clz32(match.asked & -match.asked);
      const open = match.open(seat);
      const known = match.known(seat);
      if (open.length > 1) found.set(known.view.decision, { known, stage: 'decide', open, undoable: match.undoable(seat) });
      match.answer(seat, open[draw.below(open.length)] ?? -1);
    }
    found.set('over', { known: match.known(0), stage: 'over', open: [] });
  }
  return found;
}

/** Where the name is longest. */
const LONGEST = 'B';
const SEEDS = 40;

/** How many cards somebody has put on the discard pile since it was last shuffled. */
function inDiscard(rules: LiberationRules, past: readonly number[]): number {
  const events = past.flatMap((entry) => (entry < 0 ? [] : [rules.events.name(entry)]));
  const act = events.findLastIndex(({ kind }) => kind === 'act');
  return events.slice(act + 1).filter((event) => /^(discarded|paidDiscard|spent)$/.test(event.kind) && 'city' in event).length;
}

/** Liberation's turn with its base there, and three cards known in the discard pile. */
export function longest(): Moment {
  const rules = liberation.open({}) as LiberationRules;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const match = startMatch(rules, seeded(`liberation base ${seed}`));
    const draw = quick(seed);
    while (!match.result) {
      const seat = 31 - Math.clz32(match.asked & -match.asked);
      const open = match.open(seat);
      const known = match.known(seat);
      const { decision, base } = known.view;
      if (decision === 'lib.step1' && base === LONGEST && inDiscard(rules, known.past) > 2)
        return { known, stage: 'decide', open, undoable: 0 };
      const staying = open.find((choice) => {
        const named = rules.choices.name(choice);
        return named.verb === 'pass' || (named.verb === 'base' && named.city === LONGEST);
      });
      match.answer(seat, staying ?? open[draw.below(open.length)] ?? -1);
    }
  }
  throw new Error('the base was never there');
}

/** The Dynasty looks at cards by a mission played from its hand: the fullest its place below the galaxy becomes. */
export function spying(): Moment {
  const rules = liberation.open({}) as LiberationRules;
  let [fullest, most]: [Moment | null, number] = [null, 0];
  for (let seed = 1; seed <= SEEDS; seed++) {
    const match = startMatch(rules, seeded(`liberation ${seed}`));
    const draw = quick(seed);
    while (!match.result) {
      const seat = 31 - Math.clz32(match.asked & -match.asked);
      const open = match.open(seat);
      const known = match.known(seat);
      const { decision, hand, looked, occupied, fromHand } = known.view;
      const cards = hand.length + looked.length + occupied.length;
      if (seat === 0 && decision === 'spy.take' && fromHand && hand.length > 2 && looked.length > 1 && cards > most)
        [fullest, most] = [{ known, stage: 'decide', open, undoable: 0 }, cards];
      match.answer(seat, open[draw.below(open.length)] ?? -1);
    }
  }
  if (!fullest) throw new Error('nobody spied with so full a hand');
  return fullest;
}

/** Liberation's turn after each of these cities has been named by Sabotage and missed by an attack. */
export function marked(cities: readonly string[]): Moment {
  const rules = liberation.open({}) as LiberationRules;
  const { known, ...moment } = longest();
  const told = cities.flatMap((city) => [rules.events.code({ kind: 'sabotage', city }), rules.events.code({ kind: 'missed', city })]);
  return { ...moment, known: { ...known, past: [...known.past, ...told] } };
}

export const scene = (setting: Setting, moment: Moment): Scene => ({ game: 'liberation', options: setting, moment });
