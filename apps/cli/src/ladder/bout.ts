/** One game of a ladder, from a sealed deal to a record that verifies. */
import { randomBytes } from 'node:crypto';
import { Forfeit, GuestTrouble } from '@orrery/bots/arena';
import type { AnyGame, AnyRules } from '@orrery/games';
import {
  type Bot,
  type Broken,
  commit,
  deriveSeed,
  quick,
  recordReplay,
  type Replay,
  seeded,
  startMatch,
  type TableView,
  TURN_CAP,
} from '@orrery/kernel';
import { shareOf } from '@orrery/bots/share';

export interface Seated {
  readonly name: string;
  readonly bot: Bot<TableView>;
}

export interface Ended {
  readonly replay: Replay;
  /** By seat; where somebody lost by faults the others divide the game. */
  readonly shares: readonly number[];
  readonly forfeit: number | null;
}

export async function playBout(game: AnyGame, rules: AnyRules, seats: readonly Seated[]): Promise<Ended> {
  const secret = randomBytes(32).toString('hex');
  const match = randomBytes(12).toString('base64url');
  const nonces = seats.map(() => randomBytes(16).toString('hex'));
  const table = startMatch(rules, seeded(deriveSeed(secret, match, nonces)));
  const chance = quick(randomBytes(4).readUInt32LE());
  let broken: Broken | null = null;
  for (let answers = 0; table.asked !== 0 && !broken; answers++) {
    if (table.turn > TURN_CAP || answers >= rules.bound) broken = { ended: 'unfinished' };
    const seat = 31 - Math.clz32(table.asked & -table.asked);
    const open = table.open(seat);
    try {
      const choice = open.length === 1 ? open[0] : await seats[seat]?.bot.decide(table.known(seat), open, chance, {});
      if (choice === undefined || table.answer(seat, choice)) throw new Forfeit(seat);
    } catch (error) {
      if (!(error instanceof Forfeit) && !(error instanceof GuestTrouble)) throw error;
      broken = { ended: 'timeout', seat };
    }
  }
  const forfeit = broken?.seat ?? null;
  const replay = recordReplay({
    game,
    rules,
    seats: seats.map(({ name }) => ({ name, kind: 'bot' as const })),
    seed: { secret, commitment: commit(secret), match, nonces },
    log: table.log,
    ...(broken ? { broken } : {}),
  });
  const shares = seats.map((_, seat) =>
    forfeit === null ? shareOf(table.result?.winners ?? [], seat, seats.length) : seat === forfeit ? 0 : 1 / (seats.length - 1),
  );
  return { replay, shares, forfeit };
}
