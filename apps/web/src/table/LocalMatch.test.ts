import { commit, deriveSeed, quick, seeded, SPECTATOR, startMatch, type Known, type Named, type TableView } from '@orrery/kernel';
import { gravity } from '@orrery/gravity';
import { liberation } from '@orrery/liberation';
import { rex } from '@orrery/rex';
import { answer, type Thinkers } from '@orrery/bots/task';
import { expect, test } from 'vitest';
import type { GameId } from '@orrery/games/list';
import type { Pace } from '../app/settings.ts';
import { type AnyRules, rulesOf } from './engines.ts';
import { LocalMatch } from './LocalMatch.ts';
import type { SeatRecord, TableRecord } from './record.ts';
import type { Snapshot } from './table.ts';
import type { Clock } from './waits.ts';

const person: SeatRecord = { kind: 'person', name: '', level: 0 };
const bot: SeatRecord = { kind: 'bot', name: '', level: 1 };
/** As much of a game as a record names. */
interface Game {
  readonly id: string;
  readonly rules: string;
}

const secret = '5e'.repeat(32);

const recordOf = (seats: readonly SeatRecord[], match = 'test', game: Game = liberation): TableRecord => ({
  id: 'test',
  game: game.id as GameId,
  rules: game.rules,
  options: {},
  pack: null,
  seats,
  seed: { commitment: commit(secret), nonces: seats.map(() => '0a'.repeat(16)), match, secret },
  log: [],
  started: 0,
  touched: 0,
  ended: null,
});

interface Sat {
  readonly match: LocalMatch;
  readonly rules: AnyRules;
  readonly stored: TableRecord[];
  /** Length of the stored log at each thing shown. */
  readonly shownWith: number[];
  now(): Snapshot;
  /** Waits until the person is asked and the table leaves it to them, or the game is over. */
  turn(): Promise<Snapshot>;
  /** Everything shown so far. */
  readonly shown: readonly Snapshot[];
  named(): readonly (readonly [number, Named])[];
}

/** Computer players that think in this thread. */
const here: Thinkers = { ask: answer, close: async () => undefined };

/** Time that passes whenever somebody waits for it, and at once. */
function handClock(): Clock & { pass(milliseconds: number): void } {
  let time = 0;
  const pass = (milliseconds: number): void => void (time += milliseconds);
  return { now: () => time, rest: async (milliseconds) => pass(milliseconds), pass };
}

async function sit(record: TableRecord, thinkers: Thinkers = here): Promise<Sat> {
  const stored: TableRecord[] = [];
  const shown: Snapshot[] = [];
  const shownWith: number[] = [];
  let wake = (): void => undefined;
  const { rules } = await rulesOf(record.game, record.options, record.pack);
  const match = await LocalMatch.open(
    record,
    async (now) => void stored.push(now),
    thinkers,
    'instant',
    (snapshot) => {
      // Nothing is shown before it is stored: the record at hand gives the very same view.
      shownWith.push((stored.at(-1) ?? record).log.length);
      shown.push(snapshot);
      wake();
    },
    handClock(),
  );
  const now = (): Snapshot => shown.at(-1) as Snapshot;
  return {
    match,
    rules,
    stored,
    shownWith,
    now,
    shown,
    async turn() {
      while (now().stage === 'wait' || now().answersItself) await new Promise<void>((heard) => (wake = heard));
      return now();
    },
    named: () => now().open.map((choice) => [choice, rules.choices.name(choice)] as const),
  };
}

test('a table against a bot is played to its end; its record sets it up again at any moment', async () => {
  const table = await sit(recordOf([person, bot]));
  for (let n = 0; n < 600 && (await table.turn()).stage === 'decide'; n++) {
    const { open, known } = table.now();
    if (n % 9 === 0 && table.stored.length > 0) {
      const again = await sit(table.stored.at(-1) as TableRecord);
      expect(again.now().known).toEqual(known);
      expect(again.now().open).toEqual(open);
    }
    expect(await table.match.answer(open[n % open.length] ?? -1)).toBeNull();
  }
  expect(table.now().stage).toBe('over');
  expect(table.stored.at(-1)?.ended?.how).toBe('rules');
  // One thing shown for the set-up, then one for each thing stored, in that order.
  expect(table.shownWith).toEqual([0, ...table.stored.map(({ log }) => log.length)]);
});

test('what is not open is refused with its clause and changes nothing', async () => {
  const table = await sit(recordOf([person, bot]));
  await table.turn();
  const before = table.now();
  const refusal = await table.match.answer(table.rules.choices.code({ verb: 'draw' }));
  expect(refusal?.clause).toMatch(/^LIB-/);
  expect(table.now()).toBe(before);
  expect(table.match.why(table.rules.choices.code({ verb: 'draw' }))?.clause).toBe(refusal?.clause);
});

