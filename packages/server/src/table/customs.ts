/** What a game leaves to its table: minimum times of windows, time over several decisions, and who may talk with whom. By decision ids, never by states. */
import type { Options, Seat } from '@orrery/kernel';

/** How long a decision stays open whatever is answered (`floor`, plus up to `spread`), and when it is closed for everybody. In milliseconds. */
export interface Window {
  readonly floor: number;
  readonly spread: number;
  readonly limit: number;
  /** Answered for everybody at once, by standing order or not at all: nobody at a table over days waits for windows. */
  readonly never: boolean;
}

interface Customs {
  window?(decision: string, options: Options, mail: boolean): Window | null;
  /** Decisions that share one span of time, and its length. */
  span?(decision: string, options: Options): number | null;
  /** Seats that may talk among themselves. */
  team?(options: Options, pack: unknown, seat: Seat): readonly Seat[];
  /** Whether their talk is limited to signals during this decision. */
  signalsOnly?(decision: string, options: Options): boolean;
}

/** Later than any time, and still a number in JSON. */
export const NEVER = Number.MAX_SAFE_INTEGER;

const SECOND = 1000;
const ANSWERS = 20 * SECOND;

const rex: Customs = {
  window(decision, options, mail) {
    const phase = decision.startsWith('W-');
    const interrupt = decision.startsWith('X-');
    // A seat that holds nothing for them is answered by the table, and nobody may see which: they last their minimum time too.
    const battle = decision === 'D-CARDS' || decision === 'D-CALL';
    if (!phase && !interrupt && !battle) return null;
    if (mail) return battle ? { floor: 0, spread: 0, limit: NEVER, never: false } : { floor: 0, spread: 0, limit: 0, never: true };
    const limit = battle ? 3 * ANSWERS : ANSWERS;
    switch (options['interruptPrivacy']) {
      case 'fast':
        return { floor: 0, spread: 0, limit, never: false };
      case 'strict': {
        const whole = battle ? limit : phase ? 12 * SECOND : 6 * SECOND;
        return { floor: whole, spread: 0, limit: whole, never: false };
      }
      default:
        return { floor: interrupt ? SECOND : 3 * SECOND, spread: SECOND, limit, never: false };
    }
  },
  span: (decision, options) =>
    decision.startsWith('D-CF-') && Number(options['ceasefireSeconds']) > 0 ? Number(options['ceasefireSeconds']) * SECOND : null,
};

const teams = (pack: unknown): readonly (readonly Seat[])[] => {
  const confrontation = typeof pack === 'object' && pack !== null && 'confrontation' in pack ? pack.confrontation : null;
  const found = typeof confrontation === 'object' && confrontation !== null && 'teams' in confrontation ? confrontation.teams : [];
  return Array.isArray(found) ? (found as readonly (readonly Seat[])[]) : [];
};

const gravity: Customs = {
  team: (options, pack, seat) => (options['confrontation'] === true ? (teams(pack).find((team) => team.includes(seat)) ?? []) : []),
  // GRV-OPT-9, GRV-TEAM-PREP-1: partners may plan while cards are chosen, but not name them.
  signalsOnly: (decision, options) => decision === 'prep.keep' && options['prepTalk'] !== 'free',
};

const none: Customs = {};
const customs: Readonly<Record<string, Customs>> = { rex, gravity };

export const customsOf = (game: string): Customs => (Object.hasOwn(customs, game) ? (customs[game] ?? none) : none);
