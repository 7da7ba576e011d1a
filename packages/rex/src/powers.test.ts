import { quick } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { rex, type RexEvent, type RexRules } from './index.ts';

/** Listens to games and notes which powers of races and of ally cards have been used. */
class Powers {
  readonly seen = new Set<string>();
  #race: string[] = [];
  #phase = '';
  #sides: number[] = [];

  hear(event: RexEvent): void {
    const race = 'seat' in event ? (this.#race[event.seat] ?? '') : '';
    const note = (power: string): void => void this.seen.add(power);
    switch (event.kind) {
      case 'tookRace':
        this.#race[event.seat] = event.race;
        return;
      case 'phase':
        this.#phase = event.phase;
        return;
      case 'battle':
        this.#sides = [event.seat, event.rival];
        return;
      case 'relocating':
        return note(race === 'SOL' ? 'SOL-2' : 'ally of SOL');
      case 'relocated':
        if (this.#phase === 'maneuver') note(race === 'HAC' ? 'HAC-3' : 'ally of HAC');
        return;
      case 'commanded':
        return note(this.#sides.includes(event.seat) ? 'JOL-3' : 'ally of JOL');
      case 'forbade':
        return note(this.#sides.includes(event.seat) ? 'XXC-2' : 'ally of XXC');
      case 'called':
        return note(this.#sides.includes(event.seat) ? 'traitor' : 'ally of LET');
      case 'transferred':
        if (this.#phase === 'bidding') note('ally of LAZ');
        return;
      case 'paid':
        if ('taker' in event) note(this.#race[event.taker] === 'LAZ' ? 'LAZ-1' : 'HAC-2');
        return;
      case 'destroyed':
        if (race === 'LAZ' && event.other > 0) note('LAZ-2');
        return;
      default:
        return this.#plain(event);
    }
  }

  #plain(event: RexEvent): void {
    const powers: Partial<Record<RexEvent['kind'], string>> = {
      sawBombardment: 'SOL-3',
      sawInfluence: 'JOL-2',
      sawOffer: 'JOL-1',
      freeUnitPlaced: 'XXC-1',
      turned: 'XXC-3',
      prediction: 'prediction',
    };
    const power = powers[event.kind];
    if (power) this.seen.add(power);
  }
}

function play(rules: RexRules, seed: number, powers: Powers): void {
  const chance = quick(seed);
  const tell = (to: number, code: number): void => {
    if (to & 0x8000) powers.hear(rules.events.name(code));
  };
  const state = rules.start(chance, tell);
  const open: number[] = [];
  while (rules.asked(state)) {
    const seat = 31 - Math.clz32(rules.asked(state));
    rules.apply(state, seat, open[chance.below(rules.legal(state, seat, open))] as number, chance, tell);
  }
}

test('REX-ALLY-7, REX-ALLY-10, REX-ALLY-12, REX-ALLY-13, REX-ALLY-14, REX-ALLY-15, REX-ALLY-16: chance play uses every power of the races and of their ally cards', () => {
  const rules = rex.open({ seats: 6 });
  if ('faults' in rules) throw new Error(JSON.stringify(rules.faults));
  const wanted = [
    'SOL-2',
    'SOL-3',
    'HAC-2',
    'HAC-3',
    'JOL-1',
    'JOL-2',
    'JOL-3',
    'XXC-1',
    'XXC-2',
    'XXC-3',
    'LAZ-1',
    'LAZ-2',
    'traitor',
    'prediction',
  ];
  const allies = ['SOL', 'HAC', 'JOL', 'LET', 'XXC', 'LAZ'].map((race) => `ally of ${race}`);
  const powers = new Powers();
  for (let seed = 1; seed <= 600 && powers.seen.size < wanted.length + allies.length; seed++) play(rules, seed, powers);
  expect([...powers.seen].toSorted()).toEqual([...wanted, ...allies].toSorted());
});
