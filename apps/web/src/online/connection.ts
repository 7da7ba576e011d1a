/** The one connection of this page to its server, made when a screen first needs it. */
import { signal } from '@preact/signals';
import type { No, Request } from '@orrery/protocol';
import { Client, type Connection, Refused } from '@orrery/protocol/client';
import { keep, kept, unkeep } from '../app/settings.ts';
import { renew } from './renew.ts';
import { seals } from './seals.ts';

const TOKEN = 'token';
/** The guest this device was before somebody signed in. */
const GUEST = 'guest';

export const connection = signal<Connection>('connecting');
/** Whoever holds it is this person, on any device. */
export const token = signal<string | null>(kept(TOKEN));
export const ownName = signal<string>(kept('name') ?? '');

/** A table others were found for, until somebody has taken note. */
export const foundMatch = signal<string | null>(null);

/** Grows whenever something has happened in the tournament that is shown. */
export const changedTournament = signal(0);

let client: Client | null = null;

// After sleep or a change of network, nothing tells us that the old connection is dead.
const look = (): void => {
  if (!document.hidden) client?.look();
};
for (const event of ['online', 'offline', 'pageshow']) addEventListener(event, look);
document.addEventListener('visibilitychange', look);

export function link(): Client {
  client ??= new Client({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`,
    token: token.peek(),
    // Whoever is known may have another name by now, given on another device.
    ...(ownName.peek() === '' || token.peek() !== null ? {} : { name: ownName.peek() }),
    onRefused({ code, data }) {
      if (code === 'shut-out') shutOut.value = data ?? {};
      if (code !== 'unknown-token') return;
      // Signed out from elsewhere: whatever the page shows is somebody else's.
      if (greeted) return signedOut();
      unknownKey.value = true;
      const as = before;
      before = null;
      restart(as);
    },
    onToken(given) {
      token.value = given;
      keep(TOKEN, given);
    },
    onName(name) {
      greeted = true;
      if (name === ownName.peek()) return;
      ownName.value = name;
      keep('name', name);
    },
    seals,
    onFound: (match) => (foundMatch.value = match),
    onChanged: () => changedTournament.value++,
    onConnection: (state) => (connection.value = state),
    onOutdated: renew,
  });
  return client;
}

/** Why and until when the server lets nobody in from here; null where it does. */
export const shutOut = signal<NonNullable<No['data']> | null>(null);
/** The key last given was unknown to the server. */
export const unknownKey = signal(false);
/** Who this page was before it became somebody else. */
let before: string | null = null;
/** Whether the server has taken the present token. */
let greeted = false;

function restart(as: string | null): void {
  token.value = as;
  if (as !== null) keep(TOKEN, as);
  client?.close();
  client = null;
  greeted = false;
  connection.value = 'connecting';
}

/** Signs in as the person another device belongs to: the connection restarts with that token. */
export function become(given: string): void {
  unknownKey.value = false;
  before = token.peek();
  // The server sends that person's name.
  ownName.value = '';
  restart(given);
}

/** From now on this page is somebody who has proved to be it; the guest it was can be found again. */
export function signIn(given: string): void {
  const guest = token.peek();
  if (guest !== null && kept(GUEST) === null) keep(GUEST, guest);
  become(given);
}

/** Whether somebody has signed in on this device. */
export const signedIn = (): boolean => kept(GUEST) !== null;

/** Ends the own session on the server; the device is the guest it was before, or a new one. */
export async function signOut(session: string | undefined): Promise<void> {
  if (session !== undefined) await request({ do: 'end', session });
  signedOut();
}

function signedOut(): void {
  const guest = kept(GUEST);
  unkeep(GUEST);
  unkeep('name');
  if (guest === null) unkeep(TOKEN);
  else keep(TOKEN, guest);
  location.reload();
}

/** Uses the connection. Where the server does not know the token (another key, other data), falls back to the previous one, then to a new person. */
export async function over<T>(use: (client: Client) => Promise<T>): Promise<T> {
  for (;;) {
    const used = link();
    try {
      return await use(used);
    } catch (error) {
      if (!(error instanceof Refused) || error.no.code !== 'unknown-token') throw error;
    }
  }
}

export const request = <T extends object>(command: Request): Promise<T> => over((used) => used.request(command) as Promise<T>);

export function rename(name: string): void {
  ownName.value = name;
  keep('name', name);
  if (name !== '') void request({ do: 'rename', name }).catch(() => undefined);
}
