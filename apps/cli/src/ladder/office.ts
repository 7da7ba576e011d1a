/** Pairs whoever is there, day and night: bots of accounts with one another and with bots of the house. */
import { randomBytes } from 'node:crypto';
import { Guest, type GuestFault, LIMITS } from '@orrery/bots/arena';
import { openPlayer } from '@orrery/bots';
import { threads } from '@orrery/bots/threads';
import type { AnyGame, AnyRules } from '@orrery/games';
import type { Bot, Options, TableView } from '@orrery/kernel';
import type { Book } from './book.ts';
import { playBout, type Seated } from './bout.ts';
import type { Line } from './line.ts';

export interface Office {
  /** Somebody has come; refused where the account is here already. */
  come(name: string, line: Line): Promise<string | null>;
  here(): readonly string[];
  /** No new games; those that run do not count. */
  close(): Promise<void>;
}

interface Settings {
  readonly game: AnyGame;
  readonly rules: AnyRules;
  readonly options: Options;
  readonly book: Book;
  /** Bots of the house, the first of them fills seats that are left over. */
  readonly house: readonly string[];
  readonly milliseconds: number;
  readonly told: (line: string) => void;
}

interface Visitor {
  readonly name: string;
  readonly line: Line;
  readonly guest: Guest;
}

export async function openOffice({ game, rules, options, book, house, milliseconds, told }: Settings): Promise<Office> {
  const limits = { ...LIMITS, milliseconds };
  const thinkers = threads({ nice: 10 });
  const visitors = new Map<string, Visitor>();
  const idle = new Set<string>();
  const running = new Set<Promise<void>>();
  let closed = false;

  /** Who does not think needs no thread for it. */
  const random = await openPlayer(game.id, rules, 'random');
  const thinking = (entrant: string): Bot<TableView> => ({
    decide: (known, open, chance) =>
      thinkers.ask({ ask: 'decide', entrant, table: { game: game.id, options }, known, open, seed: chance.below(2 ** 32) }),
  });
  const ours = (entrant: string): Bot<TableView> => (entrant === 'random' ? random : thinking(entrant));
  const botOf = (name: string): Bot<TableView> => visitors.get(name)?.guest ?? ours(name);
  const gone = (name: string): void => {
    visitors.delete(name);
    idle.delete(name);
  };

  /** Who has been met least, other accounts before the house. Somebody who still plays is waited for. */
  const rivalOf = (name: string): string | null => {
    const others = [...[...visitors.keys()].filter((other) => other !== name), ...house];
    const [wanted] = others.toSorted((a, b) => book.met(name, a) - book.met(name, b));
    return wanted === undefined || (visitors.has(wanted) && !idle.has(wanted)) ? null : wanted;
  };

  const seat = (first: string, second: string): readonly Seated[] => {
    const [one, other]: readonly [string, string] = book.met(first, second) % 2 === 0 ? [first, second] : [second, first];
    const filler = house[0] ?? one;
    return Array.from({ length: rules.seats }, (_, n) => {
      const name = n === 0 ? one : n === 1 ? other : filler;
      return { name, bot: n < 2 ? botOf(name) : ours(filler) };
    });
  };

  const play = async (first: string, second: string): Promise<void> => {
    const seats = seat(first, second);
    const guests = seats.map(({ bot }) => (bot instanceof Guest ? bot : null));
    guests.forEach((guest, n) => guest?.sit(String(book.results.length + 1), n, randomBytes(4).readUInt32LE()));
    const { replay, shares, forfeit } = await playBout(game, rules, seats);
    if (closed) return;
    const [one = 0, other = 0] = shares;
    const share = one + other === 0 ? 0.5 : one / (one + other);
    const result = book.enter(replay, { first: seats[0]?.name ?? '', second: seats[1]?.name ?? '', share, ended: Date.now() });
    for (const guest of guests) guest?.over('winners' in replay.end ? replay.end : null, ...(forfeit === null ? [] : [forfeit]));
    told(`${result.first} ${share} ${result.second} ${result.id}`);
  };

  const pair = (): void => {
    for (const name of idle) {
      if (closed || !idle.has(name)) continue;
      if (visitors.get(name)?.line.gone ?? true) {
        gone(name);
        continue;
      }
      const rival = rivalOf(name);
      if (rival === null) continue;
      idle.delete(name);
      idle.delete(rival);
      const game = play(name, rival)
        .catch((error: unknown) => {
          told(`a game was not counted: ${error instanceof Error ? error.message : String(error)}`);
          for (const each of [name, rival]) visitors.get(each)?.line.program.kill();
        })
        .then(() => {
          running.delete(game);
          for (const each of [name, rival])
            if (visitors.get(each)?.line.gone === false) idle.add(each);
            else gone(each);
          pair();
        });
      running.add(game);
    }
  };

  return {
    here: () => [...visitors.keys()],
    async come(name, line) {
      if (visitors.get(name)?.line.gone === false) return 'this account plays already';
      const tell = (fault: GuestFault): void => told(fault.line);
      let used = false;
      // A line that has broken is not mended: whoever comes again begins anew.
      const start = () => {
        if (used) line.program.kill();
        used = true;
        return line.program;
      };
      const guest = new Guest(game, rules, name, limits, tell, start);
      const visitor: Visitor = { name, line, guest };
      visitors.set(name, visitor);
      try {
        await guest.greet();
      } catch (error) {
        gone(name);
        return error instanceof Error ? error.message : String(error);
      }
      idle.add(name);
      pair();
      return null;
    },
    async close() {
      closed = true;
      await Promise.all([...visitors.values()].map(({ guest }) => guest.close()));
      await Promise.all(running);
      await thinkers.close();
    },
  };
}
