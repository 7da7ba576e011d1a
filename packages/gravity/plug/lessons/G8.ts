import { type GravityLesson, HOUSE, RED, scene, units } from './lesson.ts';

export const lesson: GravityLesson = {
  pack: HOUSE,
  options: { seats: 2 },
  seat: RED,
  clauses: [
    'GRV-PREP-2',
    'GRV-PREP-3',
    'GRV-PREP-4',
    'GRV-PREP-5',
    'GRV-IDLE-1',
    'GRV-IDLE-2',
    'GRV-CASTLE-1',
    'GRV-CASTLE-2',
    'GRV-CASTLE-3',
    'GRV-TRANS-3',
  ],
  scenes: {
    round: {
      position: scene(
        {
          copperfall: '2,0 r4 2+0',
          mistharbour: '-2,0 b4 2+0',
        },
        {
          step: 'round',
          round: 2,
          red: { deck: [3, 1, 6, 4, 6, 5, 2, 3], saved: [5], discard: [1, 2, 4] },
        },
      ),
      script: ['keep', 'idle'],
    },
    castle: {
      position: scene(
        {
          copperfall: '2,0 r4 2+1',
          mistharbour: '-2,0 b4 2+0',
        },
        {
          round: 3,
          red: { hand: [6, 4, 5], discard: [3, 1, 2] },
          blue: { hand: [1, 2, 5] },
        },
      ),
    },
  },
  values: ({ view }) => ({
    hand: view.players[RED]?.counts.hand ?? 0,
    drawn: view.players[RED]?.drawn?.length ?? 0,
    has: units(view, 'copperfall'),
  }),
  steps: [
    {
      say: {
        en: 'A round begins with {drawn} cards from your deck. **Keep** up to four; the rest is laid face down. Then your hand is filled to four from the deck, unseen until then. {card_5} was saved last round and comes on top. Keep what you like.',
        ru: 'Раунд начинается с {drawn} карт из вашей колоды. **Оставьте** не больше четырёх, остальные лягут взакрытую. Затем рука пополняется из колоды до четырёх, и что придёт, не видно. «{card_5}» отложен в прошлом раунде и придёт сверх того. Оставьте что хотите.',
        de: 'Eine Runde beginnt mit {drawn} Karten von deinem Stapel. **Behalte** bis zu vier; der Rest wird verdeckt abgelegt. Dann wird deine Hand vom Stapel auf vier aufgefüllt, ungesehen. {card_5} hast du letzte Runde aufgespart, sie kommt hinzu. Behalte, was du magst.',
      },
      point: ['hand'],
      answer: ['keep'],
      taught: ['keep 3'],
      after: {
        en: 'Your hand was filled up, and your saved {card_5} joined: {hand} cards.',
        ru: 'Рука пополнена, и к ней добавился сохранённый «{card_5}»: карт {hand}.',
        de: 'Deine Hand wurde aufgefüllt, und deine aufgesparte {card_5} kam hinzu: {hand} Karten.',
      },
      claims: ({ view }) => ({ 'five cards': view.players[RED]?.drawn?.length === 5 }),
    },
    {
      say: {
        en: 'You have four turns a round, one card each. If no card is worth playing now, be **idle**: one card is laid aside for next round, on top of the usual four. At most two can wait.',
        ru: 'В раунде у вас четыре хода, по карте на каждый. Если играть сейчас нечего, выберите **бездействие**: одна карта откладывается на следующий раунд сверх обычных четырёх. Отложить можно не больше двух.',
        de: 'Du hast vier Züge in der Runde, je eine Karte. Lohnt sich jetzt keine, wähle **Untätigkeit**: Eine Karte wird für die nächste Runde aufgespart, zusätzlich zu den üblichen vier. Höchstens zwei können warten.',
      },
      point: ['hand'],
      answer: ['idle'],
      taught: ['idle 5'],
      else: [
        {
          when: ['play', 'castle'],
          say: {
            en: 'Also good in play. Here, be idle once and save a card.',
            ru: 'В игре тоже неплохо. Здесь попробуйте бездействие.',
            de: 'Im Spiel auch gut. Versuch hier einmal die Untätigkeit.',
          },
        },
      ],
      after: {
        en: 'It waits face down beside your deck, and joins your hand when the next round begins.',
        ru: 'Она ждёт взакрытую рядом с колодой и придёт на руку в начале следующего раунда.',
        de: 'Sie wartet verdeckt neben deinem Stapel und kommt zu Beginn der nächsten Runde auf deine Hand.',
      },
      claims: ({ open }) => ({ 'inaction is open': open.some((words) => words.startsWith('idle')) }),
    },
    {
      scene: 'castle',
      say: {
        en: 'Sometimes you want a card that is already on your discard pile, like {card_3} here. **Castling**: pay any two cards from your hand, face down, and use it again. Do it.',
        ru: 'Бывает нужна карта, которая уже в сбросе, — здесь это «{card_3}». **Рокировка**: заплатите любые две карты с руки взакрытую и примените её снова. Сделайте это.',
        de: 'Manchmal willst du eine Karte, die schon in deiner Ablage liegt, hier {card_3}. **Rochade**: Zahle zwei beliebige Handkarten verdeckt und nutze sie erneut. Tu es.',
      },
      point: ['> castle 3'],
      answer: ['castle 3', 'pay'],
      taught: ['castle 3', 'pay 4 6'],
      else: [
        {
          when: ['castle 1', 'castle 2'],
          say: {
            en: 'You may, but {card_3} gives gravity now. Choose it.',
            ru: 'Можно, но «{card_3}» сразу даст гравитацию. Выберите её.',
            de: 'Das geht, aber {card_3} gibt jetzt Gravitation. Wähle sie.',
          },
        },
        {
          when: ['play', 'idle'],
          say: {
            en: 'That keeps your cards. The lesson is about paying two for a third: choose castling.',
            ru: 'Так карты останутся при вас. А урок о том, как заплатить двумя за третью: выберите рокировку.',
            de: 'So behältst du deine Karten. Hier geht es darum, zwei für eine dritte zu zahlen: Wähle die Rochade.',
          },
        },
      ],
      after: {
        en: '{card_3} again, for two cards: {copperfall} has {has}. {hand, plural, one {One card is left, so one turn is} other {# cards are left, so # turns are}} left: **cards are turns**.',
        ru: 'Снова «{card_3}», за две карты: {copperfall} — {has}. Осталось карт: {hand}, столько же и ходов. **Карты — это ходы**.',
        de: 'Noch einmal {card_3}, für zwei Karten: {copperfall} hat {has}. {hand, plural, one {Eine Karte bleibt, also ein Zug} other {# Karten bleiben, also # Züge}}: **Karten sind Züge**.',
      },
      proves: ({ view }) => ({ 'one card left': view.players[RED]?.counts.hand === 1 }),
    },
  ],
  check: {
    ask: {
      en: 'With one card in hand, can you castle?',
      ru: 'На руке одна карта. Можно ли рокироваться?',
      de: 'Eine Karte auf der Hand: Kannst du rochieren?',
    },
    options: [{ say: { en: 'Yes', ru: 'Да', de: 'Ja' } }, { say: { en: 'No', ru: 'Нет', de: 'Nein' }, right: true }],
    right: { en: 'Right: it costs two.', ru: 'Верно: это стоит двух карт.', de: 'Richtig: Sie kostet zwei.' },
    wrong: { en: 'It costs two cards from your hand.', ru: 'Это стоит двух карт с руки.', de: 'Sie kostet zwei Karten aus deiner Hand.' },
  },
};
