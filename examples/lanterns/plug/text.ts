/** Lanterns as text: scores and looks, and the row, lantern by lantern. */
import { NOTHING, type Maker, type TextPlug } from '@orrery/boards';
import type { Known } from '@orrery/kernel';
import type { View } from '@orrery/lanterns';
import type { en } from './texts/en.ts';

export const plug: TextPlug = {
  textBoard({ say, seat, list }: Maker<keyof typeof en>, { view }: Known<View>) {
    const { lanterns, scores, looksLeft } = view;
    return {
      sections: [
        {
          title: say('players'),
          table: {
            heads: [say('player'), say('board.light'), say('board.looks')],
            rows: scores.map((score, owner) => ({
              own: owner === view.viewer,
              cells: [seat(owner), String(score), String(looksLeft[owner as 0 | 1])],
            })),
          },
        },
        {
          title: say('board.row'),
          table: {
            heads: [say('board.place'), say('board.light'), say('board.taken'), say('board.looked')],
            rows: lanterns.map(({ place, light, owner, lookedBy }) => ({
              own: owner === view.viewer,
              cells: [
                String(place),
                light === null ? NOTHING : String(light),
                owner === null ? NOTHING : seat(owner),
                list(lookedBy.map(seat)),
              ],
            })),
          },
        },
      ],
    };
  },
};
