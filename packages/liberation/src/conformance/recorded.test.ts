import { readdirSync, readFileSync } from 'node:fs';
import { deriveSeed, readReplay, replayRules, seeded, SPECTATOR, verifyReplay, type Replay } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { liberation } from '../game.ts';
import { options } from '../options.ts';
import { standard } from '../pack/standard.ts';
import type { LiberationEvent } from '../words.ts';

const folder = new URL('../../../../replays/liberation/', import.meta.url);

function load(name: string): Replay {
  const replay = readReplay(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
  if ('problem' in replay) throw new Error(`${name}: ${replay.problem}`);
  return replay;
}

/** What everybody was told in a recorded game. */
function story(replay: Replay): LiberationEvent[] {
  const rules = replayRules(liberation, replay);
  if ('code' in rules) throw new Error(rules.problem);
  const source = seeded(deriveSeed(replay.seed.secret ?? '', replay.seed.match, replay.seed.nonces));
  const events: LiberationEvent[] = [];
  const tell = (to: number, event: number): void => void ((to >> SPECTATOR) & 1 && events.push(rules.events.name(event)));
  const state = rules.start(source, tell);
  for (const choice of replay.choices) rules.apply(state, rules.asked(state) === 1 ? 0 : 1, choice, source, tell);
  return events;
}

const names = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));
const missionOf = (events: readonly LiberationEvent[]): string | undefined => {
  const last = events.slice(events.findLastIndex((event) => event.kind === 'turn'));
  return last.flatMap((event) => (event.kind === 'mission' ? [event.mission] : [])).at(-1);
};

for (const name of names)
  test(`LIB-END-1: the recorded game ${name} re-runs to its end`, () => {
    expect(verifyReplay(liberation, load(name))).toBeNull();
  });

test('LIB-END-2: there is a recorded game for every way to attack the base', () => {
  const ways = { 'end-attack': undefined, 'end-fleet': 'launchFleet', 'end-superweapon': 'superweapon', 'end-warp': 'hyperspaceWarp' };
  for (const [name, mission] of Object.entries(ways)) {
    const replay = load(name);
    expect(replay.end).toEqual({ winners: [0], clause: 'LIB-END-2' });
    expect(missionOf(story(replay)), name).toBe(mission);
  }
});

test('LIB-END-3, LIB-ACT-8: there is one for the last draw of either side', () => {
  for (const [name, by] of [
    ['end-dynasty-draw', 0],
    ['end-liberation-draw', 1],
  ] as const)
    expect(story(load(name))).toContainEqual({ kind: 'won', seat: 1, clause: 'LIB-END-3', by });
});

test('LIB-ACT-6: there is one in which deck and discard pile are both empty', () => {
  expect(story(load('no-card')).some((event) => event.kind === 'noCard')).toBe(true);
});

for (const { id } of standard.missions)
  test(`LIB-MISSION-GENERAL-1: there is a recorded game with ${id}`, () => {
    const events = story(load(`mission-${id}`));
    expect(
      events.some((event) => (event.kind === 'mission' || event.kind === 'borrowed') && 'mission' in event && event.mission === id),
    ).toBe(true);
  });

test('LIB-OPT-9: there is a recorded game with every value of every option', () => {
  const played = names.map((name) => load(name).options);
  for (const option of options)
    for (const value of option.values)
      expect(
        played.some((table) => table[option.id] === value),
        `${option.id} ${value}`,
      ).toBe(true);
});
