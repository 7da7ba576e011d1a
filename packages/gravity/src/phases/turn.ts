import { ALL } from '@orrery/kernel';
import { beginExtraction } from '../actions/extraction.ts';
import { leave, stop } from '../actions/complete.ts';
import { mayPropose } from '../actions/capture.ts';
import { beginSabotage, dig } from '../actions/war.ts';
import { countIn, listSubsets } from '../cards.ts';
import type { Decision, Outside } from '../decision.ts';
import { playable, possible } from '../possible.ts';
import { at } from '../stages.ts';
import { add, CASTLED, COPIED, PLAYED, type State } from '../state.ts';
import { op, told, type Action, type Table } from '../table.ts';
import { handWatchers, tellPaid, toDiscard } from './cards.ts';
import { endTurn } from './corporations.ts';

/** Play a card, castle, or idle. GRV-TURN-2 */
export const turn: Decision = {
  list(t, s, seat, out) {
    const { kinds } = t.sets;
    const row = seat * kinds;
    const castling = (s.held[seat] as number) >= t.pack.round.castlingCost; // GRV-CASTLE-3
    const joint = mayPropose(t, s, seat);
    let castles = 0;
    let n = 0;
    for (let kind = 0; kind < kinds; kind++) {
      const hand = s.hand[row + kind] as number;
      const discarded = castling ? (s.open[row + kind] as number) + (s.buried[row + kind] as number) : 0; // GRV-CASTLE-2
      if (hand + discarded === 0 || !playable(t, s, seat, kind, joint)) continue; // GRV-TURN-8, GRV-CASTLE-5
      if (hand > 0) out[n++] = t.c.play + kind;
      if (discarded > 0) castles |= 1 << kind;
    }
    for (let kind = 0; kind < kinds; kind++) if ((castles >> kind) & 1) out[n++] = t.c.castle + kind;
    for (let kind = 0; kind < kinds; kind++) if ((s.hand[row + kind] as number) > 0) out[n++] = t.c.idle + kind; // GRV-IDLE-4
    return n;
  },
  answer(t, s, seat, choice, outside) {
    if (choice >= t.c.idle) idle(t, s, seat, choice - t.c.idle, outside);
    else if (choice >= t.c.castle) castle(t, s, seat, choice - t.c.castle, outside);
    else play(t, s, seat, choice - t.c.play, outside);
  },
};

/** The card lies open on the discard pile from now on. GRV-TURN-4, GRV-TURN-5 */
function play(t: Table, s: State, seat: number, kind: number, { tell }: Outside): void {
  const i = seat * t.sets.kinds + kind;
  add(s.hand, i, -1);
  add(s.held, seat, -1);
  add(s.open, i, 1);
  tell?.(ALL, told(t, { kind: 'played', seat, card: t.sets.numbers[kind] as number }));
  carryOut(s, seat, kind, PLAYED);
}

/** The chosen card is shown in the discard pile, then paid for. GRV-CASTLE-1, GRV-CASTLE-4 */
function castle(t: Table, s: State, seat: number, kind: number, { tell }: Outside): void {
  const i = seat * t.sets.kinds + kind;
  if (s.open[i] === 0) {
    add(s.buried, i, -1);
    add(s.open, i, 1);
  }
  s.card = kind;
  tell?.(ALL, told(t, { kind: 'castled', seat, card: t.sets.numbers[kind] as number }));
  s.stage = at['castle.pay'];
}

/** Nothing is done; a card is saved, or discarded where two are saved already. GRV-IDLE-1, GRV-IDLE-2 */
function idle(t: Table, s: State, seat: number, kind: number, { tell }: Outside): void {
  const saves = (s.kept[seat] as number) < t.pack.round.savedLimit;
  if (saves) {
    const i = seat * t.sets.kinds + kind;
    add(s.hand, i, -1);
    add(s.held, seat, -1);
    add(s.saved, i, 1);
    add(s.kept, seat, 1);
  } else toDiscard(t, s, seat, kind);
  if (tell) {
    const fate = saves ? 'saved' : 'discarded';
    const insiders = handWatchers(t, seat);
    tell(insiders, told(t, { kind: 'idle', seat, fate, card: t.sets.numbers[kind] as number }));
    tell(ALL & ~insiders, told(t, { kind: 'idle', seat, fate }));
  }
  endTurn(t, s); // GRV-TEAM-COPY-5
}

