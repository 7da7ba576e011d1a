import type { Known } from '@orrery/kernel';
import { neighbours, type LiberationPack, type View } from '@orrery/liberation';
import type { Maker, Section, TextBoard } from './board.ts';

const ROMAN = ['I', 'II', 'III'];

export function liberationBoard(maker: Maker, { view }: Known<View>): TextBoard {
  const sections = [counters(maker, view), galaxy(maker, view)];
  if (view.looked.length > 0) sections.push({ title: maker.words.say('looked'), lines: view.looked.map((id) => maker.name('city', id)) });
  if (view.hand.length > 0) sections.push(hand(maker, view));
  return { sections };
}

function counters({ words, seat, name }: Maker, view: View): Section {
  const base = view.base === null ? words.say(view.baseSet ? 'base.set' : 'base.unset') : name('city', view.base);
  return {
    title: words.say('table'),
    rows: [
      [words.say('act'), ROMAN[view.act - 1] ?? String(view.act)],
      [words.say('turn'), `${view.turn}, ${seat(view.onTurn)}`],
      [words.say('deck'), String(view.deck)],
      [words.say('discard'), String(view.discard)],
      [words.say('hands'), view.hands.map((count, side) => `${seat(side)} ${count}`).join(', ')],
      [words.say('base'), base],
      ...(view.mission === null ? [] : [[words.say('mission'), name('mission', view.mission)] as const]),
    ],
  };
}

function galaxy({ words, name, list, pack, said }: Maker, view: View): Section {
  const { cities, maps, categories } = pack as unknown as LiberationPack;
  const joined = neighbours(pack as unknown as LiberationPack, view.layout);
  const state = (id: string): string =>
    [
      view.occupied.includes(id) ? words.say(view.exploited.includes(id) ? 'state.exploited' : 'state.ready') : '',
      view.hand.includes(id) ? words.say('state.hand') : '',
      view.base === id ? words.say('state.base') : '',
      view.captured.includes(id) ? words.say('state.captured') : '',
    ]
      .filter((part) => part !== '')
      .join(', ');
  const letter = (id: string): string => said(cities.find((city) => city.id === id)?.letter ?? { en: id, ru: id, de: id });
  const rows = view.layout.flatMap((placed) => {
    const map = maps.find((card) => placed.startsWith(card.id));
    return (map?.cities ?? []).map((id) => {
      const category = categories.find((each) => each.id === cities.find((city) => city.id === id)?.category);
      return {
        own: view.hand.includes(id) || view.base === id,
        cells: [
          name('city', id),
          map ? said(map.name) : '',
          category ? said(category.name) : '',
          state(id),
          list((joined[id] ?? []).map(letter)),
        ],
      };
    });
  });
  const heads = [words.say('city'), words.say('map'), words.say('category'), words.say('state'), words.say('neighbours')];
  return { title: words.say('galaxy'), table: { heads, rows } };
}

function hand({ words, name, pack, said }: Maker, view: View): Section {
  const { cities, categories, missions } = pack as unknown as LiberationPack;
  const rows = view.hand.map((id) => {
    const category = categories.find((each) => each.id === cities.find((city) => city.id === id)?.category);
    const mission = missions.find((each) => each.id === (view.viewer === 0 ? category?.dynasty : category?.liberation));
    const cost = mission?.cost.length ? ` (${mission.cost.join(' ')})` : '';
    return { own: true, cells: [name('city', id), mission ? `${said(mission.name)}${cost}: ${said(mission.text)}` : ''] };
  });
  return { title: words.say('own-cards'), table: { heads: [words.say('card'), words.say('does')], rows } };
}
