/** What one person does at a table: choosing, being warned first, being refused, taking back. */
import type { ReadonlySignal } from '@preact/signals';
import type { Choice, Named, Refusal } from '@orrery/kernel';
import { doubts } from '../app/settings.ts';
import { nextPicture } from '../app/nextPicture.ts';
import { answering, type Doubt } from './answering.ts';
import type { Table } from './table.ts';
import { type Wordings, wordings } from './wording.tsx';

export interface Play {
  readonly table: Table;
  readonly say: Wordings;
  /** A choice that waits for "sure?". */
  readonly doubt: ReadonlySignal<Doubt | null>;
  readonly refused: ReadonlySignal<Refusal | null>;
  /** True from a click until the table has answered it. */
  readonly busy: ReadonlySignal<boolean>;
  /** Warnings that stand beside a choice because they come again and again. */
  remarks(choice: Choice): readonly string[];
  /** Open choices in words, in the order of the table. */
  offers(): readonly Offer[];
  choose(choice: Choice): void;
  /** Several answers, one after another; it stops where the next of them is not open. */
  chooseAll(choices: readonly Choice[]): void;
  confirm(): void;
  dismiss(): void;
  undo(): void;
  /** Says why something is not open. */
  ask(choice: Named): void;
}

export interface Offer {
  readonly choice: Choice;
  readonly named: Named & Readonly<Record<string, unknown>>;
}

export function play(table: Table): Play {
  const { remarks } = table.plugs.table.customs;
  const { doubt, refused, busy, chooseAll, confirm } = answering(table, remarks, () => doubts.value === 'never', nextPicture);
  return {
    table,
    say: wordings(table.plugs.rules, table.rules, table.seats, () => table.now.value.known?.view),
    doubt,
    refused,
    busy,
    remarks: (choice) =>
      (table.now.value.warnings[choice] ?? []).filter((code) => remarks?.never.includes(code) || remarks?.once.includes(code)),
    offers: () => table.now.value.open.map((choice) => ({ choice, named: table.rules.choices.name(choice) as Offer['named'] })),
    choose: (choice) => chooseAll([choice]),
    chooseAll,
    confirm,
    dismiss() {
      doubt.value = null;
      refused.value = null;
    },
    undo() {
      refused.value = null;
      void table.undo();
    },
    ask(named) {
      const choice = table.rules.choices.code(named);
      if (choice >= 0) void table.why(choice).then((refusal) => (refused.value = refusal.clause === '' ? null : refusal));
    },
  };
}
