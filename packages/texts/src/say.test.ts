import { also, as, noun, numeral, speak, type Names, type TableView } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { sayChoice, sayDecision, sayEvent, sayOption, sayOptionValue, sayRefusal, sayResult, sayWarning, type Wording } from './say.ts';
import { translator } from './translator.ts';

const names: Names = { city: { A: { en: 'Akka', ru: 'Акка', de: 'Akkon' } } };
const a = noun('city', ['A']);
const seat = numeral('seat', 0, 2);
const rules: Wording = {
  seats: 3,
  names,
  choices: speak('verb', {
    attack: [noun('city', ['A', 'B'])],
    pass: [],
    order: [as('first', a)],
    orderTwo: also('order', [as('first', a), as('second', a)]),
  } as const).codec,
  events: speak('kind', { drew: [seat, a], drewUnseen: also('drew', [seat]) } as const).codec,
};
const texts = translator('de', {
  'choice.attack': 'Angriff: {city}',
  'choice.order': 'Reihenfolge',
  'choice.order.1': 'Reihenfolge, zwei Karten',
  'event.drew': '{seat} zieht {city}',
  'event.drew.1': '{seat} zieht',
  'refusal.far': '{city} liegt {steps, plural, one {einen Schritt} other {# Schritte}} zu weit',
  'warning.last': 'Das ist die letzte Karte.',
  'decision.D-PLAY': 'Spiele eine Karte',
  'decision.D-PLAY.wait': '{count, plural, one {{seat} spielt} other {{seat} spielen}}',
  'end.T-1': '{count, plural, =0 {Niemand gewinnt} one {{seat} gewinnt} other {{seat} gewinnen}}',
  'option.open': 'Offen',
  'option.open.help': 'Alle sehen alles.',
  'option.open.true': 'ja',
  'seat.0': 'Nord',
});
const people = (seat: number): string => ['Anna', 'Boris', 'Clara'][seat] ?? '?';
const view = (viewer: number, asked: number, answered = 0): TableView => ({
  viewer,
  seats: 3,
  decision: 'D-PLAY',
  asked,
  answered,
  result: null,
});

describe('putting a game into words', () => {
  test('choices name things by the pack, and by their id where it has no name', () => {
    expect(sayChoice(rules, texts, { verb: 'attack', city: 'A' } as { verb: string })).toBe('Angriff: Akkon');
    expect(sayChoice(rules, texts, { verb: 'attack', city: 'B' } as { verb: string })).toBe('Angriff: B');
  });
  test('a further shape of a word has its own message, or that of the word', () => {
    expect(sayChoice(rules, texts, { verb: 'order', first: 'A', second: 'A' } as { verb: string })).toBe('Reihenfolge, zwei Karten');
    expect(sayEvent(rules, texts, { kind: 'drew', seat: 1, city: 'A' } as { kind: string }, people)).toBe('Boris zieht Akkon');
    expect(sayEvent(rules, texts, { kind: 'drew', seat: 1 } as { kind: string }, people)).toBe('Boris zieht');
  });
  test('seats are called by the game where nobody has a name', () => {
    expect(sayEvent(rules, texts, { kind: 'drew', seat: 0 } as { kind: string })).toBe('Nord zieht');
    expect(sayEvent(rules, texts, { kind: 'drew', seat: 1 } as { kind: string })).toBe('2 zieht');
  });
  test('a word without a message is still legible', () => {
    expect(sayChoice(rules, texts, { verb: 'pass' })).toBe('choice.pass');
  });
  test('refusals and warnings', () => {
    expect(sayRefusal(rules, texts, { code: 'far', clause: 'T-2', data: { city: 'A', steps: 2 } })).toBe('Akkon liegt 2 Schritte zu weit');
    expect(sayWarning(texts, 'last')).toBe('Das ist die letzte Karte.');
  });
  test('the prompt asks whoever is asked and tells the others whom they wait for', () => {
    expect(sayDecision(rules, texts, view(0, 0b001), people)).toBe('Spiele eine Karte');
    expect(sayDecision(rules, texts, view(1, 0b001), people)).toBe('Anna spielt');
    expect(sayDecision(rules, texts, view(0, 0b111, 0b001), people)).toBe('Boris und Clara spielen');
    expect(sayDecision(rules, texts, { ...view(0, 0), result: { winners: [2], clause: 'T-1' } }, people)).toBe('Clara gewinnt');
  });
  test('results: nobody, one, several', () => {
    expect([[], [0], [0, 2]].map((winners) => sayResult(texts, { winners, clause: 'T-1' }, people))).toEqual([
      'Niemand gewinnt',
      'Anna gewinnt',
      'Anna und Clara gewinnen',
    ]);
  });
  test('options', () => {
    expect(sayOption(texts, 'open')).toEqual({ name: 'Offen', help: 'Alle sehen alles.' });
    expect(sayOption(texts, 'other')).toEqual({ name: 'other', help: null });
    expect([sayOptionValue(texts, 'open', true), sayOptionValue(texts, 'open', 3)]).toEqual(['ja', '3']);
  });
});
