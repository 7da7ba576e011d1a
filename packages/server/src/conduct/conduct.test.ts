import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cases, Dossier, IgnoringList } from '@orrery/protocol';
import { tendPeople, type Act } from '@orrery/store';
import { afterEach, expect, test } from 'vitest';
import { deal, Guest, type Answered } from '../testing/guest.ts';
import { oneServer, type TestServer } from '../testing/place.ts';

const clock = { kind: 'bank', seconds: 600, increment: 10 } as const;
let server: TestServer | null = null;
afterEach(async () => {
  await server?.end();
  server = null;
});

const open = async (environment: Readonly<Record<string, string>> = {}): Promise<void> => {
  server = await oneServer({ beat: 20 }, environment);
};
const arrive = (name: string, more: { readonly token?: string; readonly from?: string } = {}): Promise<Guest> =>
  Guest.arrive(server?.url ?? '', { name, ...more });
const codeOf = (answered: Answered): string => ('no' in answered ? answered.no.code : 'ok');
const said = ({ chat }: Guest): (string | undefined)[] => chat.map(({ text }) => text);
const say = (guest: Guest, match: string, text: string): Promise<Answered> => guest.ask({ do: 'chat', match, room: 'table', text });

/** What the host does at the command line beside the running server. */
const host = (name: string, deed: Pick<Act, 'what'> & Partial<Act>): Promise<void> =>
  tendPeople(server?.folder ?? '', async (people) => {
    const [person] = await people.called(name);
    await people.conduct.act({
      time: Date.now(),
      by: '',
      match: '',
      until: 0,
      reason: '',
      address: false,
      whom: person?.id ?? '',
      ...deed,
    });
  });

test('whoever is muted is not heard, before or after, by that one person alone; until it is taken back', async () => {
  await open();
  const [ann, bob, eve] = [await arrive('Ann'), await arrive('Bob'), await arrive('Eve')];
  const match = await deal('conclave', [ann, bob, eve]);
  await say(bob, match, 'one');
  await ann.until(() => said(ann).length === 1, 'a line');
  const { people } = (await ann.must({ do: 'ignore', match, seat: 1, how: 'mute' })) as unknown as IgnoringList;
  expect(people).toMatchObject([{ name: 'Bob', how: 'mute' }]);
  await ann.until(() => said(ann).length === 0, 'silence');
  await say(bob, match, 'two');
  await say(eve, match, 'three');
  await ann.until(() => said(ann).length === 1, 'the other');
  expect([said(ann), said(eve)]).toEqual([['three'], ['one', 'two', 'three']]);
  const again = await arrive('Ann', { token: ann.token });
  await again.must({ do: 'watch', match });
  expect(said(again)).toEqual(['three']);
  expect(codeOf(await ann.ask({ do: 'ignore', match, seat: 0, how: 'mute' }))).toBe('yourself');
  expect(codeOf(await ann.ask({ do: 'ignore', match, said: 5, how: 'mute' }))).toBe('no-such-person');
  const [line] = eve.chat;
  await eve.must({ do: 'ignore', match, said: line?.time ?? 0, how: 'mute' });
  await eve.until(() => said(eve).join() === 'three', 'who said it to be gone');
  await ann.must({ do: 'heed', of: people[0]?.handle ?? '' });
  await Promise.all([ann, again].map((guest) => guest.until(() => said(guest).length === 3, 'everything')));
});

