import type { Account, Assertion, Enrolment, Listing, No } from '@orrery/protocol';
import { afterEach, expect, test } from 'vitest';
import { Authenticator, type Lie } from '../testing/authenticator.ts';
import { Guest, deal, type Answered } from '../testing/guest.ts';
import { HandTime, testServer, type TestServer } from '../testing/place.ts';
import { deviceOf } from './visitor.ts';

const ORIGIN = 'https://club.example';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.end();
  server = null;
});

async function open(
  around: Parameters<typeof testServer>[0] = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
  server = await testServer(around, { ORRERY_ORIGIN: ORIGIN, ...environment });
  return server;
}

const arrive = (given: { readonly token?: string; readonly name?: string } = {}, origin = ORIGIN): Promise<Guest> =>
  Guest.arrive(server?.url ?? '', { ...given, headers: { origin, 'user-agent': FIREFOX } });

const codeOf = (answered: Answered): string => ('no' in answered ? answered.no.code : 'ok');
const accountOf = async (guest: Guest): Promise<Account> => (await guest.must({ do: 'account' })) as unknown as Account;

type Options = Parameters<Authenticator['create']>[0];
const asked = async (guest: Guest, purpose: 'enrol' | 'signin' | 'delete'): Promise<Options> =>
  (await guest.must({ do: 'challenge', for: purpose }))['options'] as Options;

const enrol = async (guest: Guest, key: Authenticator, lie: Lie = {}): Promise<Answered> =>
  guest.ask({ do: 'enrol', passkey: key.create(await asked(guest, 'enrol'), lie) as Enrolment });
const signIn = async (guest: Guest, key: Authenticator, lie: Lie = {}): Promise<Answered> =>
  guest.ask({ do: 'signin', passkey: key.get(await asked(guest, 'signin'), lie) as Assertion });
const tokenIn = (answered: Answered): string => ('ok' in answered ? String(answered.ok['token']) : JSON.stringify(answered.no));

/** Somebody with an account. */
async function ada(): Promise<{ readonly guest: Guest; readonly key: Authenticator }> {
  const guest = await arrive({ name: 'Ada' });
  const key = new Authenticator(ORIGIN);
  expect(codeOf(await enrol(guest, key))).toBe('ok');
  return { guest, key };
}

test('a guest with a passkey has an account with everything they had; by it they are the same person on another device', async () => {
  await open();
  const guest = await arrive({ name: 'Ada' });
  const other = await arrive({ name: 'Bob' });
  const match = await deal('duel', [guest, other]);
  const key = new Authenticator(ORIGIN);
  await enrol(guest, key);
  expect(await accountOf(guest)).toMatchObject({
    name: 'Ada',
    offered: true,
    passkeys: [{ id: key.id, device: 'firefox linux', synced: false }],
    sessions: [{ device: 'firefox linux', own: true }],
  });
  const stranger = await arrive({ name: 'Stranger' });
  const second = await arrive({ token: tokenIn(await signIn(stranger, key)) });
  const { mine } = (await second.must({ do: 'list' })) as unknown as Listing;
  expect(mine.map((game) => game.match)).toEqual([match]);
  const account = await accountOf(second);
  expect(account.name).toBe('Ada');
  expect(account.sessions.map(({ own }) => own)).toEqual(expect.arrayContaining([false, true]));
  await second.must({ do: 'watch', match });
  expect(second.tables.get(match)?.viewer).toBe(0);
});

test('several passkeys: each signs in, one is given up, the last stays, and none is taken twice', async () => {
  await open();
  const { guest, key } = await ada();
  const spare = new Authenticator(ORIGIN);
  expect(codeOf(await enrol(guest, spare))).toBe('ok');
  const eve = await arrive({ name: 'Eve' });
  expect(codeOf(await enrol(eve, spare))).toBe('passkey-refused');
  expect(codeOf(await signIn(await arrive(), spare))).toBe('ok');
  expect(codeOf(await eve.ask({ do: 'forget', passkey: key.id }))).toBe('last-passkey');
  await guest.must({ do: 'forget', passkey: key.id });
  expect(codeOf(await signIn(await arrive(), key))).toBe('unknown-passkey');
  expect(codeOf(await guest.ask({ do: 'forget', passkey: spare.id }))).toBe('last-passkey');
  expect((await accountOf(guest)).passkeys.map(({ id }) => id)).toEqual([spare.id]);
});

