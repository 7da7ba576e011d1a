import { games, type AnyRules } from '@orrery/games';
import type { AnyKnowledge, Folly } from '@orrery/games/plug';
import { quick, seeded, startMatch, type Choice, type Known, type TableView } from '@orrery/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { knowledgeOf, LEVELS } from './levels.ts';
import { openPlayer } from './player.ts';
import { folliesAmong } from './sensible.ts';

/** A position in which something silly is open. */
interface Temptation {
  readonly known: Known<TableView>;
  readonly open: readonly Choice[];
  readonly silly: Folly;
}

function opened(game: string, id?: string): AnyRules {
  const pack = games[game]?.packs.find((each) => each.id === id);
  const rules = games[game]?.open({}, pack);
  if (!rules || 'faults' in rules) throw new Error(`${game} cannot be opened`);
  return rules;
}

/** The first position of each kind in games played by chance, until all kinds are found. */
async function temptations(
  rules: AnyRules,
  knowledge: AnyKnowledge,
  seeds: readonly number[],
  codes: readonly string[],
): Promise<ReadonlyMap<string, Temptation>> {
  const found = new Map<string, Temptation>();
  for (const seed of seeds) {
    const chance = quick(seed);
    const match = startMatch(rules, seeded(`silly ${seed}`));
    while (match.asked !== 0 && found.size < codes.length) {
      const seat = 31 - Math.clz32(match.asked & -match.asked);
      const open = match.open(seat);
      const known = match.known(seat);
      for (const silly of (await folliesAmong(knowledge, known, open)).values())
        if (!found.has(silly.code)) found.set(silly.code, { known, open, silly });
      match.answer(seat, open[chance.below(open.length)] as Choice);
    }
  }
  return found;
}

/** Games of chance that show every folly of a game, with a pack where it is not the usual one; and what is none with it. */
const SEEN: readonly { readonly game: string; readonly seeds: readonly number[]; readonly pack?: string; readonly sensible?: string }[] = [
  { game: 'liberation', seeds: [7, 6] },
  { game: 'gravity', seeds: [1, 54, 57], pack: 'gravity-house' },
  // Turning an island that lies alone gives it gravity there.
  { game: 'gravity', seeds: [1, 54, 253], sensible: 'no-effect' },
  { game: 'rex', seeds: [21, 49, 78] },
];

/** What people saw bots do, or could have. */
const folliesOf = async (game: string): Promise<readonly string[]> =>
  ((await import(`../../${game}/plug/bots/follies.ts`)) as { readonly FOLLIES: readonly string[] }).FOLLIES;

describe.each(SEEN.map((seen) => ({ ...seen, table: seen.pack ? `${seen.game} with ${seen.pack}` : seen.game })))(
  '$table',
  ({ game, seeds, pack, sensible }) => {
    const rules = opened(game, pack);
    let knowledge: AnyKnowledge;
    let codes: readonly string[];
    let found: ReadonlyMap<string, Temptation>;
    beforeAll(async () => {
      knowledge = await knowledgeOf(game, rules);
      codes = (await folliesOf(game)).filter((code) => code !== sensible);
      found = await temptations(rules, knowledge, seeds, codes);
    });
    test('every folly occurs in games of chance', () => {
      expect([...found.keys()].toSorted()).toEqual(codes.toSorted());
    });
    test.each(LEVELS)('level %i does nothing that no sensible player does', async (level) => {
      const bot = await openPlayer(game, rules, `level:${level}`);
      for (const [code, { known, open, silly }] of found) {
        if (silly.overlooked && level === LEVELS[0]) continue;
        const follies = await folliesAmong(knowledge, known, open, level !== LEVELS[0]);
        for (let seed = 0; seed < 3; seed++) {
          const taken = await bot.decide(known, open, quick(seed), { iterations: 8 });
          expect(follies.has(taken), `level ${level}, ${known.view.decision}, ${code}`).toBe(false);
        }
      }
    });
  },
);

test('a city the Dynasty lost to Sabotage before all eyes is no target', async () => {
  const rules = opened('liberation');
  const knowledge = await knowledgeOf('liberation', rules);
  const chance = quick(3);
  let judged = 0;
  for (let seed = 1; judged < 4; seed++) {
    const match = startMatch(rules, seeded(`sabotage ${seed}`));
    while (match.asked !== 0) {
      const seat = match.asked === 1 ? 0 : 1;
      const open = match.open(seat);
      const known = match.known(seat);
      const lost = lostToSabotage(rules, known);
      const attack = open.find((choice) => {
        const said: { readonly verb: string; readonly city?: string } = rules.choices.name(choice);
        return said.verb === 'attack' && lost.has(said.city ?? '');
      });
      if (seat === 0 && attack !== undefined) {
        expect((await knowledge.follies?.(known, open))?.map(({ choice }) => choice)).toContain(attack);
        judged++;
      }
      match.answer(seat, open[chance.below(open.length)] as Choice);
    }
  }
});

/** Cards that lie in the discard pile since Sabotage: no new Act has shuffled them in, and nothing has put them back. */
function lostToSabotage(rules: AnyRules, { past }: Known<TableView>): ReadonlySet<string> {
  const lost = new Set<string>();
  for (const entry of past) {
    if (entry < 0) continue;
    const event: { readonly kind: string; readonly city?: string } = rules.events.name(entry);
    if (event.kind === 'sabotaged') lost.add(event.city ?? '');
    if (event.kind === 'act' || event.kind === 'returned') lost.clear();
  }
  return lost;
}
