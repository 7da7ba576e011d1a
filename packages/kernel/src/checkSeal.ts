import { canonical } from './canonical.ts';
import { SPECTATOR, type Event, type Game, type Named, type TableView } from './contract.ts';
import { isBot, isPromised, promiseOf } from './fairness.ts';
import { packHash, replayRules, termsOf, verifyReplay, type Replay } from './replay.ts';
import type { ReplayFault } from './replayFault.ts';
import { retell } from './retold.ts';
import type { Seal, SeenDeal } from './seal.ts';

/**
 * What can be held against an opened game: the record holds in itself; numbers of bots follow from the secret; it is the seal shown before the deal, of the
 * table shown with it; the own number is in its place; the others' numbers are those promised before the own was opened; it was the first deal opened; what
 * was heard and what was shown is what happened, and was never replaced; every answer stood as it was given. Where the device raised an alarm, that is said
 * too.
 */
export const SEAL_CHECKS = [
  'record',
  'bots',
  'seal',
  'terms',
  'own',
  'others',
  'once',
  'past',
  'shown',
  'kept',
  'answers',
  'alarm',
] as const;
export type SealCheckId = (typeof SEAL_CHECKS)[number];
/** A check that was not made is neither passed nor failed. */
export type CheckState = 'yes' | 'no' | 'unchecked';

export interface SealCheck {
  readonly id: SealCheckId;
  readonly state: CheckState;
  readonly data: Readonly<Record<string, string | number>>;
  /** What is wrong with the record itself. */
  readonly fault?: ReplayFault;
}

export type Verdict = 'fair' | 'wrong' | 'unsure';
export const verdictOf = (checks: readonly SealCheck[]): Verdict =>
  checks.some(({ state }) => state === 'no') ? 'wrong' : checks.every(({ state }) => state === 'yes') ? 'fair' : 'unsure';

type Answer = CheckState | readonly [state: CheckState, data: SealCheck['data']];

/** Holds a recorded game against what one device kept of it; null where it kept nothing. */
export function checkSeal<S, V extends TableView, N extends Named, E extends Event>(
  game: Game<S, V, N, E>,
  replay: Replay,
  seal: Seal | null,
): readonly SealCheck[] {
  const { seed } = replay;
  const fault = verifyReplay(game, replay);
  const ofMatch = seal?.match === seed.match ? seal : null;
  const deal = ofMatch?.deals.find(({ commitment }) => commitment === seed.commitment) ?? null;
  const last = ofMatch?.deals.at(-1) ?? null;
  const told = ofMatch && !fault ? toldAs(game, replay, ofMatch) : null;
  const answers: Record<SealCheckId, Answer> = {
    record: fault ? 'no' : 'yes',
    bots: botsOf(replay, fault?.code === 'bot-nonce'),
    seal: seal && !ofMatch ? 'no' : last === null ? 'unchecked' : deal ? 'yes' : 'no',
    terms: agreed(game, replay, deal),
    own: ownIn(replay, ofMatch, deal),
    others: othersIn(replay, deal),
    once: opened(replay, ofMatch, deal),
    past: told?.past ?? 'unchecked',
    shown: told?.shown ?? 'unchecked',
    kept: keptIn(told, ofMatch),
    answers: answeredIn(told, ofMatch),
    alarm: ofMatch?.alarms?.[0] === undefined ? 'yes' : ['no', { alarm: ofMatch.alarms[0] }],
  };
  return SEAL_CHECKS.filter((id) => id !== 'alarm' || answers.alarm !== 'yes').map((id) => {
    const answer = answers[id];
    const [state, data] = typeof answer === 'string' ? [answer, {}] : answer;
    return { id, state, data, ...(id === 'record' && fault ? { fault } : {}) };
  });
}

/** What the server says was taken back may have been agreed to on another device of the seat. */
function keptIn(told: Told | null, seal: Seal | null): Answer {
  const { rewritten = 0, takenBack = 0, moved = 0 } = seal ?? {};
  if (rewritten > 0) return ['no', { count: rewritten }];
  return told && takenBack + moved === 0 ? 'yes' : ['unchecked', { count: takenBack + moved }];
}

/** Where there was only one choice nobody could have answered otherwise. Seals of earlier clients did not hold what was given. */
function answeredIn(told: Told | null, seal: Seal | null): Answer {
  const { altered = 0, given, past = [] } = seal ?? {};
  if (altered > 0) return ['no', { count: altered }];
  if (!told) return ['unchecked', { count: 0 }];
  if (!given) return 'yes';
  const known = new Set(given.map(([own, choice]) => `${own} ${choice}`));
  const others = past.filter((entry) => entry < 0).filter((entry, own) => !known.has(`${own} ${~entry}`) && !told.forced.has(own));
  return others.length === 0 ? 'yes' : ['unchecked', { count: others.length }];
}

