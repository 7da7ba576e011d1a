import type { Notices, Wishes } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { Guest, deal, type Answered } from '../testing/guest.ts';
import { MailServer } from '../testing/mailServer.ts';
import { HandTime, testServer, type TestServer } from '../testing/place.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ADDRESS = 'ann@club.example';
const SITE = 'https://club.example';

const wishes: Wishes = {
  turn: { push: false, mail: true },
  soon: { push: false, mail: false },
  quiet: null,
  digest: null,
  language: 'en',
  zone: 'UTC',
};

let mail: MailServer;
let server: TestServer | null = null;
let time = new HandTime();
beforeEach(async () => {
  mail = await MailServer.open();
  time = new HandTime();
});
afterEach(async () => {
  await server?.end();
  await mail.close();
});

const open = async (more: Readonly<Record<string, string>> = {}): Promise<void> => {
  server = await testServer(
    { time },
    { ORRERY_LOOK_SECONDS: '300', ORRERY_SMTP: mail.url, ORRERY_ORIGIN: SITE, ORRERY_ORIGINS: 'http://x.example', ...more },
  );
};
const arrive = (given: { readonly token?: string; readonly name?: string } = {}): Promise<Guest> => Guest.arrive(server?.url ?? '', given);
const pass = (milliseconds: number): Promise<void> => time.pass(milliseconds, () => server?.settled() ?? Promise.resolve());
const codeOf = (answered: Answered): string => ('no' in answered ? answered.no.code : 'ok');
const codeIn = (text: string): string => /: ([0-9A-Z-]{8,9})$/m.exec(text)?.[1] ?? '';
const addressOf = async (guest: Guest): Promise<string> => ((await guest.must({ do: 'notices' })) as unknown as Notices).address;

/** Somebody whose address is known to be theirs. */
async function writtenTo(guest: Guest, more: Partial<Wishes> = {}): Promise<void> {
  await guest.must({ do: 'wish', wishes: { ...wishes, ...more } });
  await guest.must({ do: 'address', address: ADDRESS });
  await guest.must({ do: 'address', address: ADDRESS, typed: codeIn(mail.letters.at(-1)?.text ?? '') });
  mail.letters.length = 0;
}

const duel = async (guest: Guest, other: string, days = 3): Promise<string> =>
  deal('duel', [guest, await arrive({ name: other })], { clock: { kind: 'move', seconds: days * 86_400 } });

test('an address counts once its owner has typed the code that was sent there; each is good once, for that address and that person', async () => {
  await open();
  const [ann, bob] = [await arrive({ name: 'Ann' }), await arrive({ name: 'Bob' })];
  await ann.must({ do: 'address', address: ADDRESS });
  expect(mail.letters.map(({ to, from, subject }) => [to, from, subject])).toEqual([
    [ADDRESS, 'orrery@club.example', `Orrery: your code is ${codeIn(mail.letters[0]?.text ?? '')}`],
  ]);
  const typed = codeIn(mail.letters[0]?.text ?? '');
  expect(await addressOf(ann)).toBe('');
  expect(codeOf(await ann.ask({ do: 'address', address: 'eve@club.example', typed }))).toBe('wrong-code');
  expect(codeOf(await bob.ask({ do: 'address', address: ADDRESS, typed }))).toBe('wrong-code');
  expect(codeOf(await ann.ask({ do: 'address', address: ADDRESS, typed }))).toBe('ok');
  expect(await addressOf(ann)).toBe(ADDRESS);
  expect(codeOf(await ann.ask({ do: 'address', address: ADDRESS, typed }))).toBe('wrong-code');
  await ann.must({ do: 'address' });
  expect(await addressOf(ann)).toBe('');
  for (const address of [
    'ann',
    'ann@localhost',
    'a b@club.example',
    'ann@club.example, eve@club.example',
    'ann@club.example\nBcc: eve@x.example',
  ])
    expect(codeOf(await ann.ask({ do: 'address', address })), address).toBe('wrong-fields');
  expect(mail.letters.length).toBe(1);
});

