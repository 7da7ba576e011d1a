/** Numbers by which the state speaks, and the names they stand for. Lists are only ever appended to. */

export const SOL = 0;
export const HAC = 1;
export const JOL = 2;
export const LET = 3;
export const XXC = 4;
export const LAZ = 5;

/** Every question the rules can ask, by its id; W and X are the card windows. */
export const DECISIONS = [
  'D-RACE',
  'D-PREDICT',
  'D-TRAITOR',
  'D-FLEETDIAL',
  'D-SOLPLACE',
  'D-OFF-MOVE',
  'D-CF-LEAVE',
  'D-CF-OFFER',
  'D-CF-ANSWER',
  'D-CF-GIFT',
  'D-HANDCUT',
  'D-GIFT',
  'D-BID',
  'D-REC',
  'D-MOVE',
  'D-DEPLOY',
  'D-FREEUNIT',
  'D-FLIP',
  'D-PICK',
  'D-CMD-XX',
  'D-CMD-JN',
  'D-ANSWER',
  'D-PLAN',
  'D-CARDS',
  'D-CALL',
  'D-LOSS',
  'D-KEEP',
  'D-BETRAY',
  'W-INF',
  'W-BID',
  'W-REC',
  'W-MAN',
  'W-BAT',
  'W-BOM',
  'X-OFF',
  'X-PEEK',
  'X-PAY',
  'X-TURN',
  'X-DEP',
  'X-FREE',
  'X-CMD',
] as const;
export type DecisionId = (typeof DECISIONS)[number];

export const D_RACE = 0;
export const D_PREDICT = 1;
export const D_TRAITOR = 2;
export const D_FLEETDIAL = 3;
export const D_SOLPLACE = 4;
export const D_OFF_MOVE = 5;
export const D_CF_LEAVE = 6;
export const D_CF_OFFER = 7;
export const D_CF_ANSWER = 8;
export const D_CF_GIFT = 9;
export const D_HANDCUT = 10;
export const D_GIFT = 11;
export const D_BID = 12;
export const D_REC = 13;
export const D_MOVE = 14;
export const D_DEPLOY = 15;
export const D_FREEUNIT = 16;
export const D_FLIP = 17;
export const D_PICK = 18;
export const D_CMD_XX = 19;
export const D_CMD_JN = 20;
export const D_ANSWER = 21;
export const D_PLAN = 22;
export const D_CARDS = 23;
export const D_CALL = 24;
export const D_LOSS = 25;
export const D_KEEP = 26;
export const D_BETRAY = 27;
/** Decisions from here on are card windows, those from X_OFF on interrupt windows. */
export const W_INF = 28;
export const W_BID = 29;
export const W_REC = 30;
export const W_MAN = 31;
export const W_BAT = 32;
export const W_BOM = 33;
export const X_OFF = 34;
export const X_PEEK = 35;
export const X_PAY = 36;
export const X_TURN = 37;
export const X_DEP = 38;
export const X_FREE = 39;
export const X_CMD = 40;

export const PHASES = ['setup', 'influence', 'bidding', 'recruitment', 'maneuver', 'battle', 'collection', 'bombardment'] as const;
export type PhaseId = (typeof PHASES)[number];

/** Frames of the pending stack: what is being carried out, phases first (same numbers as PHASES). */
export const F_SETUP = 0;
export const F_INFLUENCE = 1;
export const F_BIDDING = 2;
export const F_RECRUITMENT = 3;
export const F_MANEUVER = 4;
export const F_BATTLES = 5;
export const F_COLLECTION = 6;
export const F_BOMBARDMENT = 7;
export const F_WINDOW = 8;
export const F_OFFENSIVE = 9;
export const F_CEASEFIRE = 10;
export const F_AUCTION = 11;
export const F_MANEUVER_TURN = 12;
export const F_DEPLOYMENT = 13;
export const F_BATTLE = 14;
export const F_BETRAYAL = 15;

/** Race advantages in the order of the pack's table; the state keeps cancelled ones as bits. */
export const ADVANTAGES = [
  'SOL-1',
  'SOL-2',
  'SOL-3',
  'SOL-4',
  'HAC-1',
  'HAC-2',
  'HAC-3',
  'JOL-1',
  'JOL-2',
  'JOL-3',
  'LET-1',
  'LET-2',
  'LET-3',
  'LET-4',
  'XXC-1',
  'XXC-2',
  'XXC-3',
  'LAZ-1',
  'LAZ-2',
] as const;
export const SOL_1 = 0;
export const SOL_2 = 1;
export const SOL_3 = 2;
export const SOL_4 = 3;
export const HAC_1 = 4;
export const HAC_2 = 5;
export const HAC_3 = 6;
export const JOL_1 = 7;
export const JOL_2 = 8;
export const JOL_3 = 9;
export const LET_3 = 12;
export const LET_4 = 13;
export const XXC_1 = 14;
export const XXC_2 = 15;
export const XXC_3 = 16;
export const LAZ_1 = 17;

/** Leader slots as bits of the icons they demand. */
export const SLOTS = ['none', 'attack', 'defence', 'both'] as const;
export const ATTACK = 1;
export const DEFENCE = 2;

/** What Jol-Nar may ask to see. */
export const ELEMENTS = ['leader', 'attack', 'defence', 'number'] as const;
export const E_LEADER = 0;
export const E_ATTACK = 1;
export const E_DEFENCE = 2;
export const E_NUMBER = 3;

export const SIDES = ['up', 'down'] as const;

/** Ways to win, by their clause. */
export const VICTORIES = [
  'REX-WIN-2',
  'REX-WIN-3',
  'REX-WIN-4',
  'REX-WIN-9',
  'REX-WIN-12',
  'REX-WIN-14',
  'REX-WIN-15',
  'REX-WIN-17',
  'REX-BETRAY-5',
] as const;
export const BY_STRONGHOLDS_ALONE = 0;
export const BY_STRONGHOLDS_OF_TWO = 1;
export const BY_STRONGHOLDS_OF_THREE = 2;
export const BY_SOL = 3;
export const BY_HACAN = 4;
export const BY_MOST = 5;
export const BY_MOST_SHARED = 6;
export const BY_PREDICTION = 7;
export const BY_BETRAYAL = 8;
