/** What moves when something happens: every event with a place in it becomes a journey from zone to zone, or a mark where it happened. */
import type { RexEvent } from '@orrery/rex';

export interface Journey {
  readonly from: string;
  readonly to: string;
  readonly kind: 'units' | 'coin' | 'card' | 'emblem';
  /** Whose it is, where it is somebody's. */
  readonly seat: number | null;
  /** Zero: nothing to count. */
  readonly count: number;
}
export interface Flash {
  readonly at: string;
  readonly kind: 'fire' | 'fight' | 'mark';
}
export type Motion = Journey | Flash;

const place = (id: string): string => `place-${id}`;
const seat = (id: number): string => `seat-${id}`;
const units = (from: string, to: string, owner: number, count: number): Motion => ({ from, to, kind: 'units', seat: owner, count });
const coin = (from: string, to: string, count: number): Motion => ({ from, to, kind: 'coin', seat: null, count });
const card = (from: string, to: string): Motion => ({ from, to, kind: 'card', seat: null, count: 0 });
const flash = (at: string, kind: Flash['kind']): Motion => ({ at, kind });
const members = (set: string): readonly number[] => set.split('+').map(Number);

/** The fleet and the dials turn by themselves; what has no place on the table moves nothing. */
export function motionOf(event: RexEvent, viewer: number, council: string): readonly Motion[] {
  const hand = (id: number): string => (id === viewer ? 'hand' : seat(id));
  switch (event.kind) {
    case 'moved':
    case 'relocated':
      return [units(place(event.from), place(event.to), event.seat, event.units + event.other)];
    case 'deployed':
      return [units(seat(event.seat), place(event.location), event.seat, event.units + event.mechanized)];
    case 'placed':
      return [units(seat(event.seat), place(event.location), event.seat, event.units)];
    case 'freeUnitPlaced':
      return [units(seat(event.seat), place(council), event.seat, 1)];
    case 'destroyed':
    case 'withdrew':
      return [units(place(event.location), seat(event.seat), event.seat, event.units + event.other)];
    case 'recruited':
      return [flash(seat(event.seat), 'mark')];
    case 'placedInfluence':
      return [coin('deck', place(event.location), event.amount)];
    case 'lostInfluence':
      return [coin(place(event.location), 'deck', event.amount), flash(place(event.location), 'fire')];
    case 'collected':
      return [coin(place(event.location), seat(event.seat), event.amount)];
    case 'income':
      return [coin('deck', seat(event.seat), event.amount)];
    case 'paid':
      return [coin(seat(event.seat), 'taker' in event ? seat(event.taker) : 'deck', event.amount)];
    case 'transferred':
      return [coin(seat(event.giver), seat(event.taker), event.amount)];
    case 'bid':
      return [coin(seat(event.seat), 'lot', event.amount)];
    case 'won':
      return [card('lot', hand(event.seat))];
    case 'drew':
    case 'drewTraitor':
      return [card('deck', hand(event.seat))];
    case 'returned':
      return [card('lot', hand(event.seat))];
    case 'played':
    case 'discarded':
      return [card(hand(event.seat), 'deck')];
    case 'battleCard':
      return [card(hand(event.seat), `side-${event.seat}`)];
    case 'dealtTraitor':
    case 'dealtBetrayal':
      return [card('deck', hand(viewer))];
    case 'killed':
      return [{ from: `side-${event.seat}`, to: seat(event.seat), kind: 'emblem', seat: event.seat, count: 0 }];
    case 'allied': {
      const [first = 0, ...others] = members(event.members);
      return others.map((other) => ({ from: seat(first), to: seat(other), kind: 'emblem', seat: first, count: 0 }));
    }
    case 'offensive':
      return [flash(place(event.first), 'fire'), flash(place(event.second), 'fire')];
    case 'shieldDestroyed':
      return [flash(place(event.location), 'fire')];
    case 'battle':
    case 'wonBattle':
    case 'noWinner':
    case 'retreated':
      return [flash(place(event.location), 'fight')];
    case 'turned':
    case 'declared':
    case 'stayed':
      return [flash(place(event.location), 'mark')];
    case 'betrayed':
    case 'tookRace':
      return [flash(seat(event.seat), 'mark')];
    default:
      return [];
  }
}
