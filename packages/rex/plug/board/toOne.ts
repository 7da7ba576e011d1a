import type { RexEvent } from '@orrery/rex';

/** What a seat is told of its own secrets, in words that speak to it: in a replay with everything open they would speak to nobody. */
export const toOne = (event: RexEvent): boolean =>
  (event.kind === 'dealtTraitor' && 'leader' in event) ||
  (event.kind === 'dealtBetrayal' && 'betrayal' in event) ||
  (event.kind === 'predicted' && 'race' in event);
