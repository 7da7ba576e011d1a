import { readFileSync } from 'node:fs';
import { openJudge } from '@orrery/bots/judge';
import { loadRules } from '@orrery/games/load';
import type { AnyRules } from '@orrery/games';
import { type Choice, readReplay, type Replay, replayRules, seeded, seedOf, startMatch } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { appraise, type Appraisal, type Depth } from './appraisal.ts';
import { answersOf, decisionsOf } from './decisions.ts';
import { examine, resultFor, type Task } from './review.ts';
import type { Judge } from '@orrery/games/plug';
import { thresholdsFor, verdictOf } from './verdict.ts';
import { wayOf } from './way.ts';

const BRIEF: Depth = { step: 3, most: 3, truth: 1 };

async function recorded(game: string, name: string): Promise<{ readonly rules: AnyRules; readonly replay: Replay }> {
  const replay = readReplay(readFileSync(new URL(`../../../replays/${game}/${name}.json`, import.meta.url), 'utf8'));
  const plug = await loadRules(game);
  if ('code' in replay || !plug) throw new Error(`${name} cannot be read`);
  const rules = replayRules(plug.game, replay);
  if ('code' in rules) throw new Error(rules.problem);
  return { rules, replay };
}

const appraisals = (judge: Judge, rules: AnyRules, replay: Pick<Replay, 'seed' | 'choices'>, task: Task): readonly Appraisal[] =>
  [...examine(judge, rules, replay, task)].map(({ appraisal }) => appraisal);

const everything = (seat: number, depth: Depth = BRIEF) => ({ seat, depth, first: 0, every: 1, weighty: false });

test.each([
  ['liberation', 'end-fleet', 1],
  ['liberation', 'option-warpedReplaces-P1', 9],
  ['gravity', 'ring-by-own-pull', 6],
  ['rex', 'most-strongholds-shared', 40],
] as const)(
  '%s, %s: the parts of the way are exactly the result less the start, and the same record gives the same review',
  async (game, name, every) => {
    const { rules, replay } = await recorded(game, name);
    const judge = await openJudge(game, rules);
    const look = () =>
      Array.from({ length: rules.seats }, (_, seat) => [...appraisals(judge, rules, replay, { ...everything(seat), every })]).flat();
    const found = look();
    expect(look()).toEqual(found);
    for (let seat = 0; seat < rules.seats; seat++) {
      const { start, own, others, luck, leftOver, result } = wayOf(seat, rules.seats, found, resultFor(replay, seat, judge.partners));
      const parts = own.share + others.reduce((sum, { share }) => sum + share, 0) + luck.share + leftOver.share;
      expect(parts).toBeCloseTo(result - start.share, 9);
      expect(result).toBe(resultFor(replay, seat, judge.partners));
    }
  },
);

/** A record that begins like another one and in which somebody else answered otherwise, without the seat having been told anything else. */
function twin(rules: AnyRules, { seed, choices }: Replay, seat: number, length: number): readonly Choice[] | null {
  const before = choices.slice(0, length);
  const answers = answersOf(rules, { seed, choices: before });
  const pastAfter = (given: readonly Choice[]): readonly number[] | null => {
    const match = startMatch(rules, seeded(seedOf(seed)));
    for (const [at, choice] of given.entries()) {
      const who = 31 - Math.clz32(match.asked & -match.asked);
      if (who !== answers[at]?.[0] || match.answer(who, choice)) return null;
    }
    return match.known(seat).past;
  };
  const told = JSON.stringify(pastAfter(before));
  const open: Choice[] = [];
  const chance = seeded(seedOf(seed));
  const state: unknown = rules.start(chance);
  for (const [at, [who, choice]] of answers.entries()) {
    const others = open.slice(0, rules.legal(state, who, open)).filter((other) => other !== choice);
    if (who !== seat)
      for (const other of others) {
        const given = before.toSpliced(at, 1, other);
        if (JSON.stringify(pastAfter(given)) === told) return given;
      }
    rules.apply(state, who, choice, chance);
  }
  return null;
}

test.each([
  ['liberation', 'end-superweapon', 0, 10, 1],
  ['gravity', 'domination-4', 1, 8, 1],
  ['rex', 'most-strongholds', 1, 72, 1],
] as const)('%s, %s: what seat %i could not know changes no verdict on it', async (game, name, seat, length, every) => {
  const { rules, replay } = await recorded(game, name);
  const other = twin(rules, replay, seat, length);
  expect(other).not.toBeNull();
  const judge = await openJudge(game, rules);
  const depth = { ...BRIEF, truth: 0 };
  const look = (choices: readonly Choice[]) => [
    ...appraisals(judge, rules, { seed: replay.seed, choices }, { ...everything(seat, depth), every }),
  ];
  const found = look(replay.choices.slice(0, length));
  expect(found.length).toBeGreaterThan(1);
  expect(look(other ?? [])).toEqual(found);
});

test('a game that was broken off ends at its last chance', async () => {
  const { rules, replay } = await recorded('liberation', 'end-fleet');
  const judge = await openJudge('liberation', rules);
  const broken: Replay = { ...replay, choices: replay.choices.slice(0, 9), end: { ended: 'resigned', seat: 1 } };
  const found = [0, 1].flatMap((seat) => [...appraisals(judge, rules, broken, everything(seat))]);
  expect(resultFor(broken, 0, 1)).toBeNull();
  expect(wayOf(0, 2, found, null).result).toBe(found.findLast(({ seat }) => seat === 0)?.given.chance);
});

test('what costs most in a game of random answers is called a blunder, and held against a better answer', async () => {
  const { rules, replay } = await recorded('liberation', 'end-superweapon');
  const judge = await openJudge('liberation', rules);
  const found = [...appraisals(judge, rules, replay, everything(0, { step: 16, most: 64, truth: 0 }))];
  const worst = found.toSorted((a, b) => b.loss - a.loss)[0];
  if (!worst) throw new Error('nothing was found');
  expect(verdictOf(worst, thresholdsFor(2))).toBe('blunder');
  expect(worst.answers[0]?.choice).not.toBe(worst.given.choice);
});

test('a battle plan of Rex stands beside the solved one: all its steps as they were given, and how often each plan should be', async () => {
  const { rules, replay } = await recorded('rex', 'most-strongholds-shared');
  const judge = await openJudge('rex', rules);
  const answers = answersOf(rules, replay);
  const plans = Array.from({ length: rules.seats }, (_, seat) =>
    [...decisionsOf(rules, replay, answers, seat)].find(({ known }) => known.view.decision === 'D-PLAN' && judge.solved?.(known)),
  ).filter((decision) => decision !== undefined);
  expect(plans.length).toBeGreaterThan(0);
  for (const decision of plans.slice(0, 2)) {
    const { solved } = appraise(judge, decision, BRIEF);
    const later = answers.flatMap(([seat, choice], at) => (seat === decision.seat && at > decision.at ? [choice] : []));
    const rest = later.findIndex((choice) => !['lead', 'slot'].includes(rules.choices.name(choice).verb));
    expect(solved?.given).toEqual([decision.given, ...later.slice(0, rest)]);
    expect(solved?.answers.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  }
});
