/** A lesson as a table: boards show it like any other, and what is answered at it goes to the lesson. */
import { type Signal, signal } from '@preact/signals';
import type { GameId } from '@orrery/games/list';
import { calm, pace, type Pace } from '../app/settings.ts';
import type { Plugs } from '../table/engines.ts';
import type { SeatRecord } from '../table/record.ts';
import type { Snapshot, Table } from '../table/table.ts';
import type { LessonRun, Reply } from './LessonRun.ts';

/** Milliseconds for which an answer of somebody else stays in view. */
const REST: Readonly<Record<Pace, number>> = { calm: 900, quick: 250, instant: 0 };

/** The coach says why; the board need not say it again. */
const SAID = { code: 'open', clause: '', data: {} } as const;

export interface Lessoned {
  readonly table: Table;
  readonly run: LessonRun;
  /** Counts everything done; whoever reads it is drawn anew. */
  readonly turn: Signal<number>;
  /** What became of the last thing done that was not right. */
  readonly wrong: Signal<Extract<Reply, { readonly right: false }> | null>;
  /** The others are still answering. */
  readonly playing: Signal<boolean>;
  /** Does something with the lesson, and shows where it has led. */
  take(deed: (run: LessonRun) => Reply | void): void;
}

/** `keep` is called after everything done. */
export function lessonTable(game: GameId, id: string, run: LessonRun, plugs: Plugs, keep: () => void): Lessoned {
  const { rules, seat } = run;
  const turn = signal(0);
  const wrong = signal<Extract<Reply, { readonly right: false }> | null>(null);
  const playing = signal(false);
  const snapshot = (known: Snapshot['known'], last: boolean): Snapshot => {
    const open = last ? run.open : [];
    return {
      // While something is read or touched nothing is asked at the table, and an end is no end yet.
      stage: open.length > 0 ? 'decide' : 'replay',
      viewer: seat,
      known,
      open,
      warnings: {},
      undoable: last ? run.given : 0,
      next: null,
      ended: null,
    };
  };
  const now = signal(snapshot(run.known, true));
  let showing = 0;
  const show = async (): Promise<void> => {
    const mine = ++showing;
    const { shots } = run;
    playing.value = shots.length > 1;
    for (const [i, known] of shots.entries()) {
      if (i > 0 && i < shots.length - 1 && shots[i + 1]?.past.length === known.past.length) continue;
      if (i > 0) await new Promise((done) => setTimeout(done, calm() ? 0 : REST[pace.peek()]));
      if (mine !== showing) return;
      now.value = snapshot(known, i === shots.length - 1);
    }
    playing.value = false;
  };
  const take = (deed: (run: LessonRun) => Reply | void): void => {
    const reply = deed(run);
    wrong.value = reply && !reply.right ? reply : null;
    turn.value++;
    keep();
    void show();
  };
  const nothing = (): Promise<void> => Promise.resolve();
  const seats = Array.from({ length: rules.seats }, (_, n): SeatRecord => ({ kind: n === seat ? 'person' : 'bot', name: '', level: 1 }));
  const table: Table = {
    id,
    game,
    seats,
    rules,
    plugs,
    lesson: true,
    spokenOf: () => (turn.value >= 0 && run.phase === 'ask' ? (run.step.point ?? []) : []),
    commitment: '',
    ownPack: null,
    now,
    answer(choice) {
      take((lesson) => lesson.answer(choice));
      // Nothing follows what was taken back.
      return Promise.resolve(wrong.value ? SAID : null);
    },
    undo() {
      take((lesson) => lesson.undo());
      return nothing();
    },
    why(choice) {
      const reply = run.why(choice);
      wrong.value = reply && !reply.right ? reply : null;
      return Promise.resolve(SAID);
    },
    handOver: nothing,
    take: nothing,
    advice: () => Promise.resolve([]),
    resign: nothing,
    close: () => void showing++,
  };
  return { table, run, turn, wrong, playing, take };
}
