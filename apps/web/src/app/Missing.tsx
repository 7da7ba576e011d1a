/** An address that leads nowhere: a link cut short, or to something that never was. */
import { Header } from './Header.tsx';
import { href } from './route.ts';
import { t } from './words.ts';

export const Missing = () => (
  <div class="page">
    <Header />
    <main id="main" class="reading">
      <h1>{t('missing')}</h1>
      <p>
        <a class="button primary" href={href()}>
          {t('missing.home')}
        </a>
      </p>
    </main>
  </div>
);
