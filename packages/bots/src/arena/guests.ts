import { loadRules } from '@orrery/games/load';
import { seeded, type Bot, type Result, type Seat, type TableView } from '@orrery/kernel';
import { Forfeit, Guest, GuestTrouble, type GuestFault } from '../guest/guest.ts';
import type { Limits } from '../guest/messages.ts';
import { loreOf } from '../levels.ts';
import type { Entrant } from '../player.ts';
import { shareOf } from '../share.ts';
import { openTable, type TableName } from '../workers/task.ts';
import { threads } from '../workers/threads.ts';
import { playGame } from './game.ts';
import { identity } from './identity.ts';
import type { Fixture } from './schedule.ts';
import type { Outcome } from './tally.ts';

/** Programs of others in an arena, by the name under which they play, and what they may take. */
export interface Guests {
  readonly commands: Readonly<Record<Entrant, string>>;
  readonly limits: Limits;
  /** Hears of every fault, in one line. */
  readonly tell: (fault: GuestFault) => void;
}

/** Games in a row a program may lose by its faults before nobody plays with it any more. */
const PATIENCE = 3;
const SEEDS = 2 ** 32;

/** Where games with programs of others are played: programs belong to this process, our own bots think in threads. */
export interface House {
  play(fixture: Fixture): Promise<Outcome>;
  /** How a program plays, as far as it says so itself: its name and version. */
  identity(entrant: Entrant): Promise<string>;
  close(): Promise<void>;
}

export async function openHouse(
  table: TableName,
  { commands, limits, tell }: Guests,
  settings: { readonly threads: number; readonly nice: number },
): Promise<House> {
  const rules = await openTable(table);
  const game = (await loadRules(table.game))?.game;
  if (!game) throw new RangeError(`no game is called ${table.game}`);
  const lore = await loreOf(table.game);
  const thinkers = threads({ most: settings.threads, nice: settings.nice });
  const all = new Set<Guest>();
  /** Those who wait for a game. A program plays one seat at a time: what two seats know never meets. */
  const idle = new Map<Entrant, Guest[]>();
  const forfeits = new Map<Entrant, number>();

  const invite = async (entrant: Entrant, command: string): Promise<Guest> => {
    const waiting = idle.get(entrant)?.pop();
    if (waiting) return waiting;
    const guest = new Guest(game, rules, command, limits, tell);
    all.add(guest);
    await guest.greet();
    return guest;
  };
  const release = (entrant: Entrant, guest: Guest): void => void idle.set(entrant, [...(idle.get(entrant) ?? []), guest]);
  const ours = (entrant: Entrant): Bot<TableView> => ({
    decide: (known, open, chance) => thinkers.ask({ ask: 'decide', entrant, table, known, open, seed: chance.below(SEEDS) }),
  });
  /** A game that somebody lost by faults: the others divide it. */
  const lost = ({ id, seating }: Fixture, seat: Seat): Outcome => {
    const entrant = seating[seat] ?? '';
    const inARow = (forfeits.get(entrant) ?? 0) + 1;
    forfeits.set(entrant, inARow);
    if (inARow >= PATIENCE) throw new GuestTrouble(`${entrant} has lost ${PATIENCE} games in a row by its faults and is sent home`);
    return { id, shares: seating.map((_, other) => (other === seat ? 0 : 1 / (seating.length - 1))), turns: 0, answers: 0, forfeit: seat };
  };

  return {
    async play(fixture) {
      const { id, seed, seating } = fixture;
      const guests: { readonly guest: Guest; readonly entrant: Entrant }[] = [];
      const bots: Bot<TableView>[] = [];
      for (const [seat, entrant] of seating.entries()) {
        const command = commands[entrant];
        if (command === undefined) {
          bots.push(ours(entrant));
          continue;
        }
        const guest = await invite(entrant, command);
        guest.sit(id, seat, seeded(`${seed} guest ${seat}`).below(SEEDS));
        guests.push({ guest, entrant });
        bots.push(guest);
      }
      const end = (result: Result | null, forfeit?: Seat): void => {
        for (const { guest, entrant } of guests) {
          guest.over(result, forfeit);
          release(entrant, guest);
        }
      };
      try {
        const { result, turns, answers } = await playGame(rules, bots, seed, {}, lore);
        end(result);
        for (const { entrant } of guests) forfeits.set(entrant, 0);
        return { id, shares: bots.map((_, seat) => shareOf(result?.winners ?? [], seat, bots.length)), turns, answers };
      } catch (error) {
        if (!(error instanceof Forfeit)) throw error;
        end(null, error.seat);
        return lost(fixture, error.seat);
      }
    },
    async identity(entrant) {
      const command = commands[entrant];
      if (command === undefined) return identity(table, entrant);
      const guest = await invite(entrant, command);
      release(entrant, guest);
      return guest.called;
    },
    async close() {
      await Promise.all([thinkers.close(), ...[...all].map((guest) => guest.close())]);
    },
  };
}
