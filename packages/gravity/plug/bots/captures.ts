import type { GravityRules } from '@orrery/gravity';
import type { Choice } from '@orrery/kernel';

/** Choices that play a capture, or begin one. */
export function captures({ table, choices }: GravityRules): (choice: Choice) => boolean {
  const captures = table.pack.cards.flatMap(({ number, actions }) =>
    (['A', 'B'] as const).flatMap((which) => (actions[which].op.startsWith('capture') ? [{ number, action: `${number}${which}` }] : [])),
  );
  return (choice) => {
    const said = choices.name(choice);
    if (said.verb === 'play') return captures.some(({ number }) => number === said.card);
    return said.verb === 'act' && captures.some(({ action }) => action === said.action);
  };
}
