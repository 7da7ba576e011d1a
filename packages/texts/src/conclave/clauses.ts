import type { Localized } from '@orrery/kernel';
import { section, type ClauseSection } from '../clause-section.ts';

const setup = {
  'CON-SETUP-1': {
    en: 'Roles are dealt in secret: one rebel among three players, two among four or five, the others are loyal. Each learns its own role; two rebels know each other.',
    ru: 'Роли раздают тайно: среди трёх игроков один мятежник, среди четырёх или пяти — двое, остальные верны. Каждый узнаёт свою роль; два мятежника знают друг друга.',
    de: 'Die Rollen werden verdeckt verteilt: bei drei Spielern ein Rebell, bei vieren oder fünfen zwei, die übrigen sind treu. Jeder erfährt seine Rolle; zwei Rebellen kennen einander.',
  },
  'CON-SETUP-2': {
    en: 'Everybody has five coins, hidden from the others. Six prizes worth 1 to 6 points are shuffled into a deck.',
    ru: 'У каждого пять монет, скрытых от других. Шесть призов ценой от 1 до 6 очков замешивают в колоду.',
    de: 'Jeder hat fünf Münzen, die die anderen nicht sehen. Sechs Preise im Wert von 1 bis 6 Punkten bilden gemischt den Stapel.',
  },
} as const satisfies Readonly<Record<string, Localized>>;

const round = {
  'CON-TURN-1': {
    en: 'Only players who are asked answer, and only what they are asked; a complete answer stands.',
    ru: 'Отвечает только тот, кого спрашивают, и только на заданный вопрос; полный ответ окончателен.',
    de: 'Es antwortet nur, wer gefragt ist, und nur auf das Gefragte; eine vollständige Antwort gilt.',
  },
  'CON-ROUND-1': {
    en: 'Four rounds are played. Each begins with the top prize of the deck turned up.',
    ru: 'Играют четыре раунда. Каждый начинается с того, что открывают верхний приз колоды.',
    de: 'Gespielt werden vier Runden. Zu Beginn jeder wird der oberste Preis des Stapels aufgedeckt.',
  },
  'CON-ROUND-2': {
    en: 'Before the third round all six prizes are shuffled anew, and what was known of their order is worth nothing.',
    ru: 'Перед третьим раундом все шесть призов тасуют заново, и прежнее знание их порядка теряет силу.',
    de: 'Vor der dritten Runde werden alle sechs Preise neu gemischt; was man über ihre Reihenfolge wusste, gilt nicht mehr.',
  },
  'CON-BID-1': {
    en: 'All bid at once and in secret: first from no coins up to all one has, then whether a tie is claimed or ceded. The others hear only that a bid is complete; a rebel also hears the coins of the other rebel.',
    ru: 'Все делают ставки одновременно и тайно: сначала число монет, от нуля до всех имеющихся, затем — настаивать при равенстве или уступить. Другие слышат лишь, что ставка сделана; мятежник узнаёт и ставку второго мятежника.',
    de: 'Alle bieten gleichzeitig und geheim: erst keine bis alle eigenen Münzen, dann, ob man bei Gleichstand darauf besteht oder verzichtet. Die anderen hören nur, dass ein Gebot vollständig ist; ein Rebell erfährt auch die Münzen des anderen Rebellen.',
  },
  'CON-BID-2': {
    en: 'The most coins win the prize; among equals one who claims the tie; then the lot decides. Only the winner pays, and only the winner knows how much.',
    ru: 'Приз достаётся наибольшей ставке; при равенстве — тому, кто настаивал; затем решает жребий. Платит только победитель, и только он знает сколько.',
    de: 'Die meisten Münzen gewinnen den Preis; unter gleichen, wer auf dem Gleichstand besteht; danach entscheidet das Los. Nur der Gewinner zahlt, und nur er weiß, wie viel.',
  },
  'CON-PEEK-1': {
    en: 'The winner may look at the next prize alone, and then puts it back on top or at the bottom of the deck; nobody else sees which.',
    ru: 'Победитель может один посмотреть следующий приз, после чего возвращает его наверх или вниз колоды; другие не видят куда.',
    de: 'Der Gewinner darf sich den nächsten Preis allein ansehen und legt ihn dann oben oder unten in den Stapel zurück; wohin, sieht sonst niemand.',
  },
} as const satisfies Readonly<Record<string, Localized>>;

const end = {
  'CON-VOTE-1': {
    en: 'After four rounds everybody accuses another player in secret, and nobody is told who has done so. Whoever is named most often is condemned; among equals the lot decides.',
    ru: 'После четырёх раундов каждый тайно обвиняет другого игрока, и никому не сообщают, кто уже сделал это. Осуждён тот, кого назвали чаще; при равенстве решает жребий.',
    de: 'Nach vier Runden beschuldigt jeder geheim einen anderen Spieler, und niemand erfährt, wer das schon getan hat. Verurteilt wird, wer am häufigsten genannt ist; unter gleichen entscheidet das Los.',
  },
  'CON-END-1': {
    en: 'Roles and coins are opened. The loyal count the points of their prizes and four more if a rebel was condemned; they win unless the rebels have more.',
    ru: 'Роли и монеты раскрываются. Верные складывают очки своих призов и прибавляют четыре, если осуждён мятежник; они побеждают, если у мятежников не больше.',
    de: 'Rollen und Münzen werden aufgedeckt. Die Treuen zählen die Punkte ihrer Preise und vier dazu, wenn ein Rebell verurteilt ist; sie gewinnen, sofern die Rebellen nicht mehr haben.',
  },
  'CON-END-2': {
    en: 'The rebels count the points of their prizes twice and four more if a loyal player was condemned; they win with more than the loyal.',
    ru: 'Мятежники считают очки своих призов вдвое и прибавляют четыре, если осуждён верный; они побеждают, если у них больше, чем у верных.',
    de: 'Die Rebellen zählen die Punkte ihrer Preise doppelt und vier dazu, wenn ein Treuer verurteilt ist; sie gewinnen mit mehr Punkten als die Treuen.',
  },
} as const satisfies Readonly<Record<string, Localized>>;

export const sections: readonly ClauseSection[] = [
  section('setup', { en: 'Set-up', ru: 'Подготовка к игре', de: 'Spielaufbau' }, setup),
  section('round', { en: 'Rounds', ru: 'Раунды', de: 'Runden' }, round),
  section('end', { en: 'Accusation and end', ru: 'Обвинение и конец игры', de: 'Anklage und Spielende' }, end),
];
export const clauseTexts: Readonly<Record<string, Localized>> = { ...setup, ...round, ...end };
export const house: ReadonlySet<string> = new Set();
