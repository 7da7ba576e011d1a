import type { Localized } from '@orrery/kernel';

export const bombardment = {
  'REX-BOMB-1': {
    en: 'When the phase begins, players may play cards that fit its opening window.',
    ru: 'В начале фазы открывается окно для розыгрыша подходящих карт.',
    de: 'Zu Beginn der Phase öffnet sich das Kartenfenster.',
  },
  'REX-BOMB-2': {
    en: 'If no card steers the fleet, the top bombardment card is turned over on behalf of the first player.',
    ru: 'Если Флотом не управляет карта, от имени первого игрока открывают верхнюю Карту Бомбардировки.',
    de: 'Wird die Flotte nicht durch eine Karte gelenkt, deckt man für den Startspieler die oberste Bombardierungskarte auf.',
  },
  'REX-BOMB-3': {
    en: 'The fleet travels that many sectors, one by one and always upwards; after 18 comes 1.',
    ru: 'Флот проходит столько секторов, по одному, всегда к следующему номеру; после 18 идёт 1.',
    de: 'Die Flotte zieht so viele Sektoren weiter, einen nach dem anderen, stets aufwärts; auf 18 folgt 1.',
  },
  'REX-BOMB-4': {
    en: 'Each sector it enters is bombarded, including those on the way: in locations without a shield all units and all influence are destroyed.',
    ru: 'Каждый сектор, в который он входит, в том числе по пути, подвергается бомбардировке: в локациях без Щита уничтожаются все Войска и всё Влияние.',
    de: 'Jeder betretene Sektor, auch unterwegs, wird beschossen: An Orten ohne Schild werden alle Einheiten und aller Einfluss vernichtet.',
  },
  'REX-BOMB-5': {
    en: 'Nothing is lost where there is a shield.',
    ru: 'Локации со Щитом ничего не теряют.',
    de: 'Orte mit Schild verlieren nichts.',
  },
  'REX-BOMB-6': {
    en: 'The sector from which it sets out is not hit a second time, unless the fleet comes back into it.',
    ru: 'Сектор, откуда Флот начинает движение, повторно не поражается, если Флот не войдёт в него снова.',
    de: 'Der Sektor, in dem sie losfährt, wird nicht noch einmal getroffen, es sei denn, sie fährt wieder hinein.',
  },
  'REX-BOMB-7': {
    en: 'The fleet is not in any single location; it covers its whole sector.',
    ru: 'Флот не занимает локацию: он накрывает все локации своего сектора.',
    de: 'Die Flotte besetzt keinen Ort; sie überdeckt jeden Ort ihres Sektors.',
  },
  'REX-BOMB-8': {
    en: 'The sector in which it stops stays under bombardment until it moves again; sectors it has left are free.',
    ru: 'Сектор, где он остановился, остаётся под бомбардировкой до следующего движения; покинутые секторы свободны.',
    de: 'Der Sektor, in dem sie hält, bleibt bis zur nächsten Bewegung unter Beschuss; verlassene Sektoren sind wieder frei.',
  },
  'REX-BOMB-9': {
    en: 'Shuffle the card back into the bombardment deck.',
    ru: 'Открытую карту замешивают обратно в колоду Бомбардировки.',
    de: 'Die gezogene Karte wird in den Bombardierungsstapel zurückgemischt.',
  },
  'REX-BOMB-10': {
    en: 'Victory is checked; then the first player token goes to the left and a new round starts.',
    ru: 'После проверки победы Маркер Первого Игрока переходит к соседу слева, и начинается новый раунд.',
    de: 'Nach der Siegprüfung geht der Startspielermarker an den linken Nachbarn, und die nächste Runde beginnt.',
  },
  'REX-BOMB-11': {
    en: 'In round 1 the fleet moves just as in any other round.',
    ru: 'В 1-м раунде Флот движется так же, как в любом другом.',
    de: 'In Runde 1 zieht die Flotte wie in jeder anderen.',
  },
  'REX-BOMB-12': {
    en: "Sol's own units are not spared by the fleet.",
    ru: 'Войска Сол от Флота не защищены.',
    de: 'Auch Sols eigene Einheiten verschont die Flotte nicht.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
