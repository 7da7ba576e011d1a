/** New matches: as somebody asks for them, and the same players once more. */
import { TURN_CAP, type Seat } from '@orrery/kernel';
import type { AnyGame, AnyRules } from '@orrery/games';
import type { Command, No } from '@orrery/protocol';
import { ownPack } from '../table/info.ts';
import type { Made, SeatPlan } from '../table/record.ts';
import type { Table } from '../table/table.ts';

/** Bots by strength; the plain ones for trials. */
const LEVELS: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', 'random', 'greedy'];

/** A match as it is going to be, and the seat of whoever makes it; below zero for none. */
export interface Plan {
  readonly made: Made;
  readonly own: Seat;
}

export function planned(
  command: Omit<Command<'create'>, 'id' | 'do'> & { readonly rated?: boolean },
  game: AnyGame,
  rules: AnyRules,
  by: string,
  secret: string,
): Plan | { readonly no: No } {
  if (rules.seats !== command.seats.length) return { no: { code: 'wrong-seats', data: { seats: rules.seats } } };
  const own = command.seats.findIndex(({ kind }) => kind === 'me');
  if (command.seats.filter(({ kind }) => kind === 'me').length > 1) return { no: { code: 'one-seat-each' } };
  if (command.seats.some((plan) => plan.kind === 'bot' && plan.level !== undefined && !LEVELS.includes(plan.level)))
    return { no: { code: 'no-such-level' } };
  const seats = command.seats.map((plan): SeatPlan =>
    plan.kind === 'bot' ? { kind: 'bot', ...(plan.level === undefined ? {} : { level: plan.level }) } : { kind: 'open' },
  );
  const pack = ownPack(game, command.pack);
  const option = (id: string): unknown => rules.options[id];
  const made: Made = {
    k: 'made',
    game: game.id,
    rules: game.rules,
    options: rules.options,
    ...(pack === undefined ? {} : { pack }),
    seats,
    public: command.public ?? false,
    spectators: option('spectators') === 'none' ? 'none' : (command.spectators ?? 'public'),
    // Among people everybody remembers for himself, unless the table or the option of its game says otherwise.
    memoryAid: ['strict', false].includes(option('memoryAid') as string) ? false : (command.memoryAid ?? option('memoryAid') !== undefined),
    clock: command.clock ?? { kind: 'none' },
    timeout: command.timeout ?? 'fallback',
    turnCap: command.turnCap ?? TURN_CAP,
    nameless: true,
    ...(command.rated ? { rated: true as const } : {}),
    by,
    secret,
  };
  return { made, own };
}

/** The same players, each one seat further round. */
export function onceMore(table: Table, made: Made, by: string, seat: Seat, secret: string): Plan {
  const count = table.places.length;
  const seats = table.places.map((_, i): SeatPlan => {
    const place = table.place((i + 1) % count);
    return place.kind === 'bot'
      ? { kind: 'bot', ...(place.level === '' ? {} : { level: place.level }) }
      : { kind: 'open', ...(place.people[0] === undefined ? {} : { keep: place.people[0] }) };
  });
  // Those who choose each other do not play for ratings.
  const { rated: _, ...friendly } = made;
  return { made: { ...friendly, nameless: true, seats, by, secret }, own: (seat + count - 1) % count };
}