test('what an authenticator says is believed only as it was asked: here, now, by this person, once', async () => {
  await open();
  const { guest, key } = await ada();
  const foreign = new Authenticator(ORIGIN);
  const lies: readonly (readonly [string, Lie])[] = [
    ['another origin', { origin: 'https://club.example.evil.example' }],
    ['another port', { origin: 'https://club.example:8443' }],
    ['plain http', { origin: 'http://club.example' }],
    ['another site’s passkey', { host: 'evil.example' }],
    ['made, not used', { type: 'webauthn.create' }],
    ['nobody was there', { flags: 0 }],
    ['nobody has proved to be its owner', { flags: 1 }],
    ['a counter that has gone back', { counter: 1 }],
    ['another key’s signature', { key: foreign.key }],
    ['somebody else’s name on it', { userHandle: Buffer.from('somebody else').toString('base64url') }],
  ];
  for (const [why, lie] of lies) expect(codeOf(await signIn(await arrive(), key, lie)), why).toBe('passkey-refused');
  expect(codeOf(await signIn(await arrive(), foreign))).toBe('unknown-passkey');
  const stranger = await arrive();
  const [options, others] = [await asked(stranger, 'signin'), await asked(guest, 'signin')];
  expect(codeOf(await stranger.ask({ do: 'signin', passkey: key.get(others) as Assertion }))).toBe('too-late');
  expect(codeOf(await stranger.ask({ do: 'signin', passkey: key.get(options, { challenge: 'AAAA' }) as Assertion }))).toBe('too-late');
  const enrolling = await asked(stranger, 'enrol');
  expect(codeOf(await stranger.ask({ do: 'signin', passkey: key.get(enrolling) as Assertion }))).toBe('too-late');
  const assertion = key.get(options) as Assertion;
  expect(codeOf(await stranger.ask({ do: 'signin', passkey: assertion }))).toBe('ok');
  expect(codeOf(await stranger.ask({ do: 'signin', passkey: assertion }))).toBe('too-late');
  expect((await accountOf(guest)).sessions.length).toBe(2);
  for (const [why, lie] of lies.slice(0, 4).concat([['nobody has proved to be its owner', { flags: 1 }]]))
    expect(codeOf(await enrol(await arrive(), new Authenticator(ORIGIN), lie)), why).toBe('passkey-refused');
});

test('a challenge is good for five minutes', async () => {
  const time = new HandTime();
  await open({ time });
  const { key } = await ada();
  const stranger = await arrive();
  const options = await asked(stranger, 'signin');
  await time.pass(5 * 60_000 + 1, () => server?.tables.settled() ?? Promise.resolve());
  expect(codeOf(await stranger.ask({ do: 'signin', passkey: key.get(options) as Assertion }))).toBe('too-late');
});

test('a code shown on one device signs another in, once, within five minutes, however it is typed', async () => {
  const time = new HandTime();
  await open({ time });
  const guest = await arrive({ name: 'Ada' });
  const code = String((await guest.must({ do: 'code' }))['code']);
  const second = await arrive();
  const typed = `${code.slice(0, 4).toLowerCase()} – ${code.slice(4)}`;
  const signedIn = await second.ask({ do: 'signin', typed });
  expect((await accountOf(await arrive({ token: tokenIn(signedIn) }))).name).toBe('Ada');
  expect(codeOf(await second.ask({ do: 'signin', typed: code }))).toBe('wrong-code');
  const late = String((await guest.must({ do: 'code' }))['code']);
  await time.pass(5 * 60_000 + 1, () => server?.tables.settled() ?? Promise.resolve());
  expect(codeOf(await second.ask({ do: 'signin', typed: late }))).toBe('wrong-code');
  expect(codeOf(await second.ask({ do: 'signin', typed: '22222222' }))).toBe('wrong-code');
  expect(codeOf(await second.ask({ do: 'signin', typed: 'not a code' }))).toBe('wrong-fields');
  expect(codeOf(await second.ask({ do: 'signin' }))).toBe('passkey-or-code');
});

