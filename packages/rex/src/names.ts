import type { Localized, Names } from '@orrery/kernel';
import type { RexPack } from './pack/pack.ts';

const words = (entries: Readonly<Record<string, readonly [en: string, ru: string, de: string]>>): Readonly<Record<string, Localized>> =>
  Object.fromEntries(Object.entries(entries).map(([id, [en, ru, de]]) => [id, { en, ru, de }]));

const slot = words({
  none: ['no card', 'без карт', 'keine Karte'],
  attack: ['attack', 'атака', 'Angriff'],
  defence: ['defence', 'защита', 'Verteidigung'],
  both: ['attack and defence', 'атака и защита', 'Angriff und Verteidigung'],
});
const element = words({
  leader: ['leader', 'лидер', 'Anführer'],
  attack: ['attack card', 'карта атаки', 'Angriffskarte'],
  defence: ['defence card', 'карта защиты', 'Verteidigungskarte'],
  number: ['number on the dial', 'число на Колесе Битвы', 'Zahl auf dem Kampfrad'],
});
const side = words({ up: ['face up', 'лицом вверх', 'offen'], down: ['face down', 'лицом вниз', 'verdeckt'] });
const phase = words({
  setup: ['Set-up', 'Начальная расстановка', 'Spielaufbau'],
  influence: ['Influence phase', 'Фаза Влияния', 'Einflussphase'],
  bidding: ['Bidding phase', 'Фаза Торгов', 'Bietphase'],
  recruitment: ['Recruitment phase', 'Фаза Найма', 'Rekrutierungsphase'],
  maneuver: ['Maneuver phase', 'Фаза Манёвров', 'Manöverphase'],
  battle: ['Battle phase', 'Фаза Боя', 'Kampfphase'],
  collection: ['Collection phase', 'Фаза Сбора', 'Sammelphase'],
  bombardment: ['Bombardment phase', 'Фаза Бомбардировки', 'Bombardierungsphase'],
});
const ceasefire: Localized = { en: 'Temporary Ceasefire', ru: 'Временное прекращение огня', de: 'Vorübergehende Waffenruhe' };
const offensive: Localized = { en: 'Sol Offensive', ru: 'Наступление Сол', de: 'Sol-Offensive' };

/** Names of everything choices and events speak of, by argument and value. */
export function namesOf(pack: RexPack): Names {
  const location = Object.fromEntries(pack.locations.map(({ id, name }) => [id, name]));
  const placing = (first: string, second: string): Localized => {
    const both = (language: keyof Localized): string =>
      `${location[first]?.[language] ?? first} / ${location[second]?.[language] ?? second}`;
    return { en: both('en'), ru: both('ru'), de: both('de') };
  };
  return {
    location,
    from: location,
    to: location,
    first: location,
    second: location,
    race: Object.fromEntries(pack.races.map(({ id, short }) => [id, short])),
    leader: Object.fromEntries(pack.leaders.map(({ id, name }) => [id, name])),
    card: Object.fromEntries(pack.strategyCards.map(({ id, name }) => [id, name])),
    advantage: Object.fromEntries(pack.advantages.map(({ id, name }) => [id, name])),
    betrayal: Object.fromEntries(pack.betrayalCards.map(({ id, name }) => [id, name])),
    influence: Object.fromEntries(
      pack.influenceCards.map(({ id, kind, first, second }) => [
        id,
        kind === 'ceasefire' ? ceasefire : kind === 'offensive' ? offensive : placing(first?.loc ?? '', second?.loc ?? ''),
      ]),
    ),
    slot,
    element,
    side,
    phase,
  };
}