test('with two people at one screen nobody is shown anything before they take it', async () => {
  const table = await sit(recordOf([person, person]));
  expect(table.now()).toMatchObject({ stage: 'curtain', viewer: null, known: null, open: [], next: 0 });
  table.match.take(0);
  expect(table.now()).toMatchObject({ stage: 'decide', viewer: 0 });
  await table.match.answer(table.now().open[0] ?? -1);
  expect(table.now()).toMatchObject({ stage: 'hand-over', viewer: 0, next: 1, open: [] });
  table.match.handOver();
  expect(table.now()).toMatchObject({ stage: 'curtain', known: null, next: 1 });
  table.match.take(1);
  expect(table.now().known?.view.viewer).toBe(1);
});

test('LIB-INFO-8: a secret decision with one answer still waits for the person', async () => {
  for (let deal = 0; deal < 20; deal++) {
    const table = await sit(recordOf([bot, person], `deal-${deal}`));
    for (let n = 0; n < 200 && (await table.turn()).stage === 'decide'; n++) {
      const { known, open } = table.now();
      if (known?.view.decision === 'lib.evade' && open.length === 1) {
        // Whatever the table does by itself, it does within a few turns.
        for (let turn = 0; turn < 20; turn++) await new Promise((done) => setTimeout(done));
        expect(table.now().open).toEqual(open);
        return;
      }
      const evade = table.named().find(([, { verb }]) => verb === 'evade');
      await table.match.answer(evade?.[0] ?? open[n % open.length] ?? -1);
    }
  }
  expect.unreachable('no Evade with a single answer came up');
});

test('LIB-END-6: whoever resigns ends the game without an outcome', async () => {
  const table = await sit(recordOf([person, bot]));
  await table.turn();
  await table.match.resign();
  expect(table.now()).toMatchObject({ stage: 'over', ended: { how: 'resigned', result: null, seat: 0 } });
});

test('a table of bots alone is watched by a spectator', async () => {
  const table = await sit(recordOf([bot, bot]));
  expect(table.now().viewer).toBe(SPECTATOR);
  expect((await table.turn()).stage).toBe('over');
});

test('advice comes from what the seat knows and names open choices', async () => {
  const table = await sit(recordOf([person, bot]));
  await table.turn();
  const advice = await table.match.advice();
  expect(advice.length).toBeGreaterThan(0);
  expect(advice.every(({ choice }) => table.now().open.includes(choice))).toBe(true);
});

test('a standing order passes card windows until the phase changes, and nothing else', async () => {
  const table = await sit(recordOf([person, bot, bot, bot, bot, bot], 'windows', rex));
  const decision = (): string => table.now().known?.view.decision ?? '';
  const play = async (wanted: () => boolean): Promise<void> => {
    for (let n = 0; n < 600 && (await table.turn()).stage === 'decide' && !wanted(); n++)
      await table.match.answer(table.now().open[n % table.now().open.length] ?? -1);
  };
  await play(() => /^[WX]-/.test(decision()) && table.named().some(([, { verb }]) => verb === 'pass'));
  expect(decision()).toMatch(/^[WX]-/);
  const phase = (): unknown => (table.now().known?.view as { readonly phase?: string } | undefined)?.phase;
  const before = phase();
  for (const kind of ['phases', 'answers']) await table.match.order(kind, 'phase');
  expect(table.now().orders).toEqual({ phases: 'phase', answers: 'phase', gifts: 'ask' });
  for (let n = 0; n < 400 && (await table.turn()).stage === 'decide' && phase() === before; n++) {
    expect(decision()).not.toMatch(/^[WX]-/);
    await table.match.answer(table.now().open[0] ?? -1);
  }
  expect(table.now()).toMatchObject(phase() === before ? {} : { orders: { phases: 'ask', answers: 'ask' } });
}, 120_000);

test('a standing order for the round, or until it is changed, outlasts the phase and a reload', async () => {
  const table = await sit(recordOf([person, bot, bot, bot, bot, bot], 'windows', rex));
  await table.turn();
  await table.match.order('phases', 'round');
  const [stored] = table.stored.slice(-1);
  expect(stored?.orders).toMatchObject({ phases: { order: 'round' } });
  const again = await sit(stored as TableRecord);
  await again.turn();
  expect(again.now().orders).toEqual({ phases: 'round', answers: 'ask', gifts: 'ask' });
  for (const kind of ['phases', 'answers']) await again.match.order(kind, 'always');
  const started = (): unknown => (again.now().known?.view as { readonly round?: number } | undefined)?.round;
  for (let n = 0; n < 400 && (await again.turn()).stage === 'decide' && started() !== 2; n++) {
    // A window may be seen for a moment; nobody has to answer it.
    expect(again.now().known?.view.decision).not.toMatch(/^[WX]-/);
    await again.match.answer(again.now().open[0] ?? -1);
  }
  expect(started()).toBe(2);
  expect(again.now().orders).toMatchObject({ phases: 'always', answers: 'always' });
  await again.match.order('phases', 'ask');
  expect(again.now().orders).toMatchObject({ phases: 'ask', answers: 'always' });
}, 120_000);

