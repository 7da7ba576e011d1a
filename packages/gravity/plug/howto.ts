import type { HowToPlug } from '@orrery/games/howto';
import type { GravityPack } from '@orrery/gravity';
import { differencesOf } from './howto/differences.ts';
import { galleryOf } from './howto/gallery.ts';

export const plug: HowToPlug = {
  gallery: ({ pack }) => galleryOf(pack as GravityPack),
  differences: ({ pack }) => differencesOf(pack as GravityPack),
  title: { en: 'Six neighbours win', ru: 'Победа — шесть соседей', de: 'Sechs Nachbarn gewinnen' },
  line: {
    en: 'Two to four corporations, seven floating islands. The base rules are our own reconstruction; the four modules are as printed.',
    ru: 'От двух до четырёх корпораций, семь парящих островов. Базовые правила — наша реконструкция; четыре модуля — как напечатано.',
    de: 'Zwei bis vier Konzerne, sieben schwebende Inseln. Die Grundregeln sind unsere Rekonstruktion; die vier Module sind wie gedruckt.',
  },
  chapters: [
    {
      title: { en: 'The goal', ru: 'Цель', de: 'Das Ziel' },
      text: [
        {
          en: 'An island you hold with islands on all six sides wins the game, whoever moved them there.',
          ru: 'Если вокруг вашего острова лежат острова со всех шести сторон, вы победили — кто бы их туда ни притянул.',
          de: 'Hat eine Insel von dir auf allen sechs Seiten Inseln, gewinnst du, wer auch immer sie dorthin gezogen hat.',
        },
      ],
      example: {
        lesson: 'G1',
        say: {
          en: 'Red’s island in the middle has five neighbours. Its heaviest island may pull the one that floats alone.',
          ru: 'У красного острова в середине пять соседей. Самый тяжёлый остров может притянуть тот, что парит в стороне.',
          de: 'Die rote Insel in der Mitte hat fünf Nachbarn. Rots schwerste Insel darf die heranziehen, die allein schwebt.',
        },
        steps: [
          {
            answer: 'target lanternreach',
            say: { en: 'The lone island is pulled.', ru: 'Притягивается одинокий остров.', de: 'Die einsame Insel wird angezogen.' },
          },
          {
            answer: 'cell 4',
            say: {
              en: 'It lands on the sixth side: the ring is closed, Red wins.',
              ru: 'Он встаёт с шестой стороны: кольцо замкнуто, Красный победил.',
              de: 'Sie legt an der sechsten Seite an: Der Ring ist geschlossen, Rot gewinnt.',
            },
          },
        ],
      },
    },
    {
      title: { en: 'A round', ru: 'Раунд', de: 'Eine Runde' },
      text: [
        {
          en: '1 Preparation: draw {draw} cards, keep up to {keep}, fill up to {keep} unseen, add saved cards.',
          ru: '1. Подготовка: берёте карт — {draw}, оставляете до {keep}, недостающие до {keep} добираете вслепую, добавляете сохранённые.',
          de: '1 Vorbereitung: Ziehe {draw} Karten, behalte bis zu {keep}, fülle verdeckt auf {keep} auf, nimm aufgesparte hinzu.',
        },
        {
          en: '2 Corporations: {turns} turns each, one card a turn. A turn is one of three: play a card, using one or both of its actions in any order; castle, paying {castling} cards to use a discarded one again; or do nothing and save a card.',
          ru: '2. Корпорации: ходов у каждого — {turns}, по карте за ход. Ход — одно из трёх: сыграть карту (одно или оба её действия в любом порядке); рокировка, то есть отдать карт — {castling} — и применить карту из сброса; или бездействовать и сохранить карту.',
          de: '2 Konzerne: {turns} Züge für jeden, eine Karte je Zug. Ein Zug ist eines von dreien: eine Karte spielen, eine oder beide Aktionen in beliebiger Folge; Rochade, also {castling} Karten zahlen und eine abgelegte noch einmal benutzen; oder nichts tun und eine Karte aufsparen.',
        },
        {
          en: '3 Islands: the heaviest held island pulls. 4 Transition: temporary gravity fades, leftover cards may be saved, {saved} at most.',
          ru: '3. Острова: самый тяжёлый из занятых островов притягивает. 4. Переход: временная гравитация исчезает, оставшиеся карты можно сохранить, не больше {saved}.',
          de: '3 Inseln: Die schwerste gehaltene Insel zieht an. 4 Übergang: Flüchtige Gravitation vergeht, übrige Karten dürfen aufgespart werden, höchstens {saved}.',
        },
      ],
    },
    {
      title: { en: 'Gravity', ru: 'Гравитация', de: 'Gravitation' },
      text: [
        {
          en: 'Mining counts the sources on your islands and those on neighbours’ sides that face them. {drops} drops give one permanent unit, {sparks, plural, one {a spark} other {# sparks}} one temporary unit. A drop left over gives nothing.',
          ru: 'При добыче считаются источники на ваших островах и обращённые к ним источники соседей. Капли ({drops}) дают единицу постоянной гравитации, {sparks, plural, one {искра} few {# искры} many {# искр} other {# искры}} — единицу временной. Лишняя капля не даёт ничего.',
          de: 'Die Förderung zählt die Quellen auf deinen Inseln und die auf Seiten der Nachbarn, die ihnen zugewandt sind. {drops} Tropfen geben eine dauerhafte Einheit, {sparks, plural, one {ein Funke} other {# Funken}} eine flüchtige. Ein übriger Tropfen gibt nichts.',
        },
      ],
      example: {
        lesson: 'G3',
        scene: 'beside',
        say: {
          en: 'Red’s island has drops and sparks of its own, and its new neighbour turns a source to it.',
          ru: 'У красного острова свои капли и искры, а новый сосед обращён к нему источником.',
          de: 'Rots Insel hat eigene Tropfen und Funken, und ihr neuer Nachbar wendet ihr eine Quelle zu.',
        },
        steps: [
          {
            answer: 'play 3',
            say: {
              en: 'All of Red’s islands gain gravity: solid crystals are permanent, outlined ones temporary; the number adds them up.',
              ru: 'Все острова Красного получили гравитацию: сплошные кристаллы — постоянная, контурные — временная; число — их сумма.',
              de: 'Alle Inseln von Rot gewinnen Gravitation: Volle Kristalle sind dauerhaft, umrissene flüchtig; die Zahl zählt beide zusammen.',
            },
          },
        ],
      },
    },
    {
      title: { en: 'Pulling', ru: 'Притяжение', de: 'Anziehung' },
      text: [
        {
          en: 'The held island with the most gravity pulls one island that is lighter and not beside it, {pulls} with a lead of {lead} over the best rival. It lands on a free cell beside the puller. Rivals equal in total and in permanent gravity: nothing moves.',
          ru: 'Занятый остров с наибольшей гравитацией притягивает другой, который легче и не лежит рядом; при отрыве {lead} от лучшего соперника — {pulls}. Остров встаёт на свободное место рядом. Если соперники равны и по всей гравитации, и по постоянной, ничего не движется.',
          de: 'Die gehaltene Insel mit der meisten Gravitation zieht eine an, die leichter ist und nicht neben ihr liegt, {pulls} bei einem Vorsprung von {lead} vor dem besten Gegner. Sie landet auf einem freien Feld daneben. Sind Gegner insgesamt und dauerhaft gleich, bewegt sich nichts.',
        },
      ],
      example: {
        lesson: 'G2',
        scene: 'two',
        say: {
          en: 'Whose island pulls here is a matter of numbers: compare the gauges of held islands.',
          ru: 'Чей остров притягивает, решают числа: сравните датчики занятых островов.',
          de: 'Wessen Insel hier zieht, sagen Zahlen: Vergleiche die Messuhren der gehaltenen Inseln.',
        },
      },
    },
    {
      title: { en: 'Capture', ru: 'Захват', de: 'Eroberung' },
      text: [
        {
          en: 'Commit at least {margin} more than stand on the island, one hunter among them: from the airship to anywhere, or from your islands beside it. You lose {divisor, plural, =2 {half} other {one in #}} of what you committed, rounded {rounding, select, up {up} other {down}}. Only hunters hold islands; gravity stays on the island.',
          ru: 'Выделите хотя бы на {margin} больше, чем стоит на острове, среди них охотника: с дирижабля куда угодно или со своих соседних островов. Теряется {divisor, plural, =2 {половина} other {каждая #-я}} выделенных фишек с округлением {rounding, select, up {вверх} other {вниз}}. Владеют островами только охотники; гравитация остаётся на острове.',
          de: 'Setze mindestens {margin} mehr ein, als auf der Insel stehen, darunter einen Jäger: vom Luftschiff überallhin, oder von deinen Inseln daneben. Du verlierst {divisor, plural, =2 {die Hälfte} other {jede #.}} der eingesetzten Figuren, {rounding, select, up {aufgerundet} other {abgerundet}}. Nur Jäger halten Inseln; die Gravitation bleibt liegen.',
        },
      ],
    },
    {
      title: { en: 'Players and modules', ru: 'Игроки и модули', de: 'Spieler und Module' },
      text: [
        {
          en: 'War for Resources: sabotage trunks, dig for source tokens. Air Transport: store gravity aboard. With either, one card and one turn more. Domination: one point for each island pulled, four or five win. Confrontation, for four: two teams of two.',
          ru: 'Война за ресурсы: диверсии на магистралях и жетоны источников. Транспортировка по воздуху: гравитация в хранилище. С любым из них — на карту и на ход больше. Доминирование: очко за каждый притянутый остров, победа на четырёх или пяти. Противостояние, вчетвером: две команды по двое.',
          de: 'Krieg um Ressourcen: Stränge sabotieren, nach Quellenmarkern graben. Lufttransport: Gravitation an Bord lagern. Mit einem von beiden eine Karte und ein Zug mehr. Dominanz: ein Punkt je angezogener Insel, vier oder fünf gewinnen. Konfrontation, zu viert: zwei Teams zu zweit.',
        },
      ],
    },
  ],
  mistakes: [
    {
      en: 'An island nobody holds does not pull, however heavy.',
      ru: 'Ничей остров не притягивает, сколько бы ни весил.',
      de: 'Eine Insel, die niemand hält, zieht nicht, so schwer sie auch ist.',
    },
    {
      en: 'Turning your own island changes what neighbours get, not what it gets.',
      ru: 'Разворот своего острова меняет добычу соседей, а не его собственную.',
      de: 'Die eigene Insel zu drehen ändert, was Nachbarn bekommen, nicht was sie selbst bekommt.',
    },
    { en: 'Mercenaries alone hold nothing.', ru: 'Одни наёмники ничем не владеют.', de: 'Söldner allein halten nichts.' },
    {
      en: 'You can close a ring for your rival: look for the warning sign.',
      ru: 'Можно замкнуть кольцо для соперника: смотрите на знак опасности.',
      de: 'Du kannst einen Ring für den Gegner schließen: Achte auf das Warnzeichen.',
    },
  ],
};
