/** Servers that cheat, each in its own way: the client notices, and so does `orrery replay verify` with what the client's device kept. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  SPECTATOR,
  checkSeal,
  commit,
  promiseOf,
  sealOf,
  sha256Hex,
  verdictOf,
  writeReplay,
  type Replay,
  type Seal,
  type SealCheckId,
} from '@orrery/kernel';
import { duel, type DuelView } from '@orrery/kernel/fixtures';
import { Client, Refused, sealsInMemory, type Alarm, type SeatInfo, type Seen, type TableInfo, type Update } from '@orrery/protocol';
import { Dealer, type Cheat, type Dealt } from '@orrery/server/dealer';
import { languages, loadTexts, type Language } from '@orrery/texts';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { command } from './commands/replay.ts';
import { Complaint } from './complaint.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-cheats-'));
afterAll(() => rmSync(folder, { recursive: true }));
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Played {
  readonly dealer: Dealer;
  readonly replay: Replay;
  readonly seal: Seal;
  readonly alarms: ReadonlySet<Alarm>;
  readonly refused: ReadonlySet<string>;
  /** How often a person was asked whether to deal once more. */
  readonly again: number;
}

/** An honest client plays its first open card until the game is over. A client that keeps its number to itself is dealt in without it. */
async function playAgainst(cheat: Cheat): Promise<Played> {
  const dealer = await Dealer.open(cheat);
  const seals = sealsInMemory();
  const client = new Client({ url: dealer.url, token: null, seals });
  closing.push(
    () => client.close(),
    () => dealer.close(),
  );
  const alarms = new Set<Alarm>();
  const refused = new Set<string>();
  let again = 0;
  let answered = -1;
  const { match } = dealer;
  await new Promise<void>((done, fail) => {
    const see = (seen: Seen): void => {
      const { pledge, game, table } = seen;
      if (pledge.alarm) alarms.add(pledge.alarm);
      if (pledge.refused !== null) refused.add(pledge.refused);
      if (pledge.state === 'again') {
        again++;
        client.dealAgain(match);
      }
      // Whoever will not open a number is dealt in without it.
      if ((pledge.alarm || !('version' in table.shuffle)) && table.status === 'waiting' && dealer.status === 'waiting')
        dealer.deal('0'.repeat(32));
      if (table.end) done();
      else if (game && game.open.length > 0 && game.n > answered) {
        answered = game.n;
        client.request({ do: 'answer', match, n: game.n, choice: game.open[0] ?? 0 }).catch((error: Error) => {
          if (!(error instanceof Refused)) fail(error);
        });
      }
    };
    client.watch(match, see).catch(fail);
  });
  const seal = await client.seal(match);
  if (!seal) throw new Error('the client has kept nothing');
  return { dealer, replay: dealer.record(), seal, alarms, refused, again };
}

/** What the command line says of a record and a seal, in a language. */
async function verify(replay: Replay, seal: Seal, language: Language): Promise<{ readonly said: string; readonly failed: boolean }> {
  const files = [join(folder, 'replay.json'), join(folder, 'seal.json')] as const;
  writeFileSync(files[0], writeReplay(replay));
  writeFileSync(files[1], JSON.stringify(seal));
  const lines: string[] = [];
  const texts = await loadTexts('cli', language);
  try {
    await command({ language, texts, print: (line) => lines.push(line) }).parseAsync(['verify', files[0], '--seal', files[1]], {
      from: 'user',
    });
    return { said: lines.join('\n'), failed: false };
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    return { said: [...lines, error.message].join('\n'), failed: true };
  }
}

/** The best of some hundred deals for the seat opposite. */
function best(dealer: Dealer, candidates: (i: number) => Dealt): Dealt {
  const all = Array.from({ length: 300 }, (_, i) => candidates(i));
  return all.reduce((one, other) => (dealer.cards(other) > dealer.cards(one) ? other : one));
}
const number = (i: number): string => sha256Hex(`try ${i}`).slice(0, 32);
const waiting = (table: TableInfo, change: Partial<TableInfo>): TableInfo => (table.status === 'waiting' ? { ...table, ...change } : table);
const shuffled = (table: TableInfo, change: object): TableInfo => ({ ...table, shuffle: { ...table.shuffle, ...change } });
const viewOf = (update: Update): DuelView => update.view as DuelView;
/** Another card of the same kind of event. */
const other = (entry: number): number => {
  if (entry < 0) return entry;
  const event = duelEvents().name(entry);
  return event.kind === 'drew' && 'card' in event ? duelEvents().code({ ...event, card: (Number(event.card) + 1) % 60 }) : entry;
};
function duelEvents() {
  const rules = duel.open({});
  if ('faults' in rules) throw new Error('the duel can be opened');
  return rules.events;
}

