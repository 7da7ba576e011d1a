/** The signs of the legend, drawn as the board draws them. */
import type { ComponentChildren } from 'preact';
import { RACES } from '@orrery/rex';
import type { Signs } from '@orrery/web/board/glossaries.ts';
import { NODE, RINGS, star } from './geometry.ts';
import { Coins, RaceIcon, Symbol, type SymbolName, UnitStack } from './marks.tsx';

const Field = ({ children, box = '-6 -6 12 12' }: { children: ComponentChildren; box?: string }) => (
  <svg class="rx-city" style={{ width: '34px', height: '34px' }} viewBox={box}>
    {children}
  </svg>
);
const group = { race: 'LAZ', count: 3, mechanized: 0, faceDown: false } as const;

const SYMBOLS: Readonly<Record<string, SymbolName>> = {
  spaceport: 'spaceport',
  'port-bonus': 'spaceport',
  strongholds: 'stronghold',
  influence: 'influence',
  cards: 'cards',
  decks: 'cards',
  traitors: 'traitor',
  traitor: 'traitor',
  first: 'first',
  alliance: 'alliance',
  attack: 'attack',
  defence: 'defence',
  plan: 'plan',
};

export const signs: Signs = {
  ...Object.fromEntries(Object.entries(SYMBOLS).map(([term, name]) => [term, () => <Symbol name={name} size={26} />])),
  location: () => (
    <Field>
      <g class="rx-place">
        <circle class="plaza" r={NODE} />
      </g>
    </Field>
  ),
  stronghold: () => (
    <Field>
      <g class="rx-place stronghold">
        <path class="plaza" d={star(8, NODE + 1.15, NODE + 0.1, 22.5)} />
      </g>
    </Field>
  ),
  shield: () => (
    <Field>
      <g class="rx-place">
        {RINGS.map((r) => (
          <circle key={r} class="ring" r={NODE + r} />
        ))}
        <circle class="plaza" r={NODE} />
      </g>
    </Field>
  ),
  ruin: () => (
    <Field>
      <g class="rx-place demolished">
        <circle class="plaza" r={NODE} />
        <path class="rubble" d="M-1.9 1.9L1.9-1.9M-1.9-1.9L1.9 1.9" />
      </g>
    </Field>
  ),
  coins: () => (
    <Field box="0 0 6 3.4">
      <Coins amount={4} box={{ x: 0.3, y: 0.3, w: 5.4, h: 2.8 }} />
    </Field>
  ),
  unit: () => (
    <Field box="-13 -13 26 29">
      <UnitStack {...group} />
    </Field>
  ),
  mechanized: () => (
    <Field box="-13 -13 26 29">
      <UnitStack {...group} mechanized={2} />
    </Field>
  ),
  faceDown: () => (
    <Field box="-13 -13 26 29">
      <UnitStack {...group} race="XXC" faceDown />
    </Field>
  ),
  race: () => <RaceIcon race="LAZ" size={30} />,
  ...Object.fromEntries(RACES.map((race) => [`race-${race}`, () => <RaceIcon race={race} size={30} />])),
};
