import { ALL, no, set, type Open } from '@orrery/kernel';
import { allowedMembership } from '../alliances.ts';
import { decision, type At } from '../decision.ts';
import { answered } from '../frames.ts';
import { alliesOf, draftOf, LEAVES, noOffer, offerOf, PACKAGE, PASSES, type Offer, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { MOST_INFLUENCE, says, type Seat } from '../words.ts';

/** What all players own: no transfer of more could be carried out in this lap. */
export const inPlay = (state: State): number =>
  Math.min(
    state.influence.reduce((sum, amount) => sum + amount, 0),
    MOST_INFLUENCE,
  );

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
      for (let members = 0; members < 1 << table.seats; members++)
        if (allowedMembership(table, state, seat, members)) open.add(choices.ally(members));
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
  const last = draftOf(state, seat).findLast((choice) => says(transfer, choice)) ?? -1;
  for (let giver = 0; giver < seats; giver++)
    for (let taker = 0; taker < seats; taker++) if (giver !== taker && transfer(giver, taker) > last) open.add(transfer(giver, taker));
}

const write = ({ state, seat }: At, choice: number): void => void draftOf(state, seat).push(choice);
function close(at: At, choice: number): void {
  write(at, choice);
  answered(at.state, at.seat);
}

/** A finished entry. */
export function readOffer({ choices }: Table, draft: readonly number[]): Offer {
  const entry = noOffer();
  entry.kind = draft[0] === choices.pass() ? PASSES : draft[0] === choices.leave() ? LEAVES : PACKAGE;
  if (entry.kind !== PACKAGE) return entry;
  const { ally, transfer, amount } = choices;
  for (const [i, step] of draft.entries())
    if (says(ally, step)) entry.members = ally.read.members(step);
    else if (says(transfer, step))
      entry.transfers.push({
        giver: transfer.read.giver(step),
        taker: transfer.read.taker(step),
        amount: amount.read.amount(draft[i + 1] ?? -1),
      });
  return entry;
}

/** Shows a seat's entry of the lap to everybody; departures have been told before. */
export function tellOffer({ table: { events }, state, tell }: At, seat: Seat): void {
  const { kind, members, transfers } = offerOf(state, seat);
  if (kind === PASSES) return tell?.(ALL, events.passedLap(seat));
  if (kind === LEAVES) return;
  tell?.(ALL, members ? events.offeredAlliance(seat, members) : events.offered(seat));
  for (const { giver, taker, amount } of transfers) tell?.(ALL, events.offeredTransfer(seat, giver, taker, amount));
}
