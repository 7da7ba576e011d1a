import { first, size, type State, type Table } from '@orrery/liberation';
import { CITIES, IN_BASE, IN_DECK, IN_DISCARD, IN_DYNASTY, IN_LIBERATION } from './chances.ts';
import type { Experience } from './experience.ts';
import { BASE, DECK, DISCARD, HAND } from './recall.ts';

const PER_CITY = 34;
const GLOBALS = 93;
/** Numbers a net is shown. */
export const OBSERVED = 664;
/** Missions of the standard rules. */
export const MISSIONS = 10;

const recency = (turn: number, at: number): number => (at > 0 ? 1 / (2 + turn - at) : 0);

/**
 * What a net is shown: numbers made from what a seat knows alone. Of the state only what the seat sees is read. `placed` are looked-at cards already put back,
 * the top one first. Twin of `training/core/observe.h`.
 */
export function observe(table: Table, state: State, viewer: number, lived: Experience, placed: readonly number[], out: Float32Array): void {
  out.fill(0);
  const { recall, open } = lived;
  const { adjacent, occupied, exploited, deck } = state;
  const ready = occupied & ~exploited;
  const mine = viewer === 0 ? state.dynasty : state.liberation;
  const home = viewer === 1 && state.base >= 0 ? 1 << state.base : 0;
  const suspect = (viewer === 0 ? recall.chances : open.chances).p.subarray(IN_BASE * CITIES, IN_BASE * CITIES + CITIES);
  const theirs = recall.chances.p.subarray(recall.theirs * CITIES, recall.theirs * CITIES + CITIES);
  const card = state.played >= 0 ? state.played : state.source;
  let looked = 0;
  for (let i = deck.length - state.looked; i < deck.length; i++) looked |= 1 << (deck[i] as number);
  for (const city of placed) looked &= ~(1 << city);
  const { turn } = state;

  let nearReady = 0;
  let nearOccupied = 0;
  for (let rest = occupied; rest !== 0; rest &= rest - 1) nearOccupied |= adjacent[first(rest)] as number;
  for (let rest = ready; rest !== 0; rest &= rest - 1) nearReady |= adjacent[first(rest)] as number;
  let most = 0;
  let squares = 0;
  let openMost = 0;
  let openSquares = 0;
  let underFire = 0;
  let near = 0;
  let possible = 0;
  for (let c = 0; c < CITIES; c++) {
    const o = c * PER_CITY;
    const at = recall.places[c] as number;
    const around = adjacent[c] as number;
    out[o] = (mine >> c) & 1;
    out[o + 1] = (ready >> c) & 1;
    out[o + 2] = (exploited >> c) & 1;
    out[o + 3] = (home >> c) & 1;
    out[o + 4] = (looked >> c) & 1;
    const back = placed.indexOf(c);
    if (back >= 0) out[o + 5] = 1 / (1 + back);
    if (card === c) out[o + 6] = 1;
    out[o + 7] = (state.used >> c) & 1;
    out[o + 8] = (state.captured >> c) & 1;
    if (state.exploiting === c) out[o + 9] = 1;
    if (at & DECK) out[o + 10] = 1;
    if (at & DISCARD) out[o + 11] = 1;
    if (at & HAND) out[o + 12] = 1;
    if (at & BASE) {
      out[o + 13] = 1;
      possible++;
    }
    if (at === DISCARD) out[o + 14] = 1;
    if (at === HAND) out[o + 15] = 1;
    if (at !== 0 && (at & DECK) === at && (at & (at - 1)) === 0) out[o + 16] = 1 / (1 + first(at));
    if (at !== 0) {
      out[o + 17] = recall.chances.at(IN_DECK, c);
      out[o + 18] = recall.chances.at(IN_DISCARD, c);
      out[o + 19] = theirs[c] as number;
      out[o + 20] = recall.chances.at(IN_BASE, c);
    }
    const seen = open.chances.at(IN_BASE, c);
    out[o + 21] = seen;
    out[o + 22] = open.chances.at(IN_LIBERATION, c);
    out[o + 23] = open.chances.at(IN_DYNASTY, c);
    const proved = recall.proved[c] as number;
    if (proved > 0) out[o + 24] = recency(turn, proved + 1);
    out[o + 25] = recency(turn, lived.sabotagedAt[c] as number);
    out[o + 26] = recency(turn, lived.attackedAt[c] as number);
    out[o + 27] = size(around & ready) / 3;
    out[o + 28] = size(around & occupied) / 3;
    out[o + 29] = size(around & mine) / 3;
    if (around & home) out[o + 30] = 1;
    let reach = 0;
    let held = 0;
    for (let rest = around; rest !== 0; rest &= rest - 1) {
      reach += suspect[first(rest)] as number;
      held += theirs[first(rest)] as number;
    }
    out[o + 31] = reach;
    out[o + 32] = held * 0.5;

    const suspected = suspect[c] as number;
    most = Math.max(most, suspected);
    squares += suspected * suspected;
    openMost = Math.max(openMost, seen);
    openSquares += seen * seen;
    if (((nearReady & ~occupied) >> c) & 1) underFire += suspected;
    if (((nearOccupied & ~occupied) >> c) & 1) near += suspected;
  }
  for (const area of table.atlas.mapCities) {
    let region = 0;
    for (let rest = area; rest !== 0; rest &= rest - 1) region += suspect[first(rest)] as number;
    for (let rest = area; rest !== 0; rest &= rest - 1) out[first(rest) * PER_CITY + 33] = region;
  }

  let o = PER_CITY * CITIES;
  out[o] = viewer;
  out[o + state.at] = 1;
  out[o + 22 + state.act] = 1;
  out[o + 26] = turn / 40;
  out[o + 27] = deck.length / 14;
  out[o + 28] = size(state.discard) / 14;
  out[o + 29] = open.hand[0] / 4;
  out[o + 30] = open.hand[1] / 4;
  out[o + 31] = size(occupied) / 8;
  out[o + 32] = size(ready) / 8;
  if (state.mission >= 0) out[o + 33 + state.mission] = 1;
  if (state.played >= 0) out[o + 43] = 1;
  out[o + 44] = state.payExploit / 3;
  out[o + 45] = state.payDiscard / 3;
  out[o + 46] = state.left / 3;
  out[o + 47] = state.looked / 3;
  out[o + 48] = placed.length / 2;
  out[o + 49 + Math.min(8, deck.length)] = 1;
  out[o + 58 + table.settings.setupDiscards] = 1;
  out[o + 61] = table.settings.showDiscards ? 1 : 0;
  for (let i = 0; i < MISSIONS; i++) {
    const mission = table.missions[i];
    out[o + 62 + i] = (mission?.costExploit ?? 0) / 3;
    out[o + 72 + i] = (mission?.costDiscard ?? 0) / 2;
  }
  out[o + 82] = recency(turn, lived.movedAt);
  out[o + 83] = lived.moves / 10;
  out[o + 84] = recency(turn, lived.probedAt);
  out[o + 85] = possible / 14;
  out[o + 86] = most;
  out[o + 87] = squares;
  out[o + 88] = openMost;
  out[o + 89] = openSquares;
  out[o + 90] = underFire;
  out[o + 91] = near;
  if (home & nearReady) out[o + 92] = 1;

  o += GLOBALS;
  for (let a = 0; a < CITIES; a++)
    for (let rest = (adjacent[a] as number) >> (a + 1); rest !== 0; rest &= rest - 1)
      out[o + (a * (2 * CITIES - 1 - a)) / 2 + first(rest)] = 1;
}
