import { quick, seeded, startMatch, type Bot, type Options } from '@orrery/kernel';
import { gravity, type GravityPack, type GravityRules, type View } from '../src/index.ts';
import { sideOfSeat } from '../src/table.ts';

/** How strong players play one table of a pack. */
export interface StrongEntry {
  readonly pack: string;
  readonly players: string;
  readonly games: number;
  readonly rounds: number;
  /** Half of the 95 % interval of the mean. */
  readonly reach: number;
  readonly long: number;
  /** Share of games that end at the round limit, won or drawn. */
  readonly limit: number;
  /** The share of the side that began, of the games that have a winner, and its 95 % interval. */
  readonly first: readonly [share: number, low: number, high: number];
  /** Shares of all turns: cards by number, castling, inaction. */
  readonly turns: Readonly<Record<string, number>>;
}

/** A player that thinks, at a table with these rules. */
export type OpenPlayer = (rules: GravityRules) => Promise<Bot<View>>;

const LIMIT = 'GRV-END-3';
const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);

/** Wilson's interval of a share, in per cent. */
function interval(won: number, games: number): readonly [number, number, number] {
  if (games === 0) return [0, 0, 100];
  const z = 1.96;
  const share = won / games;
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half = (z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))) / (1 + (z * z) / games);
  return [100 * share, 100 * (middle - half), 100 * (middle + half)];
}

export async function strongLine(
  pack: GravityPack,
  players: string,
  options: Options,
  games: number,
  open: OpenPlayer,
): Promise<StrongEntry> {
  const rules = gravity.open(options, pack);
  if ('faults' in rules) throw new Error(JSON.stringify(rules.faults));
  const bot = await open(rules);
  const { table } = rules;
  const rounds: number[] = [];
  const turns: Record<string, number> = {};
  let [decided, begun, limit, all] = [0, 0, 0, 0];
  for (let game = 0; game < games; game++) {
    const seed = `strong ${game}`;
    const match = startMatch(rules, seeded(seed));
    const chances = Array.from({ length: rules.seats }, (_, seat) => quick(seeded(`${seed} bot ${seat}`).below(2 ** 32)));
    const first = sideOfSeat(table, match.known(0).view.first);
    while (match.asked !== 0) {
      const seat = 31 - Math.clz32(match.asked & -match.asked);
      const [known, list] = [match.known(seat), match.open(seat)];
      const choice = list.length === 1 ? (list[0] as number) : await bot.decide(known, list, chances[seat] as (typeof chances)[number], {});
      if (known.view.decision === 'turn') {
        const said = rules.choices.name(choice);
        const kind = said.verb === 'play' ? String(said.card) : said.verb;
        turns[kind] = (turns[kind] ?? 0) + 1;
        all++;
      }
      match.answer(seat, choice);
    }
    const [winner] = match.result?.winners ?? [];
    rounds.push(match.known(0).view.round);
    if (match.result?.clause === LIMIT) limit++;
    if (winner === undefined) continue;
    decided++;
    if (sideOfSeat(table, winner) === first) begun++;
  }
  const mean = rounds.reduce((sum, n) => sum + n, 0) / games;
  const spread = Math.sqrt(rounds.reduce((sum, n) => sum + (n - mean) ** 2, 0) / games);
  return {
    pack: pack.label,
    players,
    games,
    rounds: mean,
    reach: (1.96 * spread) / Math.sqrt(games),
    long: rounds.toSorted((a, b) => a - b)[Math.ceil(games * 0.95) - 1] ?? 0,
    limit: percent(limit, games),
    first: interval(begun, decided),
    turns: Object.fromEntries(Object.entries(turns).map(([kind, count]) => [kind, percent(count, all)])),
  };
}