/** Bots of the first version got any number, at any time. */
function botsOf({ seed, seats }: Replay, chosen: boolean): Answer {
  if (isPromised(seed)) return chosen ? 'no' : 'yes';
  return seats.some(({ kind }) => kind === 'bot') ? 'unchecked' : 'yes';
}

function agreed<S, V extends TableView, N extends Named, E extends Event>(
  { packs }: Game<S, V, N, E>,
  replay: Replay,
  deal: SeenDeal | null,
): Answer {
  const { seed, seats } = replay;
  if (!deal?.terms || !isPromised(seed)) return 'unchecked';
  const terms = termsOf(replay, seed);
  const differs = (Object.keys(terms) as (keyof typeof terms)[]).find((part) => canonical(terms[part]) !== canonical(deal.terms?.[part]));
  if (differs) return ['no', { part: differs }];
  const builtIn = packs.find((pack) => pack.id === deal.pack);
  if (deal.pack !== null && (!builtIn || packHash(builtIn) !== terms.pack)) return ['no', { part: 'pack' }];
  return seats.every(({ kind }, seat) => (kind === 'bot') === isBot(terms.plan[seat] ?? '')) ? 'yes' : ['no', { part: 'plan' }];
}

function ownIn({ seed }: Replay, seal: Seal | null, deal: SeenDeal | null): Answer {
  if (!seal || !deal?.own) return 'unchecked';
  // Another device of the seat may have been first.
  if (isPromised(seed) && !deal.taken) return 'unchecked';
  // Seals of the first version did not say whose they were.
  const seat = isPromised(seed) ? deal.own.seat : seal.viewer;
  // Whoever was put out of the seat, as its owner may do, looks on from then on.
  if (isPromised(seed) && seal.viewer === SPECTATOR && seed.nonces[seat] === deal.own.nonce) return 'unchecked';
  return seat === seal.viewer && seed.nonces[seat] === deal.own.nonce ? 'yes' : 'no';
}

/** Without everybody's promise in hand the own number is never opened. */
function othersIn({ seed }: Replay, deal: SeenDeal | null): Answer {
  if (!isPromised(seed) || !deal?.own || !deal.taken) return 'unchecked';
  if (!deal.promises) return 'no';
  const { plan, nonces, commitment } = seed;
  const broken = plan.findIndex(
    (planned, seat) => !isBot(planned) && deal.promises?.[seat] !== promiseOf(commitment, seat, nonces[seat] ?? ''),
  );
  return broken < 0 ? 'yes' : ['no', { seat: broken }];
}

function opened({ seed }: Replay, seal: Seal | null, deal: SeenDeal | null): Answer {
  if (!isPromised(seed) || !seal || (!deal && seal.deals.length === 0)) return 'unchecked';
  const earlier = seal.deals.filter((other) => other !== deal && other.promises !== null);
  const count = Math.max(earlier.length, seed.voided.length);
  return count === 0 ? 'yes' : ['no', { count }];
}

interface Told {
  readonly past: Answer;
  readonly shown: Answer;
  /** Which of the own answers had no choice. */
  readonly forced: ReadonlySet<number>;
}

function toldAs<S, V extends TableView, N extends Named, E extends Event>(game: Game<S, V, N, E>, replay: Replay, seal: Seal): Told | null {
  const rules = replayRules(game, replay);
  if ('code' in rules || seal.past.length === 0) return null;
  const { past, look, short, unsure, forced } = retell(rules, replay, seal.viewer, seal);
  const { aside = [], moved = 0, rewinds = 0, takenBack = 0 } = seal;
  // What was told before the device sat down is only the beginning, and all that is known of it where nothing was taken back since.
  const before = rewinds === 0 ? aside.map((kept) => retell(rules, replay, kept.viewer, kept)) : [];
  const other = before.find((parted) => parted.past !== null && !parted.unsure)?.past ?? null;
  const seen = look ?? before.find((parted) => parted.look !== null)?.look ?? null;
  // Whoever is put out of the seat does not learn which of the things told there were taken back afterwards.
  const gone = moved > 0 && takenBack > 0;
  const parts: Answer = past === null ? (short ? 'unchecked' : 'yes') : unsure || gone ? 'unchecked' : ['no', { entry: past + 1 }];
  return {
    past: other === null ? parts : ['no', { entry: other + 1 }],
    shown: seen !== null ? ['no', { entry: seen }] : past !== null || short || seal.looks.length === 0 ? 'unchecked' : 'yes',
    forced,
  };
}