test('whoever is blocked can neither sit down at one’s table nor be paired with one; others are', async () => {
  await open();
  const [ann, bob, eve] = [await arrive('Ann'), await arrive('Bob'), await arrive('Eve')];
  const first = await deal('duel', [ann, bob]);
  await ann.must({ do: 'ignore', match: first, seat: 1, how: 'block' });
  const table = await ann.must({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const match = String(table['match']);
  expect(codeOf(await bob.ask({ do: 'join', match }))).toBe('not-welcome');
  expect(codeOf(await eve.ask({ do: 'join', match }))).toBe('ok');
  const seek = { do: 'seek', game: 'duel', seats: 2, clock } as const;
  await ann.must(seek);
  await bob.must(seek);
  await server?.settled();
  for (const guest of [ann, bob]) await guest.must({ do: 'ping' });
  expect([ann.found, bob.found]).toEqual([[], []]);
  await eve.must(seek);
  await eve.until(() => eve.found.length === 1, 'a partner');
  await server?.settled();
  for (const guest of [ann, bob]) await guest.must({ do: 'ping' });
  expect([...ann.found, ...bob.found]).toEqual(eve.found);
});

test('a report has the lines its reporter heard; moderators read them, silence and let speak again, and every act is in the log', async () => {
  await open();
  const [ann, bob, eve, mod] = [await arrive('Ann'), await arrive('Bob'), await arrive('Eve'), await arrive('Mod')];
  const match = await deal('conclave', [ann, bob, eve], { public: true });
  await say(ann, match, 'a good game to all');
  await say(bob, match, 'you cannot count');
  await bob.must({ do: 'rename', name: 'Robert' });
  await ann.must({ do: 'report', match, seat: 1, reason: 'insults' });
  await eve.must({ do: 'report', match, seat: 1, reason: 'rude' });
  for (const command of [{ do: 'cases' }, { do: 'dossier', of: 'aaaaaaaaaaaa' }] as const)
    expect(codeOf(await mod.ask(command))).toBe('not-moderator');
  await host('Mod', { what: 'role' });
  const { cases } = (await mod.must({ do: 'cases' })) as unknown as Cases;
  expect(cases).toMatchObject([{ name: 'Robert', reports: 2 }]);
  const of = cases[0]?.handle ?? '';
  const read = (await mod.must({ do: 'dossier', of })) as unknown as Dossier;
  expect(read).toMatchObject({ name: 'Robert', names: [{ name: 'Bob' }], silence: null, shut: null });
  expect(read.reports.map(({ by }) => by).toSorted()).toEqual(['Ann', 'Eve']);
  expect(read.reports[0]).toMatchObject({ match, game: 'conclave', status: 'running' });
  expect(read.reports[0]?.lines?.map(({ name, text, own }) => [name, text, own])).toEqual([
    ['Ann', 'a good game to all', false],
    ['Robert', 'you cannot count', true],
  ]);

  const after = (await mod.must({ do: 'act', of, what: 'silence', hours: 2, reason: 'second time' })) as unknown as Dossier;
  expect(after.silence?.reason).toBe('second time');
  expect(await say(bob, match, 'me again')).toMatchObject({ no: { code: 'silenced', data: { reason: 'second time' } } });
  expect(codeOf(await say(ann, match, 'calm'))).toBe('ok');
  expect(((await mod.must({ do: 'cases' })) as unknown as Cases).cases).toEqual([]);
  expect(((await mod.must({ do: 'cases', closed: true })) as unknown as Cases).cases).toMatchObject([{ name: 'Robert', reports: 2 }]);
  await mod.must({ do: 'act', of, what: 'unsilence', reason: 'said sorry' });
  expect(codeOf(await say(bob, match, 'sorry'))).toBe('ok');
  const { acts } = (await mod.must({ do: 'cases' })) as unknown as Cases;
  expect(acts.map(({ by, what, whom }) => [by, what, whom])).toEqual([
    ['Mod', 'unsilence', 'Robert'],
    ['Mod', 'silence', 'Robert'],
  ]);
});

test('what the host does beside the running server holds within moments: somebody is shut out with their address, a table ends', async () => {
  await open();
  const [ann, bob] = [await arrive('Ann'), await arrive('Bob', { from: '127.0.0.2' })];
  const match = await deal('duel', [ann, bob]);
  await host('Bob', { what: 'ban', until: Date.now() + 3_600_000, reason: 'cheating', address: true });
  await bob.until(() => bob.closed !== null, 'the door');
  expect(bob.closed).toEqual({ code: 4004 });
  await expect(arrive('', { token: bob.token, from: '127.0.0.2' })).rejects.toThrow('shut-out');
  // From there nobody comes in any more; from elsewhere others do.
  await expect(arrive('Somebody new', { from: '127.0.0.2' })).rejects.toThrow('shut-out');
  await (await arrive('Somebody else', { from: '127.0.0.3' })).leave();
  await host('', { what: 'end', whom: '', match });
  await ann.until(() => ann.tables.get(match)?.status === 'ended', 'the end');
  expect(ann.tables.get(match)?.end).toEqual({ ended: 'unfinished' });
  await host('Bob', { what: 'unban' });
  await (await arrive('', { token: bob.token, from: '127.0.0.2' })).leave();
});

test('a moderator who plays is told nothing of what was said or written about the own table before it is over, and cannot end it', async () => {
  await open();
  const [ann, bob, mod] = [await arrive('Ann'), await arrive('Bob'), await arrive('Mod')];
  await host('Mod', { what: 'role' });
  const match = await deal('conclave', [ann, bob, mod]);
  await say(bob, match, 'I have the queen');
  await ann.must({ do: 'report', match, seat: 1, reason: 'tells of the king' });
  const { cases } = (await mod.must({ do: 'cases' })) as unknown as Cases;
  expect(cases).toMatchObject([{ name: 'Bob', reports: 1, reason: '' }]);
  const of = cases[0]?.handle ?? '';
  const frames = mod.frames.length;
  const read = async (): Promise<Dossier> => (await mod.must({ do: 'dossier', of })) as unknown as Dossier;
  expect((await read()).reports).toMatchObject([{ lines: null, reason: '' }]);
  expect(mod.frames.slice(frames).filter((text) => /queen|king/.test(text))).toEqual([]);
  expect(codeOf(await mod.ask({ do: 'halt', match, reason: 'mine' }))).toBe('own-table');
  await mod.must({ do: 'resign', match });
  await ann.must({ do: 'resign', match });
  await bob.must({ do: 'resign', match });
  expect((await read()).reports).toMatchObject([{ reason: 'tells of the king', lines: [{ text: 'I have the queen' }] }]);
  await mod.must({ do: 'report', match, seat: 0, reason: 'by a moderator too' });
  await ann.must({ do: 'report', match, seat: 2, reason: 'about the moderator' });
  const all = (await mod.must({ do: 'cases' })) as unknown as Cases;
  expect(all.cases.map(({ name }) => name)).toEqual(['Bob', 'Ann']);
});

test('words of a host’s list are written by nobody, as words of their own and however they are spelt; without a list everything is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-words-'));
  writeFileSync(join(folder, 'words'), '# ours\nbogus\nзаноза\n');
  try {
    await open({ ORRERY_WORDS: join(folder, 'words') });
    const [ann, bob] = [await arrive('Ann'), await arrive('BOGUS')];
    const match = await deal('duel', [ann, bob]);
    expect(ann.tables.get(match)?.seats.map(({ name }) => name)).toEqual(['Ann', '']);
    for (const text of ['bogus', 'so bögus!', 'ЗАНОЗА', 'ｂｏｇｕｓ'])
      expect(codeOf(await say(ann, match, text)), text).toBe('unwanted-word');
    for (const text of ['bogusly', 'fine']) expect(codeOf(await say(ann, match, text)), text).toBe('ok');
    expect(codeOf(await ann.ask({ do: 'rename', name: 'The Bogus' }))).toBe('unwanted-word');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
