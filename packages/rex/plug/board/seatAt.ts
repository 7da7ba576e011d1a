/** For tests: a seat of a real match, played by chance up to some question, as a table that writes down what is answered. */
import { type Signal, signal } from '@preact/signals';
import { type Choice, type Match, quick, seeded, startMatch } from '@orrery/kernel';
import { rex, type RexRules, type RexView } from '@orrery/rex';
import type { Offer } from '@orrery/web/table/play.ts';
import type { Snapshot, Table } from '@orrery/web/table/table.ts';

export const rules = rex.open({ seats: 6 }) as RexRules;

interface Seated {
  readonly match: Match<RexView>;
  readonly seat: number;
  readonly table: Pick<Table, 'now' | 'answer'>;
  readonly now: Signal<Snapshot>;
  /** Verbs of the answers given here. */
  readonly answers: readonly string[];
  view(): RexView;
  offers(): readonly Offer[];
}

/** The first seat that is asked something for which `wanted` holds, in one game or another. */
export function seatAt(wanted: (view: RexView, open: readonly Choice[]) => boolean): Seated {
  for (let game = 0; game < 50; game++) {
    const match = startMatch(rules, seeded(`seat ${game}`));
    const draw = quick(game);
    while (match.asked) {
      const seat = 31 - Math.clz32(match.asked);
      const open = match.open(seat);
      if (wanted(match.known(seat).view, open)) return sit(match, seat);
      match.answer(seat, open[draw.below(open.length)] as Choice);
    }
  }
  throw new Error('no game has come to this');
}

function sit(match: Match<RexView>, seat: number): Seated {
  const seen = (): Snapshot => {
    const known = match.known(seat);
    const open = (match.asked >> seat) & 1 ? match.open(seat) : [];
    return {
      stage: open.length > 0 ? 'decide' : 'wait',
      viewer: seat,
      known,
      open,
      warnings: Object.fromEntries(
        open.map((choice) => [choice, rules.warnings(known, choice)] as const).filter(([, codes]) => codes.length > 0),
      ),
      undoable: 0,
      next: null,
      ended: null,
    };
  };
  const now = signal(seen());
  const answers: string[] = [];
  return {
    match,
    seat,
    now,
    answers,
    table: {
      now,
      answer: (choice) => {
        answers.push(rules.choices.name(choice).verb);
        const refusal = match.answer(seat, choice);
        now.value = seen();
        return Promise.resolve(refusal);
      },
    },
    view: () => match.known(seat).view,
    offers: () => now.value.open.map((choice) => ({ choice, named: rules.choices.name(choice) as Offer['named'] })),
  };
}
