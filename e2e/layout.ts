/** How a board lies on a screen: every kind of decision of every game, every screen, and what can be wrong with it. */
import type { Page } from 'playwright-core';
import * as gravity from './gravity-moments.ts';
import * as liberation from './liberation-moments.ts';
import * as rex from './rex-moments.ts';
import { settle, type Scene } from './showcase.ts';

export const SIZES = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;
export const LANGUAGES = ['en', 'ru', 'de'] as const;
/** The size of text, in hundredths of the usual one. */
export const TEXTS = ['100', '200'] as const;

export interface Screen {
  readonly size: (typeof SIZES)[number];
  readonly language: (typeof LANGUAGES)[number];
  readonly text: (typeof TEXTS)[number];
}
export const screens: readonly Screen[] = TEXTS.flatMap((text) =>
  SIZES.flatMap((size) => LANGUAGES.map((language) => ({ size, language, text }))),
);
export const nameOf = ({ size, language, text }: Screen): string => `${size.join(' × ')}, ${language}, text ${text} %`;

/** One moment of every kind of decision, by its name. */
export function decisions(): ReadonlyMap<string, Scene> {
  const found = new Map<string, Scene>();
  for (const [setting, name] of [
    [{}, 'liberation'],
    [{ warpedWorld: true }, 'liberation warped'],
  ] as const)
    for (const [decision, moment] of liberation.oneOfEach(setting, [1, 2, 3, 4, 5]))
      if (name === 'liberation' || !found.has(`liberation ${decision}`))
        found.set(`${name} ${decision}`, liberation.scene(setting, moment));
  for (const [decision, moment] of rex.oneOfEach([1, 3, 5, 6])) {
    found.set(`rex ${decision}`, rex.scene(moment));
    // Somebody is near victory, and the board says so.
    if (decision === 'D-MOVE') found.set(`rex ${decision} near victory`, rex.scene(rex.nearVictory(moment)));
  }
  for (const setting of [gravity.TEAMS_WAR, gravity.TEAMS_AIR, gravity.DUEL])
    for (const [decision, moment] of gravity.oneOfEach(setting, [1, 2, 3]))
      if (!found.has(`gravity ${decision}`)) found.set(`gravity ${decision}`, gravity.scene(setting, moment));
  found.set('liberation lib.step1 long name', liberation.scene({}, liberation.longest()));
  return found;
}

/** Looks until nothing is wrong, so often at most: answers that are scrolled into sight come there in steps. */
const LOOKS = 20;

/** What is wrong with the question the page shows, once it has come to rest. */
export async function layoutFaults(page: Page): Promise<string[]> {
  let found = await faultsNow(page);
  for (let look = 1; found.length > 0 && look < LOOKS; look++) {
    await settle(page);
    found = await faultsNow(page);
  }
  return found;
}

