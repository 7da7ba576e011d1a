import type { Localized } from '@orrery/kernel';

export const setup = {
  'GRV-SETUP-1': {
    en: 'The seats are numbered clockwise. Every player has a colour of his own.',
    ru: 'Места нумеруются по часовой стрелке. У каждого игрока свой цвет, и цвета не повторяются.',
    de: 'Die Plätze zählen im Uhrzeigersinn. Jeder Spieler hat eine eigene Farbe.',
  },
  'GRV-SETUP-2': {
    en: 'Put Rundor in the middle, on cell (0,0), in a random rotation.',
    ru: 'Рундор кладут в центр, на клетку (0,0), в случайном повороте.',
    de: 'Rundor kommt mit zufälliger Drehung in die Mitte, auf Feld (0,0).',
  },
  'GRV-SETUP-3': {
    en: 'Distribute the six ordinary islands at random, each in a random rotation, among the cells (2,0), (0,2), (−2,2), (−2,0), (0,−2) and (2,−2), which form a ring around Rundor.',
    ru: 'Шесть обычных островов случайно раскладывают кольцом вокруг Рундора — на клетки (2,0), (0,2), (−2,2), (−2,0), (0,−2) и (2,−2), каждый в случайном повороте.',
    de: 'Die sechs gewöhnlichen Inseln werden zufällig und mit zufälliger Drehung auf die Felder (2,0), (0,2), (−2,2), (−2,0), (0,−2) und (2,−2) verteilt, einen Ring um Rundor.',
  },
  'GRV-SETUP-4': {
    en: 'In the beginning none of the islands touches another.',
    ru: 'В начале игры острова не соприкасаются.',
    de: 'Zu Beginn berühren sich keine Inseln.',
  },
  'GRV-SETUP-5': {
    en: 'Counting ring positions from 0, the start islands in seat order are those on positions 0 and 3 with 2 players, on 0, 2 and 4 with 3, and on 0, 1, 3 and 4 with 4.',
    ru: 'Если считать позиции кольца с 0, стартовые острова по порядку мест лежат: при 2 игроках — на позициях 0 и 3, при 3 — на 0, 2 и 4, при 4 — на 0, 1, 3 и 4.',
    de: 'Zählt man die Ringpositionen ab 0, liegen die Startinseln in Sitzreihenfolge bei 2 Spielern auf 0 und 3, bei 3 Spielern auf 0, 2 und 4, bei 4 Spielern auf 0, 1, 3 und 4.',
  },
  'GRV-SETUP-6': {
    en: 'Every player places 4 hunters on the start island and 2 aboard the airship; the other 6 form the reserve.',
    ru: 'Каждый игрок ставит 4 охотников на стартовый остров и 2 на дирижабль; остальные 6 остаются в резерве.',
    de: 'Jeder Spieler stellt 4 Jäger auf seine Startinsel und 2 auf sein Luftschiff; die übrigen 6 bilden die Reserve.',
  },
  'GRV-SETUP-7': {
    en: 'All islands without hunters, including Rundor, receive 2 mercenaries each from the supply.',
    ru: 'На каждый остров без охотников, включая Рундор, ставят по 2 наёмника из запаса.',
    de: 'Jede Insel ohne Jäger, auch Rundor, erhält 2 Söldner aus dem Vorrat.',
  },
  'GRV-SETUP-8': {
    en: 'No island has any gravity at first.',
    ru: 'Гравитации в начале нет нигде.',
    de: 'Anfangs liegt nirgends Gravitation.',
  },
  'GRV-SETUP-9': {
    en: 'When playing with a module, every player shuffles its two cards into the own deck.',
    ru: 'При игре с модулем каждый добавляет в свою колоду две карты этого модуля.',
    de: 'Mit einem Modul nimmt jeder Spieler dessen zwei Karten in seinen Stapel auf.',
  },
  'GRV-SETUP-10': {
    en: 'All players shuffle their decks and put them face down. Nobody has discarded or saved cards yet.',
    ru: 'Каждый перемешивает свою колоду и кладёт её лицом вниз. Сброса и сохранённых карт пока нет.',
    de: 'Alle mischen ihren Stapel und legen ihn verdeckt bereit. Ablagestapel und aufgesparte Karten gibt es noch nicht.',
  },
  'GRV-SETUP-11': {
    en: 'In War for Resources the supply starts with all 8 sabotage tokens and all 10 source tokens.',
    ru: 'В «Войне за ресурсы» в запас кладут все 8 жетонов диверсии и все 10 жетонов источника.',
    de: 'Bei Krieg um Ressourcen liegen alle 8 Sabotagemarker und alle 10 Quellenmarker im Vorrat.',
  },
  'GRV-SETUP-12': {
    en: 'Chance decides who gets the first-player token. Confrontation has a rule of its own for this.',
    ru: 'Первого игрока, получающего жетон, определяет случай. В «Противостоянии» для этого своё правило.',
    de: 'Wer den Startspielermarker erhält, entscheidet der Zufall. Für Konfrontation gilt eine eigene Regel.',
  },
  'GRV-SETUP-13': {
    en: 'In Domination every airship marker starts on space 0.',
    ru: 'В «Доминировании» все фишки дирижаблей начинают с деления 0.',
    de: 'Bei Dominanz beginnen alle Luftschiffmarker auf Feld 0.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
