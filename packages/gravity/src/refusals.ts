import { no as refusal, type Refusal } from '@orrery/kernel';
import type { ClauseId } from './clauses.ts';
import { islandId, type Table } from './table.ts';
import type { Island } from './words.ts';

export const REFUSALS = [
  'over',
  'notAsked',
  'answered',
  'otherDecision',
  'notInHand',
  'notInDiscard',
  'fewCards',
  'nothingPossible',
  'otherCard',
  'actionDone',
  'nothingDone',
  'ownIsland',
  'tooWeak',
  'noProposal',
  'noRundor',
  'blown',
  'notYours',
  'empty',
  'notBeside',
  'noNeighbour',
  'noGravity',
  'noTemporary',
  'beside',
  'tooHeavy',
  'lighter',
  'taken',
  'noBerth',
  'noPiece',
  'notOpen',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** A refusal in this game's words. */
export const no = (code: RefusalCode, clause: ClauseId, data: Refusal['data'] = {}): Refusal => refusal(code, clause, data);

/** A refusal that speaks of the island pointed at. */
export const noIsland = (table: Table, code: RefusalCode, clause: ClauseId, island: Island): Refusal =>
  refusal(code, clause, { island: islandId(table, island) });
