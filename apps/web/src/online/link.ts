/** The one connection of this page to its server, made when a screen first needs it. */
import { signal } from '@preact/signals';
import type { Request } from '@orrery/protocol';
import { Client, type Connection } from '@orrery/protocol/client';
import { keep } from '../app/settings.ts';

const TOKEN = 'token';

function kept(key: string): string | null {
  try {
    return localStorage.getItem(`orrery.${key}`);
  } catch {
    return null;
  }
}

export const connection = signal<Connection>('connecting');
/** Whoever holds it is this person, on any device. */
export const token = signal<string | null>(kept(TOKEN));
export const ownName = signal<string>(kept('name') ?? '');

let client: Client | null = null;

export function link(): Client {
  client ??= new Client({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`,
    token: token.peek(),
    ...(ownName.peek() === '' ? {} : { name: ownName.peek() }),
    onToken(given) {
      token.value = given;
      keep(TOKEN, given);
    },
    onConnection: (state) => (connection.value = state),
  });
  return client;
}

/** Becomes the person another device is: the connection starts anew under that token. */
export function become(given: string): void {
  token.value = given;
  keep(TOKEN, given);
  client?.close();
  client = null;
  connection.value = 'connecting';
}

export const request = <T extends object>(command: Request): Promise<T> => link().request(command) as Promise<T>;

export function rename(name: string): void {
  ownName.value = name;
  keep('name', name);
  if (name !== '') void request({ do: 'rename', name }).catch(() => undefined);
}
