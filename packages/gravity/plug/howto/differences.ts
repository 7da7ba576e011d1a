/** What modules and the number of players change, as the pack has it. */
import type { Differences } from '@orrery/games/howto';
import type { GravityPack } from '@orrery/gravity';
import type { Localized } from '@orrery/kernel';

const same = (value: number | string): Localized => ({ en: `${value}`, ru: `${value}`, de: `${value}` });
const NO: Localized = { en: '–', ru: '–', de: '–' };

export function differencesOf({
  islands,
  round,
  options,
  domination,
  confrontation,
  pieces,
  attraction,
}: GravityPack): readonly Differences[] {
  const { base, withModule, teamTurns } = round;
  const players = options.players.map(String);
  return [
    {
      title: { en: 'By module', ru: 'По модулям', de: 'Nach Modul' },
      head: [
        { en: 'Base game', ru: 'Базовая игра', de: 'Grundspiel' },
        { en: 'War or Air', ru: 'Война или Воздух', de: 'Krieg oder Luft' },
        { en: 'Confrontation', ru: 'Противостояние', de: 'Konfrontation' },
      ],
      rows: [
        {
          name: { en: 'Cards drawn', ru: 'Берут карт', de: 'Karten gezogen' },
          values: [same(base.draw), same(withModule.draw), NO],
        },
        {
          name: { en: 'Cards kept, at most', ru: 'Оставляют, не больше', de: 'Karten behalten, höchstens' },
          values: [same(base.keep), same(withModule.keep), NO],
        },
        {
          name: { en: 'Turns in a round', ru: 'Ходов за раунд', de: 'Züge je Runde' },
          values: [same(base.turns), same(withModule.turns), same(teamTurns)],
        },
      ],
    },
    {
      title: { en: 'By number of players', ru: 'По числу игроков', de: 'Nach Zahl der Spieler' },
      head: players.map(same),
      rows: [
        {
          name: { en: 'Islands nobody holds at first', ru: 'Ничьих островов вначале', de: 'Herrenlose Inseln zu Beginn' },
          values: options.players.map((count) => same(islands.length - count)),
        },
        {
          name: { en: 'Hunters each', ru: 'Охотников у каждого', de: 'Jäger für jeden' },
          values: options.players.map(() => same(pieces.hunters)),
        },
        {
          name: {
            en: 'Islands pulled with the lead, without Domination',
            ru: 'Притягивается при отрыве, без Доминирования',
            de: 'Mit Vorsprung angezogen, ohne Dominanz',
          },
          values: options.players.map((count) => same(attraction.pullsWithLeadBySides?.[count] ?? attraction.pullsWithLead)),
        },
        {
          name: { en: 'Teams possible', ru: 'Возможны команды', de: 'Teams möglich' },
          values: options.players.map((count) =>
            count === confrontation.players ? { en: 'two of two', ru: 'две по двое', de: 'zwei zu zweit' } : NO,
          ),
        },
        {
          name: { en: 'Domination: points to win', ru: 'Доминирование: очков до победы', de: 'Dominanz: Punkte zum Sieg' },
          values: options.players.map(() => same(domination.goals.join(' / '))),
        },
      ],
    },
  ];
}
