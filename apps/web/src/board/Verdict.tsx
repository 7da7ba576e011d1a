/** The end of a game: a bar where the prompt was. The board stays as it is, with nothing over it. */
import type { ComponentChildren } from 'preact';
import { type Event, SPECTATOR } from '@orrery/kernel';
import { href } from '../app/route.ts';
import { language } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { openHands } from '../replay/opened.ts';
import { called } from '../faces/called.ts';
import { Portrait } from '../faces/Portrait.tsx';
import { After } from '../table/After.tsx';
import type { Play } from '../table/play.ts';
import { sayEnded } from '../table/tableLine.ts';
import { type Thing, Words } from '../table/wording.tsx';

interface Props {
  readonly play: Play;
  /** The winners' signs. */
  readonly sign?: ComponentChildren;
  readonly thing: (thing: Thing) => ComponentChildren;
  /** What decided the game, where that says more than how it ended. */
  readonly decided?: Event | undefined;
}

/** Whoever won is told so; everybody else hears who did. */
function headingOf(play: Play, winners: readonly number[], viewer: number): string {
  if (winners.includes(viewer)) return t('end.won');
  if (winners.length === 0) return t('end.nobody');
  return t('end.winner', {
    count: winners.length,
    who: new Intl.ListFormat(language.value).format(winners.map((seat) => play.say.seat(seat))),
  });
}

/** Computer players who sat here, by their faces. */
function Against({ play: { table } }: { play: Play }) {
  const bots = table.seats.filter(({ kind, level }) => kind === 'bot' && level > 0);
  if (bots.length === 0 || table.lesson) return null;
  return (
    <div class="verdict-against">
      {bots.map(({ level }, i) => (
        <Portrait game={table.game} level={level} size={40} name={called(table.game, level)} key={i} />
      ))}
    </div>
  );
}

export function Verdict({ play, sign, thing, decided }: Props) {
  const { table, say } = play;
  const { known } = table.now.value;
  if (!known) return null;
  const { result } = known.view;
  // Whoever looks at everything sits nowhere.
  const viewer = openHands(table) ? SPECTATOR : known.view.viewer;
  return (
    <section class={`verdict ${result?.winners.includes(viewer) ? 'won' : ''}`} role="status" aria-label={t('end.result')}>
      {result && sign !== undefined && <span class="verdict-sign">{sign}</span>}
      <div class="verdict-words">
        <h2>{result ? headingOf(play, result.winners, viewer) : sayEnded(play)}</h2>
        {result && (
          <p>
            <Words of={decided ? say.event(decided) : say.decision(known.view)} thing={thing} />{' '}
            <a class="clause" href={href('rules', table.game, result.clause)} target="_blank" rel="noreferrer">
              {result.clause}
            </a>
          </p>
        )}
      </div>
      <Against play={play} />
      <div class="verdict-next">
        <After play={play} />
      </div>
    </section>
  );
}
