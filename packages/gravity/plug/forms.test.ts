import { gravity, type GravityPack, type GravityRules } from '@orrery/gravity';
import type { Refusal } from '@orrery/kernel';
import { loadGameTexts, sayChoice, sayDecision, sayEvent, sayRefusal, sayResult } from '@orrery/texts';
import { expect, test } from 'vitest';

const house = gravity.packs[0] as GravityPack;

function opened(pack?: unknown): GravityRules {
  const rules = gravity.open({ seats: 4, module: 'war', confrontation: true }, pack);
  if ('faults' in rules) throw new Error(JSON.stringify(rules.faults));
  return rules;
}

async function speaking(language: 'ru' | 'de', rules = opened()) {
  const texts = await loadGameTexts('gravity', language);
  if (!texts) throw new Error('Gravity has messages');
  return {
    event: (word: Parameters<typeof rules.events.code>[0]) => sayEvent(rules, texts, rules.events.name(rules.events.code(word))),
    choice: (word: Parameters<typeof rules.choices.code>[0]) => sayChoice(rules, texts, rules.choices.name(rules.choices.code(word))),
    refusal: (code: string, data: Refusal['data']) => sayRefusal(rules, texts, { code, clause: 'GRV-TURN-1', data }),
    waits: (decision: string, asked: number) =>
      sayDecision(rules, texts, { viewer: 0, seats: 4, decision, asked, answered: 0, result: null }),
    ends: (clause: string, ...winners: readonly number[]) => sayResult(texts, { winners, clause }),
  };
}

test('Russian declines islands, colours, cards and pieces, and its verbs agree with several', async () => {
  const { event, choice, refusal, waits, ends } = await speaking('ru');
  expect([
    event({ kind: 'bombarded', seat: 0, island: 'mistharbour', rival: 3 }),
    event({ kind: 'turned', seat: 1, island: 'mistharbour', steps: 2 }),
    event({ kind: 'captured', seat: 2, island: 'windhollow' }),
    event({ kind: 'played', seat: 1, card: 7 }),
    event({ kind: 'redeployed', seat: 0, piece: 'hunter', from: 'airship', to: 'cinderpeak' }),
    event({ kind: 'pumped', seat: 0, from: 'rundor', to: 'stormcrown', permanent: 1, temporary: 2 }),
    event({ kind: 'surged', seat: 3, island: 'lanternreach' }),
    event({ kind: 'surrounded', island: 'copperfall' }),
    event({ kind: 'teamTurn', seat: 2 }),
    event({ kind: 'phase', phase: 'islands' }),
    choice({ verb: 'bombard', island: 'mistharbour' }),
    choice({ verb: 'owner', seat: 3 }),
    refusal('tooHeavy', { island: 'rundor', attractor: 'mistharbour' }),
    refusal('tooWeak', { island: 'mistharbour', defence: 1 }),
    waits('prep.keep', 0b1000),
    waits('prep.keep', 0b1100),
    ends('GRV-DOM-4', 0, 2),
  ]).toEqual([
    'Красный обстреливает Туманную Гавань: снят охотник Жёлтого',
    'Синий разворачивает Туманную Гавань на 2 шага',
    'Зелёный захватывает Ветряную Лощину',
    'Синий играет Войну за ресурсы',
    'Красный перебрасывает охотника с дирижабля на Пепельный Пик',
    'Красный перекачивает с Рундора на Грозовой Венец 1 постоянной и 2 временной гравитации',
    'Жёлтый устраивает выброс на Фонарном Пределе',
    'Вокруг Медного Водопада замкнулось кольцо',
    'Ходит команда Зелёного',
    'Фаза островов',
    'Обстрелять Туманную Гавань',
    'Снять охотника у Жёлтого',
    'Рундор не легче Туманной Гавани.',
    'Ваших сил не хватит: Туманную Гавань защищает 1 фишка.',
    'Карты выбирает Жёлтый',
    'Карты выбирают Зелёный и Жёлтый',
    'Побеждают Красный и Зелёный по очкам доминирования',
  ]);
});

test('German puts islands and the airship after their prepositions, and its verbs agree with several', async () => {
  const { event, choice, refusal, waits, ends } = await speaking('de');
  expect([
    event({ kind: 'bombarded', seat: 0, island: 'mistharbour', rival: 3 }),
    event({ kind: 'redeployed', seat: 0, piece: 'hunter', from: 'airship', to: 'cinderpeak' }),
    event({ kind: 'redeployed', seat: 0, piece: 'mercenary', from: 'rundor', to: 'airship' }),
    event({ kind: 'pumped', seat: 0, from: 'rundor', to: 'stormcrown', permanent: 1, temporary: 2 }),
    event({ kind: 'tokenPlaced', seat: 1, colour: 'blue', island: 'windhollow', side: 2 }),
    event({ kind: 'castled', seat: 1, card: 3 }),
    event({ kind: 'points', seat: 1, points: 1 }),
    choice({ verb: 'owner', seat: 3 }),
    choice({ verb: 'joint', island: 'mistharbour' }),
    refusal('noPiece', { piece: 'hunter', from: 'airship' }),
    waits('prep.keep', 0b1000),
    waits('prep.keep', 0b1100),
    waits('islands.target', 0b1010),
    ends('GRV-DOM-4', 0, 2),
  ]).toEqual([
    'Rot beschießt Nebelhafen: ein Jäger von Gelb fällt',
    'Rot verlegt einen Jäger vom Luftschiff nach Aschengipfel',
    'Rot verlegt einen Söldner von Rundor aufs Luftschiff',
    'Rot pumpt von Rundor nach Sturmkrone: 1 dauerhaft, 2 flüchtig',
    'Blau legt eine blaue Quelle auf Windsenke, Seite 3',
    'Blau spielt Förderung durch Rochade erneut',
    'Dominanz: Die Partei von Blau hat 1 Punkt',
    'Einen Jäger von Gelb treffen',
    'Vorschlagen, Nebelhafen gemeinsam zu erobern',
    'Es steht auf dem Luftschiff kein Jäger mehr, der noch ziehen könnte.',
    'Gelb wählt Karten',
    'Grün und Gelb wählen Karten',
    'Blau und Gelb wählen, welche Insel angezogen wird',
    'Rot und Grün gewinnen nach Dominanzpunkten',
  ]);
});

test('an island of another pack stands within quotes, unless the pack says how it is declined', async () => {
  const named = (name: object) =>
    opened({ ...house, id: 'own', islands: house.islands.map((island) => (island.id === 'rundor' ? { ...island, name } : island)) });
  const plain = { en: 'Isle', ru: 'Отмель', de: 'Sandbank' };
  const bombarded = { kind: 'bombarded', seat: 0, island: 'rundor' } as const;
  expect((await speaking('ru', named(plain))).event(bombarded)).toBe('Красный обстреливает «Отмель»: наёмник снят');
  const own = named({ ...plain, forms: { ru: { acc: 'Песчаную Отмель' } } });
  expect((await speaking('ru', own)).event(bombarded)).toBe('Красный обстреливает Песчаную Отмель: наёмник снят');
  expect(() => named({ ...plain, forms: { ru: { acc: '' } } })).toThrow('/islands/0/name/forms/ru/acc');
});