/** Tells other cards first, and what was drawn when the table has been shown once more in its own way. */
let blinking = false;
const rewriting: Cheat = {
  update: (update, { updates, past }) =>
    updates === 1 ? { ...update, tail: update.tail.map(other) } : updates === 2 ? { ...update, from: 0, tail: past } : update,
  tell(dealer) {
    if (dealer.updates !== 1) return false;
    blinking = true;
    dealer.show();
    dealer.tell();
    blinking = false;
    dealer.show();
    return true;
  },
};
const seatOf = ({ seats: [seat] }: TableInfo): SeatInfo => {
  if (!seat) throw new Error('the table has seats');
  return seat;
};
const oldSecret = 'ab'.repeat(32);
const first = { commitment: commit(oldSecret), nonces: ['0'.repeat(32), '1'.repeat(32)], match: 'a-duel-dealt-here' };

const BOT = 'bot 1';
const cheats: Readonly<Record<string, readonly [cheat: Cheat, caught: SealCheckId, alarm?: Alarm]>> = {
  'draws the number of a bot when it knows all others': [
    { opposite: BOT, deal: (dealt, dealer) => best(dealer, (i) => ({ ...dealt, nonces: [dealt.nonces[0] ?? '', number(i)] })) },
    'bots',
  ],
  'says that a bot plays the seat, for one message, and replaces what it told': [
    {
      ...rewriting,
      table: (table) => (blinking ? { ...table, seats: table.seats.with(0, { ...seatOf(table), away: true, why: 'timeout' }) } : table),
    },
    'kept',
    'rewritten',
  ],
  'shows the table through other eyes, for one message, and replaces what it told': [
    { ...rewriting, seat: () => (blinking ? 1 : 0) },
    'kept',
    'rewritten',
  ],
  'lets the seat only look on, for one message, and replaces what it told': [
    { ...rewriting, seat: () => (blinking ? SPECTATOR : 0) },
    'kept',
    'rewritten',
  ],
  'plays another card than it was told to, and says that the answer came too late': [
    { answer: (_, open) => open.at(-1) ?? 0, denied: { code: 'stale' } },
    'answers',
    'answers',
  ],
  'deals under a seal of the old form, for which nobody promises anything': [
    {
      table: (table) => ({ ...table, shuffle: { ...first, secret: table.status === 'ended' ? oldSecret : null } }),
      deal: () => ({ ...first, secret: oldSecret }),
    },
    'alarm',
    'unpromised',
  ],
  'deals under a seal of the old form after another was shown': [
    {
      table: (table) => (table.status === 'waiting' ? table : { ...table, shuffle: { ...first, secret: table.end ? oldSecret : null } }),
      deal: () => ({ ...first, secret: oldSecret }),
    },
    'alarm',
    'unpromised',
  ],
  // Not even a first deal that suits it: how cards fall is chance, and the cheat is to be seen each time.
  'gives deals up until the cards suit it': [
    { gives: (dealt, dealer) => dealer.voided.length === 0 || (dealer.cards(dealt) < 240 && dealer.voided.length < 7) },
    'once',
  ],
  'gives a deal up and hides it': [
    {
      gives: (_, dealer) => dealer.voided.length === 0,
      table: (table) => shuffled(table, { voided: [] }),
    },
    'once',
  ],
  'moves the seat after its number was opened, to get another': [
    {
      refuse: (what, count) => (what === 'open' && count === 0 ? 'internal' : null),
      seat: (dealer) => (dealer.status === 'waiting' && dealer.numbers.length > 0 ? 1 : 0),
    },
    'own',
    'moved',
  ],
  'moves the seat at the deal': [{ seat: ({ status }) => (status === 'waiting' ? 0 : 1) }, 'own', 'own'],
  'puts the number of the client into the place of another': [
    { deal: (dealt) => ({ ...dealt, nonces: dealt.nonces.toReversed() }) },
    'own',
    'own',
  ],
  'leaves the number of the client out': [
    { deal: (dealt) => ({ ...dealt, nonces: ['f'.repeat(32), dealt.nonces[1] ?? ''] }) },
    'own',
    'own',
  ],
  'deals before the client has opened its number': [{ early: true }, 'own', 'own'],
  'opens another secret than it sealed': [
    { deal: (dealt, dealer) => best(dealer, (i) => ({ ...dealt, secret: sha256Hex(`secret of ${i}`) })) },
    'record',
  ],
  'seals anew when it knows all numbers': [
    {
      deal: (dealt, dealer) =>
        best(dealer, (i) => ({ ...dealt, secret: sha256Hex(`${i}`), commitment: sealOf(sha256Hex(`${i}`), dealer.terms) })),
    },
    'seal',
    'seal',
  ],
  'shows each player another seal': [
    { table: (table) => (table.status === 'waiting' ? shuffled(table, { commitment: '5'.repeat(64) }) : table) },
    'seal',
    'seal',
  ],
  'shows other options than it plays': [{ table: (table) => waiting(table, { options: { cards: 60 } }) }, 'terms'],
  'shows another version of the rules than it plays': [{ table: (table) => waiting(table, { rules: '0' }) }, 'terms'],
  'shows another game than it plays': [{ table: (table) => waiting(table, { game: 'conclave' }) }, 'terms'],
  'shows another pack than it plays': [
    { table: (table) => (table.status === 'waiting' ? shuffled(table, { pack: '7'.repeat(64) }) : table) },
    'terms',
  ],
  'shows a pack by a name that is not its own': [{ table: (table) => waiting(table, { pack: 'other' }) }, 'terms'],
  'shows a person where a bot sits': [
    {
      opposite: BOT,
      table: (table, { seal, opposite }) =>
        table.status === 'waiting'
          ? shuffled(
              { ...table, seats: table.seats.map((seat) => ({ ...seat, kind: 'person' as const })) },
              {
                plan: ['open', 'open'],
                promises: [(table.shuffle as { promises?: string[] }).promises?.[0] ?? null, promiseOf(seal, 1, opposite)],
              },
            )
          : table,
    },
    'terms',
  ],
  'changes the table under the seal before the number is opened': [
    { table: (table, { promises }) => waiting(table, promises[0] === null ? {} : { options: { cards: 30 } }) },
    'own',
    'changed',
  ],
  'puts a bot into a seat under the seal': [
    {
      table: (table, { promises }) =>
        waiting(
          table,
          promises[0] === null ? {} : { seats: table.seats.map((seat, i) => (i === 1 ? { ...seat, kind: 'bot' as const } : seat)) },
        ),
    },
    'own',
    'changed',
  ],
  'lets an accomplice choose a number last': [
    { deal: (dealt, dealer) => best(dealer, (i) => ({ ...dealt, nonces: [dealt.nonces[0] ?? '', number(i)] })) },
    'others',
    'others',
  ],
  'lets an accomplice promise last': [
    {
      refuse: (what, count) => (what === 'open' && count === 0 ? 'internal' : null),
      table: (table, { seal, numbers, promises }) =>
        table.status === 'waiting' && numbers.length > 0
          ? shuffled(table, { promises: [promises[0], promiseOf(seal, 1, number(1))] })
          : table,
      deal: (dealt) => ({ ...dealt, nonces: [dealt.nonces[0] ?? '', number(1)] }),
    },
    'others',
    'others',
  ],
  'asks for the number before the others have promised': [
    {
      table: (table, { promises }) => (table.status === 'waiting' ? shuffled(table, { promises: [promises[0], null] }) : table),
      refuse(what) {
        // Without the other promise nobody opens anything, so it deals by itself.
        return what === 'open' ? 'internal' : null;
      },
      early: true,
    },
    'own',
    'own',
  ],
  'puts another promise into the place of the client’s': [
    {
      table: (table, { promises }) =>
        table.status === 'waiting' && promises[0] !== null ? shuffled(table, { promises: ['9'.repeat(64), promises[1]] }) : table,
    },
    'own',
    'promise',
  ],
  'tells of other cards than were drawn': [{ update: (update) => ({ ...update, tail: update.tail.map(other) }) }, 'past'],
  'shows other cards than are held': [
    { update: (update) => ({ ...update, view: { ...viewOf(update), hand: viewOf(update).hand.map((card) => (card + 1) % 60) } }) },
    'shown',
  ],
  'hides a choice that is open': [
    { update: (update) => ({ ...update, open: update.open.length > 1 ? update.open.slice(1) : update.open }) },
    'shown',
  ],
  'tells something first and something else later': [
    {
      update: (update, { updates, past }) =>
        updates === 1 ? { ...update, tail: update.tail.map(other) } : updates === 2 ? { ...update, from: 0, tail: past } : update,
    },
    'kept',
  ],
  'plays another card than it was told to': [{ answer: (_, open) => open.at(-1) ?? 0 }, 'answers'],
  'hands over the record of another end': [{ record: (replay) => ({ ...replay, end: { winners: [1], clause: 'DUEL-END-3' } }) }, 'record'],
  'hands over the record of another match': [
    {
      record: (replay) => ({ ...replay, seed: { ...replay.seed, match: 'some-other-match' } }),
    },
    'seal',
  ],
};