const faultsNow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const board = document.querySelector('.drawn');
    if (!board) return ['no board is drawn'];
    const faults: string[] = [];
    const named = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').trim().replaceAll(/\s+/g, '.')} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50)}”`;
    /** What is there for readers of the screen alone. */
    const unseen = [...board.querySelectorAll('.crumb')].filter((element) => getComputedStyle(element).clipPath === 'inset(50%)');
    const seen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.spoken, .spoken-head') &&
      !unseen.some((hidden) => hidden.contains(element)) &&
      element.getBoundingClientRect().width > 1;

    // Readers of the screen know where they are by the heading, however small the screen.
    if (!board.querySelector('h1')?.checkVisibility()) faults.push('the page has no heading');

    const sideways = document.documentElement.scrollWidth - innerWidth;
    if (sideways > 0) faults.push(`the page is ${sideways} px too wide`);

    const filled = [...board.querySelectorAll('.primary:not([disabled])')].filter(seen);
    if (filled.length > 1) faults.push(`${filled.length} filled buttons: ${filled.map(named).join(', ')}`);

    /** Words of the bar that run into each other or off it. */
    const bar = board.querySelector('.topbar');
    const inBar = [...(bar?.querySelectorAll('button, a, h1, li, .rounds > span, .house, .bar-place') ?? [])].filter(
      (each) => seen(each) && !(each instanceof HTMLElement && each.innerText.trim() === '' && !each.querySelector('svg')),
    );
    const printed = (element: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    for (const [i, one] of inBar.entries())
      for (const other of inBar.slice(i + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const [a, b] = [printed(one), printed(other)];
        const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        if (shared > 1.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5)
          faults.push(`in the bar, ${named(one)} runs into ${named(other)}`);
      }

    /** The question keeps to its place. */
    const prompt = board.querySelector('[data-prompt]');
    const words = prompt?.querySelector('.ask');
    if (prompt && words) {
      const [place, text] = [prompt.getBoundingClientRect(), printed(words)];
      const over = Math.round(Math.max(place.top - text.top, text.bottom - place.bottom));
      if (over > 2) faults.push(`the words of the question are ${over} px too high for their place`);
    }

    /** What leads to the rules stands behind a word. */
    for (const link of [...board.querySelectorAll('[data-prompt] .rule-link')].filter(seen)) {
      const { top, bottom } = link.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(link.parentElement ?? link);
      range.setEndBefore(link);
      const behind = [...range.getClientRects()].some(
        (line) => line.width > 4 && Math.min(line.bottom, bottom) - Math.max(line.top, top) > 4,
      );
      if (!behind) faults.push(`${named(link)} stands alone on its line`);
    }

    /** The rail beside the board lies under nothing. */
    const rail = board.querySelector('aside');
    const edge = rail?.getBoundingClientRect();
    for (const x of [0.02, 0.3])
      for (const y of [0.1, 0.35, 0.6, 0.85]) {
        const on = edge && document.elementFromPoint(edge.left + edge.width * x, edge.top + edge.height * y);
        if (on && !rail?.contains(on) && !on.closest('dialog')) faults.push(`the rail lies under ${named(on)}`);
      }

    /** Where there is room nothing needs to be moved sideways to be read. */
    if (innerWidth / parseFloat(getComputedStyle(document.documentElement).fontSize) > 45)
      for (const box of board.querySelectorAll('div, section, ol, ul')) {
        const { overflowX } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth + 2 && !box.matches('[data-pans]'))
          faults.push(`${named(box).split(' ')[0]} is ${box.scrollWidth - box.clientWidth} px wider than its room`);
      }

    /** Nor scrolled to be set. */
    if (innerWidth / parseFloat(getComputedStyle(document.documentElement).fontSize) >= 80)
      for (const field of [...board.querySelectorAll('select')].filter(seen)) {
        const { top, bottom } = field.getBoundingClientRect();
        for (let box = field.parentElement; box; box = box.parentElement) {
          const frame = box.getBoundingClientRect();
          const over = Math.round(Math.max(frame.top - top, bottom - frame.bottom));
          if (getComputedStyle(box).overflowY !== 'visible' && over > 1) {
            faults.push(`${named(field)} is cut by ${over} px`);
            break;
          }
        }
      }

    /** Words cut off by a box that does not scroll, or broken in the middle. */
    const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    const told = new Set<Element>();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!parent || words === '' || told.has(parent) || !seen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (lines.length === 0) continue;
      const rows = new Set(lines.map(({ top }) => Math.round(top))).size;
      const breaks = words
        .split(/[\s\u00AD\u200B/–-]+/)
        .reduce((sum, word) => sum + 1 + (word.length > 11 ? Math.floor(word.length / 6) : 0), 0);
      if (rows > breaks) {
        told.add(parent);
        faults.push(`broken within a word: ${named(parent)} on ${rows} lines`);
      }
      const [left, right] = [Math.min(...lines.map((line) => line.left)), Math.max(...lines.map((line) => line.right))];
      // Letters leave room above and below: their line may be cut by a little.
      const [top, bottom] = [
        Math.min(...lines.map((line) => line.top + line.height * 0.15)),
        Math.max(...lines.map((line) => line.bottom - line.height * 0.15)),
      ];
      let [wide, high] = [true, true];
      for (let box: Element | null = parent; box && (wide || high); box = box.parentElement) {
        const { overflowX, overflowY, position, display } = getComputedStyle(box);
        if (display === 'contents' || display === 'inline') continue;
        const frame = box.getBoundingClientRect();
        // A fan of cards lies open where it is pointed at, a map is moved about.
        if (box.parentElement?.matches('[data-fan]') || box.matches('[data-pans]')) wide = false;
        if (box.matches('[data-pans]')) high = false;
        if (/auto|scroll/.test(overflowX)) wide = false;
        if (/auto|scroll/.test(overflowY)) high = false;
        const cut =
          (wide && /hidden|clip/.test(overflowX) && Math.max(frame.left - left, right - frame.right) > 1.5) ||
          (high && /hidden|clip/.test(overflowY) && Math.max(frame.top - top, bottom - frame.bottom) > 1.5);
        if (cut) {
          told.add(parent);
          faults.push(`clipped: ${named(parent)} by ${named(box).split(' ')[0]}`);
          break;
        }
        if (position === 'fixed') break;
      }
      if (wide && !told.has(parent) && (left < -1.5 || right > innerWidth + 1.5)) {
        told.add(parent);
        faults.push(`off the screen: ${named(parent)}`);
      }
    }

    /** Words of a button that lie over other words of it. */
    for (const button of [...board.querySelectorAll('button')].filter(seen)) {
      const inside = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const lines: DOMRect[] = [];
      let over = false;
      for (let node = inside.nextNode(); node; node = inside.nextNode()) {
        const parent = node.parentElement;
        if (!parent || parent.closest('svg') || !node.textContent?.trim() || !seen(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const own = [...range.getClientRects()].filter(({ width }) => width > 0);
        over ||= own.some((a) =>
          lines.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > a.height * 0.3,
          ),
        );
        lines.push(...own);
      }
      if (over) faults.push(`words lie over each other: ${named(button)}`);
    }

    /** Words of one answer that two elements say, with nothing between them. */
    for (const answer of board.querySelectorAll('button, [role=button]')) {
      const within = document.createTreeWalker(answer, NodeFilter.SHOW_TEXT);
      let before: { readonly words: string; readonly line: DOMRect } | null = null;
      for (let node = within.nextNode(); node; node = within.nextNode()) {
        const words = node.textContent ?? '';
        if (words.trim() === '' || !node.parentElement || !seen(node.parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const [first, last] = [lines[0], lines.at(-1)];
        if (!first || !last) continue;
        const sameLine = before && Math.min(before.line.bottom, first.bottom) - Math.max(before.line.top, first.top) > 4;
        if (
          before &&
          sameLine &&
          Math.abs(first.left - before.line.right) < 1.5 &&
          /[\p{L}\d]$/u.test(before.words) &&
          /^[\p{L}\d]/u.test(words)
        )
          faults.push(`words run together in ${named(answer)}`);
        before = { words, line: last };
      }
    }

    /** What is lit can be seen and pressed; lists scroll, and where there is little room the page does. */
    const lit = [...board.querySelectorAll('[data-choosable]:not([disabled])')].filter((element) => element.checkVisibility());
    /** Some point of it that answers: the middle, or one off it, since a place may lie in the middle of a map. */
    const POINTS = [
      [0.5, 0.5],
      [0.2, 0.2],
      [0.8, 0.2],
      [0.2, 0.8],
      [0.8, 0.8],
    ] as const;
    const at = (element: Element, [x, y]: readonly [number, number] = POINTS[0]): Element | null => {
      const { left, top, width, height } = (element.querySelector('.hit') ?? element).getBoundingClientRect();
      return document.elementFromPoint(left + width * x, top + height * y);
    };
    const pressable = (element: Element): boolean =>
      POINTS.some((point) => {
        const on = at(element, point);
        return on !== null && element.contains(on);
      });
    const atOnce = lit.filter(pressable);
    if (lit.length > 0 && atOnce.length === 0) faults.push('no answer is in sight');
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const roomy = innerWidth / rem >= 64 && innerHeight / rem >= 45;
    // The next look sees the page where this one has found it.
    const [across, down] = [scrollX, scrollY];
    const below = document.documentElement.scrollHeight - innerHeight;
    if (roomy && below > 1) faults.push(`the page is ${below} px too long`);
    for (const element of lit) {
      if (atOnce.includes(element)) continue;
      const found = (['center', 'start', 'nearest'] as const).some((block) => {
        element.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
        return pressable(element) && !(roomy && scrollY > 1);
      });
      if (!found) {
        const on = at(element);
        faults.push(`lit, but ${on ? `under ${named(on)}` : 'off the screen'}: ${named(element)}`);
      }
      scrollTo(0, 0);
    }
    scrollTo(across, down);
    return faults;
  });
