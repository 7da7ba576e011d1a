import { games, type AnyRules } from '@orrery/games';
import { ofKind } from '@orrery/games/habit';
import type { Manner } from '@orrery/games/plug';
import { quick, seeded, startMatch, type Bot, type Choice, type TableView } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { LEVELS, loreOf, skillOf } from './levels.ts';
import { manneredBot } from './mannered.ts';

const opened = (game: string): AnyRules => {
  const rules = games[game]?.open({});
  if (!rules || 'faults' in rules) throw new Error(`${game} cannot be opened`);
  return rules;
};

/** Takes the first it is offered, and notes what that was chosen from. */
function noting(): { readonly bot: Bot<TableView>; readonly offered: (readonly Choice[])[] } {
  const offered: (readonly Choice[])[] = [];
  return {
    offered,
    bot: {
      async decide(_known, open) {
        offered.push(open);
        return open[0] as Choice;
      },
    },
  };
}

/** Cities by their first letters, at the first question of Liberation. */
const early = ofKind(({ city }: { readonly city: string }) => city < 'D');

async function decided(manners: readonly Manner[], times: number): Promise<readonly boolean[]> {
  const rules = opened('liberation');
  const match = startMatch(rules, seeded('manners'));
  const [open, known] = [match.open(0), match.known(0)];
  const last = open.at(-1) as Choice;
  const { bot } = noting();
  const mannered = manneredBot({ habits: { early } }, rules, manners, {
    decide: (k, left, chance, budget) => bot.decide(k, left.toReversed(), chance, budget),
  });
  expect(early(rules)(last, known)).toBe(false);
  const taken: boolean[] = [];
  for (let seed = 0; seed < times; seed++) taken.push(early(rules)(await mannered.decide(known, open, quick(seed), {}), known));
  return taken;
}

test('a manner is shown in its share of the cases', async () => {
  expect(await decided([], 20)).not.toContain(true);
  expect(await decided([{ habit: 'early', share: 1 }], 20)).not.toContain(false);
  const half = (await decided([{ habit: 'early', share: 0.5 }], 400)).filter(Boolean).length;
  expect(half).toBeGreaterThan(160);
  expect(half).toBeLessThan(240);
  expect(await decided([{ habit: 'early', share: 1, shuns: true }], 20)).not.toContain(true);
});

test('a habit the game does not have is refused', () => {
  expect(() => manneredBot({}, opened('liberation'), [{ habit: 'none', share: 1 }], noting().bot)).toThrow(/no habit/);
});

test.each(Object.keys(games))('every manner of a level of %s is a habit of the game', async (game) => {
  const lore = await loreOf(game);
  for (const level of LEVELS) for (const { habit } of skillOf(lore, level).manners ?? []) expect(lore.habits?.[habit], habit).toBeDefined();
});