/** Lies no device can see through, for an honest server would say the same of another device, or of a clock. */
const lies: Readonly<Record<string, readonly [cheat: Cheat, unsure: SealCheckId]>> = {
  'says that moves were taken back, and replaces what it told': [
    {
      ...rewriting,
      update: (update, dealer) => ({ ...(rewriting.update?.(update, dealer) ?? update), ...(dealer.updates > 1 ? { rewinds: 1 } : {}) }),
    },
    'kept',
  ],
  'says that another device was faster': [
    { answer: (_, open) => open.at(-1) ?? 0, denied: { code: 'stale', data: { n: 1, by: 'device' } } },
    'answers',
  ],
  'says that there is a clock, and that it ran out': [
    {
      table: (table) => ({ ...table, clock: { kind: 'move', seconds: 30 } }),
      answer: (_, open) => open.at(-1) ?? 0,
      denied: { code: 'stale' },
    },
    'answers',
  ],
  'says that it could not take the answer, and plays another': [
    { answer: (_, open) => open.at(-1) ?? 0, denied: { code: 'internal' } },
    'answers',
  ],
  'lets the seat only look on for one message': [
    { tell: (dealer) => rewriting.tell?.(dealer) ?? false, seat: () => (blinking ? SPECTATOR : 0) },
    'kept',
  ],
};

