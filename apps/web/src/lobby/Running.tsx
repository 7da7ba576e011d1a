import { useEffect, useState } from 'preact/hooks';
import type { OwnListed } from '@orrery/protocol';
import { nameOf } from '../app/lobby.ts';
import { href } from '../app/route.ts';
import { kept } from '../app/settings.ts';
import { day, t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import type { TableRecord } from '../table/record.ts';
import { all } from '../table/shelf.ts';

const MOST = 4;

/** A game with people elsewhere, and whether it is waiting for this player. */
type Elsewhere = Pick<OwnListed, 'match' | 'game'> & { readonly turn: boolean };

/** Unfinished games to return to: on this device, and with people elsewhere. */
export function Running() {
  const [tables, setTables] = useState<readonly TableRecord[]>([]);
  const [matches, setMatches] = useState<readonly Elsewhere[]>([]);
  useEffect(() => {
    let gone = false;
    // Without a database (private windows of some browsers) there is simply nothing to return to.
    all('tables').then(
      (list) =>
        !gone &&
        setTables(
          list
            .filter((table) => !table.ended && table.log.length > 0)
            .sort((a, b) => b.touched - a.touched)
            .slice(0, MOST),
        ),
      () => undefined,
    );
    // Only somebody who has sat at a server's table has anything there.
    if (kept('token') !== null)
      void import('../online/ownGames.ts')
        .then(async ({ ownGames, yourTurn }) => {
          const games = await ownGames();
          if (!gone) setMatches(games.slice(0, MOST).map((one) => ({ match: one.match, game: one.game, turn: yourTurn(one) })));
        })
        .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  if (tables.length + matches.length === 0) return null;
  return (
    <section class="running" aria-label={t('lobby.running')}>
      <span class="caps">{t('lobby.running')}</span>
      {matches.map(({ match, game, turn }) => (
        <a class={`button of-${game}${turn ? ' waits' : ''}`} key={match} href={href('match', match)}>
          <Icon name="people" size={15} />
          {nameOf(game)} <small>{t(turn ? 'online.turn' : 'online.friend')}</small>
        </a>
      ))}
      {tables.map((table) => (
        <a class={`button of-${table.game}`} key={table.id} href={href('table', table.id)}>
          <Icon name="play" size={11} />
          {nameOf(table.game)} <small>{day(table.touched)}</small>
        </a>
      ))}
    </section>
  );
}
