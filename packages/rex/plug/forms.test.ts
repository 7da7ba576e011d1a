import { loadGameTexts, sayEvent, sayRefusal } from '@orrery/texts';
import { rex, type RexRules, standard } from '@orrery/rex';
import { expect, test } from 'vitest';

const rules = rex.open({}) as RexRules;

/** Sentences about places, each with a place in every part it can have. */
const sentences = async (language: 'ru' | 'de', from: string, to: string, of: RexRules = rules): Promise<readonly string[]> => {
  const texts = await loadGameTexts('rex', language);
  if (!texts) throw new Error('Rex has messages');
  const event = (word: Parameters<typeof rules.events.code>[0]): string => sayEvent(of, texts, rules.events.name(rules.events.code(word)));
  return [
    event({ kind: 'moved', seat: 1, from, to, units: 3, other: 1 }),
    event({ kind: 'relocated', seat: 1, from, to, units: 2, other: 0 }),
    event({ kind: 'wonBattle', seat: 1, location: from }),
    event({ kind: 'retreated', seat: 1, location: from }),
    event({ kind: 'lostInfluence', location: from, amount: 6 }),
    sayRefusal(of, texts, { code: 'no-units-there', clause: 'REX-MOVE-1', data: { location: from } }),
  ];
};

test('places stand in the case the sentence needs', async () => {
  expect(await sentences('ru', 'REC', 'TRE')).toEqual([
    '2 перемещает Войска из Зала Архива в Имперскую Казну (3 + 1)',
    '2 перебрасывает Войска из Зала Архива в Имперскую Казну (2)',
    '2 побеждает в бою в Зале Архива',
    '2 отступает из Зала Архива',
    'Уничтожено Влияние в Зале Архива: 6',
    'Ваших Войск в Зале Архива нет',
  ]);
  expect(await sentences('de', 'REC', 'TRE')).toEqual([
    '2 bewegt Einheiten aus der Halle der Aufzeichnungen in die Imperiale Schatzkammer (3 + 1)',
    '2 verlegt Einheiten aus der Halle der Aufzeichnungen in die Imperiale Schatzkammer (2)',
    '2 gewinnt den Kampf in der Halle der Aufzeichnungen',
    '2 zieht sich aus der Halle der Aufzeichnungen zurück',
    '6 Einfluss wird in der Halle der Aufzeichnungen vernichtet',
    'Du hast in der Halle der Aufzeichnungen keine Einheiten',
  ]);
});

test('every place that comes with the game has all its forms', async () => {
  for (const language of ['ru', 'de'] as const) {
    const { forms = {} } = (await loadGameTexts('rex', language)) ?? {};
    const lacking = standard.locations.filter(({ name }) => {
      const { in: where, to, from } = forms[name[language]] ?? {};
      return !where || !to || !from;
    });
    expect(lacking.map(({ id }) => id)).toEqual([]);
    expect(Object.keys(forms).toSorted()).toEqual(standard.locations.map(({ name }) => name[language]).toSorted());
  }
});

test('a place of another pack stands beside the sentence, unless the pack says how it is declined', async () => {
  const named = (name: object): RexRules => {
    const locations = standard.locations.map((place) => (place.id === 'REC' ? { ...place, name } : place));
    const opened = rex.open({}, { ...standard, id: 'own', locations });
    if ('faults' in opened) throw new Error(JSON.stringify(opened.faults));
    return opened;
  };
  const plain = { en: 'Harbour', ru: 'Гавань', de: 'Hafen' };
  expect(await sentences('ru', 'REC', 'REC', named(plain))).toEqual([
    '2 перемещает Войска (Гавань) → Гавань (3 + 1)',
    '2 перебрасывает Войска (Гавань) → Гавань (2)',
    '2 побеждает в бою (Гавань)',
    '2 отступает (Гавань)',
    'Уничтожено Влияние (Гавань): 6',
    'Ваших Войск (Гавань) нет',
  ]);
  const own = named({ ...plain, forms: { de: { in: 'im Hafen', to: 'in den Hafen', from: 'aus dem Hafen' } } });
  expect((await sentences('de', 'REC', 'REC', own))[0]).toBe('2 bewegt Einheiten aus dem Hafen in den Hafen (3 + 1)');
});

test('forms of a pack are lines of text', () => {
  const [first, ...others] = standard.locations;
  const opened = rex.open(
    {},
    { ...standard, id: 'own', locations: [{ ...first, name: { ...first?.name, forms: { ru: { in: 3 } } } }, ...others] },
  );
  expect(opened).toEqual({ faults: [{ path: '/locations/0/name/forms/ru/in', problem: 'is not a line of text' }] });
});
