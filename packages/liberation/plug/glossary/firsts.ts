/** What is explained when it happens for the first time. */
import type { FirstTime, Noticed } from '@orrery/games/glossary';
import type { View } from '@orrery/liberation';

type At = Noticed<View>;
const told =
  (kind: string) =>
  ({ events }: At) =>
    events.some((event) => event.kind === kind);

export const firsts: readonly FirstTime<View>[] = [
  {
    id: 'act',
    when: ({ view, events }) => view.act > 1 && events.some((event) => event.kind === 'act'),
    say: {
      en: 'The deck had run out and somebody drew: a new Act begins with the discards as the deck. What was known of them is worth nothing now.',
      ru: 'Колода была пуста, и кто-то взял карту: начался новый круг, колодой стал сброс. Что о нём знали, больше ничего не стоит.',
      de: 'Der Stapel war leer, und jemand hat gezogen: Ein neues Zeitalter beginnt mit der Ablage als Stapel. Was man von ihr wusste, gilt nicht mehr.',
    },
    term: 'act',
  },
  {
    id: 'deck-empty',
    when: ({ view }) => view.deck + view.looking === 0 && view.baseSet,
    say: {
      en: 'The deck is empty. That ends nothing yet; the next draw does.',
      ru: 'Колода пуста. Само по себе это ничего не завершает — завершит следующий добор.',
      de: 'Der Nachziehstapel ist leer. Das beendet noch nichts; erst das nächste Ziehen.',
    },
    term: 'deck',
  },
  {
    id: 'hit',
    when: told('hit'),
    say: {
      en: 'A hit: the card was in the Liberation’s hand. The Dynasty occupies or discards it; it never goes to its hand.',
      ru: 'Попадание: карта была на руке у Сопротивления. Династия захватывает её или сбрасывает, но на руку не берёт.',
      de: 'Ein Treffer: Die Karte war auf der Hand der Liberation. Die Dynastie besetzt sie oder wirft sie ab; auf ihre Hand kommt sie nie.',
    },
    term: 'attack',
  },
  {
    id: 'missed',
    when: told('missed'),
    say: {
      en: 'A miss is knowledge too: at that moment the city was neither the base nor in the Liberation’s hand. A mark keeps it in mind.',
      ru: 'Промах — тоже знание: в этот миг локация не была ни базой, ни картой на руке у Сопротивления. Об этом напомнит пометка.',
      de: 'Auch ein Fehlschlag ist Wissen: In diesem Moment war die Stadt weder die Basis noch auf der Hand der Liberation. Eine Marke erinnert daran.',
    },
    term: 'mark',
  },
  {
    id: 'evaded',
    when: told('evaded'),
    say: {
      en: 'The Liberation evaded. Its base may have slipped to an adjacent card, or stayed; nobody sees which.',
      ru: 'Сопротивление поменяло базу. Она могла перейти на соединённую локацию, а могла и остаться: этого не видит никто.',
      de: 'Die Liberation hat ihre Basis verlegt. Sie kann auf eine angrenzende Karte gewechselt sein oder geblieben; niemand sieht es.',
    },
    term: 'evade',
  },
  {
    id: 'sabotage',
    when: told('sabotage'),
    say: {
      en: 'Sabotage: the named city touches the base or a card of the Liberation. That narrows down where the base can be.',
      ru: 'Саботаж: названная локация соединена с базой или картой Сопротивления. Это сужает поиски базы.',
      de: 'Sabotage: Die genannte Stadt grenzt an die Basis oder an eine Karte der Liberation. Das grenzt ein, wo die Basis sein kann.',
    },
    term: 'sabotage',
  },
  {
    id: 'occupied',
    when: told('occupied'),
    say: {
      en: 'A city is occupied: it is ready at once, it is never lost, and from now on it can attack its neighbours.',
      ru: 'Локация захвачена: она сразу восстановлена, её уже не отнять, и теперь с неё можно нападать на соединённые.',
      de: 'Eine Stadt ist besetzt: Sie ist sofort aufgefrischt, geht nie verloren und kann von nun an ihre Nachbarn angreifen.',
    },
    term: 'occupied',
  },
  {
    id: 'rotated',
    when: told('rotated'),
    say: {
      en: 'A map card was rotated: cities stay, only the lines between them change.',
      ru: 'Карту планеты повернули: локации те же, изменились только линии между ними.',
      de: 'Eine Planetenkarte wurde rotiert: Die Städte bleiben, nur die Linien zwischen ihnen ändern sich.',
    },
    term: 'line',
  },
];
