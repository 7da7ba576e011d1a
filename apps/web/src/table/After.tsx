/** What to do after the game: play again, look back. */
import { SPECTATOR } from '@orrery/kernel';
import { go, href } from '../app/route.ts';
import { t } from '../app/words.ts';
import { create } from './create.ts';
import { engine } from './engines.ts';
import type { Play } from './play.ts';

/** The review by the seat that looks at the table. */
const reviewOf = ({ id, now, seats }: Play['table']): string => {
  const { viewer } = now.value;
  return viewer !== null && viewer < seats.length ? `${href('review', id)}?seat=${viewer}` : href('review', id);
};

export function After({ play }: { play: Play }) {
  const { table } = play;
  const two = table.seats.length === 2;
  // Spectators of a server's table have no seat in the rematch.
  const watched = table.online === true && table.now.value.viewer === SPECTATOR;
  const again = async (): Promise<void> => {
    if (table.again) return table.again();
    const { game, rules, seats } = table;
    const version = (await engine(game))?.rules ?? '';
    go(
      'table',
      await create({ game, rules: version, options: rules.options, pack: table.ownPack, seats: two ? seats.toReversed() : seats }),
    );
  };
  return (
    <>
      {!watched && (
        <button type="button" class="primary" data-again="" onClick={() => void again()}>
          {t(two ? 'end.again' : 'end.again.many')}
        </button>
      )}
      <a class={watched ? 'button primary' : 'button'} href={href('replay', table.id)}>
        {t('table.replay')}
      </a>
      <a class="button" href={reviewOf(table)}>
        {t('table.review')}
      </a>
    </>
  );
}
