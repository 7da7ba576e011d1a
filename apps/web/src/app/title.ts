/** The title of a page, for tabs, history and screen readers. Tables set a longer one themselves. */
import { isGame } from '@orrery/games/list';
import { nameOf } from './lobby.ts';
import { t } from './words.ts';

export function titleOf([first, second, third]: readonly string[]): string {
  const game = isGame(second) ? nameOf(second) : '';
  switch (first) {
    case 'about':
      return t('footer.about');
    case 'account':
      return t('online.account');
    case 'even':
      return t('even.title', { game });
    case 'packs':
      return t('footer.packs');
    case 'person':
    case 'ratings':
      return t('online.ratings');
    case 'puzzles':
      return game === '' ? t('lobby.puzzles') : `${game} · ${t('lobby.puzzles')}`;
    case 'story':
      return t('footer.story');
    case 'tournament':
    case 'tournaments':
      return t('online.tournaments');
    case 'reports':
      return t('online.reports');
    case 'replays':
      return t('lobby.replays');
    case 'replay':
      return t('table.replay');
    case 'review':
      return t('table.review');
    case 'rules':
      return game === '' ? t('lobby.rules') : t('rules.title', { game });
    case 'how':
      return `${game} · ${t('howto')}`;
    case 'learn':
      return game === '' ? t('lobby.learn') : `${game} · ${t('lobby.learn')}`;
    case 'play':
    case 'pass':
      return game;
    case 'online':
      return isGame(third) ? `${nameOf(third)} · ${t('online')}` : t('online');
    default:
      return '';
  }
}
