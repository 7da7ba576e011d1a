import type { Chance, Choice, Known } from '@orrery/kernel';
import type { Table } from './table.ts';
import type { RexView } from './view.ts';
import type { RexChoice } from './words.ts';

type Test = (choice: RexChoice) => boolean;

/** The answer of a seat whose time is up, as the decision tables give it: cautious, never spending what it need not. */
export function fallback(table: Table, { view }: Known<RexView>, open: readonly Choice[], chance: Chance): Choice {
  const named = open.map((choice) => table.choiceCodec.name(choice));
  const random = (): Choice => open[chance.below(open.length)] as Choice;
  const first = (test: Test): Choice | undefined => open[named.findIndex(test)];
  const verb = (word: RexChoice['verb']): Choice | undefined => first((choice) => choice.verb === word);
  switch (view.decision) {
    case 'D-RACE':
    case 'D-PREDICT':
    case 'D-FLEETDIAL':
    case 'D-HANDCUT':
      return random();
    case 'D-TRAITOR':
      return byStrength(table, open, named, 1);
    case 'D-SOLPLACE':
      return placement(table, open, named);
    case 'D-REC':
      return freeRecruits(table, view, open, named) ?? (verb('end') as Choice);
    case 'D-FREEUNIT':
      return verb('freeUnit') ?? random();
    case 'D-FLIP':
      return turning(table, view, open, named);
    case 'D-ANSWER':
      return verb('none') ?? byStrength(table, open, named, -1);
    case 'D-PLAN':
      return named[0]?.verb === 'lead' ? byStrength(table, open, named, -1) : (open[0] as Choice);
    case 'D-CF-ANSWER':
      return verb('decline') ?? random();
    case 'D-CF-OFFER':
      return verb('pass') ?? verb('done') ?? (open[0] as Choice);
    case 'D-OFF-MOVE':
      return verb('stay') ?? (open[0] as Choice);
    default:
      // windows and turns: done, end, pass, decline, keep, share stand first in their lists
      return open[0] as Choice;
  }
}

/** The strongest (sign 1) or weakest (sign −1) leader on the list. */
function byStrength(table: Table, open: readonly Choice[], named: readonly RexChoice[], sign: 1 | -1): Choice {
  const strength = (choice: RexChoice | undefined): number =>
    choice && 'leader' in choice ? (table.pack.leaders.find(({ id }) => id === choice.leader)?.strength ?? 0) : 0;
  let best = 0;
  for (let i = 1; i < open.length; i++) if (sign * (strength(named[i]) - strength(named[best])) > 0) best = i;
  return open[best] as Choice;
}

/** All of Sol's units in the Palace or, if that is closed, in the first shielded location of the zone. */
function placement(table: Table, open: readonly Choice[], named: readonly RexChoice[]): Choice {
  const rate = (choice: RexChoice): number => {
    if (choice.verb !== 'place') return -1;
    const location = table.pack.locations.find(({ id }) => id === choice.location);
    return choice.units * 4 + (location?.stronghold ? 2 : 0) + (location?.shield ? 1 : 0);
  };
  let best = 0;
  named.forEach((choice, i) => {
    if (rate(choice) > rate(named[best] as RexChoice)) best = i;
  });
  return open[best] as Choice;
}

/** As many units as the race recruits free of charge. */
function freeRecruits(table: Table, view: RexView, open: readonly Choice[], named: readonly RexChoice[]): Choice | undefined {
  const race = view.players[view.viewer]?.race;
  const free = (table.pack.races.find(({ id }) => id === race)?.freeRecruits ?? 0) - view.pending.recruitment.units;
  let best: Choice | undefined;
  let most = 0;
  named.forEach((choice, i) => {
    if (choice.verb !== 'recruit' || 'leader' in choice) return;
    const units = choice.units + ('mechanized' in choice ? choice.mechanized : 0);
    if (units <= free && units > most) {
      most = units;
      best = open[i];
    }
  });
  return best;
}

/** Xxcha's units stay as they are; mixed locations turn up. */
function turning(table: Table, view: RexView, open: readonly Choice[], named: readonly RexChoice[]): Choice {
  const choice = named[0];
  const place = choice?.verb === 'turn' ? view.locations[table.pack.locations.findIndex(({ id }) => id === choice.location)] : undefined;
  const here = place?.units.find(({ seat }) => seat === view.viewer);
  const side = here && here.units === 0 ? 'down' : 'up';
  return open[named.findIndex((turn) => turn.verb === 'turn' && turn.side === side)] ?? (open[0] as Choice);
}
