/** Card windows keep their time whoever holds a card for them, and a ceasefire has one span for all its questions. */
import { NEVER, type Customs } from '@orrery/games/plug';
import { EFFORT } from './effort.ts';

const SECOND = 1000;
const ANSWERS = 20 * SECOND;
/** The longest thought. */
const THOUGHT = 1.1 * SECOND;

export const customs: Customs = {
  presets: [
    { id: 'first', options: { seats: 4, raceChoice: 'seatOrder', ceasefireLaps: 2 } },
    { id: 'book', options: { seats: 6, solSpecial: 'solControlsBoth' } },
    { id: 'long', options: { seats: 6, betrayal: true, ceasefireLaps: 6, memoryAid: 'strict' } },
  ],
  clauses: {
    seats: 'REX-SETUP-1',
    betrayal: 'REX-BETRAY-1',
    racePool: 'REX-SETUP-4',
    raceChoice: 'REX-SETUP-4',
    ceasefireLaps: 'REX-CEASE-5',
    solSpecial: 'REX-WIN-9',
    ceasefireSeconds: 'REX-CEASE-13',
    influenceBank: 'REX-TERM-9',
    memoryAid: 'REX-SEC-4',
  },
  departs: { solSpecial: ['en', 'ru', 'de'], influenceBank: ['en', 'ru', 'de'] },
  sideOfSeat: { raceChoice: 'seats' },
  choosesFirst: ({ raceChoice }) => (raceChoice === 'seatOrder' ? 0 : null),
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
  phrases: ['ally', 'pay', 'peace', 'card', 'wins', 'agreed', 'no'],
  passing: { phases: ['W-*'], answers: ['X-*'], gifts: ['D-GIFT'] },
  asides: {
    none: [
      'window',
      'closed',
      'deploying',
      'recruiting',
      'finished',
      'relocating',
      'gifts',
      'turn',
      'declared',
      'auction',
      'passed',
      'passedLap',
      'gaveNothing',
      'skipped',
      'stayed',
      'remained',
      'kept',
      'freeUnitDeclined',
    ],
    short: ['bid', 'won', 'paid', 'recruited', 'freeUnitPlaced', 'lap', 'report', 'fighting', 'drewTraitor', 'refused', 'accepted'],
  },
  thoughtPerRound: 16 * SECOND,
  shownPerRound: 9 * SECOND,
  ponders: (decision) => THOUGHT * Math.min(1, EFFORT[decision] ?? 0),
  /** A person alone is never kept waiting: nobody else could learn from a quick pass. Several are asked every time, so that passing tells nothing. */
  atOneScreen: (options, people) => ({ ...options, interruptPrivacy: people > 1 ? 'strict' : 'fast' }),
};
