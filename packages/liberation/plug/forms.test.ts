import { liberation, type LiberationPack } from '@orrery/liberation';
import type { Refusal } from '@orrery/kernel';
import { loadGameTexts, sayChoice, sayDecision, sayEvent, sayRefusal } from '@orrery/texts';
import { expect, test } from 'vitest';

const standard = liberation.packs[0] as LiberationPack;

function opened(pack?: unknown) {
  const rules = liberation.open({}, pack);
  if ('faults' in rules) throw new Error(JSON.stringify(rules.faults));
  return rules;
}

async function speaking(language: 'ru' | 'de', rules = opened()) {
  const texts = await loadGameTexts('liberation', language);
  if (!texts) throw new Error('Liberation has messages');
  return {
    event: (word: Parameters<typeof rules.events.code>[0]) => sayEvent(rules, texts, rules.events.name(rules.events.code(word))),
    choice: (word: Parameters<typeof rules.choices.code>[0]) => sayChoice(rules, texts, rules.choices.name(rules.choices.code(word))),
    refusal: (code: string, data: Refusal['data']) => sayRefusal(rules, texts, { code, clause: 'LIB-TURN-1', data }),
    waits: (asked: number) => sayDecision(rules, texts, { viewer: 1, seats: 2, decision: 'dyn.step1', asked, answered: 0, result: null }),
  };
}

test('Russian declines sides and cities', async () => {
  const { event, choice, refusal, waits } = await speaking('ru');
  expect([
    event({ kind: 'occupied', city: 'M' }),
    event({ kind: 'attacked', city: 'G' }),
    event({ kind: 'drew', seat: 1, city: 'I' }),
    event({ kind: 'drew', seat: 0 }),
    event({ kind: 'discarded', seat: 0, city: 'D' }),
    event({ kind: 'exploited', city: 'F' }),
    event({ kind: 'captured', city: 'M', occupied: true }),
    event({ kind: 'took', seat: 1, count: 0 }),
    event({ kind: 'sabotaged', city: 'M' }),
    event({ kind: 'mission', seat: 1, mission: 'propaganda', city: 'C' }),
    event({ kind: 'probed', map: 'P2', yes: true }),
    choice({ verb: 'attack', city: 'D' }),
    choice({ verb: 'sabotage', city: 'M' }),
    refusal('occupied', { city: 'M' }),
    waits(0b01),
  ]).toEqual([
    'Династия захватывает Н Обсерваторию Кальдеры',
    'Нападение на Ж Споровую лабораторию № 9',
    'Сопротивление берёт из колоды И Коралловую ассамблею',
    'Династия берёт карту из колоды',
    'Династия сбрасывает Г Терновую литейную',
    'Задействована локация Е Корневой рынок',
    'Династия захватывает Н Обсерваторию Кальдеры',
    'Сопротивление не берёт ни одной карты',
    'У Династии была карта Н Обсерватория Кальдеры; она уходит в сброс',
    'Сопротивление выполняет миссию «Пропаганда» картой В Казино',
    'База на карте «Зелёная планета»? Да',
    'Напасть на Г Терновую литейную',
    'Саботировать Н Обсерваторию Кальдеры',
    'Локация Н Обсерватория Кальдеры уже захвачена.',
    'Решает Династия',
  ]);
});

test('German puts articles before the sides, and a Dynasty card is an order', async () => {
  const { event, choice, refusal, waits } = await speaking('de');
  expect([
    event({ kind: 'occupied', city: 'M' }),
    event({ kind: 'drew', seat: 1, city: 'I' }),
    event({ kind: 'drew', seat: 0 }),
    event({ kind: 'passed', seat: 0 }),
    event({ kind: 'spent', seat: 0, city: 'M' }),
    event({ kind: 'spent', seat: 1, city: 'M' }),
    event({ kind: 'looked', seat: 1, count: 3 }),
    event({ kind: 'mission', seat: 1, mission: 'propaganda', city: 'C' }),
    event({ kind: 'noCard', seat: 0 }),
    event({ kind: 'turn', seat: 1 }),
    choice({ verb: 'occupy', city: 'D' }),
    choice({ verb: 'mission', city: 'D' }),
    refusal('noneAdjacent', { city: 'M' }),
    waits(0b01),
  ]).toEqual([
    'Die Dynastie besetzt M Caldera-Observatorium',
    'Die Liberation zieht I Korallenrat',
    'Die Dynastie zieht eine Karte',
    'Die Dynastie passt',
    'Die Dynastie legt die Befehlskarte M Caldera-Observatorium ab',
    'Die Liberation legt die Einsatzkarte M Caldera-Observatorium ab',
    'Die Liberation sieht die obersten 3 Karten an',
    'Die Liberation führt „Propagandakampagne“ mit C Das Kasino aus',
    'Die Dynastie hat keine Karte zu ziehen',
    'Die Liberation ist am Zug',
    'D Dornengießerei besetzen',
    'D Dornengießerei ausspielen',
    'Weder deine Basis noch eine Handkarte grenzt an M Caldera-Observatorium.',
    'Die Dynastie entscheidet',
  ]);
});

test('a city of another pack stands within quotes, unless the pack says how it is declined', async () => {
  const named = (name: object) =>
    opened({ ...standard, id: 'own', cities: standard.cities.map((city) => (city.id === 'M' ? { ...city, name } : city)) });
  const plain = { en: 'Mill', ru: 'Мельница', de: 'Mühle' };
  const occupied = { kind: 'occupied', city: 'M' } as const;
  expect((await speaking('ru', named(plain))).event(occupied)).toBe('Династия захватывает Н «Мельница»');
  const own = named({ ...plain, forms: { ru: { acc: 'Мельницу' } } });
  expect((await speaking('ru', own)).event(occupied)).toBe('Династия захватывает Н Мельницу');
  expect(() => named({ ...plain, forms: { ru: 'Мельницу' } })).toThrow('/cities/12/name/forms/ru');
});
