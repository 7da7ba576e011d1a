/** A process that is told to stop sends its people to the others: nobody loses a move or sees an error. */
import { Client, type Seen } from '@orrery/protocol';
import { newDatabase } from '@orrery/store/private';
import { expect, inject, test } from 'vitest';
import { MemoryBus } from '../processes/bus.ts';
import { Guest } from '../testing/guest.ts';
import { testServer, type TestServer } from '../testing/place.ts';
import { balance } from './balancer.ts';

/** Milliseconds. */
const BREATH = 10;

test('players behind a proxy go on while one process after another is replaced', async () => {
  const environment = {
    ORRERY_STORE: await newDatabase(inject('postgres')),
    ORRERY_DRAIN_SECONDS: '1',
    ORRERY_PROXY: '127.0.0.1',
    ORRERY_BURST: '100000',
    ORRERY_PER_SECOND: '100000',
    ORRERY_BUDGETS: '1000',
  };
  const hub = new MemoryBus();
  const servers: TestServer[] = [];
  const start = async (): Promise<void> => void servers.push(await testServer({ bus: hub.join(), beat: 50 }, environment));
  await start();
  await start();
  const proxy = await balance(() => servers.map(({ port }) => port), 0, '127.0.0.1');
  const clients = ['Ada', 'Bob'].map(
    (name) => new Client({ url: `ws://127.0.0.1:${proxy.port}/socket`, token: null, name, patience: 300 }),
  );
  const [ada, bob] = clients as [Client, Client];
  const { match } = (await ada.request({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })) as { match: string };
  await bob.request({ do: 'join', match });
  const shown = new Map<Client, Seen>();
  await Promise.all(clients.map((client) => client.watch(match, (seen) => void shown.set(client, seen))));

  let said = 0;
  let over = false;
  /** Talks on and on, each line sent when the last is there; a fast machine takes a breath between them, since a table holds only so many. */
  const talk = async (client: Client): Promise<void> => {
    while (!over) {
      await client.request({ do: 'chat', match, room: 'table', text: `line ${++said}` });
      await new Promise((breath) => setTimeout(breath, BREATH));
    }
  };
  const talking = Promise.all(clients.map(talk));
  for (let i = 0; i < 2; i++) {
    await start();
    const [oldest] = servers;
    const before = said;
    await oldest?.close();
    servers.shift();
    await expect.poll(() => said).toBeGreaterThan(before + 5);
  }
  over = true;
  // Every request was carried out: none of them was refused or left without an answer.
  await talking;
  const lines = Array.from({ length: said }, (_, i) => `line ${i + 1}`);
  const reader = await Guest.arrive(servers[0]?.url ?? '');
  await reader.must({ do: 'watch', match });
  const seen = new Set(reader.chat.map(({ text }) => text));
  expect(lines.slice(-50).filter((line) => !seen.has(line))).toEqual([]);
  for (const client of clients) client.close();
  await proxy.close();
  await Promise.all(servers.map((server) => server.end()));
});

test('whoever has a command under way is answered before the goodbye', async () => {
  const server = await testServer({}, { ORRERY_STORE: await newDatabase(inject('postgres')) });
  const ada = await Guest.arrive(server.url);
  const asked = Array.from({ length: 20 }, () => ada.ask({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] }));
  await ada.must({ do: 'ping' });
  const closed = server.close();
  expect((await Promise.all(asked)).filter((answered) => 'no' in answered)).toEqual([]);
  await closed;
  expect(ada.closed).toEqual({ code: 1001 });
  await server.end();
});
