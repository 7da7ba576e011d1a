import { size, type CitySet, type Habits } from '@orrery/liberation';

const SETUP = 31;

/** Occupied neighbours of a city. */
const threats = (city: number, occupied: CitySet, adjacent: readonly CitySet[]): number => size((adjacent[city] as number) & occupied);

/**
 * How a sensible Liberation behaves: it hides out of reach, keeps a way out, and moves when it is in danger. Weights are mild, so that somebody
 * who plays otherwise on purpose is still found.
 */
export const sensible: Habits = {
  places(to, base, held, occupied, adjacent) {
    const exposed = threats(to, occupied, adjacent);
    const exits = size((adjacent[to] as number) & held);
    const stays = to === base && base !== SETUP ? 1.2 : 1;
    return ((exposed === 0 ? 2.5 : exposed === 1 ? 1 : 0.6) + 0.3 * exits) * stays;
  },
  discards: (base, _hand, card, adjacent) => (((adjacent[base] as number) >> card) & 1 ? 0.5 : 1),
  acts(act, _city, base, hand, occupied, adjacent) {
    const exposed = threats(base, occupied, adjacent) > 0;
    const exits = size((adjacent[base] as number) & hand);
    switch (act) {
      case 'evade':
        return exposed ? (exits > 0 ? 1.6 : 1) : 0.8;
      case 'sabotage':
        return exposed ? 0.8 : 1.1;
      case 'pass':
        return exposed ? 0.7 : 1.1;
      default:
        return 1;
    }
  },
};
