import { describe, expect, test } from 'vitest';
import { readPosition, writePosition } from './notation.ts';
import { open } from './scenarios/driver.ts';
import { randomGame } from './scenarios/random.ts';

const V1 = 'P4A,P1A/P3Ar,P2Ar';

test('LIB-CORE-5: every position of random games is written in a line and read back the same', () => {
  for (const options of [{}, { warpedWorld: true, galvacilCategories: 'mixed', hiddenMissions: 'both' }]) {
    const rules = open(options);
    for (let seed = 0; seed < 40; seed++)
      randomGame(rules, seed, ({ state }) => {
        const line = writePosition(rules.table, state);
        expect(line).not.toContain('\n');
        expect(readPosition(rules.table, line), line).toEqual(state);
      });
  }
});

describe('a line that breaks a law is refused by its part', () => {
  const { table } = open();
  const cases: readonly [string, string, string][] = [
    ['LIB-CORE-4: a card twice', `${V1} 1 BDEFJLN M AM C HI K dyn.step1 1`, '/invariants/everyCardInOnePlace'],
    ['LIB-CORE-5: a card missing', `${V1} 1 BDEFJL M AG C HI K dyn.step1 1`, '/invariants/everyCardInOnePlace'],
    ['LIB-CORE-4: a card that does not exist', `${V1} 1 BDEFJLN Z AG C HI K dyn.step1 1`, '/discard'],
    ['LIB-MAP-1: a map card twice', 'P4A,P4B/P3Ar,P2Ar 1 BDEFJLN M AG C HI K dyn.step1 1', '/layout'],
    ['LIB-MAP-1: three map cards', 'P4A,P1A/P3Ar 1 BDEFJLN M AG C HI K dyn.step1 1', '/layout'],
    ['LIB-ACT-1: a fourth Act', `${V1} 4 BDEFJLN M AG C HI K dyn.step1 1`, '/act'],
    ['LIB-SETUP-10: no base', `${V1} 1 BDEFJLNK M AG C HI - dyn.step1 1`, '/invariants/oneBaseAfterSetup'],
    ['LIB-DISCARD-6: five cards at the start of a turn', `${V1} 1 BDE M AGFJLN C HI K dyn.step1 1`, '/invariants/turnsStartClean'],
    ['LIB-TURN-2: an unknown decision', `${V1} 1 BDEFJLN M AG C HI K dyn.step9 1`, '/decision'],
    ['LIB-EXPLOIT-3: an operation of no city', `${V1} 1 BDEFJLN M AG C HI K dyn.exploit 1`, '/exploiting'],
    ['LIB-COST-7: nothing to pay', `${V1} 1 BDEFJLN M AG C HI K pay.discard 1 mission=propaganda`, '/pay'],
    ['LIB-MISSION-GENERAL-1: an unknown mission', `${V1} 1 BDEFJLN M AG C HI K probe.map 1 mission=bribe`, '/mission'],
    ['LIB-CORE-5: too few parts', `${V1} 1 BDEFJLN`, ''],
    ['LIB-CORE-5: an unknown part', `${V1} 1 BDEFJLN M AG C HI K dyn.step1 1 colour=red`, '/colour'],
    [
      'LIB-COST-6: a cost that cannot be paid',
      `${V1} 1 BDEFJN M AG C HI K pay.exploit 1 mission=superweapon played=L pay=EEE`,
      '/invariants/costsCanBePaid',
    ],
    ['LIB-COST-7: a cost outside payment', `${V1} 1 BDEFJLN M AG C HI K dyn.step2 1 pay=X`, '/invariants/costsCanBePaid'],
    ['LIB-HANDMISSION-3: a mission of no card', `${V1} 1 BDEFJLN M AG C HI K probe.map 1 mission=probe`, '/invariants/missionsHaveACard'],
    ['LIB-EXPLOIT-3: a city turned for nothing', `${V1} 1 BDEFJLN M AG C*I H K lib.step2 2 exploiting=C`, '/invariants/exploitedForAUse'],
    ['LIB-TURN-1: the other side’s turn', `${V1} 1 BDEFJLN M AG C HI K dyn.step1 2`, '/invariants/turnsAlternate'],
    [
      'LIB-MISSION-DESIGN-FLAW-1: more uses than three',
      `${V1} 1 DEFJLN M AG C HI K flaw.next 2 mission=designFlaw played=B left=4`,
      '/left',
    ],
    ['LIB-END-2: an end without a winner', `${V1} 1 BDEFJLN M AG C HI K over 1`, '/invariants/endsByTheRules'],
  ];
  for (const [title, line, path] of cases)
    test(title, () => {
      const read = readPosition(table, line);
      expect('faults' in read ? read.faults.map((fault) => fault.path) : 'readable').toEqual([path]);
    });
  test.each([null, undefined, 5, {}, []])('LIB-CORE-5: %j is no line', (nothing) => {
    expect(readPosition(table, nothing as never)).toMatchObject({ faults: [{ path: '' }] });
  });
});
