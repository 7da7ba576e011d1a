import { ALL, no, set } from '@orrery/kernel';
import { decision } from '../decision.ts';
import { answered } from '../frames.ts';
import { RACE } from '../ids.ts';
import { RACES } from '../pack/pack.ts';
import { seatOf } from '../state.ts';
import { raceId } from '../table.ts';

/** Xxcha predicts in secret: one other race in play and a round (REX-SETUP-6). */
export const predict = decision('D-PREDICT', {
  clause: 'REX-SETUP-6',
  asks: (_, state) => set.maybe(seatOf(state, RACE.XXC)),
  list({ choices, pack }, state, open) {
    for (let race = 0; race < RACES.length; race++)
      if (race !== RACE.XXC && seatOf(state, race) >= 0)
        for (let round = 1; round <= pack.constants.rounds; round++) open.add(choices.predict(race, round));
  },
  answers: {
    predict({ table: { events }, state, seat, tell }, race, round) {
      state.prediction = { race, round };
      answered(state, seat);
      tell?.(set.only(seat), events.predictedThis(race, round));
      tell?.(set.without(ALL, seat), events.predicted());
    },
  },
  whyNot: {
    predict: (_, race) => no('prediction-not-possible', 'REX-SETUP-6', { race: raceId(race) }),
  },
});
