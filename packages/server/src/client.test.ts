import { Client, Refused, type Connection, type Seen } from '@orrery/protocol';
import { afterEach, expect, test } from 'vitest';
import { testServer, type TestServer } from './testing/place.ts';

let server: TestServer;
const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.end();
});

const until = async (so: () => boolean): Promise<void> => {
  for (let i = 0; i < 6000 && !so(); i++) await new Promise((done) => setTimeout(done, 10));
  expect(so()).toBe(true);
};

function connect(name: string, token: string | null = null): { client: Client; tokens: string[]; states: Connection[] } {
  const tokens: string[] = [];
  const states: Connection[] = [];
  const client = new Client({
    url: server.url,
    token,
    name,
    patience: 300,
    onToken: (given) => tokens.push(given),
    onConnection: (state) => states.push(state),
  });
  clients.push(client);
  return { client, tokens, states };
}

test('the client deals itself in, plays, and goes on after the server was away', async () => {
  server = await testServer();
  const ada = connect('Ada');
  const bob = connect('Bob');
  const made = (await ada.client.request({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })) as { match: string };
  const { match } = made;
  const shown: { left: Seen | null; right: Seen | null } = { left: null, right: null };
  await bob.client.request({ do: 'join', match });
  await ada.client.watch(match, (seen) => (shown.left = seen));
  const stop = await bob.client.watch(match, (seen) => (shown.right = seen));
  await until(() => shown.left?.game?.open.length === 7 && shown.right?.game?.n === 0);
  await ada.client.request({ do: 'answer', match, n: 0, choice: shown.left?.game?.open[0] ?? 0 });
  await until(() => (shown.right?.game?.open.length ?? 0) > 0);
  expect(shown.left?.game?.known.past.length).toBeGreaterThan(7);
  await expect(ada.client.request({ do: 'answer', match, n: 0, choice: 0 })).rejects.toBeInstanceOf(Refused);
  const past = shown.right?.game?.known.past ?? [];
  const { port } = server;
  await server.close();
  await until(() => bob.states.includes('broken'));
  // Asked for while nobody is there; carried out once there is.
  const answering = bob.client.request({ do: 'answer', match, n: 0, choice: shown.right?.game?.open[0] ?? 0 });
  server = await testServer({}, { PORT: String(port) }, server.folder);
  await answering;
  await until(() => shown.right?.game?.n === 1);
  expect(shown.right?.game?.known.past.slice(0, past.length)).toEqual(past);
  expect(bob.tokens.length).toBe(1);
  stop();
  await ada.client.request({ do: 'chat', match, room: 'table', text: 'gone?' });
  await until(() => shown.left?.chat.length === 1);
  expect(shown.right?.chat.length).toBe(0);
});

test('a token nobody knows is refused once and for all', async () => {
  server = await testServer();
  const lost = connect('Nobody', 'z'.repeat(32));
  await expect(lost.client.request({ do: 'list' })).rejects.toMatchObject({ no: { code: 'unknown-token' } });
  expect(lost.client.state).toBe('closed');
});

test('who has taken another name keeps it when the connection comes back', async () => {
  server = await testServer();
  const ada = connect('Ada');
  const names: string[] = [];
  await ada.client.request({ do: 'rename', name: 'Ada Lovelace' });
  const { port } = server;
  await server.close();
  await until(() => ada.states.includes('broken'));
  server = await testServer({}, { PORT: String(port) }, server.folder);
  await ada.client.request({ do: 'ping' });
  const other = new Client({ url: server.url, token: ada.tokens[0] ?? '', onName: (name) => names.push(name) });
  clients.push(other);
  await until(() => names.length > 0);
  expect(names).toEqual(['Ada Lovelace']);
});

test('a connection that is dead without anybody having said so is noticed and made anew, and the table goes on', async () => {
  server = await testServer();
  const bob = connect('Bob');
  const sockets: { deaf: boolean }[] = [];
  const ada = new Client({
    url: server.url,
    token: null,
    silence: 50,
    reply: 1000,
    socket(url) {
      const socket = new WebSocket(url);
      const line = { deaf: false };
      sockets.push(line);
      const ends = { send: (text: string) => line.deaf || socket.send(text), close: () => socket.close() };
      return new Proxy(ends, {
        get: (own, key) => Reflect.get(own, key) ?? Reflect.get(socket, key),
        set(_own, key, handler: (event: Event) => void) {
          Reflect.set(socket, key, (event: Event) => line.deaf || handler(event));
          return true;
        },
      }) as unknown as WebSocket;
    },
  });
  clients.push(ada);
  const { match } = (await ada.request({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })) as { match: string };
  let shown: Seen | null = null;
  await ada.watch(match, (seen) => (shown = seen));
  const line = sockets[0];
  if (line) line.deaf = true;
  await bob.client.request({ do: 'join', match });
  await bob.client.watch(match, () => {});
  await until(() => (shown?.game?.open.length ?? 0) > 0);
  expect(sockets.length).toBeGreaterThan(1);
});
