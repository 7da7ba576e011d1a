/** What is explained when it happens for the first time. */
import type { FirstTime, Noticed } from '@orrery/games/glossary';
import type { GravityPack, View } from '@orrery/gravity';

type At = Noticed<View>;
const told =
  (kind: string) =>
  ({ events }: At) =>
    events.some((event) => event.kind === kind);

/** The largest number of neighbours of an island that somebody holds. */
function largestRing({ rules, view }: At): number {
  const { directions } = (rules.pack as GravityPack).geometry;
  const lies = (q: number, r: number): boolean => view.islands.some(({ cell }) => cell[0] === q && cell[1] === r);
  const rings = view.islands
    .filter(({ hunters }) => hunters.some((count) => count > 0))
    .map(({ cell: [q, r] }) => directions.filter(([dq, dr]) => lies(q + dq, r + dr)).length);
  return Math.max(0, ...rings);
}

export const firsts: readonly FirstTime<View>[] = [
  {
    id: 'ring-of-five',
    when: (at) => largestRing(at) === 5,
    say: {
      en: 'An island that somebody holds has five neighbours now. One more, and its holder has won.',
      ru: 'У чьего-то острова уже пять соседей. Ещё один — и его владелец победит.',
      de: 'Eine Insel, die jemand hält, hat jetzt fünf Nachbarn. Noch einer, und ihr Besitzer hat gewonnen.',
    },
    term: 'ring',
  },
  {
    id: 'attractor',
    when: told('attractor'),
    say: {
      en: 'The heaviest held island pulls: {pull} island, or {pulls} if it leads by {lead} or more.',
      ru: 'Самый тяжёлый из занятых островов притягивает {pull}, а при отрыве {lead} и больше — {pulls}.',
      de: 'Die schwerste gehaltene Insel zieht an: {pull} Insel, oder {pulls}, wenn sie um {lead} oder mehr führt.',
    },
    term: 'lead',
  },
  {
    id: 'balance',
    when: told('balance'),
    say: {
      en: 'Two rivals are equally heavy, in permanent gravity too. That is balance: nothing moves this round.',
      ru: 'Соперники равны и по всей гравитации, и по постоянной. Это равновесие: в этом раунде ничего не движется.',
      de: 'Zwei Gegner sind gleich schwer, auch an dauerhafter Gravitation. Das ist Gleichgewicht: In dieser Runde bewegt sich nichts.',
    },
    term: 'attractor',
  },
  {
    id: 'fading',
    when: ({ view, events }) =>
      events.some((event) => event.kind === 'phase' && event['phase'] === 'transition') &&
      view.islands.every((island) => island.temporary === 0),
    say: {
      en: 'The round ends: outlined crystals fade, solid ones stay. Stabilisation makes them last.',
      ru: 'Раунд кончается: контурные кристаллы гаснут, сплошные остаются. Удержать временную гравитацию помогает стабилизация.',
      de: 'Die Runde endet: Umrissene Kristalle vergehen, volle bleiben. Stabilisierung macht sie dauerhaft.',
    },
    term: 'crystals',
  },
  {
    id: 'captured',
    when: told('captured'),
    say: {
      en: 'An island changed hands. Its gravity stayed on it, and part of the attackers were lost.',
      ru: 'Остров сменил владельца. Гравитация осталась на нём, а часть нападавших погибла.',
      de: 'Eine Insel hat den Besitzer gewechselt. Ihre Gravitation blieb liegen, und ein Teil der Angreifer ging verloren.',
    },
    term: 'captureFromAirship',
  },
  {
    id: 'extracted',
    when: told('extracted'),
    say: {
      en: 'Extraction: drops gave permanent gravity, sparks temporary. Sources of neighbours that face an island count for it too.',
      ru: 'Добыча: капли дали постоянную гравитацию, искры — временную. Считаются и обращённые к острову источники соседей.',
      de: 'Förderung: Tropfen gaben dauerhafte Gravitation, Funken flüchtige. Zugewandte Quellen der Nachbarn zählen mit.',
    },
    term: 'extract',
  },
  {
    id: 'castled',
    when: told('castled'),
    say: {
      en: 'Castling: cards paid face down, and a card from the discard pile used again.',
      ru: 'Рокировка: карты отданы взакрытую, а карта из сброса применена снова.',
      de: 'Rochade: Karten verdeckt bezahlt, und eine Karte der Ablage noch einmal benutzt.',
    },
    term: 'castling',
  },
  {
    id: 'reshuffled',
    when: told('reshuffled'),
    say: {
      en: 'A deck ran out. Its owner’s discard pile became the new deck; what had been seen is hidden again.',
      ru: 'Чья-то колода кончилась. Сброс её владельца стал новой колодой; что было известно, снова скрыто.',
      de: 'Ein Stapel ging zu Ende. Die Ablage seines Besitzers wurde zum neuen; was gesehen war, ist wieder verborgen.',
    },
    term: 'deck',
  },
  {
    id: 'sabotaged',
    when: told('sabotaged'),
    say: {
      en: 'A trunk was blown up: the sources behind it do not count at the next extraction on that island.',
      ru: 'Взорвана магистраль: источники за ней не будут считаться при следующей добыче на этом острове.',
      de: 'Ein Strang wurde gesprengt: Die Quellen dahinter zählen bei der nächsten Förderung auf dieser Insel nicht.',
    },
    term: 'sabotage-token',
  },
];
