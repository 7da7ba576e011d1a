/** Rex as text: round and fleet, the players side by side, the city location by location, and the private strip. */
import { statusOf } from '@orrery/kernel';
import type { RexView } from '@orrery/rex';
import type { Play } from '@orrery/web/table/play.ts';
import { counted, Figures, Grid, Listing, listed } from '@orrery/web/textboard/parts.tsx';
import { t } from './words.ts';

interface Props {
  readonly play: Play;
  readonly known: { readonly view: RexView };
}

/** What the city's map says of a place, beyond what changes. */
interface Place {
  readonly id: string;
  readonly sector: number | null;
  readonly stronghold: boolean;
  readonly spaceport: boolean;
  readonly adj: readonly string[];
}

export function Lies({ play, known: { view } }: Props) {
  const { say, table } = play;
  const pack = table.rules.pack as unknown as {
    readonly locations: readonly Place[];
    readonly leaders: readonly { readonly id: string }[];
  };
  const places = pack.locations;
  /** How sure a part of the pack is. REX-PACK-3 */
  const sure = (pointer: string): string => {
    const status = statusOf(table.rules.pack, pointer);
    return status === 'reconstructed' ? ` (${t('house')})` : status === 'inferred' ? ' ≈' : '';
  };
  const place = (id: string): string => say.thing({ kind: 'location', id });
  const card = (id: string): string => say.thing({ kind: 'card', id });
  const leader = (id: string): string =>
    say.thing({ kind: 'leader', id }) + sure(`/leaders/${pack.leaders.findIndex((each) => each.id === id)}`);
  const own = view.own;
  const players = view.players.map((player, seat) => ({
    key: String(seat),
    own: seat === view.viewer,
    cells: [
      seat === view.viewer ? `${say.seat(seat)} (${t('text.you')})` : say.seat(seat),
      player.influence,
      player.reserves + player.mechanizedReserves,
      player.casualties + player.mechanizedCasualties,
      player.cards,
      player.strongholds,
      listed(player.allies.map(say.seat)) || '–',
      listed(
        player.leaders.map(
          (each) =>
            `${leader(each.leader)} ${each.strength}${each.alive ? '' : ` (${t('rex.dead')})`}${each.used === null ? '' : ` (${t('rex.used')})`}`,
        ),
      ) || '–',
    ],
  }));
  const city = view.locations.map((each) => {
    const fixed = places.find((one) => one.id === each.location);
    const units = each.units.map(({ seat, units, mechanized, faceDown }) =>
      [
        `${say.seat(seat)}:`,
        units > 0 && String(units),
        mechanized > 0 && t('rex.mechanized', { count: mechanized }),
        faceDown > 0 && t('rex.face-down', { count: faceDown }),
      ]
        .filter(Boolean)
        .join(' '),
    );
    const marks = [
      fixed?.stronghold && t('rex.stronghold'),
      fixed?.spaceport && t('rex.port'),
      each.shield && t('rex.shield'),
      each.underFire && t('rex.fire'),
      each.demolished && t('rex.demolished'),
    ].filter((mark) => typeof mark === 'string');
    return {
      key: each.location,
      own: each.units.some(({ seat }) => seat === view.viewer),
      cells: [
        place(each.location) + sure(`/locations/${places.findIndex((one) => one.id === each.location)}`),
        fixed?.sector ?? '–',
        units.join('; ') || '–',
        each.influence || '–',
        marks.join(', ') || '–',
        fixed ? fixed.adj.map(place).join(', ') : '',
      ],
    };
  });
  const seen = [
    own.prediction && t('rex.prediction', { race: say.thing({ kind: 'race', id: own.prediction.race }), round: own.prediction.round }),
    own.betrayal && `${t('rex.betrayal')}: ${say.thing({ kind: 'betrayal', id: own.betrayal })}`,
    own.bombardment !== null && t('rex.bombardment', { count: own.bombardment }),
    own.influenceCard && `${t('rex.influence-card')}: ${say.thing({ kind: 'influence', id: own.influenceCard })}`,
    own.offer && `${t('rex.offer')}: ${card(own.offer)}`,
  ].filter((line) => typeof line === 'string');
  return (
    <>
      <p class="muted small">{t('rex.sure')}</p>
      <Figures
        of={[
          [t('rex.round'), t('rex.of', { n: view.round })],
          [t('rex.phase'), say.thing({ kind: 'phase', id: view.phase })],
          [t('rex.first'), say.seat(view.first)],
          view.fleet > 0 ? [t('rex.fleet'), view.fleet] : null,
          view.row > 0 ? [t('rex.row'), view.row] : null,
          view.influenceShown ? [t('rex.influence-card'), say.thing({ kind: 'influence', id: view.influenceShown })] : null,
          view.bank === null ? null : [t('rex.bank'), view.bank],
        ]}
      />
      {view.viewer < view.seats && (
        <>
          <Listing title={t('zone.your-hand')} items={counted(own.hand.map(card))} none={t('text.none')} />
          <Listing title={t('rex.traitors')} items={own.traitors.map(leader)} none={t('text.none')} />
          {seen.length > 0 && table.rules.options['memoryAid'] !== 'strict' && <Listing title={t('memory')} items={seen} none="" />}
        </>
      )}
      <Grid
        caption={t('text.players')}
        heads={[
          t('text.player'),
          t('rex.influence'),
          t('rex.reserves'),
          t('rex.casualties'),
          t('rex.cards'),
          t('rex.strongholds'),
          t('rex.allies'),
          t('rex.leaders'),
        ]}
        rows={players}
      />
      <Grid
        caption={t('rex.city')}
        heads={[t('rex.location'), t('rex.sector'), t('rex.units'), t('rex.influence'), t('rex.marks'), t('text.neighbours')]}
        rows={city}
      />
      <Listing title={t('rex.discards')} items={counted(view.strategyDiscard.map(card))} none={t('text.none')} />
    </>
  );
}
