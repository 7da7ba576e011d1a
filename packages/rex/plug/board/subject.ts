/** What can be read about at the table, and which clauses speak of it. */
export interface Subject {
  readonly kind: 'card' | 'race' | 'leader';
  readonly id: string;
}

/** Under which letters the rules speak of a card. */
const LETTERS: Readonly<Record<string, string>> = {
  energy_rifle: 'ER',
  bio_weapon: 'BW',
  personal_shield: 'PS',
  antitoxin: 'AT',
  feint: 'FT',
  decoy: 'DC',
  tactical_retreat: 'TR',
  double_agent: 'DA',
  recruits: 'RC',
  diplomatic_interference: 'DI',
  graviton_negator: 'GN',
  informant: 'IN',
  rapid_mobilization: 'RM',
  tracking_beacon: 'TB',
  fleet_sabotage: 'FS',
};

/** Victories that only one race can win. */
const VICTORIES: Readonly<Record<string, readonly string[]>> = {
  SOL: ['REX-WIN-9', 'REX-WIN-11'],
  HAC: ['REX-WIN-12', 'REX-WIN-13'],
  XXC: ['REX-WIN-17', 'REX-WIN-18'],
};

/** What a race's card gives its allies. */
const ALLIES: Readonly<Record<string, readonly string[]>> = {
  SOL: ['REX-ALLY-10'],
  HAC: ['REX-ALLY-11', 'REX-ALLY-12'],
  JOL: ['REX-ALLY-13'],
  XXC: ['REX-ALLY-14'],
  LAZ: ['REX-ALLY-15'],
  LET: ['REX-ALLY-16'],
};
export const alliesGain = (race: string): readonly string[] => ALLIES[race] ?? [];

/** The clauses about something, of those there are; a card of a pack of one's own has those about all cards. */
export function clausesAbout({ kind, id }: Subject, all: readonly string[]): readonly string[] {
  const begin = kind === 'race' ? `REX-RACE-${id}-` : kind === 'leader' ? 'REX-TRAITOR-' : `REX-CARD-${LETTERS[id] ?? 'GEN'}-`;
  return [...all.filter((clause) => clause.startsWith(begin)), ...(kind === 'race' ? [...(VICTORIES[id] ?? []), ...alliesGain(id)] : [])];
}
