/** Liberation as text: counters, the galaxy as a table of cities with their neighbours, the own cards with their missions, the memory. */
import { useMemo } from 'preact/hooks';
import { type LiberationEvent, type LiberationRules, memory, type View } from '@orrery/liberation';
import { local } from '@orrery/web/app/words.ts';
import { ROMAN } from './ActDial.tsx';
import { arrange, neighbours } from './arrange.ts';
import { sayStop } from './BasePath.tsx';
import { pathAfter } from './basePath.ts';
import { marksOf } from './marks.ts';
import { Cost } from './Cards.tsx';
import { MemoryPanel } from './MemoryPanel.tsx';
import { type Things, thingsOf, viewedFrom } from './things.ts';
import { eventsOf, type Play } from '@orrery/web/table/play.ts';
import { Figures, Grid, Listing, listed } from '@orrery/web/textboard/parts.tsx';
import './cards.css';
import './rail.css';
import { t } from './words.ts';

interface Props {
  readonly play: Play;
  readonly known: { readonly view: View; readonly past: readonly number[] };
}

const label = (things: Things, id: string): string => `${things.letter(id)} ${things.name(id)}`;

export function Lies({ play, known }: Props) {
  const { view, past } = known;
  const rules = play.table.rules as LiberationRules;
  const things = useMemo(() => thingsOf(rules), [rules]);
  const galaxy = useMemo(() => arrange(things.pack, view.layout, 100, 0), [things, view.layout.join()]);
  const marks = marksOf(eventsOf(play.table, past) as LiberationEvent[]);
  const path = pathAfter(rules, play.table.now.value);
  const side = viewedFrom(view);
  const state = (id: string): string =>
    [
      view.occupied.includes(id) && t(view.exploited.includes(id) ? 'city.exploited' : 'city.ready'),
      view.hand.includes(id) && t('city.hand'),
      view.base === id && t('city.base'),
      ...(marks.get(id) ?? []).map((mark) => t(mark.kind === 'miss' ? 'city.missed' : 'city.named', { turn: mark.turn })),
    ]
      .filter(Boolean)
      .join('; ');
  const rows = galaxy.cells.flatMap((cell) =>
    cell.card.cities.map((id) => ({
      key: id,
      own: view.hand.includes(id) || view.base === id,
      cells: [
        label(things, id),
        local(cell.card.name),
        local(things.category(id).name),
        state(id) || '–',
        [...neighbours(galaxy, id)]
          .map((city) => things.letter(city))
          .sort()
          .join(', '),
      ],
    })),
  );
  const mission = (id: string) => {
    const own = things.mission(id, side);
    return (
      <>
        <b>{label(things, id)}</b>: {local(own.name)} (<Cost cost={own.cost} />) — {local(own.text)}
      </>
    );
  };
  return (
    <>
      <Figures
        of={[
          [t('act.word'), ROMAN[view.act - 1] ?? ''],
          [t('text.turn'), view.turn],
          [t('zone.deck.only'), view.deck],
          [t('end.discard'), view.discard],
          [`${play.say.seat(0)}: ${t('text.hand')}`, view.hands[0]],
          [`${play.say.seat(1)}: ${t('text.hand')}`, view.hands[1]],
        ]}
      />
      {view.viewer < 2 && <Listing title={t('zone.your-hand')} items={view.hand.map(mission)} none={t('text.none')} />}
      {view.base !== null && <Listing title={t('zone.base')} items={[label(things, view.base)]} none="" />}
      {view.looked.length > 0 && <Listing title={t('zone.looked')} items={view.looked.map((id) => label(things, id))} none="" />}
      {view.opened && (
        <Listing
          title={t('text.opened')}
          items={(['liberation', 'dynasty', 'deck', 'discard'] as const).map(
            (zone) => `${t(`end.${zone}`)}: ${listed((view.opened?.[zone] ?? []).map((id) => label(things, id))) || '–'}`,
          )}
          none=""
        />
      )}
      {path.length > 0 && (
        <Listing title={t('end.path')} items={path.map((stop) => `${label(things, stop.city)}: ${sayStop(stop)}`)} none="" />
      )}
      <Grid
        caption={t('galaxy')}
        heads={[t('text.city'), t('verb.map'), t('verb.category'), t('text.state'), t('text.neighbours')]}
        rows={rows}
      />
      {view.viewer < 2 && (
        <MemoryPanel memory={memory(rules.table, known)} view={view} tools={{ things, say: play.say, onLook: () => undefined }} />
      )}
    </>
  );
}
