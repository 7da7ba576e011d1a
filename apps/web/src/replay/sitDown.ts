/**
 * What a player of Liberation knows who sits down at a running game, told as a short story: the galaxy, the cities that are occupied, its own
 * cards, and how many cards lie elsewhere. A belief that takes it in holds every hidden card to be anywhere it may be.
 */
import { type LiberationEvent, type LiberationRules, members, size, type State } from '@orrery/liberation';
import type { Seat } from '@orrery/kernel';

const DYNASTY = 0;
const LIBERATION = 1;
const CELLS = ['TL', 'TR', 'BL', 'BR'] as const;

export function sitDown({ table }: LiberationRules, state: State, me: Seat): readonly number[] {
  const past: number[] = [];
  const tell = (event: LiberationEvent): void => void past.push(table.events.codec.code(event));
  const city = (card: number): string => table.cities[card] ?? '';
  const deal = (seat: Seat, card: number): void =>
    tell(seat === me ? { kind: 'dealt', seat: seat as 0 | 1, city: city(card) } : { kind: 'dealt', seat: seat as 0 | 1 });

  CELLS.forEach((cell, i) => {
    const placed = state.layout[i] ?? 0;
    tell({ kind: 'laid', cell, map: table.atlas.maps[placed >> 2] ?? '', face: placed & 2 ? 'B' : 'A', turned: (placed & 1) === 1 });
  });
  for (const card of members(state.occupied)) {
    deal(DYNASTY, card);
    tell({ kind: 'occupied', city: city(card) });
  }
  for (const card of members(state.captured)) {
    deal(LIBERATION, card);
    tell({ kind: 'hit', city: city(card) });
  }
  for (const card of members(state.dynasty)) deal(DYNASTY, card);
  for (const card of members(state.liberation)) deal(LIBERATION, card);
  if (state.base >= 0) {
    deal(LIBERATION, state.base);
    tell(me === LIBERATION ? { kind: 'based', city: city(state.base) } : { kind: 'based' });
  }
  if (state.discard !== 0) tell({ kind: 'milled', count: size(state.discard) });
  performed();
  if (state.looked > 0) {
    tell({ kind: 'looked', seat: state.side as 0 | 1, count: state.looked });
    if (state.side === me)
      for (let place = 1; place <= state.looked; place++) tell({ kind: 'saw', city: city(state.deck.at(-place) ?? 0), place });
  }
  return past;

  /** The running mission: a card in resolution, or the city it was started from. */
  function performed(): void {
    if (state.mission < 0) return;
    const seat = state.side as 0 | 1;
    const card = state.played < 0 ? state.source : state.played;
    const own = (seat === DYNASTY ? table.dynastyMission : table.liberationMission)[card] ?? state.mission;
    const [announced, running] = [own, state.mission].map((mission) => table.missions[mission]?.id ?? '') as [string, string];
    if (state.played >= 0) deal(seat, card);
    const shown = state.played < 0 || seat === me || !table.hidden[seat];
    tell(shown ? { kind: 'mission', seat, mission: announced, city: city(card) } : { kind: 'mission', seat, mission: announced });
    if (own === state.mission) return;
    const lender = table.cities.findIndex(
      (_, c) => table.dynastyMission[c] === state.mission || table.liberationMission[c] === state.mission,
    );
    tell({ kind: 'borrowed', mission: running, city: city(lender) });
  }
}
