/** The panels of the Rex board as they are drawn: each at a size and in a theme, and what can be wrong with it. */
import type { Page } from 'playwright-core';
import type { DecisionId } from '@orrery/rex';
import { COLOURS, violations } from './axe.ts';
import { questionFaults } from './question.ts';
import { atBetrayal, inWindows, oneOfEach, scene } from './rex-moments.ts';
import { type Scene, stand } from './showcase.ts';

export const DESK = [1440, 900] as const;
const TABLET = [1024, 768] as const;
const PHONE = [360, 740] as const;

export const PANELS: readonly (readonly [string, DecisionId | 'over'])[] = [
  ['race choice', 'D-RACE'],
  ['traitors', 'D-TRAITOR'],
  ['set-up', 'D-SOLPLACE'],
  ['auction', 'D-BID'],
  ['recruitment', 'D-REC'],
  ['movement', 'D-MOVE'],
  ['deployment', 'D-DEPLOY'],
  ['battle plan', 'D-PLAN'],
  ['battle cards', 'D-CARDS'],
  ['losses', 'D-LOSS'],
  ['Ceasefire offers', 'D-CF-OFFER'],
  ['Ceasefire answers', 'D-CF-ANSWER'],
  ['a card window', 'W-BOM'],
  ['a window before an Offensive', 'X-OFF'],
  ['a window after a command', 'X-CMD'],
  ['betrayal', 'D-BETRAY'],
  ['end of the game', 'over'],
];

/** A scene for each panel. */
export const panelScenes = (): ReadonlyMap<DecisionId | 'over', Scene> =>
  new Map<DecisionId | 'over', Scene>([
    ...[...oneOfEach([1, 3, 5]), ...inWindows(['X-OFF', 'X-CMD'])].map(([decision, moment]) => [decision, scene(moment)] as const),
    ['D-BETRAY', atBetrayal()],
  ]);

/** Things to press that are smaller than a fingertip, by what they answer to; places of the map answer to a circle of their own. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, [role=button], a.button, input, select, [role=slider], [role=spinbutton]')].flatMap(
      (element) => {
        const pressed = element.closest('label') ?? element.querySelector('.hit') ?? element;
        const { width, height } = pressed.getBoundingClientRect();
        if (width === 0 || element.closest('[disabled]')) return [];
        return Math.min(width, height) < 43.5 ? [`${element.outerHTML.slice(0, 120)}: ${width.toFixed(0)} × ${height.toFixed(0)}`] : [];
      },
    ),
  );

/** Every panel at every size, and in both themes; which theme at which size, the panels take turns in. */
export const LOOKS = [
  [
    ['dark', DESK],
    ['light', TABLET],
    ['dark', PHONE],
  ],
  [
    ['light', DESK],
    ['dark', TABLET],
    ['light', PHONE],
  ],
] as const;
type Look = (typeof LOOKS)[number][number];

/**
 * What axe is to read at a size. Between the two ends of the scale nothing is there that is not at one of them: only colours and what scrolls are read.
 * Colours have then been read in both themes, and are the same on a phone.
 */
export const readingAt = ([, size]: Look): Parameters<typeof violations>[1] =>
  size === DESK ? {} : size === TABLET ? { only: ['color-contrast', 'scrollable-region-focusable'] } : { except: COLOURS };

/** What is wrong with a panel, apart from what axe finds. */
export async function panelFaults(page: Page, drawn: Scene, [theme, size]: Look): Promise<string[]> {
  await stand(page, drawn, size, { theme });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...(await small(page)), ...(await questionFaults(page)), ...(wide > 0 ? [`${wide} px too wide`] : [])];
}
