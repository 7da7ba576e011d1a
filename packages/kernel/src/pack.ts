import type { Fault } from './contract.ts';

/**
 * How sure a value of a pack is: stands in print, follows from print, taken over from a related game, made up by us to fill a gap, or typed in by
 * whoever keeps the pack, so that it is theirs and leaves their device only when they say so.
 */
export const STATUSES = ['printed', 'derived', 'inferred', 'reconstructed', 'own'] as const;
export type Status = (typeof STATUSES)[number];

/** Cards, maps, numbers and names of a game: one JSON value. `status` maps JSON pointers to a status; the longest pointer that covers a value decides. */
export interface Pack {
  readonly id: string;
  readonly version: number;
  readonly label: string;
  readonly status: Readonly<Record<string, Status>>;
}

/** The status of the value at a JSON pointer: its own, or that of the nearest part around it. */
export function statusOf(pack: Pack, pointer: string): Status | undefined {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const status = Object.hasOwn(pack.status, at) ? pack.status[at] : undefined;
    if (status !== undefined || at === '') return status;
  }
}

const exists = (root: unknown, pointer: string): boolean => {
  if (pointer === '') return true;
  let at = root;
  for (const part of pointer.slice(1).split('/')) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return false;
    if (Array.isArray(at) && key === 'length') return false;
    at = (at as Record<string, unknown>)[key];
  }
  return true;
};

/** Faults of the parts every pack has. A game adds its own checks. */
export function packFaults(pack: unknown): Fault[] {
  if (typeof pack !== 'object' || pack === null || Array.isArray(pack)) return [{ path: '', problem: 'a pack is a JSON object' }];
  const faults: Fault[] = [];
  const given = pack as Record<string, unknown>;
  if (typeof given.id !== 'string' || !/^[a-z0-9][a-z0-9-]{0,63}$/.test(given.id))
    faults.push({ path: '/id', problem: 'is missing or not a short name of a–z, 0–9 and dashes' });
  if (!Number.isInteger(given.version) || (given.version as number) < 1)
    faults.push({ path: '/version', problem: 'is missing or not a whole number from 1' });
  if (typeof given.label !== 'string' || given.label === '' || given.label.length > 200)
    faults.push({ path: '/label', problem: 'is missing or not a line of text' });
  if (typeof given.status !== 'object' || given.status === null || Array.isArray(given.status))
    return [...faults, { path: '/status', problem: 'is missing or not an object of JSON pointers' }];
  for (const [pointer, status] of Object.entries(given.status)) {
    const path = `/status/${pointer.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (!STATUSES.includes(status as Status)) faults.push({ path, problem: `is not one of ${STATUSES.join(', ')}` });
    else if (pointer !== '' && !pointer.startsWith('/')) faults.push({ path, problem: 'is not a JSON pointer' });
    else if (!exists(pack, pointer)) faults.push({ path, problem: 'points to nothing in this pack' });
  }
  return faults;
}