test('nobody has letters sent to strangers without end', async () => {
  await open({ ORRERY_BUDGETS: '1' });
  const ann = await arrive({ name: 'Ann' });
  const codes: string[] = [];
  for (let i = 0; i < 5; i++) codes.push(codeOf(await ann.ask({ do: 'address', address: `x${i}@club.example` })));
  expect(codes).toEqual(['ok', 'ok', 'ok', 'slow-down', 'slow-down']);
  expect(mail.letters.length).toBe(3);
});

test('whoever wants mail is written to, once: which game, how long, where to go and how to end it', async () => {
  await open();
  const ann = await arrive({ name: 'Ann' });
  await writtenTo(ann, { language: 'de' });
  const match = await duel(ann, 'Bob');
  await ann.leave();
  await pass(HOUR);
  expect(mail.letters).toEqual([
    {
      to: ADDRESS,
      from: 'orrery@club.example',
      subject: 'Duell – Du bist am Zug. Noch 2 Tage.',
      text: `Du bist am Zug. Noch 2 Tage.\n\nZum Tisch: ${SITE}/#/match/${match}\n\nDu hast um diese E-Mails gebeten. Abbestellen oder Ruhezeiten wählen kannst du hier: ${SITE}/#/account\n`,
    },
  ]);
});

test('who wants one letter a day gets it at their hour, about all that waits then; and none where nothing does', async () => {
  await open();
  const ann = await arrive({ name: 'Ann' });
  const minute = Math.floor((time.now() % DAY) / MINUTE);
  await writtenTo(ann, { digest: (minute + 600) % 1440 });
  await duel(ann, 'Bob', 5);
  await ann.leave();
  await pass(9 * HOUR);
  expect(mail.letters.length).toBe(0);
  const again = await arrive({ token: ann.token });
  await duel(again, 'Eve', 5);
  await again.leave();
  await pass(2 * HOUR);
  expect(mail.letters.map(({ subject }) => subject)).toEqual(['Orrery – 2 games wait for you. The first needs you within 4 days.']);
  await pass(2 * DAY);
  expect(mail.letters.length).toBe(1);
});

test('the first letter a day is not sent at once to somebody who has just chosen it', async () => {
  await open();
  const ann = await arrive({ name: 'Ann' });
  const minute = Math.floor((time.now() % DAY) / MINUTE);
  await writtenTo(ann, { digest: (minute + 1440 - 60) % 1440 });
  await duel(ann, 'Bob', 5);
  await ann.leave();
  await pass(22 * HOUR);
  expect(mail.letters.length).toBe(0);
  await pass(2 * HOUR);
  expect(mail.letters.length).toBe(1);
});

test('a mail server that takes nothing keeps nobody from playing, and an address is then not one’s own', async () => {
  await open({ ORRERY_SMTP: mail.url.replace('house', 'stranger') });
  const ann = await arrive({ name: 'Ann' });
  expect(codeOf(await ann.ask({ do: 'address', address: ADDRESS }))).toBe('mail-refused');
  expect(await addressOf(ann)).toBe('');
});

test('settings of mail and push that make no sense are said in a line', () => {
  const fault = (environment: Readonly<Record<string, string>>): string => {
    try {
      readConfig(environment);
      return '';
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
  };
  expect(fault({ ORRERY_SMTP: 'mail.club.example' })).toContain('ORRERY_SMTP is not an address like smtp://');
  expect(fault({ ORRERY_SMTP: 'smtp://mail.club.example' })).toContain('ORRERY_ORIGIN is not');
  expect(fault({ ORRERY_SMTP: 'smtp://mail.club.example', ORRERY_ORIGIN: SITE })).toBe('');
  expect(fault({ ORRERY_SMTP: 'smtp://mail.club.example', ORRERY_ORIGIN: SITE, ORRERY_MAIL_FROM: 'nobody' })).toContain(
    'ORRERY_MAIL_FROM is "nobody"',
  );
  expect(fault({ ORRERY_PUSH: 'push.example' })).toContain('ORRERY_PUSH is "push.example"');
  expect(fault({ ORRERY_PUSH: '*.push.example https://other.example' })).toBe('');
});
