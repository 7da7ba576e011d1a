/** The packages of a Ceasefire as far as they have been told: who proposes what, who must agree, and who has answered how. */
import type { RexEvent } from '@orrery/rex';

export interface Transfer {
  readonly giver: number;
  readonly taker: number;
  readonly amount: number;
}
export interface Package {
  readonly by: number;
  readonly members: readonly number[];
  readonly transfers: readonly Transfer[];
  readonly accepted: readonly number[];
  readonly refused: readonly number[];
  readonly state: 'open' | 'agreed' | 'lapsed';
}
export interface Lap {
  readonly number: number | null;
  readonly packages: readonly Package[];
  readonly passed: readonly number[];
}

/** The running lap, and the one before it in the same Ceasefire. */
export function lapsOf(events: readonly RexEvent[]): { readonly now: Lap; readonly before: Lap | null } {
  const start = events.findLastIndex(({ kind }) => kind === 'lap' || kind === 'ceasefire');
  const earlier = events.slice(0, Math.max(start, 0)).findLastIndex(({ kind }) => kind === 'lap' || kind === 'ceasefire');
  const before = events[start]?.kind === 'lap' && events[earlier]?.kind === 'lap' ? lapOf(events.slice(earlier, start)) : null;
  return { now: lapOf(start < 0 ? [] : events.slice(start)), before };
}

function lapOf(events: readonly RexEvent[]): Lap {
  const [opening] = events;
  const packages = new Map<number, Package>();
  const passed: number[] = [];
  const change = (by: number, more: (old: Package) => Partial<Package>): void => {
    const old = packages.get(by) ?? { by, members: [], transfers: [], accepted: [], refused: [], state: 'open' };
    packages.set(by, { ...old, ...more(old) });
  };
  for (const event of events)
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

/** Everybody whose yes a package needs: other members and other payers. REX-CEASE-7 */
export const respondents = ({ by, members, transfers }: Pick<Package, 'by' | 'members' | 'transfers'>): readonly number[] =>
  [...new Set([...members, ...transfers.map(({ giver }) => giver)])].filter((seat) => seat !== by).toSorted((a, b) => a - b);
