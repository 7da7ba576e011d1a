import type { Lesson, Moment } from '@orrery/games/lesson';
import type { GravityRules, SceneText, View } from '@orrery/gravity';

export type GravityLesson = Lesson<View, GravityRules>;
type At = Moment<View, GravityRules>;

/** The pack the lessons stand on. */
export const HOUSE = 'gravity-house';

/** The learner plays red. */
export const RED = 0;

/** A position in the notation of the scene tests; what is not said is as in most lessons: two mercenaries on an island, two hunters in an airship. */
export const scene = (islands: NonNullable<SceneText['islands']>, { red, blue, ...rest }: SceneText): SceneText => ({
  ...rest,
  islands: { rundor: 'm2', windhollow: 'm2', stormcrown: 'm2', cinderpeak: 'm2', lanternreach: 'm2', ...islands },
  red: { ship: '2h', ...red },
  blue: { ship: '2h', ...blue },
});

const island = (view: View, id: string) => view.islands.find((each) => each.id === id);

/** What lies on an island, with its signs: `3+1` is three permanent units and a temporary one. */
export const units = (view: View, id: string): string => {
  const found = island(view, id);
  return found ? `${found.permanent}+${found.temporary}` : '';
};
export const weight = (view: View, id: string): number => {
  const found = island(view, id);
  return found ? found.permanent + found.temporary : 0;
};
export const pieces = (view: View, id: string): number => {
  const found = island(view, id);
  return found ? found.hunters.reduce((sum, n) => sum + n, found.mercenaries) : 0;
};
export const holds = (view: View, id: string, seat: number): boolean => (island(view, id)?.hunters[seat] ?? 0) > 0;

/** What an extraction on an island would give now. */
export const yieldOf = ({ rules, view }: At, id: string): string => {
  const found = rules.previews.yields(view).find((each) => each.island === id);
  return found ? `${found.permanent}+${found.temporary}` : '';
};

/** Who would attract if the round ended now. */
export const attracts = ({ rules, view }: At): string => rules.previews.forecast(view).attractors.join();
