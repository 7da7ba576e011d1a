/** The games of a ladder: every one a replay that verifies, and who stands where after all of them. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ladder, type Meeting } from '@orrery/bots/arena';
import { type Replay, replayId, writeReplay } from '@orrery/kernel';

export interface Result {
  readonly id: string;
  readonly first: string;
  readonly second: string;
  /** The share of the first between the two. */
  readonly share: number;
  readonly ended: number;
}

export interface Standing {
  readonly name: string;
  readonly elo: number;
  /** Half of the 95 % interval. */
  readonly reach: number;
  readonly games: number;
}

export interface Book {
  readonly results: readonly Result[];
  /** Writes a game down: the replay first, then that it counts. */
  enter(replay: Replay, result: Omit<Result, 'id'>): Result;
  replay(id: string): string | null;
  /** The strongest first. The first of `anchors` stands at 0. */
  standings(anchors: readonly string[]): readonly Standing[];
  /** How often two have met. */
  met(one: string, other: string): number;
}

const ID = /^[0-9a-f]{64}$/;

/** Lines written whole; one cut short by a crash has not counted. */
function readResults(file: string): Result[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Result];
      } catch {
        return [];
      }
    });
}

export function openBook(data: string): Book {
  const games = join(data, 'games');
  const file = join(data, 'results.jsonl');
  mkdirSync(games, { recursive: true });
  const results = readResults(file);
  const pair = (one: string, other: string): string => JSON.stringify([one, other].toSorted());
  const met = new Map<string, number>();
  const count = ({ first, second }: Pick<Result, 'first' | 'second'>): void =>
    void met.set(pair(first, second), (met.get(pair(first, second)) ?? 0) + 1);
  results.forEach(count);
  return {
    results,
    enter(replay, { first, second, share, ended }) {
      const result: Result = { id: replayId(replay), first, second, share, ended };
      writeFileSync(join(games, `${result.id}.json`), writeReplay(replay), { flush: true });
      appendFileSync(file, `${JSON.stringify(result)}\n`, { flush: true });
      results.push(result);
      count(result);
      return result;
    },
    replay: (id) => (ID.test(id) && existsSync(join(games, `${id}.json`)) ? readFileSync(join(games, `${id}.json`), 'utf8') : null),
    met: (one, other) => met.get(pair(one, other)) ?? 0,
    standings(anchors) {
      const names = [...new Set([...anchors, ...results.flatMap(({ first, second }) => [first, second])])];
      const meetings = new Map<string, { first: number; second: number; games: number; won: number }>();
      for (const { first, second, share } of results) {
        const [low, high] = [first, second].toSorted() as [string, string];
        const seen = meetings.get(pair(low, high)) ?? { first: names.indexOf(low), second: names.indexOf(high), games: 0, won: 0 };
        meetings.set(pair(low, high), { ...seen, games: seen.games + 1, won: seen.won + (first === low ? share : 1 - share) });
      }
      const all = [...meetings.values()].map(({ won, ...rest }): Meeting => ({ ...rest, share: won / rest.games }));
      const ratings = ladder(names.length, all);
      return names
        .map((name, who): Standing => {
          const { elo = 0, reach = 0 } = ratings[who] ?? {};
          const played = all.filter(({ first, second }) => first === who || second === who);
          return { name, elo, reach, games: played.reduce((sum, { games: each }) => sum + each, 0) };
        })
        .filter(({ games: played, name }) => played > 0 || anchors.includes(name))
        .toSorted((a, b) => b.elo - a.elo);
    },
  };
}
