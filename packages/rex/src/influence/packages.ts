import { ALL, no, set } from '@orrery/kernel';
import { allowedMembership, formAlliance } from '../alliances.ts';
import { decision, type At } from '../decision.ts';
import { answered, inOrder } from '../frames.ts';
import { transferInfluence } from '../money.ts';
import { draftOf, influenceOf, offerOf, PACKAGE, type Offer, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { says, type Seat, type Seats } from '../words.ts';

const neededBy = (state: State, proposer: Seat): Seats => offerOf(state, proposer)?.needed ?? 0;

/** The proposer whose package the seat answers next, −1 when it has answered all. */
function nextPackage(table: Table, state: State, seat: Seat): Seat {
  let skip = draftOf(state, seat).length;
  for (let i = 0; i < table.seats; i++) {
    const proposer = inOrder(table, state, i);
    if (set.has(neededBy(state, proposer), seat) && skip-- === 0) return proposer;
  }
  return -1;
}

function give({ table, state, seat }: At, choice: number): void {
  draftOf(state, seat).push(choice);
  if (nextPackage(table, state, seat) < 0) answered(state, seat);
}

/** Whoever a package needs accepts or declines it, package by package in turn order of the proposers (REX-CEASE-7). */
export const answerPackage = decision('D-CF-ANSWER', {
  clause: 'REX-CEASE-7',
  asks(table, state) {
    let addressed: Seats = 0;
    for (let seat = 0; seat < table.seats; seat++) addressed |= neededBy(state, seat);
    return addressed;
  },
  list(table, state, open, seat) {
    const proposer = nextPackage(table, state, seat);
    open.add(table.choices.accept(proposer));
    open.add(table.choices.declineSeat(proposer));
  },
  answers: {
    accept: (at, proposer) => give(at, at.table.choices.accept(proposer)),
    declineSeat: (at, proposer) => give(at, at.table.choices.declineSeat(proposer)),
  },
  whyNot: {
    accept: (_, seat) => no('not-addressed', 'REX-CEASE-7', { seat }),
  },
});

/** All answers are shown in turn order. */
export function collectAnswers({ table, state, tell }: At): void {
  const { choices, events } = table;
  const { agreed } = state.ceasefire;
  for (let i = 0; i < table.seats; i++) {
    const seat = inOrder(table, state, i);
    if (!set.has(state.called, seat)) continue;
    for (const answer of draftOf(state, seat))
      if (says(choices.accept, answer)) {
        const proposer = choices.accept.read.seat(answer);
        agreed[proposer] = set.with(agreed[proposer] ?? 0, seat);
        tell?.(ALL, events.accepted(seat, proposer));
      } else tell?.(ALL, events.refused(seat, choices.declineSeat.read.seat(answer)));
  }
}

/** Accepted packages in turn order of their proposers, each as a whole or not at all (REX-CEASE-8, REX-CEASE-9). */
export function executePackages(at: At): void {
  const { table, state, tell } = at;
  const { ceasefire } = state;
  for (let i = 0; i < table.seats; i++) {
    const proposer = inOrder(table, state, i);
    const offer = offerOf(state, proposer);
    if (offer?.kind !== PACKAGE) continue;
    const missing = set.minus(offer.needed, ceasefire.agreed[proposer] ?? 0);
    if (missing !== 0 || !stillPossible(table, state, proposer, offer)) {
      tell?.(ALL, table.events.lapsed(proposer));
      continue;
    }
    tell?.(ALL, table.events.agreed(proposer));
    if (offer.members) ceasefire.changed |= formAlliance(at, offer.members);
    for (const { giver, taker, amount } of offer.transfers) transferInfluence(at, giver, taker, amount);
  }
  ceasefire.offers.fill(null);
}

/** E50: members unchanged in this lap, a membership that is new, and every payer owning the sum of his payments beforehand. */
function stillPossible(table: Table, state: State, proposer: Seat, { members, transfers }: Offer): boolean {
  if (members && (members & state.ceasefire.changed || !allowedMembership(table, state, proposer, members))) return false;
  for (let payer = 0; payer < table.seats; payer++) {
    const sum = transfers.reduce((paid, { giver, amount }) => (giver === payer ? paid + amount : paid), 0);
    if (sum > influenceOf(state, payer)) return false;
  }
  return true;
}