test('what the table answers itself is marked, so that no board asks it', async () => {
  const table = await sit(recordOf([person, bot, bot, bot, bot, bot], 'windows', rex));
  for (let n = 0; n < 60; n++) {
    if ((await table.turn()).stage !== 'decide') break;
    expect(table.now().open.length).toBeGreaterThan(1);
    await table.match.answer(table.now().open[n % table.now().open.length] ?? -1);
  }
  expect(table.shown.filter(({ answersItself }) => answersItself).length).toBeGreaterThan(0);
}, 120_000);

/** Where the first game of Rex played by chance comes to a question after whose answer the same seat has one answer to the next and several to the one after. */
async function beforeOneAnswer(): Promise<{ readonly record: TableRecord; readonly choice: number }> {
  const empty = recordOf([bot, bot, bot, bot, bot, bot], 'one answer', rex);
  const { rules } = await rulesOf(empty.game, empty.options, empty.pack);
  for (let dice = 0; dice < 60; dice++) {
    const match = startMatch(rules, seeded(deriveSeed(secret, empty.seed.match, empty.seed.nonces)));
    const chance = quick(dice);
    const counts: (readonly [seat: number, open: number])[] = [];
    while (match.asked !== 0) {
      const seat = 31 - Math.clz32(match.asked & -match.asked);
      const open = match.open(seat);
      const [before, last] = counts.slice(-2);
      const found = match.log.at(-2);
      const twice = before?.[0] === seat && last?.[0] === seat;
      if (found && twice && before[1] > 1 && last[1] === 1 && open.length > 1 && match.undoable(seat) > 1)
        return {
          record: { ...empty, seats: empty.seats.map((each, at) => (at === seat ? person : each)), log: match.log.slice(0, -2) },
          choice: found[1],
        };
      counts.push([seat, open.length]);
      match.answer(seat, open[chance.below(open.length)] ?? -1);
    }
  }
  throw new Error('no such question came');
}

test('what the table has answered itself and is taken back, it asks', async () => {
  const { record, choice } = await beforeOneAnswer();
  const table = await sit(record);
  await table.turn();
  const shown = table.shown.length;
  await table.match.answer(choice);
  const { stage, undoable } = await table.turn();
  expect(stage).toBe('decide');
  expect(table.shown.slice(shown).some(({ answersItself }) => answersItself)).toBe(true);
  await table.match.undo();
  expect(table.now().undoable).toBe(undoable - 1);
  expect(table.now()).toMatchObject({ stage: 'decide', open: [expect.any(Number)] });
  expect(table.now().answersItself).toBeUndefined();
  expect(await table.turn()).toBe(table.now());
});

test('Gravity: a card and what was done with it are taken back one by one within the turn, never beyond it', async () => {
  const table = await sit({ ...recordOf([person, bot], 'test', gravity), options: { seats: 2 } });
  let taken = 0;
  for (let n = 0; n < 400 && taken < 3 && (await table.turn()).stage === 'decide'; n++) {
    const { known, open } = table.now();
    const [choice] = table.named().find(([, { verb }]) => verb === 'play') ?? [open[n % open.length] ?? -1];
    const begins = known?.view.decision === 'turn' && table.rules.choices.name(choice).verb === 'play';
    if (begins) expect(table.now().undoable).toBe(0);
    await table.match.answer(choice);
    await table.turn();
    if (!begins || table.now().undoable === 0) continue;
    expect(table.now().undoable).toBe(1);
    await table.match.undo();
    expect(table.now()).toMatchObject({ stage: 'decide', open, undoable: 0 });
    expect(table.now().known).toEqual(known);
    const again = await sit(table.stored.at(-1) as TableRecord);
    expect(again.now().known).toEqual(known);
    taken++;
    await table.match.answer(choice);
  }
  expect(taken).toBe(3);
});

test('what others have answered since is never taken back with an answer', async () => {
  const table = await sit({ ...recordOf([person, bot], 'test', gravity), options: { seats: 2 } });
  const hasAnswered = (): number => table.stored.at(-1)?.log.filter(([seat]) => seat === 1).length ?? 0;
  for (let n = 0, others = 0; n < 120 && (await table.turn()).stage === 'decide'; n++) {
    if (hasAnswered() > others) expect(table.now().undoable).toBe(0);
    others = hasAnswered();
    const { open } = table.now();
    await table.match.answer(open[n % open.length] ?? -1);
  }
});

