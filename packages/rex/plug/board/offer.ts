/**
 * What a seat puts together in a Ceasefire: a package (allies and transfers), answers to packages, or gifts. Kept here until it is sent as a whole;
 * steps that have been sent stand.
 */
import { type Signal, signal } from '@preact/signals';
import type { Choice } from '@orrery/kernel';
import { packagePreview, type RexChoice, type RexRules, type RexView } from '@orrery/rex';
import type { Offer } from '@orrery/web/table/play.ts';
import { type Lap, type Package, respondents, type Transfer } from './bargain.ts';

interface Wishes {
  /** The question they were made for. */
  readonly to: string;
  /** Other members than oneself. */
  readonly allies: readonly number[];
  readonly transfers: readonly Transfer[];
  readonly answers: Readonly<Record<number, 'accept' | 'decline'>>;
}
export type Wished = Signal<Wishes>;
const nothing = (to: string): Wishes => ({ to, allies: [], transfers: [], answers: {} });

const kept = new WeakMap<object, Wished>();
/** The wishes at one table; they outlast a look at the text table. */
export function wishesAt(table: object): Wished {
  const wishes = kept.get(table) ?? signal(nothing(''));
  kept.set(table, wishes);
  return wishes;
}

export interface DraftedOffer {
  /** A package, or gifts: transfers of one's own that nobody has to agree to. */
  readonly kind: 'package' | 'gifts';
  /** The proposed alliance, oneself included; empty for none. */
  readonly members: readonly number[];
  /** Seats that can be taken in or left out. */
  readonly free: readonly number[];
  readonly mostMembers: number;
  /** Named already by steps that have been sent. */
  readonly sent: readonly Transfer[];
  readonly transfers: readonly Transfer[];
  /** Most that each transfer may name. */
  readonly most: readonly number[];
  /** Givers and takers a transfer may be changed to. */
  givers(at: number): readonly number[];
  takers(at: number): readonly number[];
  readonly mayAdd: boolean;
  /** The alliance is one that may not be proposed: it stands already. */
  readonly stands: boolean;
  readonly needs: readonly number[];
  /** The answers that send it; none while there is nothing to send. */
  readonly send: readonly Choice[];
  toggle(seat: number): void;
  change(at: number, to: Partial<Transfer>): void;
  add(): void;
  remove(at: number): void;
}

const byPair = (a: Transfer, b: Transfer): number => a.giver - b.giver || a.taker - b.taker;
const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Steps of a package or of gifts that have been sent. */
function sentOf(steps: readonly RexChoice[], viewer: number) {
  let members: readonly number[] = [];
  let half: Pick<Transfer, 'giver' | 'taker'> | null = null;
  const transfers: Transfer[] = [];
  for (const step of steps)
    if (step.verb === 'ally') members = step.members.split('+').map(Number);
    else if (step.verb === 'transfer') half = step;
    else if (step.verb === 'give') transfers.push({ giver: viewer, taker: step.seat, amount: step.amount });
    else if (step.verb === 'amount' && half) {
      transfers.push({ giver: half.giver, taker: half.taker, amount: step.amount });
      half = null;
    }
  return { members, transfers, half };
}

