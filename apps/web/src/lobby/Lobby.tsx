/** The three games, one click to play. */
import { GAMES, type GameId } from '@orrery/games/list';
import { Header } from '../app/Header.tsx';
import { href } from '../app/route.ts';
import { t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import { Footer } from './Footer.tsx';
import { CityMotif } from './CityMotif.tsx';
import { GalaxyMotif } from './GalaxyMotif.tsx';
import { IslandsMotif } from './IslandsMotif.tsx';
import { Running } from './Running.tsx';
import './lobby.css';
import './motifs.css';

const motifs = { liberation: GalaxyMotif, rex: CityMotif, gravity: IslandsMotif } as const;

function GameCard({ game }: { game: GameId }) {
  const Motif = motifs[game];
  return (
    <article class={`game of-${game}`}>
      <a class="picture" href={href('play', game)} tabIndex={-1} aria-hidden="true">
        <Motif />
      </a>
      <div class="body">
        <div class="head">
          <h2>{t(`game.${game}`)}</h2>
          <a class="house" href={href('about', game)}>
            {t(`game.${game}.tag`)}
          </a>
        </div>
        <p class="meta">{t(`game.${game}.meta`)}</p>
        <p class="line">{t(`game.${game}.line`)}</p>
        <div class="acts">
          <a class="button primary" href={href('play', game)} aria-label={`${t('lobby.play')}: ${t(`game.${game}`)}`}>
            <Icon name="play" size={13} />
            {t('lobby.play')}
          </a>
          <a class="button friend" href={href('pass', game)} aria-label={`${t('lobby.pass')}: ${t(`game.${game}`)}`}>
            <Icon name="people" size={17} />
            <span>{t('lobby.pass')}</span>
          </a>
        </div>
        <p class="more">
          <a href={href('online', 'new', game)} aria-label={`${t('lobby.online')}: ${t(`game.${game}`)}`}>
            {t('lobby.online')}
          </a>
          {game === 'liberation' && <a href={href('learn')}>{t('lobby.learn')}</a>}
          <a href={href('rules', game)} aria-label={`${t('lobby.rules')}: ${t(`game.${game}`)}`}>
            {t('lobby.rules')}
          </a>
          <a href={href('replays')} aria-label={`${t('lobby.replays')}: ${t(`game.${game}`)}`}>
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
          {GAMES.map((game) => (
            <GameCard game={game} />
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
