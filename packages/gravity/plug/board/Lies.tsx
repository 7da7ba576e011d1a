/** Gravity as text: islands with their neighbours and what stands on them, the corporations side by side, the own cards. */
import type { Play } from '@orrery/web/table/play.ts';
import { counted, Figures, Grid, Listing, listed } from '@orrery/web/textboard/parts.tsx';
import type { View } from '@orrery/gravity';
import { t } from './words.ts';

interface Props {
  readonly play: Play;
  readonly known: { readonly view: View };
}

interface Geography {
  readonly geometry: { readonly directions: readonly (readonly [number, number])[] };
  readonly islands: readonly { readonly id: string; readonly sources: readonly string[] }[];
}

const SOURCES: Readonly<Record<string, 'gravity.blue' | 'gravity.red'>> = { B: 'gravity.blue', R: 'gravity.red' };

export function Lies({ play, known: { view } }: Props) {
  const { say, table } = play;
  const pack = table.rules.pack as unknown as Geography;
  const island = (id: string): string => say.thing({ kind: 'island', id });
  const card = (number: number): string => say.thing({ kind: 'card', id: String(number) });
  const direction = (i: number): string => say.thing({ kind: 'direction', id: String(i) });
  const at = (q: number, r: number): string | null => view.islands.find(({ cell }) => cell[0] === q && cell[1] === r)?.id ?? null;
  const islands = view.islands.map((each) => {
    const sources = pack.islands.find(({ id }) => id === each.id)?.sources ?? [];
    const sides = pack.geometry.directions.map(([q, r], i) => {
      const beside = at(each.cell[0] + q, each.cell[1] + r);
      const source = SOURCES[sources[(i - each.rotation + 12) % 6] ?? ''];
      const parts = [beside === null ? null : island(beside), source ? t(source) : null].filter((part) => part !== null);
      return parts.length === 0 ? null : `${direction(i)}: ${parts.join(', ')}`;
    });
    const pieces = [
      ...each.hunters.flatMap((count, seat) => (count > 0 ? [`${say.seat(seat)} ${count}`] : [])),
      ...(each.mercenaries > 0 ? [t('gravity.mercenaries', { count: each.mercenaries })] : []),
    ];
    return {
      key: each.id,
      own: (each.hunters[view.viewer] ?? 0) > 0,
      cells: [
        island(each.id),
        listed(pieces) || '–',
        `${each.permanent} + ${each.temporary}`,
        sides.filter((side) => side !== null).join('; ') || '–',
        each.sabotaged.length > 0 ? t('gravity.sabotaged', { count: each.sabotaged.length }) : '–',
      ],
    };
  });
  const players = view.players.map((player, seat) => ({
    key: String(seat),
    own: seat === view.viewer,
    cells: [
      seat === view.viewer ? `${say.seat(seat)} (${t('text.you')})` : say.seat(seat),
      player.reserve,
      `${player.airship.hunters} / ${player.airship.mercenaries} / ${player.airship.permanent} + ${player.airship.temporary}`,
      player.counts.hand,
      player.counts.saved,
      player.counts.deck,
      player.counts.discard,
      listed(counted(player.played.map(card))) || '–',
    ],
  }));
  const own = view.players[view.viewer];
  return (
    <>
      <Figures
        of={[
          [t('gravity.round'), view.round],
          [t('rex.phase'), say.thing({ kind: 'phase', id: view.phase })],
          view.lap > 0 ? [t('gravity.lap'), view.lap] : null,
          [t('rex.first'), say.seat(view.first)],
          view.goal > 0 ? [t('gravity.points', { goal: view.goal }), view.points.join(' : ')] : null,
          view.turn?.card ? [t('gravity.card'), card(view.turn.card)] : null,
        ]}
      />
      {own && (
        <>
          <Listing title={t('zone.your-hand')} items={counted((own.hand ?? []).map(card))} none={t('text.none')} />
          {own.drawn && own.drawn.length > 0 && <Listing title={t('gravity.drawn')} items={counted(own.drawn.map(card))} none="" />}
          {own.saved && own.saved.length > 0 && <Listing title={t('gravity.saved')} items={counted(own.saved.map(card))} none="" />}
        </>
      )}
      <Grid
        caption={t('gravity.islands')}
        heads={[t('gravity.island'), t('gravity.pieces'), t('gravity.gravity'), t('gravity.sides'), t('gravity.trunks')]}
        rows={islands}
      />
      <Grid
        caption={t('text.players')}
        heads={[
          t('text.player'),
          t('gravity.reserve'),
          t('gravity.airship'),
          t('text.hand'),
          t('gravity.saved'),
          t('zone.deck.only'),
          t('end.discard'),
          t('gravity.played'),
        ]}
        rows={players}
      />
    </>
  );
}
