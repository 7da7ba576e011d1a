import type { Refusal } from '@orrery/kernel';
import { called, loadGameTexts, sayChoice, sayDecision, sayEvent, sayRefusal, sayResult, type SeatName, translator } from '@orrery/texts';
import { rex, type RexRules, standard } from '@orrery/rex';
import { expect, test } from 'vitest';
import { ru as board } from './board/texts/ru.ts';

const rules = rex.open({}) as RexRules;

/** Seats in the order in which the pack has its races: Sol, Hacan, Jol-Nar, Letnev, Xxcha, Lazax. */
const RACES = ['SOL', 'HAC', 'JOL', 'LET', 'XXC', 'LAZ'];
async function speaking(language: 'ru' | 'de') {
  const texts = await loadGameTexts('rex', language);
  if (!texts) throw new Error('Rex has messages');
  const seat: SeatName = (n, form) => called(rules.names['race']?.[RACES[n] ?? ''] ?? null, '', form, texts);
  return {
    event: (word: Parameters<typeof rules.events.code>[0]) => sayEvent(rules, texts, rules.events.name(rules.events.code(word)), seat),
    choice: (word: Parameters<typeof rules.choices.code>[0]) => sayChoice(rules, texts, rules.choices.name(rules.choices.code(word)), seat),
    refusal: (code: string, data: Refusal['data']) => sayRefusal(rules, texts, { code, clause: 'REX-TURN-1', data }, seat),
    waits: (asked: number) => sayDecision(rules, texts, { viewer: 5, seats: 6, decision: 'D-BID', asked, answered: 0, result: null }, seat),
    ends: (clause: string, ...winners: readonly number[]) => sayResult(texts, { winners, clause }, seat),
  };
}

test('Russian declines races, leaders and cards', async () => {
  const { event, choice, refusal, waits, ends } = await speaking('ru');
  expect([
    event({ kind: 'paid', seat: 1, taker: 5, amount: 3 }),
    event({ kind: 'drew', seat: 0, card: 'rapid_mobilization' }),
    event({ kind: 'played', seat: 3, card: 'diplomatic_interference', rival: 2 }),
    event({ kind: 'transferred', giver: 4, taker: 1, amount: 2 }),
    event({ kind: 'accepted', seat: 0, by: 3 }),
    event({ kind: 'battle', seat: 0, rival: 5, location: 'PAL' }),
    event({ kind: 'killed', seat: 5, leader: 'HAC-L1', bounty: 6 }),
    event({ kind: 'recruited', seat: 3, leader: 'LET-L3', cost: 4 }),
    event({ kind: 'commanded', seat: 2, element: 'attack' }),
    event({ kind: 'answered', seat: 5, element: 'attack' }),
    event({ kind: 'allied', members: '1+5' }),
    event({ kind: 'over', seats: '5' }),
    event({ kind: 'over', seats: '0+5' }),
    choice({ verb: 'play', card: 'decoy' }),
    choice({ verb: 'give', seat: 5, amount: 2 }),
    refusal('leader-not-lost', { leader: 'XXC-L2' }),
    waits(0b001001),
    ends('REX-WIN-3', 1, 5),
  ]).toEqual([
    'Хакан платит Лазаксу 3',
    'Сол берёт Ускоренную Мобилизацию',
    'Летнев играет Дипломатическое Вмешательство против Жол-Нара',
    'Кззча отдаёт Хакану 2 Влияния',
    'Сол принимает предложение Летнева',
    'Сол сражается с Лазаксом в Императорском Дворце',
    'Лазакс уничтожает Торгового принца и получает 6',
    'Летнев нанимает Главу шпионов за 4',
    'Жол-Нар требует показать карту атаки',
    'У Лазакса нет карты атаки',
    'Хакан и Лазакс заключают Альянс',
    'Игра окончена. Побеждает Лазакс',
    'Игра окончена. Побеждают Сол и Лазакс',
    'Сыграть Приманку',
    'Отдать Лазаксу 2',
    'В вашем Банке Потерь нет Старейшины',
    'Ждём Сол и Летнева',
    'Четыре крепости у Альянса двоих: побеждают Хакан и Лазакс',
  ]);
});

test('in Russian, what a seat has agrees with its number', () => {
  const texts = translator('ru', board);
  expect([1, 2, 11, 21].map((count) => texts.say('rex.fig.influence', { count }))).toEqual(['влияние', 'влияния', 'влияния', 'влияние']);
});

