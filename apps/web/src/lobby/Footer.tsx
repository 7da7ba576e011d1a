import { href } from '../app/route.ts';
import { language } from '../app/settings.ts';
import { t } from '../app/words.ts';

export const Footer = () => (
  <footer class="page-foot">
    <p>{t('credits')}</p>
    <nav aria-label={t('footer')}>
      <a href={href('about', 'reconstructed')}>
        <span class="house">{t('house')}</span>
        {t('footer.house')}
      </a>
      <a href={href('puzzles')}>{t('lobby.puzzles')}</a>
      <a href={href('story')}>{t('footer.story')}</a>
      <a href={href('packs')}>{t('footer.packs')}</a>
      <a href={language.value === 'en' ? 'docs/' : `docs/${language.value}/`}>{t('footer.docs')}</a>
      <a href={href('about')}>{t('footer.about')}</a>
    </nav>
  </footer>
);
