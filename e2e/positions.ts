/** Tables at a wished moment, played here by weak bots and put on the shelf of a browser: no test has to click its way there. */
import { openPlayer } from '@orrery/bots';
import { games } from '@orrery/games';
import { commit, deriveSeed, type Named, quick, seeded, startMatch, type TableView } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import type { GameId } from '@orrery/games/list';
import type { TableRecord } from '../apps/web/src/table/record.ts';

export interface Moment {
  readonly view: TableView;
  readonly open: readonly Named[];
  readonly answers: number;
}

export interface Wish {
  readonly game: GameId;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** Seats of people; the rest are bots. */
  readonly people: readonly number[];
  readonly seed: number;
  /** Who has played until then: weak bots, or chance alone, which takes no time. */
  readonly by?: 'level:1' | 'random';
  /** The moment looked for, always one at which the first person is asked. Absent: the end of the game. */
  readonly until?: (moment: Moment) => boolean;
}

const hex = (seed: number, digits: number): string =>
  quick(seed)
    .below(2 ** 31)
    .toString(16)
    .padStart(8, '0')
    .repeat(8)
    .slice(0, digits);
/** Answers in one game, and games. */
const MOST = 4000;
const TRIES = 40;

/** The first game from this seed on in which the moment comes: how bots play may change, what is looked for stays. */
export async function tableAt(wish: Wish): Promise<TableRecord> {
  for (let tried = 0; tried < TRIES; tried++) {
    const found = await played({ ...wish, seed: wish.seed + tried * 1000 });
    if (found) return found;
  }
  throw new Error(`${wish.game}: the moment came in none of ${TRIES} games`);
}

async function played({ game, options = {}, people, seed, by = 'level:1', until }: Wish): Promise<TableRecord | null> {
  const found = games[game];
  const rules = found?.open(options);
  if (!found || !rules || 'faults' in rules) throw new Error(`${game} does not open: ${JSON.stringify(rules)}`);
  const secret = hex(seed, 64);
  const id = hex(seed + 1, 16);
  const nonces = Array.from({ length: rules.seats }, (_, seat) => hex(seed + 2 + seat, 32));
  const match = startMatch(rules, seeded(deriveSeed(secret, id, nonces)));
  const bot = await openPlayer(game, rules, by);
  const chance = quick(seed);
  const [own = 0] = people;
  const wished = (): boolean => {
    if (!until || !((match.asked >> own) & 1)) return false;
    const open = match.open(own).map((choice) => rules.choices.name(choice));
    return until({ view: match.known(own).view, open, answers: match.log.length });
  };
  while (match.asked !== 0 && !wished()) {
    if (match.log.length > MOST) return null;
    const seat = 31 - Math.clz32(match.asked & -match.asked);
    match.answer(seat, await bot.decide(match.known(seat), match.open(seat), chance, {}));
  }
  if (until && match.asked === 0) return null;
  return {
    id,
    game,
    rules: found.rules,
    options: rules.options,
    pack: null,
    seats: Array.from({ length: rules.seats }, (_, seat) =>
      people.includes(seat) ? { kind: 'person', name: '', level: 0 } : { kind: 'bot', name: '', level: 1 },
    ),
    seed: { commitment: commit(secret), nonces, match: id, secret },
    log: [...match.log],
    started: Date.UTC(2026, 0, 15, 18),
    touched: Date.UTC(2026, 0, 15, 19),
    ended: match.result ? { how: 'rules', result: match.result, seat: null } : null,
  };
}

/** Puts tables on the shelf of the page's browser, as if they had been played there. */
export async function shelve(page: Page, ...records: readonly TableRecord[]): Promise<void> {
  await page.evaluate(
    (tables) =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.open('orrery', 1);
        request.addEventListener('upgradeneeded', () => {
          for (const name of ['tables', 'replays', 'packs']) request.result.createObjectStore(name, { keyPath: 'id' });
        });
        request.addEventListener('error', () => fail(new Error('no shelf')));
        request.addEventListener('success', () => {
          const writing = request.result.transaction('tables', 'readwrite');
          for (const table of tables) writing.objectStore('tables').put(table);
          writing.addEventListener('complete', () => {
            request.result.close();
            done();
          });
        });
      }),
    records,
  );
}

/** A moment by its decision, not before so many answers. */
export const asked =
  (decision: string, least = 0) =>
  ({ view, answers }: Moment): boolean =>
    view.decision === decision && answers >= least;

/** The first question of a late round. */
export const inRound =
  (round: number) =>
  ({ view }: Moment): boolean =>
    'round' in view && view.round === round;

/** Another screen in the same document, once something of it is there. */
export async function go(page: Page, hash: string, ready: string): Promise<void> {
  await page.evaluate((to) => (location.hash = to), hash);
  await page.waitForSelector(ready);
}

/** Sits down at a prepared table. */
export async function sit(page: Page, record: TableRecord, ready = '.prompt.decide [data-choosable]'): Promise<void> {
  await go(page, '#/about', '.about');
  await shelve(page, record);
  await go(page, `#/table/${record.id}`, ready);
}
