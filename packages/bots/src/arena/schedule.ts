import type { Entrant } from '../player.ts';

/** One game to be played: who sits where, by which seed. */
export interface Fixture {
  readonly id: string;
  readonly seed: string;
  readonly seating: readonly Entrant[];
  /** The seat whose result is counted for the first entrant; −1 in games of the second alone. */
  readonly seat: number;
  /** The side each seat is dealt, where that is not its own number. */
  readonly deal?: readonly number[];
}

/**
 * Every seed is played once with the first entrant in each seat, the second in all others. With more than two seats it is also played by the second alone:
 * what its seats then get is the fair share the first is compared with. A bot against itself would play the same game in every seat: there each game
 * has a seed of its own.
 */
export function schedule(first: Entrant, second: Entrant, seats: number, games: number, seed: string): Fixture[] {
  const rounds = Math.ceil(games / seats);
  const itself = first === second;
  return Array.from({ length: rounds }, (_, round) => {
    const among = Array.from({ length: seats }, (_, seat) => ({
      id: itself ? `${round}/${seat}/itself` : `${round}/${seat}`,
      seed: itself ? `${seed} ${round} ${seat}` : `${seed} ${round}`,
      seating: Array.from({ length: seats }, (_, other) => (other === seat ? first : second)),
      seat,
    }));
    const alone = { id: `${round}/alone`, seed: `${seed} ${round}`, seating: Array.from({ length: seats }, () => second), seat: -1 };
    return seats > 2 ? [...among, alone] : among;
  }).flat();
}
