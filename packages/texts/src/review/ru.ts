import type { en } from './en.ts';

export const ru = {
  'seat.won': '{seat}: победа',
  'seat.shared': '{seat}: {percent, number} % победы',
  'seat.lost': '{seat}: поражение',
  'seat.unfinished': '{seat}: игра не доиграна, в конце {percent, number} %',
  'way.start': 'Начальная позиция',
  'way.own': 'Свои решения',
  'way.others': 'Решения соперников',
  'way.luck': 'Везение',
  'way.left': 'Остаток',
  'way.result': 'Результат',
  'verdict.fine': 'хорошо',
  'verdict.slip': 'неточность',
  'verdict.mistake': 'ошибка',
  'verdict.blunder': 'грубая ошибка',
  'verdict.found': 'трудная находка',
  better: 'Лучше: {choice} ({percent, number} %)',
  worst: 'Худшие решения',
  best: 'Лучшее решение',
  none: 'Ничего, что нельзя было бы объяснить погрешностью.',
  thresholds:
    'Неточность стоит не меньше {slip, number} пунктов шанса, ошибка — {mistake, number}, грубая ошибка — {blunder, number}: по тому, что было известно игроку, и так, что погрешностью потерю не объяснить.',
} as const satisfies Record<keyof typeof en, string>;
