import type { TablePlug } from '@orrery/games/plug';
import type { State } from '@orrery/lanterns';

/** How much an unseen lantern appeals beside one that was seen: as much as the middle one. */
const MIDDLE = 5;

export const plug: TablePlug = {
  customs: {
    remarks: { never: [], once: ['dimmest'] },
  },
  bots: {
    knowledge: async ({ choices }) => ({
      // What a seat has looked at it goes by; the rest it takes as it comes.
      incline({ light, looked }: State, seat, list, n, out) {
        for (let i = 0; i < n; i++) {
          const choice = choices.name(list[i] ?? 0) as { readonly verb: string; readonly place?: number };
          const place = choice.place ?? 0;
          const seen = ((looked[seat as 0 | 1] ?? 0) >> place) & 1;
          out[i] = choice.verb === 'look' ? 2 : ((seen ? light[place] : MIDDLE) ?? MIDDLE) ** 2;
        }
      },
    }),
    iterations: 300,
  },
  // The view shows all a seat has seen; its past adds nothing.
  seatedNow: async (_rules, _state, seen) => () => seen,
};
