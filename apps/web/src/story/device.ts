/** Saves everything this device keeps to a file, and takes it from one. */
import { GAMES } from '@orrery/games/list';
import { keep, kept } from '../app/settings.ts';
import { joined, readProgress } from '../learn/noted.ts';
import { all, putAll } from '../table/shelf.ts';
import { DEVICE_BYTES, type DeviceFault, type DeviceFile, isShared, missing, readDeviceFile } from './deviceFile.ts';

const PREFIX = 'orrery.';

function settings(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of Object.keys(localStorage)) {
    const key = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : '';
    const value = isShared(key) ? kept(key) : null;
    if (value !== null) found[key] = value;
  }
  return found;
}

const shelves = async (): Promise<Pick<DeviceFile, 'tables' | 'replays' | 'packs'>> => {
  const [tables, replays, packs] = await Promise.all([all('tables'), all('replays'), all('packs')]);
  return { tables, replays, packs };
};

export async function save(): Promise<void> {
  const file: DeviceFile = { format: 1, kind: 'orrery device', made: Date.now(), settings: settings(), ...(await shelves()) };
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
  link.download = `orrery-device-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export type Taken = Readonly<Record<'tables' | 'replays' | 'packs', number>>;
export type Refused =
  | DeviceFault
  | { readonly wrong: 'large'; readonly given: number; readonly most: number }
  | { readonly wrong: 'store' };

/** Takes what is not here yet; all of it, or nothing. */
export async function take(given: File): Promise<Taken | Refused> {
  if (given.size > DEVICE_BYTES) return { wrong: 'large', given: Math.ceil(given.size / 2 ** 20), most: DEVICE_BYTES / 2 ** 20 };
  const file = readDeviceFile(await given.text());
  if ('wrong' in file) return file;
  try {
    const fresh = missing(file, await shelves());
    await putAll(fresh);
    for (const [key, value] of Object.entries(file.settings)) if (kept(key) === null) keep(key, value);
    for (const game of GAMES) learn(`learn.${game}`, file.settings[`learn.${game}`]);
    return { tables: fresh.tables.length, replays: fresh.replays.length, packs: fresh.packs.length };
  } catch {
    return { wrong: 'store' };
  }
}

/** Lessons done there are done here too. */
function learn(key: string, theirs: string | undefined): void {
  if (theirs !== undefined) keep(key, JSON.stringify(joined(readProgress(kept(key)), readProgress(theirs).done)));
}
