import type { Status } from '@orrery/kernel';
import type { RexPack } from './pack.ts';
import influenceCards from './influence-cards.json' with { type: 'json' };
import leaders from './leaders.json' with { type: 'json' };
import locations from './locations.json' with { type: 'json' };
import races from './races.json' with { type: 'json' };
import status from './status.json' with { type: 'json' };
import strategyCards from './strategy-cards.json' with { type: 'json' };
import tables from './tables.json' with { type: 'json' };

/** The game as far as it is known: what print does not tell is filled in, and marked so in `status`. */
export const standard: RexPack = {
  id: 'rex-standard',
  version: 1,
  label: 'Rex: Final Days of an Empire, standard edition',
  ...tables,
  locations,
  races: races,
  leaders,
  strategyCards,
  influenceCards,
  status: status as Readonly<Record<string, Status>>,
};
