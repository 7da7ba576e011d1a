/** Why somebody offers, takes, declines or ends an alliance, by what everybody at the table can see and nothing else. */
import type { RexEvent, RexView } from '@orrery/rex';

export type WhyCode =
  | 'enough'
  | 'against'
  | 'together'
  | 'gain'
  | 'price'
  | 'allied'
  | 'short'
  | 'alone'
  | 'alone-enough'
  | 'shared'
  | 'apart';

export interface Why {
  readonly code: WhyCode;
  readonly values: Readonly<Record<string, number>>;
  /** Somebody the reason is about. */
  readonly seat?: number;
}

/** How many strongholds so many allies need, by their number. */
type Needed = Readonly<Record<string, number>>;

const seatsOf = (members: string): readonly number[] => members.split('+').map(Number);

export function whyOf(needed: Needed): (view: RexView, events: readonly RexEvent[], at: number) => Why | null {
  const need = (size: number): number => needed[String(size)] ?? Infinity;
  const held = (view: RexView, members: readonly number[]): number =>
    members.reduce((sum, seat) => sum + (view.players[seat]?.strongholds ?? 0), 0);

  /** Somebody outside these seats whose side is one stronghold short of winning, or less; -1 where there is none. */
  const threat = (view: RexView, members: readonly number[]): number =>
    view.players.findIndex(({ allies }, seat) => {
      const side = [seat, ...allies];
      return !side.some((each) => members.includes(each)) && held(view, side) >= need(side.length) - 1;
    });

  function inFavour(view: RexView, members: readonly number[]): Why {
    const values = { count: held(view, members), needed: need(members.length) };
    if (values.count >= values.needed) return { code: 'enough', values };
    const rival = threat(view, members);
    return rival >= 0 ? { code: 'against', values, seat: rival } : { code: 'together', values };
  }

  function alone(view: RexView, seat: number): Why | null {
    const missing = need(1) - held(view, [seat]);
    if (missing > 1) return null;
    return { code: missing === 1 ? 'alone' : 'alone-enough', values: {} };
  }

  function against(view: RexView, seat: number, members: readonly number[]): Why {
    const values = { count: held(view, members), needed: need(members.length) };
    const allies = view.players[seat]?.allies ?? [];
    if (allies.length > 0 && !allies.every((ally) => members.includes(ally))) return { code: 'allied', values: {} };
    if (values.count < values.needed - 1) return { code: 'short', values };
    return alone(view, seat) ?? { code: 'shared', values: {} };
  }

  /** What an offer names: whom as allies, and what it brings a seat. */
  function offerOf(events: readonly RexEvent[], at: number, by: number, seat: number): { members: readonly number[]; gain: number } {
    const begun = events.slice(0, at).findLastIndex((event) => event.kind === 'lap');
    let members: readonly number[] = [];
    let gain = 0;
    for (const event of events.slice(begun, at)) {
      if (event.kind === 'offered' && event.seat === by && 'members' in event) members = seatsOf(String(event.members));
      if (event.kind === 'offeredTransfer' && event.seat === by)
        gain += event.taker === seat ? event.amount : event.giver === seat ? -event.amount : 0;
    }
    return { members, gain };
  }

  return (view, events, at) => {
    const event = events[at];
    switch (event?.kind) {
      case 'offered':
        return 'members' in event ? inFavour(view, seatsOf(String(event.members))) : null;
      case 'accepted':
      case 'refused': {
        const { members, gain } = offerOf(events, at, event.by, event.seat);
        if (members.length > 1) return event.kind === 'accepted' ? inFavour(view, members) : against(view, event.seat, members);
        if (event.kind === 'accepted') return gain > 0 ? { code: 'gain', values: { gain } } : null;
        return gain < 0 ? { code: 'price', values: { gain: -gain } } : null;
      }
      case 'remained':
        return inFavour(view, [event.seat, ...(view.players[event.seat]?.allies ?? [])]);
      case 'left':
        return alone(view, event.seat) ?? { code: 'apart', values: {} };
      default:
        return null;
    }
  };
}
