/** Answers on their way to the table: one, or several that belong together, with "sure?" before one that may be regretted. */
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Choice, Refusal } from '@orrery/kernel';
import type { Customs } from '@orrery/games/load';
import type { Snapshot, Table } from './table.ts';

type Remarks = NonNullable<Customs['remarks']>;

export interface Doubt {
  readonly choice: Choice;
  readonly codes: readonly string[];
  /** What is to be answered afterwards. */
  readonly after: readonly Choice[];
}

interface Answering {
  readonly doubt: Signal<Doubt | null>;
  readonly refused: Signal<Refusal | null>;
  readonly busy: Signal<boolean>;
  chooseAll(choices: readonly Choice[]): void;
  confirm(): void;
}

/** The viewer's own answers so far. */
const given = ({ known }: Snapshot): readonly Choice[] => (known?.past ?? []).flatMap((entry) => (entry < 0 ? [~entry] : []));

/** Longer than a table takes to show an answer it has accepted; a table that was lost on the way shows nothing. */
const PATIENCE = 10_000;

/** Waits until a condition holds, with a limit. */
const until = (now: ReadonlySignal<Snapshot>, so: (snapshot: Snapshot) => boolean): Promise<void> =>
  new Promise((done) => {
    const end = (): void => {
      clearTimeout(late);
      queueMicrotask(() => stop());
      done();
    };
    const late = setTimeout(end, PATIENCE);
    const stop = effect(() => {
      if (so(now.value)) end();
    });
  });

/** `unasked`: whether the player wants no such question at all. `seen`: when the person sees that the answer was taken. */
export function answering(
  table: Pick<Table, 'now' | 'answer'>,
  { never, once }: Remarks = { never: [], once: [] },
  unasked: () => boolean = () => false,
  seen: () => Promise<void> | null = () => null,
): Answering {
  const doubt = signal<Doubt | null>(null);
  const refused = signal<Refusal | null>(null);
  const busy = signal(false);
  /** Warnings that were heard and set aside. */
  const heard = new Set<string>();
  /** The warnings about a choice that need a confirmation; some are given once only. */
  const doubtsAbout = (choice: Choice): readonly string[] =>
    unasked()
      ? []
      : (table.now.peek().warnings[choice] ?? []).filter((code) => !never.includes(code) && !(once.includes(code) && heard.has(code)));
  /** Whether a later choice cannot follow at once: it is not open, or there is a warning to be read first. */
  const stops = (choice: Choice, after: readonly Choice[]): boolean => {
    const { open } = table.now.peek();
    const codes = doubtsAbout(choice);
    if (codes.length > 0 && open.includes(choice)) doubt.value = { choice, codes, after };
    return codes.length > 0 || !open.includes(choice);
  };
  const send = async (choices: readonly Choice[]): Promise<void> => {
    const start = given(table.now.peek()).length;
    busy.value = true;
    const shown = seen();
    try {
      if (shown) await shown;
      for (const [i, choice] of choices.entries()) {
        const isGiven = (now: Snapshot): boolean => now.known === null || given(now).length > start + i;
        // Where there is only one answer the table gives it by itself.
        if (i > 0 && table.now.peek().answersItself) await until(table.now, isGiven);
        if (given(table.now.peek())[start + i] === choice) continue;
        if (i > 0 && stops(choice, choices.slice(i + 1))) return;
        refused.value = await table.answer(choice);
        if (refused.value) return;
        if (i + 1 < choices.length) await until(table.now, isGiven);
      }
    } finally {
      busy.value = false;
    }
  };
  return {
    doubt,
    refused,
    busy,
    chooseAll(choices) {
      const [first, ...after] = choices;
      if (busy.peek() || first === undefined) return;
      refused.value = null;
      const codes = doubtsAbout(first);
      if (codes.length > 0) doubt.value = { choice: first, codes, after };
      else void send(choices);
    },
    confirm() {
      const waiting = doubt.peek();
      doubt.value = null;
      if (!waiting) return;
      for (const code of waiting.codes) heard.add(code);
      void send([waiting.choice, ...waiting.after]);
    },
  };
}
