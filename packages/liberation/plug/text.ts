/** Liberation as text: counters, the own cards with their missions, the galaxy as a table of cities with their neighbours, the memory. */
import { NOTHING, type Maker, type Section, type TextPlug } from '@orrery/boards';
import type { Known, Localized, Past } from '@orrery/kernel';
import {
  memory,
  neighbours,
  type LiberationEvent,
  type LiberationPack,
  type LiberationRules,
  type Mission,
  type View,
} from '@orrery/liberation';
import { pathOf } from './basePath.ts';
import { MARK_WORDS, marksOf, type Probe, probesOf } from './marks.ts';
import { facts } from './memory.ts';
import type { en } from './texts/en.ts';
import { missionText } from './missionText.ts';

type LiberationMaker = Maker<keyof typeof en>;

const ROMAN = ['I', 'II', 'III'];
const LIBERATION = 1;

export const plug: TextPlug = {
  textBoard(maker: LiberationMaker, known: Known<View>) {
    const { view } = known;
    const { say, listing } = maker;
    const label = labelOf(maker);
    return {
      sections: [
        counters(maker, view),
        ...(view.viewer < 2 ? [hand(maker, view)] : []),
        ...(view.looked.length > 0 ? [listing(say('board.looked'), view.looked.map(label))] : []),
        ...opened(maker, view),
        ...path(maker, known),
        galaxy(maker, known),
        ...(view.viewer < 2 ? [remembered(maker, known)] : []),
      ],
    };
  },
};

const packOf = ({ rules }: LiberationMaker): LiberationPack => rules.pack as LiberationPack;
const eventsIn = ({ rules }: LiberationMaker, past: Past): LiberationEvent[] =>
  past.flatMap((entry) => (entry < 0 ? [] : [rules.events.name(entry) as LiberationEvent]));

/** A city as people at the table call it: `F Casino`. */
function labelOf(maker: LiberationMaker): (id: string) => string {
  const { cities } = packOf(maker);
  return (id) => {
    const city = cities.find((each) => each.id === id);
    return city ? `${maker.said(city.letter)} ${maker.said(city.name)}` : id;
  };
}

/** The category of a city at this table, and what it stands for. */
function categoryOf(maker: LiberationMaker, id: string): LiberationPack['categories'][number] | undefined {
  const { cities, categories } = packOf(maker);
  const city = cities.find((each) => each.id === id);
  const mixed = maker.rules.options['galvacilCategories'] === 'mixed';
  return categories.find((each) => each.id === (mixed ? (city?.categoryMixed ?? city?.category) : city?.category));
}

function counters(maker: LiberationMaker, view: View): Section {
  const { say, seat, name } = maker;
  const base = view.base === null ? say(view.baseSet ? 'board.base.set' : 'board.base.unset') : labelOf(maker)(view.base);
  return {
    title: say('table'),
    rows: [
      [say('board.act'), ROMAN[view.act - 1] ?? String(view.act)],
      [say('board.turn'), `${view.turn}, ${seat(view.onTurn)}`],
      [say('deck'), String(view.deck)],
      [say('discard'), String(view.discard)],
      ...view.hands.map((count, side) => [`${seat(side)}: ${say('hand')}`, String(count)] as const),
      [say('board.base'), base],
      ...(view.mission === null ? [] : [[say('board.mission'), name('mission', view.mission)] as const]),
    ],
  };
}

function hand(maker: LiberationMaker, view: View): Section {
  const { say, said, listing } = maker;
  const { missions } = packOf(maker);
  const cost = ({ cost: icons }: Mission): string =>
    icons.length === 0 ? say('cost.free') : icons.map((icon) => say(icon === 'E' ? 'cost.exploit' : 'cost.discard')).join(', ');
  const label = labelOf(maker);
  return listing(
    say('your-hand'),
    view.hand.map((id) => {
      const category = categoryOf(maker, id);
      const mission = missions.find((each) => each.id === (view.viewer === LIBERATION ? category?.liberation : category?.dynasty));
      return mission ? `${label(id)}: ${said(mission.name)} (${cost(mission)}) — ${said(missionText(mission))}` : label(id);
    }),
  );
}

