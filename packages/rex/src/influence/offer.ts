import { ALL, no, set, type Open } from '@orrery/kernel';
import { allianceOf } from '../alliances.ts';
import { decision, type At } from '../decision.ts';
import { answered } from '../frames.ts';
import { alliesOf, draftOf, LEAVES, offerOf, PACKAGE, type Offer, type State, type Transfer } from '../state.ts';
import { membershipsOf, type Table } from '../table.ts';
import { MOST_INFLUENCE, says, type Seat, type Seats } from '../words.ts';

/** What all players own: no transfer of more could be carried out in this lap. */
export function inPlay({ influence }: State): number {
  let sum = 0;
  for (const amount of influence) sum += amount;
  return Math.min(sum, MOST_INFLUENCE);
}

const membershipClause = ({ maxAlliance }: Table): string => (maxAlliance < 2 ? 'REX-3P-1' : maxAlliance < 3 ? 'REX-4P-1' : 'REX-ALLY-1');

/** Everybody writes an entry of the lap in secret, field by field: alliance, then transfers in ascending order of giver and taker, then done (REX-CEASE-6). */
export const offer = decision('D-CF-OFFER', {
  clause: 'REX-CEASE-5',
  asks: (table) => set.upTo(table.seats),
  list(table, state, open, seat) {
    const { choices } = table;
    const last = draftOf(state, seat).at(-1);
    const most = inPlay(state);
    if (last !== undefined && says(choices.transfer, last)) return open.span(choices.amount, 1, most);
    if (last === undefined) {
      open.add(choices.pass());
      if (alliesOf(state, seat) !== 0) open.add(choices.leave());
      const alliance = allianceOf(state, seat);
      for (const members of membershipsOf(table, seat)) if (members !== alliance) open.add(choices.ally(members));
    } else open.add(choices.done());
    if (most > 0) listTransfers(table, state, open, seat);
  },
  answers: {
    pass: (at) => close(at, at.table.choices.pass()),
    leave: (at) => close(at, at.table.choices.leave()),
    ally: (at, members) => write(at, at.table.choices.ally(members)),
    transfer: (at, giver, taker) => write(at, at.table.choices.transfer(giver, taker)),
    amount: (at, amount) => write(at, at.table.choices.amount(amount)),
    done: ({ state, seat }) => answered(state, seat),
  },
  whyNot: {
    ally: ({ table }) => no('membership', membershipClause(table), { most: table.maxAlliance }),
    transfer: () => no('transfer-order', 'REX-CEASE-6'),
    amount: () => no('transfer-amount', 'REX-CEASE-6'),
  },
});

/** Pairs of giver and taker after the last one named. */
function listTransfers({ choices: { transfer }, seats }: Table, state: State, open: Open, seat: Seat): void {
  let lastGiver: Seat = 0;
  let lastTaker: Seat = -1;
  for (const choice of draftOf(state, seat))
    if (says(transfer, choice)) {
      lastGiver = transfer.read.giver(choice);
      lastTaker = transfer.read.taker(choice);
    }
  const everybody = set.upTo<'seat'>(seats);
  for (let giver = lastGiver; giver < seats; giver++) {
    const takers = giver === lastGiver ? set.minus(everybody, set.upTo<'seat'>(lastTaker + 1)) : everybody;
    open.eachWith(transfer, giver, set.without(takers, giver));
  }
}

const write = ({ state, seat }: At, choice: number): void => void draftOf(state, seat).push(choice);
function close(at: At, choice: number): void {
  write(at, choice);
  answered(at.state, at.seat);
}

/** A finished entry, and everybody whose yes it needs: other members and other payers (REX-CEASE-7). */
export function readOffer({ choices: { pass, leave, ally, transfer, amount } }: Table, state: State, seat: Seat): Offer | null {
  const draft = draftOf(state, seat);
  const [first] = draft;
  if (first === pass()) return null;
  const transfers: Transfer[] = [];
  let members: Seats = 0;
  let needed: Seats = 0;
  let pair = -1;
  for (const step of draft)
    if (says(ally, step)) members = needed = ally.read.members(step);
    else if (says(transfer, step)) pair = step;
    else if (says(amount, step)) {
      const giver = transfer.read.giver(pair);
      transfers.push({ giver, taker: transfer.read.taker(pair), amount: amount.read.amount(step) });
      needed = set.with(needed, giver);
    }
  return { kind: first === leave() ? LEAVES : PACKAGE, members, needed: set.without(needed, seat), transfers };
}

/** Shows a seat's entry of the lap to everybody; departures have been told before. */
export function tellOffer({ table: { events }, state, tell }: At, seat: Seat): void {
  const offer = offerOf(state, seat);
  if (!offer) return tell?.(ALL, events.passedLap(seat));
  const { kind, members, transfers } = offer;
  if (kind === LEAVES) return;
  tell?.(ALL, members ? events.offeredAlliance(seat, members) : events.offered(seat));
  for (const { giver, taker, amount } of transfers) tell?.(ALL, events.offeredTransfer(seat, giver, taker, amount));
}
