import type { Localized } from '@orrery/kernel';

export const warpedWorld = {
  'LIB-WARP-1': {
    en: 'Galvacil takes the place of one Map card of the base game.',
    ru: 'Гальвацил заменяет одну карту планеты базовой игры.',
    de: 'Galvacil ersetzt eine Planetenkarte des Grundspiels.',
  },
  'LIB-WARP-2': {
    en: 'City cards belonging to the replaced Map card are removed; O, P, Q and R are added instead.',
    ru: 'Карты локаций заменённой карты планеты убирают из игры, вместо них добавляют П, Р, С и Т.',
    de: 'Die Stadtkarten der ersetzten Planetenkarte kommen aus dem Spiel; dafür kommen O, P, Q und R hinein.',
  },
  'LIB-WARP-3': {
    en: 'The players choose the card to be replaced, or it is determined at random.',
    ru: 'Заменяемую карту выбирают игроки, или её определяет случай.',
    de: 'Die zu ersetzende Karte wird ausgesucht oder zufällig bestimmt.',
  },
  'LIB-WARP-4': {
    en: 'If a Map card with three Cities (yellow or blue) is replaced, there are 15 Cities and the deck starts with 8 cards in the standard game; with the green or red one there are 14 and the deck starts with 7. Setup and play are otherwise the same.',
    ru: 'Если заменена карта с тремя локациями (жёлтая или синяя), локаций 15 и в обычной игре колода начинается с 8 карт; если зелёная или красная — 14 и 7. В остальном подготовка и игра не меняются.',
    de: 'Wird eine Planetenkarte mit drei Städten (gelb oder blau) ersetzt, gibt es 15 Städte, und der Nachziehstapel beginnt im Standardspiel mit 8 Karten; bei der grünen oder roten sind es 14 und 7. Sonst ändern sich Aufbau und Ablauf nicht.',
  },
  'LIB-WARP-5': {
    en: "The expansion's category introduces one new effect for both sides: Rotate.",
    ru: 'Категория дополнения вводит один новый эффект для обеих сторон: поворот карты планеты.',
    de: 'Die Kategorie der Erweiterung bringt beiden Seiten einen neuen Effekt: Rotieren.',
  },
  'LIB-WARP-6': {
    en: 'One way to Rotate is the half turn: the card is turned by 180 degrees and keeps its side up.',
    ru: 'Один вид поворота — на 180°: карта разворачивается, сторона остаётся прежней.',
    de: 'Eine Möglichkeit zu rotieren: Die Karte wird um 180 Grad gedreht, dieselbe Seite bleibt oben.',
  },
  'LIB-WARP-7': {
    en: 'The other way is flipping it over one of its edges to the other side. Over a short edge it keeps its direction; over a long edge it also ends up turned by 180 degrees.',
    ru: 'Другой вид — перевернуть карту через любой край на оборот. Через короткий край её ориентация сохраняется, через длинный — карта вдобавок оказывается повёрнутой на 180°.',
    de: 'Die andere: Die Karte wird über eine Kante auf die Rückseite gedreht. Über eine kurze Kante behält sie ihre Ausrichtung, über eine lange liegt sie zusätzlich um 180 Grad gedreht.',
  },
  'LIB-WARP-8': {
    en: 'The card must end up differently from before, so there are exactly three possible results. Any of the four Map cards may be picked.',
    ru: 'Положение карты должно измениться, поэтому возможны ровно три результата. Выбрать можно любую из четырёх карт планет.',
    de: 'Die Karte muss danach anders liegen als vorher; es gibt also genau drei mögliche Ergebnisse. Jede der vier Planetenkarten darf gewählt werden.',
  },
  'LIB-WARP-9': {
    en: 'The new lines apply immediately.',
    ru: 'Новые соединения действуют сразу.',
    de: 'Die neuen Verbindungen gelten sofort.',
  },
  'LIB-WARP-10': {
    en: 'A rotation affects lines only. Occupied and exploited Cities, the base and all cards remain as they were.',
    ru: 'Поворот меняет только линии. Захваченные и задействованные локации, база и все карты остаются как были.',
    de: 'Rotieren ändert nur die Linien. Besetzte und ausgebeutete Städte, die Basis und alle Karten bleiben unverändert.',
  },
  'LIB-WARP-11': {
    en: 'You may look at the reverse of a Map card but must put it back exactly as it was. Here both sides can be viewed at any time.',
    ru: 'Смотреть обороты карт планет можно, но карты надо оставить точно так, как они лежали. Здесь обе стороны видны в любой момент.',
    de: 'Die Rückseiten der Planetenkarten darf man ansehen, muss die Karten aber genau so zurücklegen. Hier sind jederzeit beide Seiten einsehbar.',
  },
  'LIB-WARP-12': {
    en: 'You can tell which Cities belong to a Map card by their letters; each card bears three or four of them.',
    ru: 'Какие локации относятся к карте планеты, видно по буквам; на каждой карте их три или четыре.',
    de: 'Welche Städte zu einer Planetenkarte gehören, erkennt man an den Buchstaben; jede trägt drei oder vier.',
  },
  'LIB-WARP-13': {
    en: 'Warped World is intended for people who already know the base game.',
    ru: '«Искажённый мир» рассчитан на тех, кто уже знаком с базовой игрой.',
    de: 'Verquere Welt richtet sich an alle, die das Grundspiel schon kennen.',
  },
  'LIB-FAQ-1': {
    en: 'Do I have to show cards that I play, discard or name? No, with the sole exception of a sabotaged card; you may agree to show discards.',
    ru: 'Нужно ли показывать карты, которые играют, сбрасывают или называют? Нет, кроме саботированной; показывать сброс можно по договорённости.',
    de: 'Muss ich gespielte, abgeworfene oder genannte Karten zeigen? Nein, nur die sabotierte; offenes Abwerfen kann man vereinbaren.',
  },
  'LIB-FAQ-2': {
    en: 'If City A is exploited for Propaganda Campaign, A is not one of the two Cities demanded by the cost.',
    ru: 'Если для «Пропаганды» задействована локация А, в число двух локаций её стоимости А не входит.',
    de: 'Wird Stadt A für die Propagandakampagne ausgebeutet, zählt A nicht zu den beiden Städten der Kosten.',
  },
  'LIB-FAQ-3': {
    en: 'Nothing discarded or exploited earlier counts towards a cost. Example: A is exploited for its Mission; the payment is exploiting I and J and discarding one card.',
    ru: 'Сброшенное и задействованное ранее в стоимость не засчитывается. Пример: А задействована ради миссии, а платят локациями И и К и одной сброшенной картой.',
    de: 'Früher Abgeworfenes oder Ausgebeutetes zählt nie für Kosten. Beispiel: A wird für ihr Kommando ausgebeutet; bezahlt wird mit I und J sowie einer abgeworfenen Karte.',
  },
  'LIB-FAQ-4': {
    en: 'May I lie to my opponent? No.',
    ru: 'Можно ли лгать сопернику? Нет.',
    de: 'Darf ich die Gegenseite belügen? Nein.',
  },
  'LIB-FAQ-5': {
    en: 'What does Recruit Spy do when one card remains? You look at that card without shuffling. With none left, nothing happens.',
    ru: 'Что даёт «Найм шпиона», если осталась одна карта? Посмотрите её, ничего не перемешивая. Если карт нет, ничего не происходит.',
    de: 'Was bewirkt Spion rekrutieren bei nur einer Karte? Du siehst diese an, ohne zu mischen. Ist keine mehr da, geschieht nichts.',
  },
  'LIB-FAQ-6': {
    en: 'When sabotaging with Design Flaw, the Liberation may name a card of its hand or its base. When exploiting, it is restricted to occupied Cities.',
    ru: 'Саботируя «Проектным дефектом», Сопротивление может назвать карту со своей руки или базу. Задействовать же можно только захваченные локации.',
    de: 'Beim Sabotieren mit Konstruktionsfehler darf die Liberation eine eigene Handkarte oder ihre Basis nennen. Erschöpfen kann sie nur besetzte Städte.',
  },
  'LIB-FAQ-7': {
    en: 'For Armed Resistance you pay twice: its own cost and the cost of the Mission it borrows.',
    ru: 'За «Вооружённое сопротивление» платят дважды: его собственную стоимость и стоимость заимствованной миссии.',
    de: 'Für Bewaffneter Widerstand zahlt man doppelt: die eigenen Kosten und die des geliehenen Einsatzes.',
  },
  'LIB-FAQ-8': {
    en: 'Public Support discards from the top of the deck; the cards are not picked at random.',
    ru: '«Общественная поддержка» сбрасывает карты с верха колоды, а не случайные.',
    de: 'Öffentliche Unterstützung wirft von oben ab; die Karten werden nicht zufällig gewählt.',
  },
  'LIB-FAQ-9': {
    en: 'Recruit Spy in short: look at three, keep one if you wish, return the others to the top.',
    ru: '«Найм шпиона» вкратце: посмотрите три карты, одну можно оставить себе, остальные верните на верх колоды.',
    de: 'Spion rekrutieren in Kürze: drei ansehen, eine auf Wunsch behalten, die anderen wieder obenauf.',
  },
  'LIB-TIP-1': {
    en: 'Tip for the Dynasty: a card played from hand gives its Mission once, while an occupied City can be exploited for it time after time.',
    ru: 'Совет Династии: карта с руки даёт свою миссию один раз, а захваченную локацию можно задействовать ради неё снова и снова.',
    de: 'Tipp für die Dynastie: Von der Hand nutzt man eine Karte einmal als Befehl, eine besetzte Stadt immer wieder als Kommando.',
  },
  'LIB-TIP-2': {
    en: 'You can begin playing before you have read all the rules; a guided first game is available.',
    ru: 'Начать можно, ещё не дочитав правила: есть обучающая первая партия.',
    de: 'Man kann losspielen, ehe man alle Regeln gelesen hat; dafür gibt es eine geführte erste Partie.',
  },
  'LIB-TIP-3': {
    en: 'You are allowed to count the deck; the number is always on screen.',
    ru: 'Колоду разрешено пересчитывать; её размер всегда виден на экране.',
    de: 'Den Nachziehstapel darf man zählen; die Zahl steht immer auf dem Bildschirm.',
  },
  'LIB-TIP-4': {
    en: 'Story: the Dynasty holds the galaxy in an iron grip while the Liberation wins friends from its hideout. On Galvacil, gas rising from a vast rift warps the planets around it. This has no effect on play.',
    ru: 'Сюжет: Династия правит галактикой железной рукой, а Сопротивление собирает сторонников на тайной базе. На Гальвациле газы из огромного разлома искажают соседние планеты. На игру это не влияет.',
    de: 'Hintergrund: Die Dynastie hält die Galaxis in eisernem Griff, die Liberation sammelt aus ihrem Versteck heraus Anhänger. Auf Galvacil verzerren Gase aus einem gewaltigen Riss die umliegenden Planeten. Auf das Spiel wirkt sich das nicht aus.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
