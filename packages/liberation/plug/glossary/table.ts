/** Cities, cards and decks. */
import type { Terms } from '@orrery/games/glossary';

export const galaxy = {
  city: {
    word: { en: 'city', ru: 'локация', de: 'Stadt' },
    text: {
      en: 'One of {cities} places; each is also exactly one card. Two cities joined by one line are adjacent.',
      ru: 'Всего их {cities}; каждой соответствует ровно одна карта. Локации, между которыми проходит одна линия, соединены.',
      de: 'Einer von {cities} Orten; zu jedem gehört genau eine Karte. Zwei Städte, die eine Linie verbindet, grenzen aneinander.',
    },
  },
  line: {
    word: { en: 'line', ru: 'линия', de: 'Linie' },
    text: {
      en: 'Joins two adjacent cities, also across the border of map cards. A way over a third city does not count.',
      ru: 'Соединяет две локации, в том числе через границу карт планет. Путь через третью локацию не считается.',
      de: 'Verbindet zwei angrenzende Städte, auch über den Rand der Planetenkarten hinweg. Ein Weg über eine dritte Stadt zählt nicht.',
    },
  },
  map: {
    word: { en: 'map card', ru: 'карта планеты', de: 'Planetenkarte' },
    text: {
      en: 'A quarter of the galaxy. Probes and superweapons ask or hit all cities of one map card.',
      ru: 'Четверть галактики. Зонд спрашивает, а супероружие бьёт сразу по всем локациям одной карты.',
      de: 'Ein Viertel der Galaxis. Sonden fragen nach allen Städten einer Planetenkarte, Superwaffen treffen sie alle.',
    },
  },
  occupied: {
    word: { en: 'occupied city', ru: 'захваченная локация', de: 'besetzte Stadt' },
    text: {
      en: 'Held by the Dynasty and never lost. Ready ones can be exploited to act.',
      ru: 'Её держит Династия и уже не теряет. Восстановленную можно задействовать.',
      de: 'Von der Dynastie gehalten; sie geht nie verloren. Aufgefrischte können ausgebeutet werden.',
    },
  },
  ready: {
    word: { en: 'ready, upright', ru: 'восстановлена, стоит прямо', de: 'aufgefrischt, aufrecht' },
    text: {
      en: 'Can be exploited now: turned on its side to occupy, to attack or to carry out its mission.',
      ru: 'Её можно задействовать: повернуть набок, чтобы захватить, напасть или выполнить её миссию.',
      de: 'Kann jetzt ausgebeutet werden: quer gedreht, um zu besetzen, anzugreifen oder ihr Kommando auszuführen.',
    },
  },
  exploited: {
    word: { en: 'exploited, on its side', ru: 'задействована, лежит набок', de: 'ausgebeutet, quer' },
    text: {
      en: 'Used up until the Dynasty unexploits it, turning it upright again.',
      ru: 'Не действует, пока Династия её не восстановит.',
      de: 'Verbraucht, bis die Dynastie sie wieder auffrischt.',
    },
  },
  'in-hand': {
    word: { en: 'in your hand', ru: 'у вас на руке', de: 'auf deiner Hand' },
    text: {
      en: 'You hold this card, so it is neither the base nor in the other hand.',
      ru: 'Эта карта у вас, значит, она не база и не на руке у соперника.',
      de: 'Du hast diese Karte, also ist sie weder die Basis noch auf der Hand des Gegners.',
    },
  },
  base: {
    word: { en: 'secret base', ru: 'секретная база', de: 'geheime Basis' },
    text: {
      en: 'The one city the Dynasty looks for. If it is attacked, the Dynasty wins at once.',
      ru: 'Та самая локация, которую ищет Династия. Если на неё нападут, Династия сразу побеждает.',
      de: 'Die eine Stadt, die die Dynastie sucht. Wird sie angegriffen, gewinnt die Dynastie sofort.',
    },
  },
  mark: {
    word: { en: 'mark with a number', ru: 'пометка с числом', de: 'Marke mit Zahl' },
    text: {
      en: 'A cross: an attack missed here in that turn. A diamond: the city was named. An eye: a probe asked about it; struck out, the base is not here. It fades when the deck has been shuffled since. A miss holds for the hand until the Liberation draws, for the base until it moves.',
      ru: 'Крестик: в этот ход сюда напали мимо. Ромб: локацию назвали. Глаз: о ней спросил зонд; если он перечёркнут, базы здесь нет. Пометка бледнеет, когда колоду с тех пор замешали. Промах верен для руки, пока Сопротивление не возьмёт карту, для базы — пока её не переместят.',
      de: 'Kreuz: In diesem Zug ging ein Angriff hier fehl. Raute: Die Stadt wurde genannt. Auge: Eine Sonde hat nach ihr gefragt; durchgestrichen, ist die Basis nicht hier. Die Marke verblasst, wenn seither gemischt wurde. Ein Fehlschlag gilt für die Hand, bis die Liberation zieht, für die Basis, bis sie verlegt wird.',
    },
  },
  belief: {
    word: { en: 'chance', ru: 'вероятность', de: 'Wahrscheinlichkeit' },
    text: {
      en: 'How likely it is, computed only from what your seat has seen.',
      ru: 'Насколько это вероятно, если судить только по тому, что видели вы.',
      de: 'Wie wahrscheinlich es ist, berechnet nur aus dem, was dein Platz gesehen hat.',
    },
  },
} as const satisfies Terms;

