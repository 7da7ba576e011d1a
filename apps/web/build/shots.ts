/** What the screenshots show: every screen, and the boards at telling moments. */
import type { Page } from 'playwright-core';
import { asked, type Wish } from '../../../e2e/positions.ts';

export interface Shot {
  readonly name: string;
  /** The address; `{id}` is that of the table below. */
  readonly hash: string;
  readonly ready: string;
  readonly table?: Wish;
  readonly plain?: boolean;
  /** What is done before the picture is taken. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const liberation = (until: Wish['until'] | null, seat = 0, more: Partial<Wish> = {}): Wish => ({
  game: 'liberation',
  people: [seat],
  seed: 1,
  ...(until ? { until } : {}),
  ...more,
});
const rex = (until: Wish['until'] | null, more: Partial<Wish> = {}): Wish => ({
  game: 'rex',
  people: [0],
  seed: 1,
  ...(until ? { until } : {}),
  ...more,
});
const gravity = (until: Wish['until'] | null, more: Partial<Wish> = {}): Wish => ({
  game: 'gravity',
  people: [0],
  seed: 1,
  options: { seats: 3 },
  ...(until ? { until } : {}),
  ...more,
});
const teams = { options: { seats: 4, confrontation: true, module: 'war', domination: 4 } };

const table = (name: string, wish: Wish, ready: string, act?: Shot['act'], plain = false): Shot => ({
  name,
  hash: '#/table/{id}',
  ready,
  table: wish,
  plain,
  ...(act ? { act } : {}),
});
const replay = (name: string, wish: Wish, act?: Shot['act']): Shot => ({
  name,
  hash: '#/replay/{id}?at=20&view=0',
  ready: '.replay-bar',
  table: wish,
  ...(act ? { act } : {}),
});

const menu = (page: Page): Promise<void> => page.locator('.menu-tool').click();

export const shots: readonly Shot[] = [
  { name: 'lobby', hash: '', ready: '.game' },
  { name: 'lobby-running', hash: '', ready: '.running', table: liberation(asked('dyn.step2', 30)) },
  { name: 'set-up', hash: '#/play/liberation', ready: '.setup-form' },
  { name: 'set-up-options', hash: '#/play/rex', ready: '.setup-form', act: (page) => page.locator('.options summary').click() },
  { name: 'set-up-together', hash: '#/pass/gravity', ready: '.setup-form' },
  { name: 'online', hash: '#/online', ready: 'main' },
  table('liberation-start', liberation(asked('setup.occupy')), '.prompt.decide [data-choosable]'),
  table('liberation-dynasty', liberation(asked('dyn.step2', 40)), '.prompt.decide [data-choosable]'),
  table('liberation-hit', liberation(asked('dyn.hit')), '.prompt.decide [data-choosable]'),
  table('liberation-hidden', liberation(asked('lib.step2', 40), 1), '.prompt.decide [data-choosable]'),
  table('liberation-warped', liberation(asked('dyn.step2', 40), 0, { options: { warpedWorld: true } }), '.prompt.decide [data-choosable]'),
  table('liberation-belief', liberation(asked('dyn.step2', 30)), '.prompt.decide', (page) => page.locator('.belief-tool').click()),
  table('liberation-hint', liberation(asked('dyn.step2', 30)), '.prompt.decide', async (page) => {
    await page.locator('.hint-tool').click();
    await page.waitForSelector('.advice li');
  }),
  table('liberation-card', liberation(asked('dyn.step2', 30)), '.prompt.decide', async (page) => {
    await page.locator('.hand .city-card').first().hover();
    await page.waitForTimeout(700);
  }),
  table('liberation-refused', liberation(asked('dyn.step2', 30)), '.prompt.decide', (page) =>
    page.locator('.city:not(.is-open) .target').first().click({ force: true }),
  ),
  table('liberation-menu', liberation(asked('dyn.step2', 30)), '.prompt.decide', menu),
  table('liberation-end', liberation(null, 0, { seed: 4 }), '.verdict'),
  table('rex-start', rex(asked('D-TRAITOR')), '.rex'),
  table('rex-move', rex(asked('D-MOVE', 60)), '.rex'),
  table('rex-bid', rex(asked('D-BID')), '.rex'),
  table('rex-plan', rex(asked('D-PLAN')), '.rex'),
  table('rex-ceasefire', rex(asked('D-CF-OFFER')), '.rex'),
  table('rex-end', rex(null), '.rex'),
  table('gravity-prepare', gravity(asked('prep.keep')), '.gravity'),
  table('gravity-turn', gravity(asked('turn', 60)), '.gravity'),
  table('gravity-capture', gravity(asked('capture.commit')), '.gravity'),
  table('gravity-teams', gravity(asked('turn', 60), teams), '.gravity'),
  table('gravity-islands', gravity(asked('islands.target')), '.gravity'),
  table('gravity-end', gravity(null), '.gravity'),
  { name: 'curtain', hash: '#/table/{id}', ready: '.curtain', table: liberation(asked('dyn.step2', 30), 0, { people: [0, 1] }) },
  table('text-liberation', liberation(asked('dyn.step2', 30)), '.grid', undefined, true),
  table('text-liberation-end', liberation(null), '.grid', undefined, true),
  table('text-rex', rex(asked('D-MOVE', 60)), '.grid', undefined, true),
  table('text-gravity', gravity(asked('turn', 60)), '.grid', undefined, true),
  { name: 'replays', hash: '#/replays', ready: '.replay-list li', table: liberation(null) },
  replay('replay-liberation', liberation(null)),
  replay('replay-share', liberation(null), (page) => page.locator('.replay-bar button').last().click()),
  replay('replay-rex', rex(null)),
  replay('replay-gravity', gravity(null)),
  { name: 'rules', hash: '#/rules/liberation/LIB-EVADE-3', ready: '.asked' },
  {
    name: 'rules-search',
    hash: '#/rules/rex',
    ready: '.rules-text section',
    act: (page) => page.locator('input[type=search]').fill('SOL'),
  },
  { name: 'about', hash: '#/about', ready: '.about' },
  {
    name: 'packs',
    hash: '#/packs',
    ready: '.packs .row-of-buttons button:not([disabled])',
    act: (page) => page.locator('.packs .row-of-buttons button').first().click(),
  },
  {
    name: 'packs-faults',
    hash: '#/packs/gravity',
    ready: '.packs .row-of-buttons button:not([disabled])',
    act: (page) => page.locator('.editor textarea').fill('{"id": "My box", "islands": [], "cards": 3}'),
  },
  { name: 'nothing', hash: '#/nowhere', ready: '.reading' },
  { name: 'no-table', hash: '#/table/nowhere', ready: '.reading' },
];
