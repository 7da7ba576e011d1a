/** `docs/strength.md`, its charts, and what set-up says of opponents: all made from the figures in `docs/strength/`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '@orrery/bots';
import { shareShown, strengthChart, strengthDocument, type Measured, type Meeting, type Tally } from '@orrery/bots/arena';
import { GAMES, loadTerminal } from '@orrery/games/load';
import { loadGameTexts } from '@orrery/texts';
import { checkout } from './checkout.ts';

const folder = join(checkout, 'docs', 'strength');

/** What was measured of a game before. */
export function formerlyMeasured(game: string): Measured | null {
  const file = join(folder, `${game}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Measured) : null;
}
/** Whether a pairing of a ladder measured before is the one of these two. */
export const isBetween =
  ({ entrants }: Measured, one: string, other: string) =>
  ({ first, second }: Meeting): boolean =>
    entrants[first] === one && entrants[second] === other;
export const formerTarget = (game: string, first: string, second: string): Tally | undefined =>
  formerlyMeasured(game)?.targets.find((each) => each.first === first && each.second === second)?.tally;

/** What set-up says of the levels: Elo with its interval, and habits in thousandths of the times they could be shown. */
export function characterFigures({ entrants, ratings, habits }: Measured): object {
  const each = <T>(figure: (entrant: string, at: number) => T): T[] =>
    LEVELS.map((level) => figure(`level:${level}`, entrants.indexOf(`level:${level}`)));
  const thousandths = (kind: number) =>
    each((entrant) => {
      const share = shareShown(habits?.shown[entrant]?.[kind]);
      return share === null ? null : Math.round(1000 * share);
    });
  return {
    strength: each((_, at) => [ratings[at]?.elo ?? 0, ratings[at]?.reach ?? 0]),
    habits: Object.fromEntries((habits?.names ?? []).map((name, kind) => [name, thousandths(kind)])),
  };
}

/** What opponents are called, by level. */
async function namesOf(game: string): Promise<Readonly<Record<string, string>>> {
  const texts = await loadGameTexts(game, 'en');
  const called = (level: number) => texts?.has(`character.${level}`) && [[`level:${level}`, texts.say(`character.${level}`)] as const];
  return Object.fromEntries(LEVELS.flatMap((level) => called(level) || []));
}

/** The document, by the figures of all games. */
export async function strengthText(): Promise<string> {
  const notes = await Promise.all(GAMES.map(async (game) => [game, (await loadTerminal(game))?.strength?.note ?? ''] as const));
  const names = await Promise.all(GAMES.map(async (game) => [game, await namesOf(game)] as const));
  return strengthDocument(
    GAMES.flatMap((game) => formerlyMeasured(game) ?? []),
    Object.fromEntries(notes),
    Object.fromEntries(names),
  );
}

export async function writeStrength(measured: Measured): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(checkout, 'packages', measured.game, 'plug', 'measured.json'), `${JSON.stringify(characterFigures(measured))}\n`);
  writeFileSync(join(folder, `${measured.game}.json`), `${JSON.stringify(measured, null, 1)}\n`);
  writeFileSync(join(folder, `${measured.game}.svg`), strengthChart(measured));
  writeFileSync(join(checkout, 'docs', 'strength.md'), await strengthText());
}
