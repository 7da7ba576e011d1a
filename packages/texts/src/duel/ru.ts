import type { en } from './en.ts';

export const ru = {
  'game.name': 'Дуэль',
  'choice.play': 'Сыграть карту {card}',
  'event.drew': '{seat} берёт карту {card}',
  'event.drew.1': '{seat} берёт карту',
  'event.played': '{seat} играет карту {card}',
  'event.took': '{seat} забирает взятку',
  'event.ended': 'Сыграна последняя карта',
  'refusal.not-your-turn': 'Сейчас не ваш ход.',
  'refusal.not-in-hand': 'Карты {card} нет у вас на руке.',
  'warning.highest-card': 'Это старшая карта: она возьмёт любую взятку, в том числе и позже.',
  'decision.D-PLAY': 'Сыграйте карту',
  'decision.D-PLAY.wait': 'Карту играет {seat}',
  'end.DUEL-END-1': '{seat} побеждает: взяток больше',
  'end.DUEL-END-2': 'Взяток поровну: ничья',
  'seat.0': 'Первый игрок',
  'seat.1': 'Второй игрок',
} as const satisfies Record<keyof typeof en, string>;