describe('a lie that no device can see through is never called checked', () => {
  test.each(Object.entries(lies))('%s', async (_, [cheat, id]) => {
    const { replay, seal } = await playAgainst(cheat);
    const checks = checkSeal(duel, replay, seal);
    expect(checks.filter(({ state }) => state !== 'yes').map((check) => [check.id, check.state])).toEqual([[id, 'unchecked']]);
    const check = checks.find((one) => one.id === id);
    for (const language of languages) {
      const fairness = await loadTexts('fairness', language);
      const { said } = await verify(replay, seal, language);
      expect(said).toContain(fairness.say(`check.${id}.unchecked`, check?.data ?? {}));
      expect(said).toContain(fairness.say('verdict.unsure'));
    }
  });
});

test('an alarm that was raised is shown as long as the table is, also by a page that is loaded again', async () => {
  const dealer = await Dealer.open({ ...rewriting });
  const seals = sealsInMemory();
  closing.push(() => dealer.close());
  const { match } = dealer;
  const shown: (Alarm | null)[] = [];
  const look = async (last: (seen: Seen) => boolean): Promise<void> => {
    const client = new Client({ url: dealer.url, token: null, seals });
    closing.push(() => client.close());
    let answered = -1;
    await new Promise<void>((done, fail) => {
      const see = (seen: Seen): void => {
        shown.push(seen.pledge.alarm);
        if (last(seen)) return done();
        const { game } = seen;
        if (!game || game.open.length === 0 || game.n <= answered) return;
        answered = game.n;
        client.request({ do: 'answer', match, n: game.n, choice: game.open[0] ?? 0 }).catch(fail);
      };
      client.watch(match, see).catch(fail);
    });
    await client.seal(match);
    client.close();
  };
  await look(({ pledge, table }) => table.end !== null && pledge.alarm !== null);
  expect(new Set(shown.slice(shown.indexOf('rewritten')))).toEqual(new Set(['rewritten']));
  shown.length = 0;
  await look(({ pledge }) => pledge.alarm !== null);
  expect(shown.at(-1)).toBe('rewritten');
  expect(seals.seals.get(match)?.alarms).toEqual(['rewritten']);
});

describe('an honest server', () => {
  test.each([BOT, 'open'] as const)('is found fair, with somebody opposite who is %s', async (opposite) => {
    const { replay, seal, alarms, again } = await playAgainst({ opposite });
    expect([...alarms]).toEqual([]);
    expect(again).toBe(0);
    expect(checkSeal(duel, replay, seal).filter(({ state }) => state !== 'yes')).toEqual([]);
    const { said, failed } = await verify(replay, seal, 'en');
    expect(failed).toBe(false);
    expect(said).toContain('Checked: nobody could steer the shuffles');
  });
});

