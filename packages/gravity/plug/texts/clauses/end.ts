import type { Localized } from '@orrery/kernel';

export const end = {
  'GRV-END-1': {
    en: 'The game is over as soon as a side wins, either by surrounding or by reaching the last space in Domination.',
    ru: 'Игра заканчивается сразу при победе через окружение или по очкам.',
    de: 'Das Spiel endet sofort mit einem Sieg durch Umschließen oder nach Punkten.',
  },
  'GRV-END-2': {
    en: 'If there is no winner after the transition of round 20, the round limit ends the game.',
    ru: 'Если после перехода 20-го раунда победителя нет, игра заканчивается по пределу раундов.',
    de: 'Gibt es nach dem Übergang der 20. Runde keinen Sieger, endet das Spiel durch das Rundenlimit.',
  },
  'GRV-END-3': {
    en: 'At the round limit compare, one after another: domination points (in Domination), the greatest number of neighbours of an island they control, the greatest gravity on one, and the number of islands. The best side wins; sides that are still equal draw. Temporary gravity on islands is already gone, and a shared island counts once.',
    ru: 'По пределу раундов стороны сравнивают по порядку: очки доминирования (в «Доминировании»), наибольшее число соседей у контролируемого острова, наибольшую гравитацию на одном таком острове, число контролируемых островов. Лучшая сторона побеждает, при полном равенстве — ничья. Временной гравитации на островах уже нет; общий остров считается один раз.',
    de: 'Beim Rundenlimit vergleicht man der Reihe nach: Dominanzpunkte (bei Dominanz), die meisten Nachbarn einer kontrollierten Insel, die meiste Gravitation auf einer kontrollierten Insel, die Zahl kontrollierter Inseln. Die beste Partei gewinnt; bei völligem Gleichstand ist es unentschieden. Flüchtige Gravitation auf Inseln ist dann schon entfernt; eine gemeinsame Insel zählt einmal.',
  },
  'GRV-END-4': {
    en: 'When the game is over there is nothing more to decide, and the record discloses all that was hidden.',
    ru: 'После конца игры решений больше нет, а в записи открывается всё скрытое.',
    de: 'Nach Spielende gibt es nichts mehr zu entscheiden, und die Aufzeichnung legt alles Verborgene offen.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
