import type { Told } from './lesson.ts';

/** Where the first game begins: two rounds are left, nobody has made an alliance, and everybody holds one stronghold. */
export const LAST_ROUNDS: Told = {
  races: ['LAZ', 'SOL', 'JOL', 'LET'],
  begin: 'bidding',
  first: 'LAZ',
  round: 7,
  fleet: 4,
  units: {
    CSP: { LAZ: 4 },
    SCH: { LAZ: 3 },
    GC: { LAZ: 2 },
    PAL: { SOL: 5 },
    NOB: { SOL: 2 },
    ADI: { JOL: 3 },
    HOL: { JOL: 2 },
    INB: { LET: 4 },
    TRA: { LET: 2 },
  },
  mech: { CSP: 1, SCH: 2 },
  lost: { LAZ: 3, SOL: 6, JOL: 8, LET: 6 },
  lostMech: 1,
  dead: ['LAZ-L5', 'SOL-L1', 'JOL-L2', 'LET-L3'],
  influence: { LAZ: 11, SOL: 5, JOL: 7, LET: 6 },
  hands: { LAZ: ['energy_rifle', 'personal_shield'], SOL: ['antitoxin'], JOL: ['decoy'], LET: ['bio_weapon', 'feint'] },
  traitors: { LAZ: ['LET-L2'], SOL: ['JOL-L3'], JOL: ['SOL-L5'], LET: ['SOL-L2', 'LAZ-L4', 'JOL-L1', 'JOL-L4'] },
  gold: { SCH: 6, VEL: 8 },
  discarded: ['I7', 'I1', 'I2', 'I5', 'I6', 'I3', 'I4'],
};
