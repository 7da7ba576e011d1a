import { statusOf, versionOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { liberation } from '../game.ts';
import { bench } from '../scenarios/driver.ts';
import { check } from './check.ts';
import { house2 } from './house-2.ts';
import { standard } from './standard.ts';

const costs = (missions: typeof standard.missions): Record<string, string> =>
  Object.fromEntries(missions.map(({ id, cost }) => [id, cost.join('')]));

test('LIB-OPT-10: House reconstruction 2 is sound and changes two costs that no rulebook prints, and nothing else', () => {
  expect(check(house2)).toEqual([]);
  expect(costs(house2.missions)).toEqual({ ...costs(standard.missions), launchFleet: 'EEX', designFlaw: '' });
  house2.missions.forEach(({ id }, i) => {
    if (id === 'launchFleet' || id === 'designFlaw') expect(statusOf(house2, `/missions/${i}/cost`)).toBe('reconstructed');
  });
  const { id: _, label: __, title: ___, missions: ____, ...rest } = house2;
  expect(standard).toMatchObject(rest);
});

test('new games are played with it, games of the first version with the pack of their time', () => {
  const packOf = (game: typeof liberation | undefined): unknown => {
    const rules = game?.open({});
    return rules && !('faults' in rules) ? rules.pack.id : null;
  };
  expect(packOf(liberation)).toBe('liberation-house-2');
  expect(packOf(versionOf(liberation, '1'))).toBe('liberation-house-1');
});

test('LIB-MISSION-LAUNCH-FLEET-1, LIB-MISSION-DESIGN-FLAW-1: with it a fleet also costs a card, and a flaw is free', () => {
  const galaxy = 'P4A,P1A/P3Ar,P2Ar';
  const fleet = bench(`${galaxy} 1 CFGHIJ M DE AB LN K dyn.step2 1`, {}, house2).play('mission E', 'pay A', 'pay B');
  expect(fleet.offers()).toEqual(['pay D']);
  expect(fleet.play('pay D').offers()).toContain('attack K');
  const flaw = bench(`${galaxy} 1 BDEFJL N IM AC GH K lib.step2 2`, {}, house2).play('mission G');
  expect(flaw.offers()).toContain('exploit A');
});
