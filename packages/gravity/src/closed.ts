import type { Refusal } from '@orrery/kernel';
import type { ClauseId } from './clauses.ts';
import { besides, freeBerths, freeMercenaryBerths, gravity, sideControl } from './control.ts';
import type { RefusalCode } from './refuse.ts';
import type { State } from './state.ts';
import { op, type Table } from './table.ts';
import type { Choice } from './vocabulary.ts';

interface Closed {
  readonly code: RefusalCode;
  readonly clause: ClauseId;
  readonly data: Refusal['data'];
}

/** Why an island that is pointed at cannot be chosen, by the first condition it fails; null where no single condition says it. */
export function closedIsland(t: Table, s: State, seat: number, words: Choice): Closed | null {
  const named = 'island' in words ? words.island : null;
  const island = named === null ? -1 : t.islandIds.indexOf(named);
  const own = s.control[seat] as number;
  const at = (islands: number, which = island): boolean => ((islands >> which) & 1) === 1;
  const because = (code: RefusalCode, clause: ClauseId, data: Refusal['data'] = { island: named ?? '' }): Closed => ({
    code,
    clause,
    data,
  });
  const action = t.actions[s.action];
  switch (words.verb) {
    case 'capture':
      return action?.op === op.captureFromIslands && action.adjacent && !at(besides(s, own)) ? because('notBeside', 'GRV-CARD-2B') : null;
    case 'surge':
      return at(own) ? null : because('notYours', 'GRV-CARD-5A');
    case 'stabilise':
      return at(own) ? because('noTemporary', 'GRV-CARD-5B') : because('notYours', 'GRV-CARD-5B');
    case 'token':
      return at(own) ? null : because('notYours', 'GRV-WAR-15');
    case 'conserve':
      return at(own) ? because('noGravity', 'GRV-AIR-2') : because('notYours', 'GRV-AIR-2');
    case 'unload':
      return at(own) ? null : because('notYours', 'GRV-AIR-9');
    case 'turn':
      return because('notBeside', 'GRV-CARD-4B');
    case 'pumpFrom':
      if (!at(own)) return because('notYours', 'GRV-CARD-3B');
      return because(gravity(s, island) === 0 ? 'noGravity' : 'noNeighbour', 'GRV-CARD-3B');
    case 'pumpTo':
      if (!at(own)) return because('notYours', 'GRV-CARD-3B');
      return island === s.from ? null : because('noNeighbour', 'GRV-CARD-3B', { island: t.islandIds[s.from] ?? '' });
    case 'bombard':
      return because(at(sideControl(t, s, seat)) ? 'ownIsland' : 'empty', 'GRV-CARD-6A');
    case 'leak':
      if (at(sideControl(t, s, seat))) return because('ownIsland', 'GRV-CARD-6B');
      return because(at(besides(s, own)) ? 'noGravity' : 'notBeside', 'GRV-CARD-6B');
    case 'sabotage':
      if ((t.trunks[island] as number) === 0) return because('noRundor', 'GRV-WAR-1');
      return because('blown', 'GRV-WAR-5');
    case 'attractor':
      return because('lighter', 'GRV-ISLANDS-2');
    case 'target': {
      const attractor = t.islandIds[s.attractor] ?? '';
      if (island === s.attractor) return null;
      return because(at(s.near[s.attractor] as number) ? 'beside' : 'tooHeavy', 'GRV-ISLANDS-8', { island: named ?? '', attractor });
    }
    case 'cell':
      return because('taken', 'GRV-ISLANDS-9', {});
    case 'redeploy':
      return closedMove(t, s, seat, words);
    default:
      return null;
  }
}

/** A piece moves between the airship and islands of its player, within the berths, and once at most. */
function closedMove(t: Table, s: State, seat: number, { piece, from, to }: Extract<Choice, { verb: 'redeploy' }>): Closed | null {
  const own = s.control[seat] as number;
  for (const island of [from, to])
    if (island !== 'airship' && !((own >> t.islandIds.indexOf(island)) & 1))
      return { code: 'notYours', clause: 'GRV-CARD-4A-1', data: { island } };
  if (from === to) return null;
  const berths = piece === 'hunter' ? freeBerths(t, s, seat) : freeMercenaryBerths(t, s, seat);
  if (to === 'airship' && berths === 0) return { code: 'noBerth', clause: 'GRV-SHIP-2', data: {} };
  return { code: 'noPiece', clause: 'GRV-CARD-4A', data: { piece, from } };
}