describe('a server that cheats is caught by the client and by the command line', () => {
  test.each(Object.entries(cheats))('%s', async (_, [cheat, id, alarm]) => {
    const { replay, seal, alarms } = await playAgainst(cheat);
    if (alarm) expect([...alarms]).toContain(alarm);
    const checks = checkSeal(duel, replay, seal);
    expect(checks.filter(({ state }) => state === 'no').map((check) => check.id)).toContain(id);
    expect(verdictOf(checks)).toBe('wrong');
    const check = checks.find((one) => one.id === id);
    const broken = checks.find((one) => one.id === 'record')?.fault;
    for (const language of languages) {
      const [fairness, texts] = [await loadTexts('fairness', language), await loadTexts('cli', language)];
      const { said, failed } = await verify(replay, seal, language);
      expect(failed).toBe(true);
      // A record that does not hold is refused as such; everything else is named check by check.
      if (broken) expect(said).toContain(texts.say(`fault.${broken.code}`, broken.data));
      else expect(said).toContain(fairness.say(`check.${id}.no`, check?.data ?? {}));
      if (alarm) expect(fairness.say(`alarm.${alarm}`).length).toBeGreaterThan(20);
    }
  });

  test('a number that is refused again and again stays the same, and every refusal is shown', async () => {
    const { dealer, refused, seal, replay } = await playAgainst({
      refuse: (what, count) => (count < (what === 'ready' ? 2 : 20) ? 'not-stored' : null),
    });
    expect(dealer.numbers).toHaveLength(21);
    expect(new Set(dealer.numbers).size).toBe(1);
    expect(refused).toContain('not-stored');
    expect(seal.refused).toBe(22);
    expect(verdictOf(checkSeal(duel, replay, seal))).toBe('fair');
  });

  test('a deal given up with the number open is not followed by another without a person’s word', async () => {
    const { again, dealer } = await playAgainst({ gives: (_, { voided }) => voided.length < 2 });
    expect(again).toBe(2);
    expect(new Set(dealer.numbers).size).toBe(3);
  });

  test('under a seal that covers another pack than is shown, nothing is promised', async () => {
    const { alarms, dealer } = await playAgainst({ table: (table) => waiting(table, { pack: { id: 'other' } }) });
    expect([...alarms]).toContain('changed');
    expect([dealer.numbers, dealer.promises[0]]).toEqual([[], null]);
  });

  test('a promise changed after the own number was opened is seen before the deal, and the number is not sent again', async () => {
    const dealer = await Dealer.open({
      refuse: (what) => (what === 'open' ? 'internal' : null),
      table: (table, { seal, numbers, promises }) =>
        numbers.length > 0 ? shuffled(table, { promises: [promises[0], promiseOf(seal, 1, number(1))] }) : table,
    });
    const client = new Client({ url: dealer.url, token: null });
    closing.push(
      () => client.close(),
      () => dealer.close(),
    );
    let shown: Seen | null = null;
    await client.watch(dealer.match, (seen) => (shown = seen));
    const look = async (): Promise<void> => {
      dealer.show();
      await client.request({ do: 'ping' });
      await client.seal(dealer.match);
    };
    while (dealer.numbers.length === 0) await client.request({ do: 'ping' });
    await look();
    expect(shown).toMatchObject({ table: { status: 'waiting' }, pledge: { alarm: 'others' } });
    const sent = dealer.numbers.length;
    for (let i = 0; i < 5; i++) await look();
    expect(dealer.numbers).toHaveLength(sent);
  });

  test('a number is not opened while somebody has not promised theirs', async () => {
    const dealer = await Dealer.open({ table: (table, { promises }) => shuffled(table, { promises: [promises[0], null] }) });
    const client = new Client({ url: dealer.url, token: null });
    closing.push(
      () => client.close(),
      () => dealer.close(),
    );
    let shown: Seen | null = null;
    await client.watch(dealer.match, (seen) => (shown = seen));
    while (dealer.promises[0] === null) await client.request({ do: 'ping' });
    for (let i = 0; i < 5; i++) {
      dealer.show();
      await client.request({ do: 'ping' });
    }
    await client.seal(dealer.match);
    expect(dealer.asked).not.toContain('open');
    expect(shown).toMatchObject({ pledge: { state: 'promised', alarm: null } });
  });
});
