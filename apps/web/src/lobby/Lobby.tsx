/** The games, one click to play. */
import type { GameId } from '@orrery/games/list';
import { Header } from '../app/Header.tsx';
import { cardOf, lobbies, type LobbyPlug } from '../app/lobby.ts';
import { href } from '../app/route.ts';
import { t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import { taught } from '../learn/courses.ts';
import { explained } from '../rules/figures.ts';
import { Footer } from './Footer.tsx';
import { Running } from './Running.tsx';
import './lobby.css';
import './motifs.css';

function GameCard({ game, plug: { Picture } }: { game: GameId; plug: LobbyPlug }) {
  const { name, tag, meta, line } = cardOf(game);
  return (
    <article class={`game of-${game}`}>
      <a class="picture" href={href('play', game)} tabIndex={-1} aria-hidden="true">
        <Picture />
      </a>
      <div class="body">
        <div class="head">
          <h2>{name}</h2>
          <a class="house" href={href('about', game)}>
            {tag}
          </a>
        </div>
        <p class="meta">{meta}</p>
        <p class="line">{line}</p>
        <div class="acts">
          <a class="button primary" href={href('play', game)} aria-label={`${t('lobby.play')}: ${name}`}>
            <Icon name="play" size={13} />
            {t('lobby.play')}
          </a>
          <a class="button friend" href={href('pass', game)} aria-label={`${t('lobby.pass')}: ${name}`}>
            <Icon name="people" size={17} />
            <span>{t('lobby.pass')}</span>
          </a>
        </div>
        <p class="more">
          <a href={href('online', 'new', game)} aria-label={`${t('lobby.online')}: ${name}`}>
            {t('lobby.online')}
          </a>
          {taught.includes(game) && (
            <a href={href('learn', game)} aria-label={`${t('lobby.learn')}: ${name}`}>
              {t('lobby.learn')}
            </a>
          )}
          {explained.includes(game) ? (
            <a href={href('how', game)} aria-label={`${t('howto')}: ${name}`}>
              {t('howto')}
            </a>
          ) : (
            <a href={href('rules', game)} aria-label={`${t('lobby.rules')}: ${name}`}>
              {t('lobby.rules')}
            </a>
          )}
          <a href={href('replays')} aria-label={`${t('lobby.replays')}: ${name}`}>
            {t('lobby.replays')}
          </a>
        </p>
      </div>
    </article>
  );
}

const reasons = [
  ['mask', 'bots'],
  ['shuffle', 'shuffles'],
  ['offline', 'offline'],
] as const;

export default function Lobby() {
  return (
    <div class="page lobby">
      <Header />
      <main id="main">
        <section class="intro">
          <h1>{t('lobby.title')}</h1>
          <p>{t('lobby.line')}</p>
          <a class="button to-people" href={href('online')}>
            <Icon name="people" size={17} />
            {t('online')}
          </a>
        </section>
        <Running />
        <section class="games" aria-label={t('lobby.games')}>
          {lobbies.map(([game, plug]) => (
            <GameCard game={game} plug={plug} />
          ))}
        </section>
        <ul class="why">
          {reasons.map(([icon, key]) => (
            <li>
              <Icon name={icon} size={24} />
              <span>
                <b>{t(`why.${key}`)}</b>
                <span>{t(`why.${key}.line`)}</span>
              </span>
            </li>
          ))}
        </ul>
      </main>
      <Footer />
    </div>
  );
}
