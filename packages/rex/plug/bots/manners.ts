import type { Known, TableView } from '@orrery/kernel';
import type { RexChoice, RexView } from '@orrery/rex';
import { ofKind } from '@orrery/games/habit';
import type { Habit } from '@orrery/games/plug';

/** Where a choice takes units to. */
function goal(said: RexChoice): string | null {
  if (said.verb === 'move') return said.to;
  return said.verb === 'deploy' ? said.location : null;
}

/** Whether somebody else than allies stands there. */
function held({ view }: Known<TableView>, place: string): boolean {
  const { viewer, players, locations } = view as RexView;
  const friends = [viewer, ...(players[viewer]?.allies ?? [])];
  return locations.some(({ location, units }) => location === place && units.some(({ seat }) => !friends.includes(seat)));
}

export const habits: Readonly<Record<string, Habit>> = {
  attack: (rules) => (choice, known) => {
    const place = goal(rules.choices.name(choice) as RexChoice);
    return place !== null && held(known, place);
  },
  stay: ofKind(({ verb }: RexChoice) => verb === 'stay'),
  abstain: (rules) => {
    const passing = ofKind(({ verb }: RexChoice) => verb === 'pass')(rules);
    return (choice, known) => known.view.decision === 'D-BID' && passing(choice, known);
  },
};