test('a page loaded again does not change what the computer player does next', async () => {
  const told = await Promise.all(
    [1, 2, 3].map(async () => {
      const table = await sit(recordOf([bot, person]));
      await table.turn();
      const [first] = table.now().open;
      await table.match.answer(first as number);
      await table.turn();
      return table.stored.at(-1)?.log;
    }),
  );
  expect(told[0]?.length).toBeGreaterThan(3);
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).toEqual(told[0]);
});

test('nothing waits for a thought: while a bot thinks the person asks why, takes back and gives up, which ends it', async () => {
  let stopped = 0;
  const endless: Thinkers = {
    ask: (_question, stop) =>
      new Promise((_, fail) => {
        stop?.addEventListener('abort', () => {
          stopped++;
          fail(new DOMException('stopped', 'AbortError'));
        });
      }),
    close: async () => undefined,
  };
  const table = await sit(recordOf([bot, person]), endless);
  expect(table.now().stage).toBe('wait');
  expect(table.match.why(0)).toMatchObject({ clause: expect.stringMatching(/^LIB-/) as string });
  await table.match.undo();
  expect(stopped).toBe(0);
  await table.match.resign();
  expect(stopped).toBe(1);
  expect(table.now().stage).toBe('over');
});

test('advice ends with the question it was asked about, and when it is waved away', async () => {
  let stopped = 0;
  const slow: Thinkers = {
    ask: (question, stop) =>
      question.ask === 'advise'
        ? new Promise((_, fail) => {
            stop?.addEventListener('abort', () => {
              stopped++;
              fail(new DOMException('stopped', 'AbortError'));
            });
          })
        : answer(question),
    close: async () => undefined,
  };
  const table = await sit(recordOf([bot, person]), slow);
  await table.turn();
  const wavedAway = table.match.advice();
  table.match.dismissAdvice();
  expect(await wavedAway).toEqual([]);
  const outdated = table.match.advice();
  await table.match.answer(table.now().open[0] as number);
  expect(await outdated).toEqual([]);
  expect(stopped).toBe(2);
});

test('computer players are made ready when a table is opened, each strength once, and nobody where only people sit', async () => {
  const ready: (readonly string[])[] = [];
  const thinkers: Thinkers = { ...here, prepare: (_, entrants) => void ready.push(entrants) };
  await sit(recordOf([person, bot, bot, bot], 'ready', rex), thinkers);
  await sit(recordOf([person, person], 'people'), thinkers);
  expect(ready).toEqual([['level:1']]);
});

/** How long a computer player takes over a question, in milliseconds of the table's time. */
type Slowness = (question: { readonly known: Known<TableView>; readonly open: readonly number[] }) => number;

/** Plays a while by a clock that only pauses and thoughts move; returns when each thing was shown that others did, and how much the person had been told by then. */
async function timesShown(record: TableRecord, pace: Pace, slowness: Slowness): Promise<readonly (readonly [number, number])[]> {
  const clock = handClock();
  const thinkers: Thinkers = {
    ask: (question) => {
      clock.pass(slowness(question));
      return answer({ ...question, iterations: 2 });
    },
    close: async () => undefined,
  };
  const times: (readonly [number, number])[] = [];
  let answering = false;
  let now: Snapshot | null = null;
  let wake = (): void => undefined;
  const show = (snapshot: Snapshot): void => {
    if (!answering) times.push([clock.now(), snapshot.known?.past.length ?? 0]);
    now = snapshot;
    wake();
  };
  const match = await LocalMatch.open(record, async () => undefined, thinkers, pace, show, clock);
  for (let asked = 0; asked < 25;) {
    const { stage, open, answersItself, thinking } = now as unknown as Snapshot;
    if (stage === 'over') break;
    if (stage === 'decide' && !answersItself && !thinking) {
      asked++;
      answering = true;
      await match.answer(open[0] ?? -1);
      answering = false;
    } else await new Promise<void>((shown) => (wake = shown));
  }
  return times.slice(0, 50);
}

for (const [name, game] of Object.entries({ liberation, gravity, rex }))
  for (const pace of ['calm', 'instant'] as const)
    test(`when an answer of a computer player is seen does not depend on how soon it knew it: ${name}, ${pace}`, async () => {
      const seats = name === 'rex' ? 6 : 2;
      const record = recordOf([person, ...Array.from({ length: seats - 1 }, () => bot)], 'windows', game);
      const quick = await timesShown(record, pace, () => 0);
      // The more it has to choose from, the longer; and by what only its seat knows.
      const slow = await timesShown(record, pace, ({ open }) => Math.min(2, open.length));
      const secret = await timesShown(record, pace, ({ known }) => JSON.stringify(known).length % 3);
      expect(quick.length).toBeGreaterThan(4);
      expect(quick.at(-1)?.[0]).toBeGreaterThan(0);
      expect(slow).toEqual(quick);
      expect(secret).toEqual(quick);
    }, 120_000);
