/** What can be wrong with Gravity's sky as it is drawn, and the scenes most likely to show it. */
import type { Page } from 'playwright-core';
import { crowds, oneOfEach, scene, type Setting, TEAMS_WAR, WAR } from './gravity-moments.ts';
import type { Scene } from './showcase.ts';

export const SIZES = [
  [1440, 900],
  [1024, 768],
  [360, 740],
] as const;

/** Scenes of the sky, from the standard set-up to crowds that no game is likely to see. */
export function skies(): readonly (readonly [name: string, scene: Scene])[] {
  const at = (setting: Setting, decision: 'prep.keep' | 'turn' | 'islands.cell'): Scene => {
    const moment = oneOfEach(setting, [1, 2, 3]).get(decision);
    if (!moment) throw new Error(`nobody was asked ${decision}`);
    return scene(setting, moment);
  };
  return [
    ['in the standard set-up', at(WAR, 'prep.keep')],
    ['in a running game', at(TEAMS_WAR, 'turn')],
    ['among landing cells', at(WAR, 'islands.cell')],
    ...Object.entries(crowds()).map(([name, crowd]) => [`with ${name}`, crowd] as const),
  ];
}

/** Marks in the sky that cover one another: beads, gauges and tokens as circles, words as high as their letters, stacks as boxes. */
export const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Mark {
      readonly name: string;
      readonly box: DOMRect;
      readonly round: boolean;
    }
    const letters = ({ x, y, width, height }: DOMRect): DOMRect => new DOMRect(x, y + height * 0.2, width, height * 0.6);
    const islandOf = (element: Element): string => element.closest<SVGElement>('[data-island]')?.dataset['island'] ?? '';
    const all = (selector: string, kind: string, round: boolean, words = false): Mark[] =>
      [...document.querySelectorAll(selector)].map((element) => {
        const box = element.getBoundingClientRect();
        return { name: `${kind} ${islandOf(element) || element.textContent}`, box: words ? letters(box) : box, round };
      });
    const marks = [
      ...all('.sky-svg .island-name', 'name', false, true),
      ...all('.sky-svg .hub .body', 'gauge', true),
      ...all('.sky-svg .source .body', 'source', true),
      ...all('.sky-svg .sabotage-token .body', 'sabotage', true),
      ...all('.sky-svg .pieces > g > g', 'stack', false),
      ...all('.sky-svg .pieces > g > circle, .sky-svg .pieces > g > path', 'counter', true),
      ...all('.sky-svg .pieces .count', 'count', false, true),
      ...all('.sky-svg .yield rect', 'yield', false),
      ...all('.sky-svg .trunk-number circle', 'trunk', true),
      ...all('.sky-svg .cell-number', 'cell', false, true),
      ...all('.forecast', 'forecast', false),
      ...all('.domination', 'domination', false),
    ].filter(({ box }) => box.width > 0);
    /** How deep one lies in the other, in pixels. */
    const depth = (a: Mark, b: Mark): number => {
      const middle = ({ box }: Mark): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
      const [[ax, ay], [bx, by]] = [middle(a), middle(b)];
      if (a.round && b.round) return (a.box.width + b.box.width) / 2 - Math.hypot(ax - bx, ay - by);
      if (a.round || b.round) {
        const [circle, { box }] = a.round ? [a, b] : [b, a];
        const [cx, cy] = middle(circle);
        const near = [Math.max(box.left, Math.min(cx, box.right)), Math.max(box.top, Math.min(cy, box.bottom))] as const;
        return circle.box.width / 2 - Math.hypot(cx - near[0], cy - near[1]);
      }
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      return Math.min(wide, high);
    };
    const over = (a: Mark, others: readonly Mark[]): string[] =>
      others.flatMap((b) => (depth(a, b) > 1 ? [`${a.name} and ${b.name}: ${depth(a, b).toFixed(1)} px`] : []));
    // Islands lie over one another where they float side by side, but what is said in words lies on none of them.
    const words = [...all('.forecast', 'forecast', false), ...all('.domination', 'domination', false)];
    const islands = all('.sky-svg .island .glow', 'island', true);
    return [...marks.flatMap((a, i) => over(a, marks.slice(i + 1))), ...words.flatMap((chip) => over(chip, islands))];
  });

/** Parts of the table that lie over each other or hide some of their content; the prompt of a phone sticks to the bottom by design. */
export const crammed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll<HTMLElement>(
        '.gravity .mat, .gravity .sky, .gravity .prompt, .gravity .bench, .gravity .rail, .seat-chip',
      ),
    ];
    const faults = parts.flatMap((part) =>
      part.scrollWidth > part.clientWidth + 1 && !part.matches('.bench') ? [`${part.className} is wider inside than outside`] : [],
    );
    const still = parts.filter((part) => getComputedStyle(part).position !== 'sticky');
    still.forEach((a, i) => {
      for (const b of still.slice(i + 1)) {
        const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
        const over = Math.min(Math.min(p.right, q.right) - Math.max(p.left, q.left), Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top));
        if (over > 1) faults.push(`${a.className} over ${b.className}: ${over.toFixed(1)} px`);
      }
    });
    const sky = document.querySelector('.sky-svg')?.getBoundingClientRect() ?? new DOMRect();
    for (const island of document.querySelectorAll('.island-touch .hit, .landing .hit')) {
      const box = island.getBoundingClientRect();
      if (box.top < sky.top - 1 || box.bottom > sky.bottom + 1 || box.left < sky.left - 1 || box.right > sky.right + 1)
        faults.push('an island leaves the sky');
    }
    const sideways = document.documentElement.scrollWidth - innerWidth;
    return sideways > 0 ? [...faults, `the page is ${sideways} px too wide`] : faults;
  });
