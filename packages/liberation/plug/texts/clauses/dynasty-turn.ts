import type { Localized } from '@orrery/kernel';

export const dynastyTurn = {
  'LIB-DYN-STEP1-1': {
    en: 'In Step 1 the Dynasty does one of three things: draw a card, unexploit a City, or nothing.',
    ru: 'На шаге 1 Династия делает что-то одно: берёт карту, восстанавливает локацию или ничего.',
    de: 'In Schritt 1 tut die Dynastie genau eines: 1 Stadtkarte ziehen, eine Stadt auffrischen oder nichts.',
  },
  'LIB-DYN-STEP1-2': {
    en: "To draw, the Dynasty takes the deck's top card into its hand without showing it.",
    ru: 'При взятии карты верхняя карта колоды уходит на руку Династии; видит её только Династия.',
    de: 'Beim Ziehen nimmt die Dynastie die oberste Karte des Nachziehstapels auf die Hand; nur sie sieht diese Karte.',
  },
  'LIB-DYN-STEP1-3': {
    en: 'To unexploit, it makes one exploited City ready; this requires having an exploited City.',
    ru: 'При восстановлении одна задействованная локация становится восстановленной; для этого нужна хотя бы одна задействованная локация.',
    de: 'Beim Wiederaufbau wird eine ausgebeutete Stadt aufgefrischt; dazu muss es eine ausgebeutete Stadt geben.',
  },
  'LIB-DYN-STEP1-4': {
    en: 'If the Dynasty skips Step 1, nothing changes.',
    ru: 'Если Династия пропускает шаг 1, ничего не происходит.',
    de: 'Verzichtet die Dynastie auf Schritt 1, geschieht nichts.',
  },
  'LIB-DYN-STEP1-5': {
    en: 'The Dynasty may choose to draw even from an empty deck; the Act then ends as described there. In Act III this loses the game, and you are warned.',
    ru: 'Династия может брать карту и при пустой колоде — тогда круг заканчивается по правилам о кругах. В круге III это означает поражение, о чём игра предупредит.',
    de: 'Die Dynastie darf auch bei leerem Nachziehstapel ziehen; dann endet das Zeitalter wie dort beschrieben. In Zeitalter III verliert sie dadurch, worauf hingewiesen wird.',
  },
  'LIB-DYN-STEP2-1': {
    en: 'In Step 2 the Dynasty takes one action: perform the Mission of a card in hand, exploit a City, or unexploit a City.',
    ru: 'На шаге 2 Династия выполняет одно действие: миссию карты с руки, задействование локации или восстановление локации.',
    de: 'In Schritt 2 führt die Dynastie eine Aktion aus: den Befehl einer Handkarte, eine Stadt ausbeuten oder eine Stadt auffrischen.',
  },
  'LIB-DYN-STEP2-2': {
    en: 'The Dynasty may do without a Step 2 action.',
    ru: 'Династия может не выполнять действие на шаге 2.',
    de: 'Die Dynastie darf auf die Aktion in Schritt 2 verzichten.',
  },
  'LIB-DYN-STEP2-3': {
    en: 'The Dynasty has two ways to use a Mission: play the card from hand, which discards it, or exploit an occupied City, whose card stays in place.',
    ru: 'Династия использует миссии двумя способами: сыграв карту с руки (она уходит в сброс) или задействовав захваченную локацию (карта остаётся).',
    de: 'Die Dynastie kann eine Karte auf zwei Arten nutzen: als Befehl von der Hand, dann wird die Karte abgeworfen, oder als Kommando durch Ausbeuten einer besetzten Stadt, deren Karte liegen bleibt.',
  },
  'LIB-DYN-STEP3-1': {
    en: 'If the Dynasty holds more than three cards in Step 3, it discards until it has exactly three.',
    ru: 'Если на шаге 3 у Династии на руке больше трёх карт, она сбрасывает лишние, оставляя ровно три.',
    de: 'Hat die Dynastie in Schritt 3 mehr als drei Handkarten, wirft sie ab, bis es genau drei sind.',
  },
  'LIB-DYN-STEP3-2': {
    en: 'It picks the cards one at a time. With three or fewer there is nothing to decide, and nothing may be discarded.',
    ru: 'Карты она выбирает сама, по одной. Если карт три или меньше, решать нечего и сбрасывать ничего нельзя.',
    de: 'Sie wählt die Karten selbst, eine nach der anderen. Bei drei oder weniger gibt es nichts zu entscheiden, und es darf nichts abgeworfen werden.',
  },
  'LIB-DYN-STEP3-3': {
    en: 'Cards discarded in Step 3 go face down and stay secret.',
    ru: 'Карты шага 3 уходят в сброс лицом вниз и не показываются.',
    de: 'Die in Schritt 3 abgeworfenen Karten liegen verdeckt und werden nicht gezeigt.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