test('ten recovery codes for whoever has a passkey: each signs in once, new ones take the place of the old', async () => {
  await open();
  expect(codeOf(await (await arrive()).ask({ do: 'recovery' }))).toBe('no-passkey');
  const { guest } = await ada();
  const codes = (await guest.must({ do: 'recovery' }))['codes'] as string[];
  expect(new Set(codes).size).toBe(10);
  const [first = '', second = ''] = codes;
  const stranger = await arrive();
  expect((await accountOf(await arrive({ token: tokenIn(await stranger.ask({ do: 'signin', typed: first })) }))).name).toBe('Ada');
  expect(codeOf(await stranger.ask({ do: 'signin', typed: first }))).toBe('wrong-code');
  expect((await accountOf(guest)).recovery).toMatchObject({ left: 9, of: 10 });
  await guest.must({ do: 'recovery' });
  expect(codeOf(await stranger.ask({ do: 'signin', typed: second }))).toBe('wrong-code');
});

test('a session that is ended is cut off at once and its token is unknown; the others go on', async () => {
  await open();
  const { guest, key } = await ada();
  const second = await arrive({ token: tokenIn(await signIn(await arrive(), key)) });
  const third = await arrive({ token: tokenIn(await signIn(await arrive(), key)) });
  const its = (await accountOf(second)).sessions.find(({ own }) => own)?.id ?? '';
  const eve = await arrive({ name: 'Eve' });
  await eve.must({ do: 'end', session: its });
  await second.must({ do: 'ping' });
  await guest.must({ do: 'end', session: its });
  await second.until(() => second.closed !== null, 'the end of the session');
  expect(second.closed?.code).toBe(4004);
  await expect(arrive({ token: second.token })).rejects.toThrow('unknown-token');
  await third.must({ do: 'end' });
  await guest.until(() => guest.closed !== null, 'the end of the session');
  await expect(arrive({ token: guest.token })).rejects.toThrow('unknown-token');
  expect((await accountOf(third)).sessions.map(({ own }) => own)).toEqual([true]);
});

test('names borne before are kept, and their bearer sees which', async () => {
  await open();
  const guest = await arrive({ name: 'Ada' });
  await guest.must({ do: 'rename', name: 'Grace' });
  const again = await arrive({ token: guest.token, name: 'Mary' });
  expect((await accountOf(again)).names.map(({ name }) => name)).toEqual(['Grace', 'Ada']);
});

test('passkeys are offered at the one address they are good at; codes work everywhere', async () => {
  await open({}, { ORRERY_ORIGINS: 'https://other.example' });
  for (const origin of ['https://other.example', server?.http ?? '']) {
    const guest = await arrive({}, origin);
    expect((await accountOf(guest)).offered).toBe(false);
    for (const purpose of ['enrol', 'signin'] as const)
      expect(codeOf(await guest.ask({ do: 'challenge', for: purpose }))).toBe('no-passkeys-here');
    expect(codeOf(await guest.ask({ do: 'code' }))).toBe('ok');
  }
});

test('whoever tries one code after another is asked to slow down', async () => {
  await open({ time: new HandTime() }, { ORRERY_BUDGETS: '1', ORRERY_BURST: '120', ORRERY_PER_SECOND: '30' });
  const codes: string[] = [];
  for (let person = 0; person < 4; person++) {
    const eve = await arrive();
    for (let i = 0; i < 31; i++) codes.push(codeOf(await eve.ask({ do: 'signin', typed: 'ABCDEFGH' })));
  }
  // Thirty of a person, a hundred of an address.
  expect(codes.map((code, i) => (code === 'slow-down' ? i : -1)).filter((i) => i >= 0 && i < 93)).toEqual([30, 61, 92]);
  expect(codes.filter((code) => code === 'wrong-code').length).toBe(100);
});

