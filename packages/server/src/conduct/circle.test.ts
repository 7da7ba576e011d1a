import type { FriendList, Invitation } from '@orrery/protocol';
import { afterEach, expect, test } from 'vitest';
import { deal, Guest, type Answered } from '../testing/guest.ts';
import { testServer, type TestServer } from '../testing/place.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.end();
  server = null;
});
const arrive = (name: string): Promise<Guest> => Guest.arrive(server?.url ?? '', { name });
const codeOf = (answered: Answered): string => ('no' in answered ? answered.no.code : 'ok');
const friendsOf = async (guest: Guest): Promise<FriendList['friends']> =>
  ((await guest.must({ do: 'friends' })) as unknown as FriendList).friends;

test('friends are those who both say so, see each other play if both wish, and part at once; whoever is blocked cannot ask', async () => {
  server = await testServer();
  const [ann, bob, eve] = [await arrive('Ann'), await arrive('Bob'), await arrive('Eve')];
  const match = await deal('duel', [ann, bob], { public: true });
  await ann.must({ do: 'befriend', match, seat: 1 });
  expect(await friendsOf(ann)).toMatchObject([{ name: 'Bob', state: 'asked', playing: null }]);
  const [asks] = await friendsOf(bob);
  expect(asks).toMatchObject({ name: 'Ann', state: 'asks', playing: null });
  const of = asks?.handle ?? '';
  await bob.must({ do: 'befriend', of });
  await server.settled();
  expect(await friendsOf(ann)).toMatchObject([{ name: 'Bob', state: 'friend', shows: true, playing: match }]);
  await bob.must({ do: 'reveal', of, on: false });
  expect(await friendsOf(ann)).toMatchObject([{ playing: null }]);
  expect(await friendsOf(bob)).toMatchObject([{ shows: false, playing: null }]);
  await bob.must({ do: 'unfriend', of });
  expect([await friendsOf(ann), await friendsOf(bob)]).toEqual([[], []]);
  await ann.must({ do: 'ignore', match, seat: 1, how: 'block' });
  expect(codeOf(await bob.ask({ do: 'befriend', match, seat: 0 }))).toBe('not-welcome');
  expect(codeOf(await ann.ask({ do: 'befriend', match, seat: 0 }))).toBe('yourself');
  expect(codeOf(await eve.ask({ do: 'befriend', of }))).toBe('no-such-person');
});

test('a waiting table has a code that whoever sits there can tell and anybody can type, however they write it', async () => {
  server = await testServer();
  const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
  const match = String((await ann.must({ do: 'create', game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] }))['match']);
  const { code } = (await ann.must({ do: 'invite', match })) as unknown as Invitation;
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  expect(((await ann.must({ do: 'invite', match })) as unknown as Invitation).code).toBe(code);
  expect(codeOf(await bob.ask({ do: 'invite', match }))).toBe('no-seat');
  expect(await bob.must({ do: 'invited', typed: `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}` })).toEqual({ match });
  expect(codeOf(await bob.ask({ do: 'invited', typed: code === 'ABCD2345' ? 'ABCD2346' : 'ABCD2345' }))).toBe('wrong-code');
  await bob.must({ do: 'join', match });
});
