import type { AnyRules } from '@orrery/games';
import { type Choice, type Known, type LogEntry, type Replay, type Seat, seeded, seedOf, startMatch, type TableView } from '@orrery/kernel';

/** A decision that was put to a seat in a recorded game: more than one answer was open. */
export interface Decision {
  readonly seat: Seat;
  /** Its place among the decisions of its seat. */
  readonly number: number;
  /** How many answers the record has before it. */
  readonly at: number;
  readonly known: Known<TableView>;
  readonly open: readonly Choice[];
  readonly given: Choice;
  /** So many answers of the seat, this one first: the steps of a whole answer. */
  readonly steps: (count: number) => readonly Choice[];
  /** The table as it lay, and what every seat knew of it. */
  readonly state: () => unknown;
  readonly knowns: () => readonly Known<TableView>[];
}

const lowest = (seats: number): Seat => 31 - Math.clz32(seats & -seats);

/** Who gave which answer, in the order of the record. */
export function answersOf(rules: AnyRules, { seed, choices }: Pick<Replay, 'seed' | 'choices'>): readonly LogEntry[] {
  const chance = seeded(seedOf(seed));
  const state: unknown = rules.start(chance);
  return choices.map((choice) => {
    const seat = lowest(rules.asked(state));
    rules.apply(state, seat, choice, chance);
    return [seat, choice];
  });
}

/**
 * The decisions of one seat. Where several were asked it answers first: that others have answered already tells it nothing, and what they
 * answered is still to be imagined.
 */
export function* decisionsOf(
  rules: AnyRules,
  { seed }: Pick<Replay, 'seed'>,
  answers: readonly LogEntry[],
  seat: Seat,
): Generator<Decision> {
  const match = startMatch(rules, seeded(seedOf(seed)));
  const waiting = Array.from({ length: rules.seats }, (_, who) => answers.flatMap(([by], at) => (by === who ? [at] : [])));
  let number = 0;
  for (;;) {
    const who = (match.asked >> seat) & 1 ? seat : lowest(match.asked);
    const at = match.asked === 0 ? undefined : waiting[who]?.shift();
    if (at === undefined) return;
    const [, given] = answers[at] as LogEntry;
    if (who === seat) {
      const open = match.open(seat);
      if (open.length > 1)
        yield {
          seat,
          number: number++,
          at,
          known: match.known(seat),
          open,
          given,
          steps: (count) => answers.flatMap(([by, choice], i) => (by === seat && i >= at ? [choice] : [])).slice(0, count),
          state: () => match.save().state,
          knowns: () => Array.from({ length: rules.seats }, (_, other) => match.known(other)),
        };
    }
    match.answer(who, given);
  }
}