test('whoever has a passkey proves to be its owner before everything is deleted', async () => {
  await open();
  const { guest, key } = await ada();
  const ask = async (by: Authenticator, lie: Lie = {}, purpose: 'signin' | 'delete' = 'delete'): Promise<string> =>
    codeOf(await guest.ask({ do: 'delete', passkey: by.get(await asked(guest, purpose), lie) as Assertion }));
  expect(codeOf(await guest.ask({ do: 'delete' }))).toBe('needs-passkey');
  const eve = await arrive({ name: 'Eve' });
  const foreign = new Authenticator(ORIGIN);
  await enrol(eve, foreign);
  expect(await ask(foreign)).toBe('passkey-refused');
  expect(await ask(key, { flags: 1 })).toBe('passkey-refused');
  expect(await ask(key, {}, 'signin')).toBe('too-late');
  expect((await accountOf(guest)).leaving).toBeNull();
  expect(await ask(key)).toBe('ok');
  expect((await accountOf(guest)).leaving).not.toBeNull();
  await signIn(await arrive(), key);
  expect((await accountOf(guest)).leaving).toBeNull();
});

test('every browser is told by two words', () => {
  expect(deviceOf(FIREFOX)).toBe('firefox linux');
  expect(deviceOf('Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Mobile Safari/537.36')).toBe(
    'chrome android',
  );
  expect(
    deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/604.1'),
  ).toBe('safari ios');
  expect(
    deviceOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Safari/537.36 Edg/139.0'),
  ).toBe('edge windows');
  expect(deviceOf('curl/8.0')).toBe('');
});

test('an answer that is no answer is refused in one line', async () => {
  await open();
  const guest = await arrive();
  const refusal = async (passkey: unknown): Promise<No | null> => {
    const answered = await guest.ask({ do: 'enrol', passkey } as never);
    return 'no' in answered ? answered.no : null;
  };
  expect(await refusal({ id: 'x' })).toEqual({ code: 'wrong-fields', data: { path: '/passkey/response' } });
  const odd = { clientDataJSON: Buffer.from('"not json').toString('base64url'), attestationObject: 'AAAA' };
  expect(await refusal({ id: 'abc', response: odd })).toEqual({ code: 'too-late' });
  const { challenge } = await asked(guest, 'enrol');
  const data = Buffer.from(JSON.stringify({ type: 'webauthn.create', challenge, origin: ORIGIN })).toString('base64url');
  expect(await refusal({ id: 'abc', response: { clientDataJSON: data, attestationObject: 'AAAA' } })).toEqual({ code: 'passkey-refused' });
});

test('lessons done on two devices are done on both; a guest keeps theirs on the device, and nonsense is refused', async () => {
  await open();
  const { guest, key } = await ada();
  const learned = async (who: Guest, lessons: readonly string[]): Promise<unknown> =>
    (await who.must({ do: 'learned', lessons: [...lessons] }))['lessons'];
  expect(await learned(guest, ['rex R1', 'gravity G1'])).toEqual(['gravity G1', 'rex R1']);
  const phone = await arrive({ token: tokenIn(await signIn(await arrive(), key)) });
  expect(await learned(phone, ['rex R1', 'rex R2'])).toEqual(['gravity G1', 'rex R1', 'rex R2']);
  expect(await learned(guest, [])).toEqual(['gravity G1', 'rex R1', 'rex R2']);
  const other = await arrive();
  expect(codeOf(await other.ask({ do: 'learned', lessons: ['rex R1'] }))).toBe('no-passkey');
  const badly = (lessons: unknown): Promise<Answered> => guest.ask({ do: 'learned', lessons } as never);
  for (const bad of [
    ['rex'],
    ['rex R1 '],
    ['Rex R1'],
    [`rex R${'1'.repeat(9)}`],
    [7],
    'rex R1',
    Array.from({ length: 201 }, () => 'rex R1'),
  ])
    expect(codeOf(await badly(bad)), JSON.stringify(bad).slice(0, 40)).toBe('wrong-fields');
  expect(await learned(guest, [])).toEqual(['gravity G1', 'rex R1', 'rex R2']);
  const exported = (await guest.must({ do: 'export' }))['path'];
  const file = (await (await fetch(`${server?.http}${String(exported)}`)).json()) as { readonly lessons: readonly string[] };
  expect(file.lessons).toEqual(['gravity G1', 'rex R1', 'rex R2']);
});
