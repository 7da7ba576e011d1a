/** The packages of a Ceasefire lap as far as they have been told: who proposes what, and who has answered how. */
import type { RexEvent } from '@orrery/rex';

export interface Package {
  readonly by: number;
  readonly members: readonly number[];
  readonly transfers: readonly { readonly giver: number; readonly taker: number; readonly amount: number }[];
  readonly accepted: readonly number[];
  readonly refused: readonly number[];
  readonly state: 'open' | 'agreed' | 'lapsed';
}
export interface Lap {
  readonly number: number | null;
  readonly packages: readonly Package[];
  readonly passed: readonly number[];
}

export function lapOf(events: readonly RexEvent[]): Lap {
  const start = events.findLastIndex(({ kind }) => kind === 'lap' || kind === 'ceasefire');
  const opening = events[start];
  const packages = new Map<number, Package>();
  const passed: number[] = [];
  const change = (by: number, more: (old: Package) => Partial<Package>): void => {
    const old = packages.get(by) ?? { by, members: [], transfers: [], accepted: [], refused: [], state: 'open' };
    packages.set(by, { ...old, ...more(old) });
  };
  for (const event of start < 0 ? [] : events.slice(start))
    switch (event.kind) {
      case 'offered':
        change(event.seat, () => ('members' in event ? { members: event.members.split('+').map(Number) } : {}));
        break;
      case 'offeredTransfer':
        change(event.seat, ({ transfers }) => ({ transfers: [...transfers, event] }));
        break;
      case 'accepted':
        change(event.by, ({ accepted }) => ({ accepted: [...accepted, event.seat] }));
        break;
      case 'refused':
        change(event.by, ({ refused }) => ({ refused: [...refused, event.seat] }));
        break;
      case 'agreed':
      case 'lapsed':
        change(event.by, () => ({ state: event.kind }));
        break;
      case 'passedLap':
        passed.push(event.seat);
        break;
      default:
    }
  return { number: opening?.kind === 'lap' ? opening.lap : null, packages: [...packages.values()], passed };
}
