import { ALL, set } from '@orrery/kernel';
import { putHunters, putMercenaries } from '../control.ts';
import { decision, type At } from '../decision.ts';
import { huntersOn, islandOf, playerOf, type Pieces, type State } from '../state.ts';
import { partnerOf, seatsOf, sideOfSeat, type Table } from '../table.ts';
import { tellCommitted } from './capture-commit.ts';
import { complete } from './complete.ts';
import { islandOfOrigin, OWN_AIRSHIP, PARTNERS_AIRSHIP } from './origins.ts';

/** All pieces committed to the running capture. */
function attackers(state: State): Pieces {
  let hunters = 0;
  let partners = 0;
  let mercenaries = 0;
  for (const given of state.action.committed) {
    hunters += given.hunters;
    partners += given.partners;
    mercenaries += given.mercenaries;
  }
  return { hunters, partners, mercenaries };
}

/** How many of the committed pieces are lost. GRV-CAPTURE-8 */
export function losses({ pack }: Table, committed: number): number {
  const share = committed / pack.capture.lossDivisor;
  return pack.capture.lossRounding === 'down' ? Math.floor(share) : Math.ceil(share);
}

/** Every way to bear the losses with a hunter left. GRV-CAPTURE-9, GRV-TEAM-JOINT-6 */
export const captureLoss = decision('capture.loss', {
  clause: 'GRV-CAPTURE-9',
  asks: (table, { action, turn }) => (action.joint ? seatsOf(table, sideOfSeat(table, turn.actor)) : set.only(turn.actor)),
  inAction: true,
  list(table, state, open) {
    const { hunters, partners, mercenaries } = attackers(state);
    const lost = losses(table, hunters + partners + mercenaries);
    for (let own = 0; own <= Math.min(hunters, lost); own++)
      for (let his = 0; his <= Math.min(partners, lost - own); his++) {
        const rest = lost - own - his;
        if (rest > mercenaries || hunters + partners - own - his < table.pack.capture.minimumSurvivingHunters) continue;
        open.add(table.choices.lose(own, his, rest));
      }
  },
  answers: {
    lose(at, hunters, partners, mercenaries) {
      if (!at.state.action.joint) tellCommitted(at);
      seize(at, { hunters, partners, mercenaries });
      complete(at.state);
    },
  },
  voted({ choices, events }, seat, choice) {
    const { hunters, partners, mercenaries } = choices.lose.read;
    return events.votedLosses(seat, hunters(choice), partners(choice), mercenaries(choice));
  },
});

/** The island changes hands: attackers leave their origins, defenders are removed, survivors land. */
function seize({ table, state, tell }: At, lost: Pieces): void {
  const { actor } = state.turn;
  const partner = partnerOf(table, actor);
  const island = state.action.to;
  const landing = attackers(state);
  depart(table, state);
  removeDefenders(table, state);
  state.supply.mercenaries += lost.mercenaries;
  putMercenaries(state, island, landing.mercenaries - lost.mercenaries);
  putHunters(state, actor, island, landing.hunters - lost.hunters); // GRV-CAPTURE-10
  playerOf(state, actor).reserve += lost.hunters;
  if (partner >= 0) {
    putHunters(state, partner, island, landing.partners - lost.partners);
    playerOf(state, partner).reserve += lost.partners;
  }
  tell?.(ALL, table.events.captured(actor, island));
  tell?.(ALL, table.events.lost(actor, lost.hunters, lost.partners, lost.mercenaries));
}

function depart(table: Table, state: State): void {
  const { actor } = state.turn;
  const partner = partnerOf(table, actor);
  for (const { origin, hunters, partners, mercenaries } of state.action.committed) {
    if (origin === OWN_AIRSHIP || origin === PARTNERS_AIRSHIP) {
      const { airship } = playerOf(state, origin === OWN_AIRSHIP ? actor : partner);
      airship.hunters -= hunters + partners;
      airship.mercenaries -= mercenaries;
      continue;
    }
    const island = islandOfOrigin(origin);
    putHunters(state, actor, island, -hunters); // GRV-CAPTURE-11
    if (partners > 0) putHunters(state, partner, island, -partners);
    putMercenaries(state, island, -mercenaries);
  }
}

/** GRV-CAPTURE-6 */
function removeDefenders(table: Table, state: State): void {
  const island = state.action.to;
  const here = islandOf(state, island);
  for (let owner = 0; owner < table.seats; owner++) {
    const beaten = huntersOn(here, owner);
    if (beaten === 0) continue;
    putHunters(state, owner, island, -beaten);
    playerOf(state, owner).reserve += beaten;
  }
  state.supply.mercenaries += here.mercenaries;
  putMercenaries(state, island, -here.mercenaries);
}