export const cards = {
  deck: {
    word: { en: 'draws left', ru: 'осталось доборов', de: 'noch zu ziehen' },
    text: {
      en: 'Cards until the deck is empty. An empty deck ends nothing; the draw after it ends the Act.',
      ru: 'Сколько карт до пустой колоды. Пустая колода ничего не завершает; круг завершит следующий добор.',
      de: 'Karten, bis der Nachziehstapel leer ist. Ein leerer Stapel beendet nichts; erst das nächste Ziehen beendet das Zeitalter.',
    },
  },
  act: {
    word: { en: 'Act', ru: 'круг', de: 'Zeitalter' },
    text: {
      en: 'Drawing from an empty deck ends it: the discards are shuffled, the next begins. At the end of Act III the Liberation wins, whoever draws.',
      ru: 'Завершается добором из пустой колоды: сброс замешивают, начинается следующий круг. В конце круга III побеждает Сопротивление, кто бы ни брал карту.',
      de: 'Endet, wenn vom leeren Stapel gezogen wird: Die Ablage wird gemischt, das nächste beginnt. Am Ende von Zeitalter III gewinnt die Liberation, wer auch immer zieht.',
    },
  },
  discard: {
    word: { en: 'discard pile', ru: 'сброс', de: 'Ablagestapel' },
    text: {
      en: 'Lies face down; nobody may look through it. Cards known to be in it stand beside it as chips.',
      ru: 'Лежит лицом вниз, просматривать его нельзя. Известные карты показаны рядом фишками.',
      de: 'Liegt verdeckt; niemand darf ihn durchsehen. Bekannte Karten stehen als Chips daneben.',
    },
  },
  hand: {
    word: { en: 'hand', ru: 'рука', de: 'Hand' },
    text: {
      en: 'More than {limit} cards are discarded at the end of one’s own turn.',
      ru: 'В конце своего хода лишние карты сбрасывают: остаётся не больше {limit}.',
      de: 'Am Ende des eigenen Zuges wird bis auf {limit} Karten abgeworfen.',
    },
  },
  step: {
    word: { en: 'steps of a turn', ru: 'шаги хода', de: 'Schritte des Zuges' },
    text: {
      en: 'Take a card, act once, discard down to {limit}.',
      ru: 'Взять карту, одно действие, сбросить до {limit}.',
      de: 'Karte nehmen, eine Aktion, auf {limit} abwerfen.',
    },
  },
  'cost-e': {
    word: { en: 'price, turned card: exploit', ru: 'цена, повёрнутая карта: задействовать', de: 'Preis, gedrehte Karte: ausbeuten' },
    text: {
      en: 'Exploit one other ready city.',
      ru: 'Задействуйте ещё одну восстановленную локацию.',
      de: 'Beute eine weitere aufgefrischte Stadt aus.',
    },
  },
  'cost-x': {
    word: { en: 'price: a crossed card', ru: 'цена: перечёркнутая карта', de: 'Preis: durchgestrichene Karte' },
    text: {
      en: 'Discard one other card from your hand.',
      ru: 'Сбросьте с руки ещё одну карту.',
      de: 'Wirf eine weitere Handkarte ab.',
    },
  },
} as const satisfies Terms;

export const deeds = {
  exploit: {
    word: { en: 'exploit', ru: 'задействовать', de: 'ausbeuten' },
    text: {
      en: 'The Dynasty turns a ready city on its side and occupies an adjacent city from its hand, attacks an adjacent one, or carries out its mission.',
      ru: 'Династия поворачивает восстановленную локацию набок и захватывает соединённую с руки, нападает на соединённую или выполняет её миссию.',
      de: 'Die Dynastie dreht eine aufgefrischte Stadt quer und besetzt eine angrenzende von der Hand, greift eine angrenzende an oder führt ihr Kommando aus.',
    },
  },
  attack: {
    word: { en: 'attack', ru: 'напасть', de: 'angreifen' },
    text: {
      en: 'Name a city: if it is the base the Dynasty wins; if the Liberation holds the card the Dynasty takes it; otherwise it is a miss. Every answer is true.',
      ru: 'Назовите локацию: если это база, Династия победила; если карта на руке у Сопротивления, Династия её отбирает; иначе мимо. Все ответы правдивы.',
      de: 'Nenne eine Stadt: Ist sie die Basis, gewinnt die Dynastie; hält die Liberation die Karte, nimmt die Dynastie sie; sonst daneben. Jede Antwort ist wahr.',
    },
  },
  evade: {
    word: { en: 'Evade', ru: 'поменять базу', de: 'Basis verlegen' },
    text: {
      en: 'The base goes to the hand, then the same card or an adjacent one is laid down. Nobody sees which.',
      ru: 'База берётся на руку, затем кладётся та же карта или соединённая с ней. Какая — никто не видит.',
      de: 'Die Basis kommt auf die Hand, dann wird dieselbe Karte oder eine angrenzende ausgelegt. Niemand sieht, welche.',
    },
  },
  sabotage: {
    word: { en: 'Sabotage', ru: 'саботаж', de: 'Sabotieren' },
    text: {
      en: 'Name a city adjacent to your base or to a card of yours: if the Dynasty holds it, it must discard it.',
      ru: 'Назовите локацию, соединённую с вашей базой или картой на руке: если она на руке у Династии, та её сбрасывает.',
      de: 'Nenne eine Stadt, die an deine Basis oder eine deiner Karten grenzt: Hat die Dynastie sie auf der Hand, muss sie sie abwerfen.',
    },
  },
} as const satisfies Terms;
