import type { Chance, Choice, Known } from '@orrery/kernel';
import type { Table } from './table.ts';
import type { View } from './view.ts';

/** The answer of a seat whose time has run out: what binds it least. */
export function fallback(t: Table, { view }: Known<View>, open: readonly Choice[], chance: Chance): Choice {
  const any = (choices: readonly Choice[]): Choice => choices[chance.below(choices.length)] as Choice;
  const within = (verb: keyof Table['c']): readonly Choice[] => open.filter((choice) => t.choices.word(choice) === verb);
  switch (view.decision) {
    case 'prep.keep': {
      const most = Math.max(...open.map((choice) => keptBy(t, choice)));
      return any(open.filter((choice) => keptBy(t, choice) === most));
    }
    case 'turn':
      return any(within('idle')); // GRV-IDLE-4
    case 'copy':
      return t.c.skip;
    case 'joint.answer':
      return t.c.refuse;
    default:
  }
  const partners = view.answers.find(({ seat }) => seat !== view.viewer);
  if (partners) return t.choices.code(partners.choice); // like the partner
  return open.includes(t.c.done) ? t.c.done : any(open);
}

function keptBy(t: Table, choice: Choice): number {
  return t.sets.size[t.keeps.keys[choice - t.c.keep] as number] as number;
}
