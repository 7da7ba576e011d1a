import { ALL } from '@orrery/kernel';
import { freeBerths, freeMercenaryBerths, putHunters, putMercenaries } from '../control.ts';
import { placeName, type Decision } from '../decision.ts';
import { at } from '../stages.ts';
import { add, type State } from '../state.ts';
import { ISLANDS, told, type Action } from '../table.ts';
import { PIECES, type Piece } from '../vocabulary.ts';
import { complete, stop } from './complete.ts';

/** Places: 0 is the player's airship, 1…7 are the islands. */
const PLACES = ISLANDS + 1;
const HUNTER = 0;
const MERCENARY = 1;

/** Pieces of a player at a place that have not moved in this action. GRV-CARD-4A-2 */
function unmoved(s: State, seat: number, place: number, piece: number): number {
  let pieces: number;
  if (place === 0) pieces = (piece === HUNTER ? s.crewHunters[seat] : s.crewMercenaries[seat]) as number;
  else pieces = (piece === HUNTER ? s.hunters[seat * ISLANDS + place - 1] : s.mercenaries[place - 1]) as number;
  for (let i = 0; i < s.moved.length; i++) if (s.moved[i] === place * 2 + piece) pieces--;
  return pieces;
}

function put(s: State, seat: number, place: number, piece: number, number: number): void {
  if (place > 0) {
    if (piece === HUNTER) putHunters(s, seat, place - 1, number);
    else putMercenaries(s, place - 1, number);
  } else add(piece === HUNTER ? s.crewHunters : s.crewMercenaries, seat, number);
}

/** One piece after another between airship and own islands. GRV-CARD-4A, GRV-CARD-4A-1 */
export const redeploy: Decision = {
  list(t, s, seat, out) {
    const own = ((s.control[seat] as number) << 1) | 1;
    let n = 0;
    for (let piece = HUNTER; piece <= MERCENARY; piece++) {
      const berths = piece === HUNTER ? freeBerths(t, s, seat) : freeMercenaryBerths(t, s, seat);
      const goals = berths > 0 ? own : own & ~1;
      for (let from = 0; from < PLACES; from++) {
        if (!((own >> from) & 1) || unmoved(s, seat, from, piece) === 0) continue;
        for (let to = 0; to < PLACES; to++)
          if (to !== from && (goals >> to) & 1) out[n++] = t.c.redeploy + (piece * PLACES + from) * PLACES + to;
      }
    }
    if (s.times > 0 && n > 0) out[n++] = t.c.done;
    return n;
  },
  answer(t, s, seat, choice, { tell }) {
    if (choice === t.c.done) return stop(t, s, seat, tell);
    const move = choice - t.c.redeploy;
    const piece = Math.floor(move / (PLACES * PLACES));
    const from = Math.floor(move / PLACES) % PLACES;
    const to = move % PLACES;
    put(s, seat, from, piece, -1);
    put(s, seat, to, piece, 1);
    s.moved.push(to * 2 + piece);
    s.times++;
    tell?.(ALL, told(t, { kind: 'redeployed', seat, piece: PIECES[piece] as Piece, from: placeName(t, from), to: placeName(t, to) }));
    if (s.times === (t.actions[s.action] as Action).amount) complete(s);
    else s.stage = at.redeploy;
  },
};
