import type { Localized } from '@orrery/kernel';

export const end = {
  'LIB-END-1': {
    en: 'As soon as a side has won, the game stops; steps and decisions still due are not carried out.',
    ru: 'Как только условие победы выполнено, игра прекращается; оставшиеся шаги и решения отпадают.',
    de: 'Sobald eine Siegbedingung erfüllt ist, endet das Spiel; noch ausstehende Schritte und Entscheidungen entfallen.',
  },
  'LIB-END-2': {
    en: 'The Dynasty wins if any attack strikes the base, whether by the operation Attack, Launch Fleet, Deploy Superweapon or the attack following Hyperspace Warp.',
    ru: 'Династия побеждает, если любое её нападение попадает в базу: обычное, «Запуск флота», «Введение супероружия» или нападение после «Искривления гиперпространства».',
    de: 'Die Dynastie gewinnt, wenn irgendein Angriff die Basis trifft: ein gewöhnlicher, Flotte entsenden, Superwaffe einsetzen oder der Angriff nach Hyperraumverzerrung.',
  },
  'LIB-END-3': {
    en: 'The Liberation wins at the moment the deck would have to be reshuffled for the third time.',
    ru: 'Сопротивление побеждает, когда колоду пришлось бы перемешивать в третий раз.',
    de: 'Die Liberation gewinnt in dem Moment, in dem zum dritten Mal gemischt werden müsste.',
  },
  'LIB-END-4': {
    en: 'The rules know no other ending: there is no tie and no limit on the number of turns.',
    ru: 'Других концовок нет: ни ничьей, ни предела ходов правила не предусматривают.',
    de: 'Ein anderes Ende kennen die Regeln nicht: kein Unentschieden und keine Zugbegrenzung.',
  },
  'LIB-END-5': {
    en: 'When the game is over, everything hidden is laid open, including the order of the deck.',
    ru: 'После конца игры всё скрытое открывается, включая порядок колоды.',
    de: 'Nach Spielende wird alles Verborgene aufgedeckt, auch die Reihenfolge des Nachziehstapels.',
  },
  'LIB-END-6': {
    en: 'A player may resign, and an automatic match may be stopped at a turn cap (400 turns is advised). Such games are recorded as resigned or unfinished, which is not an outcome under the rules.',
    ru: 'Игрок может сдаться, а автоматическую серию можно остановить по пределу ходов (рекомендуется 400). Такие партии записываются как сданные или незаконченные; результатом по правилам это не считается.',
    de: 'Man kann aufgeben, und ein automatisches Match darf an einer Zuggrenze (empfohlen: 400 Züge) abgebrochen werden. Solche Partien gelten als aufgegeben oder unvollendet; ein Ergebnis nach den Regeln ist das nicht.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