/** All zones, once the game is over. LIB-END-5 */
function opened(maker: LiberationMaker, view: View): Section[] {
  const zones = view.opened;
  if (!zones) return [];
  const { say, list } = maker;
  const label = labelOf(maker);
  const lines = (['liberation', 'dynasty', 'deck', 'discard'] as const).map(
    (zone) => `${say(`board.opened.${zone}`)}: ${list(zones[zone].map(label))}`,
  );
  return [{ title: say('board.opened'), lines }];
}

function path(maker: LiberationMaker, { view, past }: Known<View>): Section[] {
  if (!view.result && !maker.pasts) return [];
  const { say } = maker;
  const label = labelOf(maker);
  const stops = pathOf(eventsIn(maker, maker.pasts?.[LIBERATION] ?? (view.viewer === LIBERATION ? past : [])), view.turn);
  if (stops.length === 0) return [];
  const lines = stops.map(
    ({ city, from, to }) => `${label(city)}: ${say(from === to ? 'board.path.turn' : 'board.path.turns', { from, to })}`,
  );
  return [{ title: say('board.path'), lines }];
}

function galaxy(maker: LiberationMaker, { view, past }: Known<View>): Section {
  const { say, said } = maker;
  const { cities, maps } = packOf(maker);
  const label = labelOf(maker);
  const joined = neighbours(packOf(maker), view.layout);
  const marks = marksOf(eventsIn(maker, past), view.turn);
  const letter = (id: string): Localized => cities.find((city) => city.id === id)?.letter ?? { en: id, ru: id, de: id };
  const state = (id: string): string =>
    [
      view.occupied.includes(id) && say(view.exploited.includes(id) ? 'city.exploited' : 'city.ready'),
      view.hand.includes(id) && say('city.hand'),
      view.base === id && say('city.base'),
      view.captured.includes(id) && say('board.captured'),
      ...(marks.get(id) ?? []).map((mark) => say(MARK_WORDS[mark.kind], { turn: mark.turn })),
    ]
      .filter(Boolean)
      .join('; ');
  const rows = view.layout.flatMap((placed) => {
    const map = maps.find((card) => placed.startsWith(card.id));
    return (map?.cities ?? []).map((id) => {
      const category = categoryOf(maker, id);
      return {
        own: view.hand.includes(id) || view.base === id,
        cells: [
          label(id),
          map ? said(map.name) : '',
          category ? said(category.name) : '',
          state(id) || NOTHING,
          (joined[id] ?? [])
            .map((other) => said(letter(other)))
            .sort()
            .join(', '),
        ],
      };
    });
  });
  const heads = [say('board.cities'), say('board.map'), say('board.category'), say('board.state'), say('neighbours')];
  return { title: say('board.galaxy'), table: { heads, rows } };
}

function remembered(maker: LiberationMaker, known: Known<View>): Section {
  const { rules, say, list, language } = maker;
  const label = labelOf(maker);
  const lines = facts(memory((rules as LiberationRules).table, known), known.view, { say, language, label }).map(
    ({ cities, text, when, fades }) => {
      const more = [when, fades && say('memory.fades')].filter(Boolean).join(' · ');
      return `${list(cities.map(label))}: ${text}${more === '' ? '' : ` (${more})`}`;
    },
  );
  const probes = probesOf(eventsIn(maker, known.past), known.view.turn).map(
    ({ event, turn }) => `${probed(maker, event)} (${say('memory.turn', { turn })})`,
  );
  const all = [...probes, ...lines];
  return { title: say('memory'), aid: true, lines: all.length > 0 ? all : [say('memory.none')] };
}

/** What was asked of the base, and the answer. */
function probed(maker: LiberationMaker, event: Probe['event']): string {
  const { say, said } = maker;
  const { maps, planets, categories } = packOf(maker);
  const yes = String(event.yes);
  const named = (list: readonly { readonly id: string; readonly name: Localized }[], id: string): string => {
    const found = list.find((each) => each.id === id);
    return found ? said(found.name) : id;
  };
  return 'map' in event
    ? say('event.probed', { map: named(maps, event.map), yes })
    : 'planet' in event
      ? say('event.probed.1', { planet: named(planets, event.planet), yes })
      : say('event.probed.2', { category: named(categories, event.category), yes });
}
