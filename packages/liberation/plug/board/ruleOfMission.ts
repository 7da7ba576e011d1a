/** Where the rules speak of a mission. */
const missions: Readonly<Record<string, string>> = {
  publicSupport: 'LIB-MISSION-PUBLIC-SUPPORT-1',
  propaganda: 'LIB-MISSION-PROPAGANDA-1',
  armedResistance: 'LIB-MISSION-ARMED-RESISTANCE-1',
  superweapon: 'LIB-MISSION-SUPERWEAPON-1',
  mobilizeBase: 'LIB-MISSION-MOBILIZE-BASE-1',
  launchFleet: 'LIB-MISSION-LAUNCH-FLEET-1',
  designFlaw: 'LIB-MISSION-DESIGN-FLAW-1',
  probe: 'LIB-MISSION-PROBE-1',
  recruitSpyL: 'LIB-MISSION-RECRUIT-SPY-1',
  recruitSpyD: 'LIB-MISSION-RECRUIT-SPY-1',
  spaceAnomaly: 'LIB-MISSION-SPACE-ANOMALY-1',
  hyperspaceWarp: 'LIB-MISSION-HYPERSPACE-WARP-1',
};

/** The first clause about a mission; missions of a pack of one's own are covered by the general ones. */
export const ruleOfMission = (mission: string): string => missions[mission] ?? 'LIB-MISSION-GENERAL-1';