test('German declines leaders and cards, and its verbs agree with several races', async () => {
  const { event, choice, refusal, waits, ends } = await speaking('de');
  expect([
    event({ kind: 'paid', seat: 1, taker: 5, amount: 3 }),
    event({ kind: 'played', seat: 3, card: 'tactical_retreat' }),
    event({ kind: 'kept', seat: 3, card: 'informant' }),
    event({ kind: 'battle', seat: 0, rival: 5, location: 'PAL' }),
    event({ kind: 'killed', seat: 5, leader: 'HAC-L1', bounty: 6 }),
    event({ kind: 'called', seat: 3, leader: 'LET-L5' }),
    event({ kind: 'executed', leader: 'LET-L5' }),
    event({ kind: 'commanded', seat: 2, element: 'attack' }),
    event({ kind: 'answered', seat: 5, element: 'leader' }),
    event({ kind: 'over', seats: '0+5' }),
    choice({ verb: 'use', card: 'tactical_retreat' }),
    refusal('leader-used', { leader: 'XXC-L2' }),
    refusal('outside-zone', { location: 'PAL' }),
    waits(0b001001),
    ends('REX-WIN-9', 0),
    ends('REX-WIN-9', 0, 5),
  ]).toEqual([
    'Hacan zahlt 3 an Lazax',
    'Letnev spielt Taktischen Rückzug',
    'Letnev behält Informanten',
    'Sol kämpft im Kaiserpalast gegen Lazax',
    'Lazax vernichtet den Handelsprinzen und erhält 6',
    'Letnev entlarvt den Gesandten als Verräter',
    'Der Gesandte wird als Verräter hingerichtet',
    'Jol-Nar verlangt, die Angriffskarte zu sehen',
    'Lazax kann den Anführer nicht zeigen',
    'Das Spiel ist aus. Sol und Lazax siegen',
    'Taktischen Rückzug einsetzen',
    'Der Älteste hat diese Runde schon woanders gekämpft',
    'Du darfst jetzt nicht in den Kaiserpalast',
    'Warten auf Sol und Letnev',
    'Sol hat bis zum Ende standgehalten: Sol siegt',
    'Sol hat bis zum Ende standgehalten: Sol und Lazax siegen',
  ]);
});

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
    '2 перемещает Войска из Зала Архива в Имперскую Казну (3 + 1 механизированное или лицом вниз)',
    '2 перебрасывает Войска из Зала Архива в Имперскую Казну (2)',
    '2 побеждает в бою в Зале Архива',
    '2 отступает из Зала Архива',
    '6 Влияния уничтожено в Зале Архива',
    'Ваших Войск в Зале Архива нет',
  ]);
  expect(await sentences('de', 'REC', 'TRE')).toEqual([
    '2 bewegt Einheiten aus der Halle der Aufzeichnungen in die Imperiale Schatzkammer (3 + 1 mechanisierte oder verdeckte)',
    '2 verlegt Einheiten aus der Halle der Aufzeichnungen in die Imperiale Schatzkammer (2)',
    '2 gewinnt den Kampf in der Halle der Aufzeichnungen',
    '2 zieht sich aus der Halle der Aufzeichnungen zurück',
    '6 Einfluss werden in der Halle der Aufzeichnungen vernichtet',
    'Du hast in der Halle der Aufzeichnungen keine Einheiten',
  ]);
});

test('nought units are not counted', async () => {
  const said = await Promise.all(
    (['en', 'ru', 'de'] as const).map(async (language) => {
      const texts = await loadGameTexts('rex', language);
      if (!texts) throw new Error('Rex has messages');
      const event = (word: Parameters<typeof rules.events.code>[0]): string =>
        sayEvent(rules, texts, rules.events.name(rules.events.code(word)));
      return [
        event({ kind: 'moved', seat: 1, from: 'REC', to: 'TRE', units: 0, other: 1 }).replace(/^.*\(/, '('),
        event({ kind: 'recruited', seat: 1, units: 0, mechanized: 2, cost: 0 }),
        event({ kind: 'recruited', seat: 1, units: 1, mechanized: 2, cost: 4 }),
      ];
    }),
  );
  expect(said).toEqual([
    ['(1 mechanized or face down)', '2 recruits 2 mechanized for free', '2 recruits 1 unit and 2 mechanized for 4'],
    ['(1 механизированное или лицом вниз)', '2 нанимает 2 механизированных бесплатно', '2 нанимает 1 Войско и 2 механизированных за 4'],
    ['(1 mechanisierte oder verdeckte)', '2 rekrutiert 2 mechanisierte kostenlos', '2 rekrutiert 1 Einheit und 2 mechanisierte für 4'],
  ]);
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
    '2 перемещает Войска (Гавань) → Гавань (3 + 1 механизированное или лицом вниз)',
    '2 перебрасывает Войска (Гавань) → Гавань (2)',
    '2 побеждает в бою (Гавань)',
    '2 отступает (Гавань)',
    '6 Влияния уничтожено (Гавань)',
    'Ваших Войск (Гавань) нет',
  ]);
  const own = named({ ...plain, forms: { de: { in: 'im Hafen', to: 'in den Hafen', from: 'aus dem Hafen' } } });
  expect((await sentences('de', 'REC', 'REC', own))[0]).toBe(
    '2 bewegt Einheiten aus dem Hafen in den Hafen (3 + 1 mechanisierte oder verdeckte)',
  );
});

test('forms of a pack are lines of text', () => {
  const [first, ...others] = standard.locations;
  const opened = rex.open(
    {},
    { ...standard, id: 'own', locations: [{ ...first, name: { ...first?.name, forms: { ru: { in: 3 } } } }, ...others] },
  );
  expect(opened).toEqual({ faults: [{ path: '/locations/0/name/forms/ru/in', problem: 'is not a line of text' }] });
});
