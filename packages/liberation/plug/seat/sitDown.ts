/**
 * What a player of Liberation knows who sits down at a running game, told as a short story: the galaxy, the cities that are occupied, where the
 * base was looked for in vain, its own cards, the discards everybody has seen, and how many cards lie elsewhere. A belief that takes it in holds
 * every other hidden card to be anywhere it may be.
 */
import { type LiberationEvent, type LiberationRules, members, size, type State } from '@orrery/liberation';
import type { Seat } from '@orrery/kernel';
import type { Remembered } from './remembered.ts';

const DYNASTY = 0;
const LIBERATION = 1;
const CELLS = ['TL', 'TR', 'BL', 'BR'] as const;

/** Cards of the Liberation beside its base at the deal; more than these it has drawn. */
const DEALT = 2;

export function sitDown({ table }: LiberationRules, state: State, me: Seat, { searches, discarded }: Remembered): readonly number[] {
  const past: number[] = [];
  const tell = (event: LiberationEvent): void => void past.push(table.events.codec.code(event));
  const city = (card: number): string => table.cities[card] ?? '';
  const give = (kind: 'dealt' | 'drew', to: Seat, card: number): void => {
    const seat = to as 0 | 1;
    const what = to === me ? { seat, city: city(card) } : { seat };
    tell(kind === 'dealt' ? { kind, ...what } : { kind, ...what });
  };

  CELLS.forEach((cell, i) => {
    const placed = state.layout[i] ?? 0;
    tell({ kind: 'laid', cell, map: table.atlas.maps[placed >> 2] ?? '', face: placed & 2 ? 'B' : 'A', turned: (placed & 1) === 1 });
  });
  for (const card of members(state.occupied)) {
    give('dealt', DYNASTY, card);
    tell({ kind: 'occupied', city: city(card) });
  }
  // The base before the rest of the Liberation's cards: where it was not found, a card drawn since may well belong to.
  if (state.base >= 0) {
    give('dealt', LIBERATION, state.base);
    tell(me === LIBERATION ? { kind: 'based', city: city(state.base) } : { kind: 'based' });
    for (const search of searches) searched(search);
  }
  for (const card of members(state.dynasty)) give('dealt', DYNASTY, card);
  members(state.liberation).forEach((card, i) => give(i < DEALT ? 'dealt' : 'drew', LIBERATION, card));
  const known = members(state.discard).filter((card) => discarded.has(city(card)));
  for (const card of known) {
    taken(card);
    tell({ kind: 'captured', city: city(card), occupied: false });
  }
  for (const card of members(state.captured)) taken(card);
  const unseen = size(state.discard) - known.length;
  if (unseen > 0) tell({ kind: 'milled', count: unseen });
  performed();
  if (state.looked > 0) {
    tell({ kind: 'looked', seat: state.side as 0 | 1, count: state.looked });
    if (state.side === me)
      for (let place = 1; place <= state.looked; place++) tell({ kind: 'saw', city: city(state.deck.at(-place) ?? 0), place });
  }
  return past;

  /** Nothing is found in a city that lies open. */
  function searched(search: Remembered['searches'][number]): void {
    if (search.kind === 'missed') {
      if (((state.occupied | state.captured) >> table.cities.indexOf(search.city)) & 1) return;
      tell({ kind: 'attacked', city: search.city });
    }
    tell(search);
  }

  function taken(card: number): void {
    give('drew', LIBERATION, card);
    tell({ kind: 'hit', city: city(card) });
  }

  /** The running mission: a card in resolution, or the city it was started from. */
  function performed(): void {
    if (state.mission < 0) return;
    const seat = state.side as 0 | 1;
    const card = state.played < 0 ? state.source : state.played;
    const own = (seat === DYNASTY ? table.dynastyMission : table.liberationMission)[card] ?? state.mission;
    const [announced, running] = [own, state.mission].map((mission) => table.missions[mission]?.id ?? '') as [string, string];
    if (state.played >= 0) give('drew', seat, card);
    const shown = state.played < 0 || seat === me || !table.hidden[seat];
    tell(shown ? { kind: 'mission', seat, mission: announced, city: city(card) } : { kind: 'mission', seat, mission: announced });
    if (own === state.mission) return;
    const lender = table.cities.findIndex(
      (_, c) => table.dynastyMission[c] === state.mission || table.liberationMission[c] === state.mission,
    );
    tell({ kind: 'borrowed', mission: running, city: city(lender) });
  }
}
