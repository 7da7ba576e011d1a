/** Everything a device keeps as one file, and what is wrong with a file that claims to be one; without page or storage. */
import { readReplay } from '@orrery/kernel';
import { isGame } from '@orrery/games/list';
import type { TableRecord } from '../table/record.ts';
import type { KeptPack, KeptReplay } from '../table/shelf.ts';

export interface DeviceFile {
  readonly format: 1;
  readonly kind: 'orrery device';
  readonly made: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly tables: readonly TableRecord[];
  readonly replays: readonly KeptReplay[];
  readonly packs: readonly KeptPack[];
}

/** What is wrong with a file: a word for it, and the place. */
export interface DeviceFault {
  readonly wrong: 'json' | 'kind' | 'entry';
  readonly path: string;
}

/** A larger file is not read. */
export const DEVICE_BYTES = 48 * 1024 * 1024;
const ENTRIES = 20_000;
const TEXT = 1_000_000;
/** Keys of settings; whoever has the key to online games is somebody, so that it never leaves the device this way. */
const SETTING = /^[a-z][a-zA-Z.-]{0,60}$/;
const PRIVATE: readonly string[] = ['token', 'guest', 'seals'];
export const isShared = (key: string): boolean => SETTING.test(key) && !PRIVATE.includes(key);

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, most = 200): value is string => typeof value === 'string' && value.length <= most;
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isList = (value: unknown, fits: (entry: unknown) => boolean, most = ENTRIES): value is unknown[] =>
  Array.isArray(value) && value.length <= most && value.every(fits);

const isSeat = (value: unknown): boolean =>
  isRecord(value) && (value['kind'] === 'person' || value['kind'] === 'bot') && isText(value['name']) && isWhole(value['level']);
const isOpened = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value['match']) &&
  isText(value['commitment']) &&
  isText(value['secret']) &&
  isList(value['nonces'], (nonce) => isText(nonce), 15);
const isPosition = (value: unknown): boolean =>
  isRecord(value) && isList(value['pasts'], (past) => isList(past, isWhole, TEXT), 16) && value['state'] !== undefined;
const isResult = (value: unknown): boolean =>
  value === null || (isRecord(value) && isList(value['winners'], isWhole, 15) && isText(value['clause']));
const isEnded = (value: unknown): boolean =>
  value === null ||
  (isRecord(value) &&
    ['rules', 'resigned', 'timeout', 'unfinished'].includes(String(value['how'])) &&
    (value['seat'] === null || isWhole(value['seat'])) &&
    isResult(value['result']));

const isTable = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value['id']) &&
  isText(value['game']) &&
  isGame(value['game']) &&
  isText(value['rules']) &&
  isRecord(value['options']) &&
  isList(value['seats'], isSeat, 15) &&
  isOpened(value['seed']) &&
  (value['from'] === undefined || isPosition(value['from'])) &&
  isList(value['log'], (entry) => isList(entry, isWhole, 2) && entry.length === 2, TEXT) &&
  isWhole(value['started']) &&
  isWhole(value['touched']) &&
  isEnded(value['ended']);

const isReplay = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value['id']) &&
  isWhole(value['added']) &&
  isText(value['text'], 4 * TEXT) &&
  !('code' in readReplay(value['text']));

const isPack = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value['id']) &&
  isText(value['game']) &&
  isGame(value['game']) &&
  isWhole(value['added']) &&
  isRecord(value['data']);

const SHELVES = { tables: isTable, replays: isReplay, packs: isPack } as const;

/** Reads a text that may be anything. */
export function readDeviceFile(text: string): DeviceFile | DeviceFault {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { wrong: 'json', path: '' };
  }
  if (!isRecord(file) || file['kind'] !== 'orrery device' || file['format'] !== 1) return { wrong: 'kind', path: '' };
  for (const [shelf, fits] of Object.entries(SHELVES)) {
    const entries = file[shelf];
    if (!Array.isArray(entries) || entries.length > ENTRIES) return { wrong: 'entry', path: `/${shelf}` };
    const at = entries.findIndex((entry) => !fits(entry));
    if (at >= 0) return { wrong: 'entry', path: `/${shelf}/${at}` };
  }
  const { settings } = file;
  if (!isRecord(settings)) return { wrong: 'entry', path: '/settings' };
  const odd = Object.entries(settings).find(([key, value]) => !isShared(key) || !isText(value, TEXT));
  if (odd) return { wrong: 'entry', path: `/settings/${odd[0].slice(0, 60)}` };
  return file as unknown as DeviceFile;
}

/** What of a file is not here yet: nothing that is here gives way, but a game that went on elsewhere is taken as far as it went. */
export function missing(
  file: DeviceFile,
  here: Pick<DeviceFile, 'tables' | 'replays' | 'packs'>,
): Pick<DeviceFile, 'tables' | 'replays' | 'packs'> {
  const byId = new Map(here.tables.map((table) => [table.id, table]));
  const goesOn = (table: TableRecord): boolean => {
    const own = byId.get(table.id);
    return (
      own === undefined ||
      (own.ended === null && table.log.length > own.log.length && own.log.every((entry, i) => String(entry) === String(table.log[i])))
    );
  };
  const fresh = <T extends { readonly id: string }>(theirs: readonly T[], ours: readonly T[]): T[] => {
    const ids = new Set(ours.map(({ id }) => id));
    return theirs.filter(({ id }) => !ids.has(id));
  };
  return { tables: file.tables.filter(goesOn), replays: fresh(file.replays, here.replays), packs: fresh(file.packs, here.packs) };
}
