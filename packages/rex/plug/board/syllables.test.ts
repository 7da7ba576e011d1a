import { expect, test } from 'vitest';
import { breakable } from './syllables.ts';

const shown = (name: string): string => breakable(name).replaceAll('\u00ad', '-');

test('names of leaders and cards break where a reader of the language would break them', () => {
  expect(['Feldmarschall', 'Hochschulleiter', 'Karawanenführer'].map(shown)).toEqual([
    'Feld-mar-schall',
    'Hoch-schul-lei-ter',
    'Ka-ra-wa-nen-füh-rer',
  ]);
  expect(['Управляющий', 'Фельдмаршал', 'Биологическое'].map(shown)).toEqual(['Упра-вляю-щий', 'Фельд-мар-шал', 'Био-ло-ги-че-ское']);
  expect(['Flottenadmiral', 'Doppelagent', 'Thronerbe', 'Meisterspion', 'Ältester'].map(shown)).toEqual([
    'Flotten-admiral',
    'Doppel-agent',
    'Thron-erbe',
    'Meis-ter-spion',
    'Ältes-ter',
  ]);
  expect(['Energiegewehr', 'Personenschild', 'Flottensabotage', 'Peilsender', 'Königreich'].map(shown)).toEqual([
    'Energie-gewehr',
    'Personen-schild',
    'Flotten-sabotage',
    'Peil-sender',
    'König-reich',
  ]);
  expect(['Spymaster', 'Tracking', 'Councilor', 'Recruits', 'Interference'].map(shown)).toEqual([
    'Spy-mas-ter',
    'Track-ing',
    'Council-or',
    'Recruits',
    'Inter-ference',
  ]);
  expect(shown('Oberst')).toBe('Oberst');
});