/** The package or the gifts the viewer is asked for, or null. */
export function offerDraft(rules: RexRules, view: RexView, offers: readonly Offer[], lap: Lap, wished: Wished): DraftedOffer | null {
  const kind = view.decision === 'D-CF-OFFER' ? 'package' : view.decision === 'D-CF-GIFT' ? 'gifts' : null;
  if (kind === null || offers.length === 0) return null;
  const me = view.viewer;
  const to = `${view.round} ${view.decision} ${lap.number}`;
  const wishes = wished.value.to === to ? wished.value : nothing(to);
  const wish = (more: Partial<Wishes>): void => void (wished.value = { ...wishes, ...more });
  const steps = view.own.steps.map((step) => rules.choices.name(step));
  const sent = sentOf(steps, me);
  const last = sent.half ?? sent.transfers.at(-1);
  const { memberships, most } = packagePreview(rules, view);
  const purse = view.players[me]?.influence ?? 0;
  const seats = range(view.seats);

  const mayAlly = kind === 'package' && steps.length === 0;
  const mostMembers = Math.max(0, ...memberships.map(({ length }) => length));
  // Where an alliance is a pair, another ally takes the place of the first.
  const paired = mostMembers === 2;
  const allies = mayAlly ? wishes.allies : [];
  const members = mayAlly ? (allies.length > 0 ? [me, ...allies].toSorted((a, b) => a - b) : []) : sent.members;
  const allowed = memberships.some((set) => set.join() === members.join());

  /** Pairs that may still be named: later than the last that was sent. */
  const named = (pair: Pick<Transfer, 'giver' | 'taker'>): boolean =>
    pair.giver !== pair.taker &&
    (kind === 'package' || pair.giver === me) &&
    (!last || byPair({ ...pair, amount: 0 }, { ...last, amount: 0 }) > 0);
  const half = sent.half;
  const isHalf = (transfer: Transfer): boolean => half !== null && transfer.giver === half.giver && transfer.taker === half.taker;
  const wanted = wishes.transfers.filter((each) => named(each) || isHalf(each));
  const transfers = half && !wanted.some(isHalf) ? [{ giver: half.giver, taker: half.taker, amount: 1 }, ...wanted] : wanted;
  const pairs = seats.flatMap((giver) => seats.map((taker) => ({ giver, taker }))).filter(named);
  const unused = pairs.filter((pair) => !transfers.some(({ giver, taker }) => giver === pair.giver && taker === pair.taker));
  const spare = purse - sent.transfers.concat(transfers).reduce((sum, { amount }) => sum + amount, 0);
  const mostOf = ({ amount }: Transfer): number => (kind === 'package' ? most : amount + Math.max(0, spare));
  const open = (at: number, pair: Pick<Transfer, 'giver' | 'taker'>): boolean =>
    named(pair) && !transfers.some(({ giver, taker }, i) => i !== at && giver === pair.giver && taker === pair.taker);
  // A new transfer goes to an ally, one that stands or one that is offered, before it goes to anybody else.
  const friends = new Set(members.length > 0 ? members : view.players[me]?.allies);
  const own = unused.filter(({ giver, taker }) => giver === me && !transfers.some((each) => each.taker === taker));
  const next = own.find(({ taker }) => friends.has(taker)) ?? own[0] ?? unused[0];
  const mayAdd = next !== undefined && (kind === 'package' ? most > 0 : spare > 0);

  const sorted = transfers.toSorted(byPair);
  const code = (named: RexChoice): Choice => rules.choices.code(named);
  const stands = mayAlly && members.length > 0 && !allowed;
  const anything = steps.length > 0 || members.length > 0 || transfers.length > 0;
  return {
    kind,
    members,
    free: mayAlly ? seats.filter((seat) => seat !== me && (paired || allies.includes(seat) || allies.length + 1 < mostMembers)) : [],
    mostMembers,
    sent: sent.transfers,
    transfers,
    most: transfers.map(mostOf),
    givers: (at) =>
      isHalf(transfers[at] ?? { giver: -1, taker: -1, amount: 0 })
        ? []
        : seats.filter((giver) => seats.some((taker) => open(at, { giver, taker }))),
    takers: (at) => {
      const here = transfers[at];
      return !here || isHalf(here) ? [] : seats.filter((taker) => open(at, { giver: here.giver, taker }));
    },
    mayAdd,
    stands,
    needs: kind === 'package' ? respondents({ by: me, members, transfers: [...sent.transfers, ...transfers] }) : [],
    send:
      anything && !stands && spare >= (kind === 'gifts' ? 0 : -Infinity)
        ? [
            ...(mayAlly && members.length > 0 ? [code({ verb: 'ally', members: members.join('+') })] : []),
            ...sorted.flatMap((each) =>
              kind === 'gifts'
                ? [code({ verb: 'give', seat: each.taker, amount: each.amount })]
                : [
                    ...(isHalf(each) ? [] : [code({ verb: 'transfer', giver: each.giver, taker: each.taker })]),
                    code({ verb: 'amount', amount: each.amount }),
                  ],
            ),
            code({ verb: 'done' }),
          ]
        : [],
    toggle: (seat) =>
      wish({ allies: allies.includes(seat) ? allies.filter((other) => other !== seat) : paired ? [seat] : [...allies, seat] }),
    change: (at, more) => {
      const here = transfers[at];
      if (!here) return;
      const changed = { ...here, ...more };
      // Another giver may have to give to somebody else.
      const taker =
        open(at, changed) || isHalf(here) ? changed.taker : seats.find((other) => open(at, { giver: changed.giver, taker: other }));
      if (taker !== undefined) wish({ transfers: transfers.with(at, { ...changed, taker }) });
    },
    add: () => next && mayAdd && wish({ transfers: [...transfers, { ...next, amount: 1 }] }),
    remove: (at) => wish({ transfers: transfers.toSpliced(at, 1) }),
  };
}

export interface DraftedAnswers {
  /** Packages still to be answered, in the order in which they are asked for. */
  readonly due: readonly Package[];
  readonly answers: Readonly<Record<number, 'accept' | 'decline'>>;
  readonly send: readonly Choice[];
  readonly declineAll: readonly Choice[];
  answer(by: number, how: 'accept' | 'decline'): void;
}

/** The answers the viewer owes in this lap, or null. */
export function answersDraft(rules: RexRules, view: RexView, offers: readonly Offer[], lap: Lap, wished: Wished): DraftedAnswers | null {
  if (view.decision !== 'D-CF-ANSWER' || offers.length === 0) return null;
  const to = `${view.round} ${view.decision} ${lap.number}`;
  const wishes = wished.value.to === to ? wished.value : nothing(to);
  const due = lap.packages.filter((each) => respondents(each).includes(view.viewer)).slice(view.own.steps.length);
  const code = (verb: 'accept' | 'decline', seat: number): Choice => rules.choices.code({ verb, seat });
  return {
    due,
    answers: wishes.answers,
    send: due.every(({ by }) => wishes.answers[by]) ? due.map(({ by }) => code(wishes.answers[by] ?? 'decline', by)) : [],
    declineAll: due.map(({ by }) => code('decline', by)),
    answer: (by, how) => void (wished.value = { ...wishes, answers: { ...wishes.answers, [by]: how } }),
  };
}
