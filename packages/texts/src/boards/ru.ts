import type { en } from './en.ts';

export const ru = {
  table: 'Стол',
  players: 'Игроки',
  player: 'Игрок',
  you: '{name} (вы)',
  nothing: 'нет',
  round: 'Раунд',
  phase: 'Фаза',
  first: 'Первый игрок',
  deck: 'Колода',
  discard: 'Сброс',
  hand: 'Рука',
  'your-hand': 'Ваша рука',
  neighbours: 'Соединена с',
  memory: 'Память',
} as const satisfies Record<keyof typeof en, string>;
