import type { Chance, Choice, Known } from '@orrery/kernel';
import { keyAt, sizeOf } from './card-sets.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

/** The answer of a seat whose time has run out: what binds it least. */
export function fallback(table: Table, { view }: Known<View>, open: readonly Choice[], chance: Chance): Choice {
  const { choices, choiceCodec } = table;
  const any = (list: readonly Choice[]): Choice => list[chance.below(list.length)] as Choice;
  switch (view.decision) {
    case 'prep.keep': {
      const most = Math.max(...open.map((choice) => keptBy(table, choice)));
      return any(open.filter((choice) => keptBy(table, choice) === most));
    }
    case 'turn':
      return any(open.filter((choice) => choiceCodec.form(choice).word === 'idle')); // GRV-IDLE-4
    case 'copy':
      return choices.skip();
    case 'joint.answer':
      return choices.refuse();
    default:
  }
  const partners = view.answers.find(({ seat }) => seat !== view.viewer);
  if (partners) return choiceCodec.code(partners.choice); // like the partner
  return open.includes(choices.done()) ? choices.done() : any(open);
}

const keptBy = ({ choices, sets, keeps }: Table, choice: Choice): number => sizeOf(sets, keyAt(keeps, choices.keep.read.cards(choice)));