export const castlePay: Decision = {
  list: (t, s, seat, out) => listSubsets(t.sets, t.pays, s.hand, seat * t.sets.kinds, t.c.pay, out),
  answer(t, s, seat, choice, { tell }) {
    const key = t.pays.keys[choice - t.c.pay] as number;
    for (let kind = 0; kind < t.sets.kinds; kind++) for (let i = countIn(t.sets, key, kind); i > 0; i--) toDiscard(t, s, seat, kind);
    tellPaid(t, seat, key, tell);
    carryOut(s, seat, s.card, CASTLED);
  },
};

function carryOut(s: State, seat: number, kind: number, how: number): void {
  s.actor = seat;
  s.card = kind;
  s.how = how;
  s.done = 0;
  leave(s);
}

/** One action or both, in any order; the second is decided after the first. GRV-TURN-4, GRV-TURN-6 */
export const action: Decision = {
  list(t, s, seat, out) {
    const joint = s.how !== COPIED && mayPropose(t, s, seat);
    let n = 0;
    for (let which = 0; which < 2; which++) {
      const index = s.card * 2 + which;
      if (!((s.done >> which) & 1) && possible(t, s, seat, index, joint)) out[n++] = t.c.act + index;
    }
    if (s.done !== 0 && n > 0) out[n++] = t.c.done;
    return n;
  },
  answer(t, s, seat, choice, outside) {
    if (choice === t.c.done) return stop(t, s, seat, outside.tell);
    s.action = choice - t.c.act;
    const operation = (t.actions[s.action] as Action).op;
    if (operation === op.extract) beginExtraction(t, s, seat, outside);
    else if (operation === op.sabotage) beginSabotage(t, s, seat, outside);
    else if (operation === op.dig) dig(t, s, seat, outside);
    else s.stage = FIRST_DECISION[operation] as number;
  },
};

/** The decision an operation begins with. */
export const FIRST_DECISION: Readonly<Record<number, number | undefined>> = {
  [op.recruit]: at.recruit,
  [op.hire]: at.hire,
  [op.captureFromAirship]: at['capture.target'],
  [op.captureFromIslands]: at['capture.target'],
  [op.pump]: at['pump.from'],
  [op.redeploy]: at.redeploy,
  [op.turn]: at['turn.island'],
  [op.surge]: at.surge,
  [op.stabilise]: at.stabilise,
  [op.bombard]: at.bombard,
  [op.leak]: at.leak,
  [op.conserve]: at.conserve,
  [op.unload]: at['unload.island'],
};

/** A card is carried out as far as it goes: perhaps the partner copies it. GRV-TEAM-COPY-1, GRV-TEAM-COPY-6 */
export function finishCard(t: Table, s: State, { tell }: Outside): void {
  if (s.done === 0) tell?.(ALL, told(t, { kind: 'spent', seat: s.actor, card: t.sets.numbers[s.card] as number }));
  const partner = t.partner[s.mover] as number;
  const copyable = t.teams && s.how !== COPIED && s.done !== 0 && s.paid === 0; // GRV-TEAM-COPY-5, GRV-TEAM-JOINT-3
  if (copyable && (s.held[partner] as number) > 0 && playable(t, s, partner, s.card, false)) s.stage = at.copy;
  else endTurn(t, s);
}

export const copy: Decision = {
  list(t, s, seat, out) {
    let n = 0;
    for (let kind = 0; kind < t.sets.kinds; kind++) if ((s.hand[seat * t.sets.kinds + kind] as number) > 0) out[n++] = t.c.copy + kind;
    out[n++] = t.c.skip;
    return n;
  },
  answer(t, s, seat, choice, { tell }) {
    if (choice === t.c.skip) {
      tell?.(ALL, told(t, { kind: 'skipped', seat }));
      endTurn(t, s);
      return;
    }
    const kind = choice - t.c.copy;
    toDiscard(t, s, seat, kind); // GRV-TEAM-COPY-4
    tell?.(ALL, told(t, { kind: 'copied', seat, card: t.sets.numbers[s.card] as number }));
    tellPaid(t, seat, t.sets.weight[kind] as number, tell);
    carryOut(s, seat, s.card, COPIED);
  },
};
