import { ALL, no, set } from '@orrery/kernel';
import { listInformantDeployments } from '../cards/informant-deployment.ts';
import { listPlays, play } from '../cards/play.ts';
import { decision, type At } from '../decision.ts';
import { answered, goTo, push } from '../frames.ts';
import { spendCard } from '../hand.ts';
import { D, FLOW, RACE } from '../ids.ts';
import { draftOf, heldBy, influenceOf, reserveOf, seatOf, type State } from '../state.ts';
import { locationId, type Table } from '../table.ts';
import { listUnits } from '../unit-counts.ts';
import { ordinary, other } from '../units.ts';
import { says, type Location, type Seat } from '../words.ts';
import { closed } from './closed.ts';
import { affordable, deployable, deploymentPrice, mostDeployed, reserves } from './deployment-price.ts';
import { canRelocate, listRelocations, mostRelocated, relocate, whyNotRelocate } from './relocation.ts';
import { END } from './steps.ts';

/** Whether a normal deployment or a relocation is possible: what everybody can see. */
export const canDeploy = (table: Table, state: State, seat: Seat): boolean =>
  !state.maneuver.deployed && (affordable(table, state, seat, false) !== 0 || canRelocate(table, state, seat));

/** Where the deployment chosen by the first step goes, and whether Informant brings it there. */
function chosen({ choices: { deploy, playAt } }: Table, first: number): { readonly location: Location; readonly byInformant: boolean } {
  const byInformant = says(playAt, first);
  return { location: byInformant ? playAt.read.location(first) : deploy.read.location(first), byInformant };
}

/** The second step: so many units are declared, or relocated. */
function declare(at: At, units: number, others: number): void {
  const { table, state, seat, tell } = at;
  const { choices, events } = table;
  const first = draftOf(state, seat)[0] ?? -1;
  answered(state, seat);
  if (says(choices.relocate, first)) return relocate(at, choices.relocate.read.from(first), choices.relocate.read.to(first), units, others);
  const { location, byInformant } = chosen(table, first);
  if (byInformant) {
    tell?.(ALL, events.playedAt(seat, table.informant, location));
    spendCard(at, seat, table.informant);
  } else state.maneuver.deployed = 1;
  const price = deploymentPrice(table, state, seat, location, units + others, byInformant);
  state.maneuver.deployment = { location, units, mechanized: others, price, byInformant };
  tell?.(ALL, events.declared(seat, location, units, others));
  push(state, FLOW.deployment);
}

const tooMany = () => no('too-many-units', 'REX-DEPLOY-10');

/** The normal deployment or a relocation instead, Informant deployments, cards of the own turn, end (REX-DEPLOY-1). */
export const deploy = decision('D-DEPLOY', {
  clause: 'REX-DEPLOY-1',
  asks: (_, state) => set.only(state.turn),
  list(table, state, open, seat) {
    const { choices } = table;
    const first = draftOf(state, seat)[0];
    if (first !== undefined) {
      if (says(choices.relocate, first)) {
        const from = choices.relocate.read.from(first);
        const most = mostRelocated(table, state, seat);
        return listUnits(table, state, open, seat, ordinary(table, state, seat, from), other(state, seat, from), most);
      }
      const { location, byInformant } = chosen(table, first);
      const most = mostDeployed(table, state, seat, location, byInformant);
      if (seat !== seatOf(state, RACE.LAZ)) return open.span(choices.units, 1, most);
      return listUnits(table, state, open, seat, reserveOf(state, seat), state.units.reserveMechanized, most);
    }
    open.add(choices.end());
    if (!state.maneuver.deployed) {
      open.each(choices.deploy, affordable(table, state, seat, false));
      listRelocations(table, state, open, seat);
    }
    if (heldBy(state, seat) === 0) return;
    listInformantDeployments(table, state, open, seat);
    listPlays(table, state, open, seat, D['D-DEPLOY'], table.gravitonNegator);
    listPlays(table, state, open, seat, D['D-DEPLOY'], table.doubleAgent);
  },
  answers: {
    deploy: ({ table, state, seat }, location) => void draftOf(state, seat).push(table.choices.deploy(location)),
    relocate: ({ table, state, seat }, from, to) => void draftOf(state, seat).push(table.choices.relocate(from, to)),
    units: (at, units) => declare(at, units, 0),
    unitsMechanized: declare,
    unitsFaceDown: declare,
    end({ state, seat }) {
      answered(state, seat);
      goTo(state, END);
    },
    play(at, card) {
      answered(at.state, at.seat);
      play(at, at.seat, at.table.choices.play(card));
    },
    playAt(at, card, location) {
      const { table, state, seat } = at;
      const choice = table.choices.playAt(card, location);
      if (card === table.informant) {
        draftOf(state, seat).push(choice);
        return;
      }
      answered(state, seat);
      play(at, seat, choice);
    },
  },
  whyNot: {
    deploy(seen, location) {
      const { table, state, seat } = seen;
      if (state.maneuver.deployed) return no('already-deployed', 'REX-DEPLOY-1');
      if (reserves(state, seat) === 0) return no('no-reserves', 'REX-DEPLOY-1');
      const shut = closed(seen, location, { fire: 'REX-DEPLOY-5', ally: 'REX-DEPLOY-6', ruins: 'REX-DEPLOY-7' });
      if (shut) return shut;
      if (seat === seatOf(state, RACE.SOL) && !set.has(deployable(table, state, seat, false), location))
        return no('outside-zone', 'REX-RACE-SOL-1', { location: locationId(table, location) });
      const price = deploymentPrice(table, state, seat, location, 1, false);
      return no('cannot-pay', 'REX-DEPLOY-10', { price, influence: influenceOf(state, seat) });
    },
    relocate: whyNotRelocate,
    units: tooMany,
    unitsMechanized: tooMany,
    unitsFaceDown: tooMany,
  },
});
