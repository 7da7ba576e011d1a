import type { HowToPlug } from '@orrery/games/howto';
import type { LiberationPack } from '@orrery/liberation';
import { differencesOf } from './howto/differences.ts';
import { galleryOf } from './howto/gallery.ts';

export const plug: HowToPlug = {
  gallery: ({ pack }) => galleryOf(pack as LiberationPack),
  differences: ({ pack }) => [differencesOf(pack as LiberationPack)],
  title: { en: 'One hunts, one hides', ru: 'Один ищет, другой прячется', de: 'Einer jagt, einer versteckt sich' },
  line: {
    en: 'Two players, thirty minutes.',
    ru: 'Двое игроков, полчаса.',
    de: 'Zwei Spieler, dreißig Minuten.',
  },
  chapters: [
    {
      title: { en: 'The goal', ru: 'Цель', de: 'Das Ziel' },
      text: [
        {
          en: '{cities} cities, {cities} cards. The Liberation has laid one card face down: its secret base. The Dynasty wins the moment it attacks that city. The Liberation wins when the deck has run out for the third time and somebody has to draw.',
          ru: 'Локаций — {cities}, карт столько же. Сопротивление положило одну карту лицом вниз: это секретная база. Династия побеждает, как только нападёт на эту локацию. Сопротивление — когда колода кончилась в третий раз и кому-то надо взять карту.',
          de: '{cities} Städte, {cities} Karten. Die Liberation hat eine Karte verdeckt ausgelegt: ihre geheime Basis. Die Dynastie gewinnt, sobald sie diese Stadt angreift. Die Liberation gewinnt, wenn der Stapel zum dritten Mal leer ist und jemand ziehen muss.',
        },
      ],
      example: {
        lesson: 'D1',
        say: {
          en: 'The Dynasty holds cities of its own. Lines show which cities are adjacent.',
          ru: 'У Династии есть свои локации. Линии показывают, какие локации соединены.',
          de: 'Die Dynastie hält eigene Städte. Linien zeigen, welche Städte aneinandergrenzen.',
        },
        steps: [
          {
            answer: 'exploit C',
            say: {
              en: 'It exploits one of them, turning it on its side.',
              ru: 'Одну из них она задействует, повернув набок.',
              de: 'Sie beutet eine davon aus und dreht sie quer.',
            },
          },
          {
            answer: 'attack K',
            say: {
              en: 'From there it attacks an adjacent city. It was the base: the Dynasty wins.',
              ru: 'Оттуда она нападает на соединённую локацию. Это была база: Династия победила.',
              de: 'Von dort greift sie eine angrenzende Stadt an. Es war die Basis: Die Dynastie gewinnt.',
            },
          },
        ],
      },
    },
    {
      title: { en: 'A turn', ru: 'Ход', de: 'Ein Zug' },
      text: [
        {
          en: '1 Take: draw a card; the Dynasty may unexploit a city instead. 2 Act: one action, or none. 3 Discard down to {limit} cards.',
          ru: '1. Взять карту; Династия вместо этого может восстановить локацию. 2. Одно действие или ни одного. 3. Сбросить карты до {limit}.',
          de: '1 Nehmen: Ziehe eine Karte; die Dynastie darf stattdessen eine Stadt auffrischen. 2 Handeln: eine Aktion oder keine. 3 Auf {limit} Karten abwerfen.',
        },
      ],
    },
    {
      title: { en: 'The Dynasty acts', ru: 'Действует Династия', de: 'Die Dynastie handelt' },
      text: [
        {
          en: 'It exploits a ready city, turning it on its side: to occupy an adjacent city from its hand, to attack an adjacent city, or to carry out the city’s mission. Or it plays a mission from the hand, once. Or it unexploits a city, turning it upright again.',
          ru: 'Она задействует восстановленную локацию, повернув её набок: захватывает соединённую с руки, нападает на соединённую или выполняет её миссию. Либо играет миссию с руки, один раз. Либо восстанавливает локацию.',
          de: 'Sie beutet eine aufgefrischte Stadt aus und dreht sie quer: um eine angrenzende von der Hand zu besetzen, eine angrenzende anzugreifen oder ihr Kommando auszuführen. Oder sie spielt einen Befehl von der Hand, einmal. Oder sie frischt eine Stadt auf.',
        },
        {
          en: 'An attack has three answers. The base: the Dynasty wins. A card in the Liberation’s hand: the Dynasty takes it and occupies or discards it. Neither: a miss, and that is knowledge too. All answers are true.',
          ru: 'У нападения три ответа. База: Династия победила. Карта на руке у Сопротивления: Династия отбирает её и захватывает или сбрасывает. Ни то, ни другое: мимо, и это тоже знание. Все ответы правдивы.',
          de: 'Ein Angriff hat drei Antworten. Die Basis: Die Dynastie gewinnt. Eine Karte auf der Hand der Liberation: Die Dynastie nimmt sie und besetzt sie oder wirft sie ab. Keines von beidem: daneben, und auch das ist Wissen. Alle Antworten sind wahr.',
        },
      ],
      example: {
        lesson: 'D3',
        say: {
          en: 'The Dynasty has a ready city in the middle of the lines.',
          ru: 'У Династии восстановленная локация посреди линий.',
          de: 'Die Dynastie hat eine aufgefrischte Stadt mitten im Liniennetz.',
        },
        steps: [
          { answer: 'exploit C', say: { en: 'It is exploited …', ru: 'Её задействуют…', de: 'Sie wird ausgebeutet …' } },
          {
            answer: 'attack G',
            say: {
              en: '… and attacks a neighbour. A hit: that card was in the Liberation’s hand.',
              ru: '…и нападают на соседнюю. Попадание: эта карта была на руке у Сопротивления.',
              de: '… und greift eine Nachbarin an. Ein Treffer: Diese Karte war auf der Hand der Liberation.',
            },
          },
          {
            answer: 'occupy G',
            say: {
              en: 'The Dynasty occupies it at once, and ready.',
              ru: 'Династия сразу захватывает её, уже восстановленной.',
              de: 'Die Dynastie besetzt sie sofort, und aufgefrischt.',
            },
          },
        ],
      },
    },
    {
      title: { en: 'The Liberation acts', ru: 'Действует Сопротивление', de: 'Die Liberation handelt' },
      text: [
        {
          en: 'By Evade: the base may slip to an adjacent card, or stay; nobody sees which. By Sabotage: name a city adjacent to a card of yours; if the Dynasty holds it, it is discarded. Or by a mission.',
          ru: 'Меняет базу: она может перейти на соединённую карту или остаться, этого никто не видит. Или саботаж: называет локацию, соединённую со своей картой; если она на руке у Династии, та её сбрасывает. Или миссия.',
          de: 'Durch Verlegen: Die Basis kann auf eine angrenzende Karte wechseln oder bleiben; niemand sieht es. Durch Sabotage: Nenne eine Stadt, die an eine deiner Karten grenzt; hat die Dynastie sie, wird sie abgeworfen. Oder durch einen Einsatz.',
        },
      ],
      example: {
        lesson: 'L2',
        say: {
          en: 'The galaxy as the Liberation sees it, with its base. Small cards mark what it holds in hand.',
          ru: 'Галактика глазами Сопротивления, с его базой. Маленькие карты отмечают то, что у него на руке.',
          de: 'Die Galaxis, wie die Liberation sie sieht, mit ihrer Basis. Kleine Karten zeigen, was sie auf der Hand hat.',
        },
        steps: [
          {
            answer: 'evade',
            say: {
              en: 'It evades: the base goes to the hand for a moment.',
              ru: 'Оно меняет базу: та на миг уходит на руку.',
              de: 'Sie verlegt ihre Basis: Die Karte kommt für einen Moment auf die Hand.',
            },
          },
          {
            answer: 'base I',
            say: {
              en: 'An adjacent card is the new base. The Dynasty only sees that something was laid down.',
              ru: 'Новая база — соединённая карта. Династия видит только, что какую-то карту положили.',
              de: 'Eine angrenzende Karte ist die neue Basis. Die Dynastie sieht nur, dass etwas ausgelegt wurde.',
            },
          },
        ],
      },
    },
    {
      title: { en: 'Prices and Acts', ru: 'Цены и круги', de: 'Preise und Zeitalter' },
      text: [
        {
          en: 'A turned card on a mission means: exploit one other ready city; a crossed card: discard one other card from the hand. Both are paid before anything happens.',
          ru: 'Повёрнутая карта на миссии — ещё одна восстановленная локация, перечёркнутая — ещё одна карта с руки. Платят до того, как что-либо произойдёт.',
          de: 'Eine gedrehte Karte als Preis heißt: eine weitere aufgefrischte Stadt ausbeuten; eine durchgestrichene: eine weitere Handkarte abwerfen. Beides wird vorher bezahlt.',
        },
        {
          en: 'An empty deck ends nothing. The next draw does: in Act I and II the discards are shuffled and the next Act begins; in Act III the Liberation wins, whoever draws.',
          ru: 'Пустая колода ничего не завершает. Завершает следующий добор: в кругах I и II сброс замешивают и начинают новый круг; в круге III побеждает Сопротивление, кто бы ни брал карту.',
          de: 'Ein leerer Stapel beendet nichts. Das nächste Ziehen schon: In Zeitalter I und II wird die Ablage gemischt, und das nächste beginnt; in Zeitalter III gewinnt die Liberation, wer auch immer zieht.',
        },
      ],
    },
    {
      title: { en: 'Warped World', ru: 'Искажённый мир', de: 'Verquere Welt' },
      text: [
        {
          en: 'The expansion replaces a map card by Galvacil, whose missions rotate map cards: cities stay, lines change. House packs say which prices and missions are ours.',
          ru: 'Дополнение заменяет одну карту планеты на Гальвацил; его миссии поворачивают карты планет: локации остаются, линии меняются. Где цены и миссии наши, так и написано.',
          de: 'Die Erweiterung ersetzt eine Planetenkarte durch Galvacil; dessen Karten rotieren Planetenkarten: Städte bleiben, Linien ändern sich. Wo Preise und Kommandos von uns sind, steht es dabei.',
        },
      ],
    },
  ],
  mistakes: [
    {
      en: 'A city in your own hand cannot be the base.',
      ru: 'Локация у вас на руке не может быть базой.',
      de: 'Eine Stadt auf deiner eigenen Hand kann nicht die Basis sein.',
    },
    {
      en: 'A newly occupied city is ready at once.',
      ru: 'Только что захваченная локация сразу восстановлена.',
      de: 'Eine neu besetzte Stadt ist sofort aufgefrischt.',
    },
    {
      en: 'Taken cards never go to the Dynasty’s hand.',
      ru: 'Отобранные карты никогда не попадают на руку Династии.',
      de: 'Genommene Karten kommen nie auf die Hand der Dynastie.',
    },
    {
      en: 'Evade does not show whether the base moved.',
      ru: 'Смена базы не показывает, перешла ли она.',
      de: 'Verlegen zeigt nicht, ob die Basis gewechselt hat.',
    },
    {
      en: 'Each draw of the Dynasty brings its own end nearer.',
      ru: 'Каждый добор Династии приближает её же конец.',
      de: 'Jedes Ziehen der Dynastie bringt ihr eigenes Ende näher.',
    },
  ],
};
