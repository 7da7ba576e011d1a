/** What is explained when it happens for the first time. */
import type { FirstTime, Noticed } from '@orrery/games/glossary';
import type { RexPack, RexView } from '@orrery/rex';

type At = Noticed<RexView>;
const told =
  (kind: string) =>
  ({ events }: At) =>
    events.some((event) => event.kind === kind);

/** Somebody is one stronghold short of a victory of their own. */
const oneShort = ({ rules, view }: At): boolean => {
  const { strongholdsToWin } = (rules.pack as RexPack).constants;
  return view.round > 0 && view.players.some(({ strongholds, allies }) => allies.length === 0 && strongholds + 1 === strongholdsToWin['1']);
};

export const firsts: readonly FirstTime<RexView>[] = [
  {
    id: 'battle',
    when: told('battle'),
    say: {
      en: 'A battle: both sides secretly dial a number, send a leader and maybe cards. The number you dial is what you lose if you win.',
      ru: 'Бой: обе стороны тайно выставляют число, лидера и, может быть, карты. Выставленное число — это ваши потери при победе.',
      de: 'Ein Kampf: Beide wählen heimlich eine Zahl, einen Anführer und vielleicht Karten. Die gewählte Zahl ist, was du beim Sieg verlierst.',
    },
    term: 'dial',
  },
  {
    id: 'called',
    when: told('called'),
    say: {
      en: 'A traitor: the leader sent into battle was in the enemy’s pay. Whoever reveals it wins at once and loses nobody.',
      ru: 'Предатель: лидер, посланный в бой, служил противнику. Раскрывший его сразу побеждает и никого не теряет.',
      de: 'Ein Verräter: Der Anführer im Kampf stand im Sold des Gegners. Wer ihn aufdeckt, gewinnt sofort und verliert niemanden.',
    },
    term: 'traitor',
  },
  {
    id: 'ceasefire',
    when: told('ceasefire'),
    say: {
      en: 'A Ceasefire: the only time for alliances and for giving influence. Offers are made in laps, secretly, and answered together.',
      ru: 'Прекращение огня: только сейчас заключают Альянсы и передают влияние. Предложения делают по кругам, тайно, а отвечают на них вместе.',
      de: 'Eine Waffenruhe: die einzige Zeit für Bündnisse und um Einfluss zu geben. Angebote kommen in Durchgängen, geheim, und werden gemeinsam beantwortet.',
    },
    term: 'ceasefire',
  },
  {
    id: 'offensive',
    when: told('offensive'),
    say: {
      en: 'A Sol Offensive destroyed both places of the latest influence card. Shields do not help against it.',
      ru: 'Наступление Сол уничтожило обе локации последней Карты Влияния. Щиты от него не спасают.',
      de: 'Eine Sol-Offensive hat beide Orte der letzten Einflusskarte zerstört. Schilde helfen dagegen nicht.',
    },
    term: 'offensive',
  },
  {
    id: 'allied',
    when: told('allied'),
    say: {
      en: 'An alliance: its members win together or not at all, and need {two} strongholds as two.',
      ru: 'Альянс: его участники побеждают только вместе, и вдвоём им нужно крепостей: {two}.',
      de: 'Ein Bündnis: Seine Mitglieder gewinnen gemeinsam oder gar nicht und brauchen zu zweit {two} Festungen.',
    },
    term: 'alliance',
  },
  {
    id: 'destroyed',
    when: told('destroyed'),
    say: {
      en: 'Units were destroyed and lie among the casualties. They can be recruited again.',
      ru: 'Войска уничтожены и лежат среди потерь. Их можно нанять снова.',
      de: 'Einheiten wurden vernichtet und liegen bei den Verlusten. Sie können wieder rekrutiert werden.',
    },
    term: 'casualties',
  },
  {
    id: 'bombardment',
    when: told('bombardment'),
    say: {
      en: 'The fleet moved on. Whatever stood without a shield in the sectors it entered is gone, coins too.',
      ru: 'Флот двинулся дальше. Всё, что стояло без щита в секторах на его пути, уничтожено, влияние тоже.',
      de: 'Die Flotte ist weitergezogen. Was in den betretenen Sektoren ohne Schild stand, ist verloren, auch Münzen.',
    },
    term: 'fleet',
  },
  {
    id: 'one-short',
    when: oneShort,
    say: {
      en: 'A player is one stronghold short of winning at the end of a round.',
      ru: 'Кому-то до победы в конце раунда не хватает одной крепости.',
      de: 'Einem Spieler fehlt noch eine Festung zum Sieg am Ende einer Runde.',
    },
    term: 'stronghold',
  },
  {
    id: 'reshuffled',
    when: told('reshuffled'),
    say: {
      en: 'The strategy deck ran out; the discards became the new one.',
      ru: 'Колода Стратегий кончилась; новой колодой стал сброс.',
      de: 'Der Strategiestapel war leer; die Ablage wurde zum neuen.',
    },
    term: 'decks',
  },
  {
    id: 'auction',
    when: told('auction'),
    say: {
      en: 'An auction: a card nobody sees goes to the highest bid. Bid more, or pass for this card.',
      ru: 'Торги: карта, которой никто не видит, достаётся высшей ставке. Ставьте больше или пасуйте на эту карту.',
      de: 'Eine Versteigerung: Eine Karte, die niemand sieht, geht an das höchste Gebot. Biete mehr oder passe für diese Karte.',
    },
    term: 'bid',
  },
  {
    id: 'placed-influence',
    when: told('placedInfluence'),
    say: {
      en: 'Coins appeared in the city. They go to whoever is alone there in the Collection phase, if the fleet does not come first.',
      ru: 'В городе появилось влияние. Его возьмёт тот, кто будет там один в Фазу Сбора.',
      de: 'In der Stadt liegen neue Münzen. In der Sammelphase nimmt sie, wer dann allein dort steht.',
    },
    term: 'coins',
  },
];
