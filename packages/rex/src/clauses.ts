import type { Clause } from '@orrery/kernel';

/** Every rule of the game in the order of the rules, and whose business it is. */
const scopes: Readonly<Record<'table' | 'screen' | 'note', readonly string[]>> = {
  table: ['REX-CEASE-13', 'REX-5P-2', 'REX-SEC-1', 'REX-SEC-3', 'REX-DEAL-1'],
  screen: ['REX-SEC-4', 'REX-PACK-3'],
  note: ['REX-GEN-8', 'REX-GEN-10', 'REX-BID-16', 'REX-DEAL-4'],
};

/** Numbers of clauses by chapter: most chapters count through, REX-GEN-1 … REX-GEN-10. */
const chapters: readonly (readonly [chapter: string, clauses: number])[] = [
  ['REX-GEN', 10],
  ['REX-TURN', 4],
  ['REX-TIME', 3],
  ['REX-TERM', 15],
  ['REX-MAP', 16],
  ['REX-SETUP', 22],
  ['REX-INFL', 11],
  ['REX-OFFEN', 11],
  ['REX-CEASE', 15],
  ['REX-BID', 16],
  ['REX-HAND', 6],
  ['REX-RECRUIT', 8],
  ['REX-MOVE', 14],
  ['REX-DEPLOY', 14],
  ['REX-BATTLE', 37],
  ['REX-LEADER', 8],
  ['REX-TRAITOR', 13],
  ['REX-COLLECT', 6],
  ['REX-BOMB', 12],
  ['REX-WIN', 21],
  ['REX-ALLY', 19],
  ['REX-RACE-SOL', 6],
  ['REX-RACE-HAC', 5],
  ['REX-RACE-JOL', 7],
  ['REX-RACE-LET', 4],
  ['REX-RACE-XXC', 14],
  ['REX-RACE-LAZ', 6],
  ['REX-CARD-GEN', 2],
  ['REX-CARD-ER', 1],
  ['REX-CARD-BW', 1],
  ['REX-CARD-PS', 1],
  ['REX-CARD-AT', 1],
  ['REX-CARD-FT', 1],
  ['REX-CARD-DC', 1],
  ['REX-CARD-TR', 5],
  ['REX-CARD-DA', 3],
  ['REX-CARD-RC', 2],
  ['REX-CARD-DI', 2],
  ['REX-CARD-GN', 4],
  ['REX-CARD-IN', 18],
  ['REX-CARD-RM', 2],
  ['REX-CARD-TB', 3],
  ['REX-CARD-FS', 2],
  ['REX-3P', 5],
  ['REX-4P', 3],
  ['REX-5P', 2],
  ['REX-BETRAY', 9],
  ['REX-SEC', 5],
  ['REX-DEAL', 4],
  ['REX-LIMIT', 2],
  ['REX-PACK', 4],
];

const scopeOf = (id: string): Clause['scope'] =>
  scopes.table.includes(id) ? 'table' : scopes.screen.includes(id) ? 'screen' : scopes.note.includes(id) ? 'note' : 'engine';

export const clauses: readonly Clause[] = chapters.flatMap(([chapter, count]) =>
  Array.from({ length: count }, (_, i) => ({ id: `${chapter}-${i + 1}`, scope: scopeOf(`${chapter}-${i + 1}`) })),
);
