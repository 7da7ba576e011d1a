/** Battles and cards. */
import type { Terms } from '@orrery/games/glossary';

export const battle = {
  dial: {
    word: { en: 'number on the dial', ru: 'число на колесе', de: 'Zahl am Kampfrad' },
    text: {
      en: 'Added to the leader’s strength; the higher total wins, ties go to whoever is earlier in turn order. The winner loses as many units as dialled, the loser all.',
      ru: 'Складывается с силой лидера; больше сумма — победа, при равенстве побеждает тот, кто раньше ходит. Победитель теряет столько Войск, сколько выставил, проигравший — все.',
      de: 'Kommt zur Stärke des Anführers hinzu; die höhere Summe gewinnt, bei Gleichstand, wer früher dran ist. Der Sieger verliert so viele Einheiten wie gewählt, der Verlierer alle.',
    },
  },
  slot: {
    word: { en: 'slot', ru: 'слот', de: 'Feld' },
    text: {
      en: 'Promises what you will play: nothing, an attack, a defence, or both.',
      ru: 'Обещает, что вы сыграете: ничего, атаку, защиту или обе.',
      de: 'Verspricht, was du spielen wirst: nichts, einen Angriff, eine Verteidigung oder beides.',
    },
  },
  'battle-steps': {
    word: { en: 'steps of a battle', ru: 'ход боя', de: 'Ablauf eines Kampfes' },
    text: {
      en: 'Commands of races that have one, secret plans, then cards, traitors and the outcome.',
      ru: 'Приказы тех рас, у которых они есть, тайные планы, затем карты, предатели и исход.',
      de: 'Befehle der Völker, die welche haben, geheime Pläne, dann Karten, Verräter und der Ausgang.',
    },
  },
  attack: {
    word: { en: 'attack card', ru: 'карта атаки', de: 'Angriffskarte' },
    text: {
      en: 'A weapon destroys the enemy leader unless the right defence is played; whoever does it is paid the leader’s strength.',
      ru: 'Оружие уничтожает вражеского лидера, если не сыграна нужная защита; за это платят влияние, равное его силе.',
      de: 'Eine Waffe vernichtet den gegnerischen Anführer, wenn nicht die passende Verteidigung kommt; dafür gibt es Einfluss in Höhe seiner Stärke.',
    },
  },
  defence: {
    word: { en: 'defence card', ru: 'карта защиты', de: 'Verteidigungskarte' },
    text: {
      en: 'Each stops one weapon only.',
      ru: 'Каждая спасает только от одного оружия.',
      de: 'Jede hält nur eine Waffe auf.',
    },
  },
  plan: {
    word: { en: 'plan card', ru: 'карта-план', de: 'Plankarte' },
    text: {
      en: 'Played outside battle, at the moment it names.',
      ru: 'Играется не в бою, а в момент, который на ней назван.',
      de: 'Wird außerhalb von Kämpfen gespielt, zu dem Zeitpunkt, den sie nennt.',
    },
  },
  traitor: {
    word: { en: 'traitor card', ru: 'карта предателя', de: 'Verräterkarte' },
    text: {
      en: 'Names a leader. If an enemy sends it against you, you may reveal the card and win at once, losing nobody.',
      ru: 'Называет лидера. Если противник выставит его против вас, раскройте карту: вы сразу побеждаете и никого не теряете.',
      de: 'Nennt einen Anführer. Schickt ein Gegner ihn gegen dich, darfst du sie aufdecken: Du gewinnst sofort und verlierst niemanden.',
    },
  },
  bid: {
    word: { en: 'highest bid', ru: 'высшая ставка', de: 'Höchstgebot' },
    text: {
      en: 'Bid more or pass; whoever has passed is out for this card. Only the winner pays.',
      ru: 'Поставьте больше или пасуйте; спасовавший выбывает из торгов за эту карту. Платит только победитель.',
      de: 'Biete mehr oder passe; wer passt, ist für diese Karte raus. Nur der Gewinner zahlt.',
    },
  },
  decks: {
    word: { en: 'decks', ru: 'колоды', de: 'Stapel' },
    text: {
      en: 'How many cards are left in each. The strategy deck is shuffled anew when it runs out.',
      ru: 'Сколько карт осталось в каждой. Колода Стратегий, кончившись, замешивается заново.',
      de: 'Wie viele Karten in jedem übrig sind. Der Strategiestapel wird neu gemischt, wenn er leer ist.',
    },
  },
} as const satisfies Terms;

export const betrayal = {
  betrayal: {
    word: { en: 'betrayal card', ru: 'карта предательства', de: 'Verratskarte' },
    text: {
      en: 'In a shared victory you may win alone instead if its condition is met; the highest difficulty prevails.',
      ru: 'При общей победе можно победить в одиночку, если её условие выполнено; решает наибольшая сложность.',
      de: 'Bei einem gemeinsamen Sieg darfst du stattdessen allein gewinnen, wenn ihre Bedingung erfüllt ist; die höchste Schwierigkeit setzt sich durch.',
    },
  },
} as const satisfies Terms;
