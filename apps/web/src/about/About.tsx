/** Who made the games, what of them is printed and what is ours, where to buy them, and how this page treats its readers. */
import { useEffect } from 'preact/hooks';
import { GAMES } from '@orrery/games/list';
import { Header } from '../app/Header.tsx';
import { route } from '../app/route.ts';
import { t } from '../app/words.ts';
import { Footer } from '../lobby/Footer.tsx';
import './about.css';

const facts = ['by', 'printed', 'house', 'buy'] as const;

export default function About() {
  const wanted = route.value.path[1];
  useEffect(() => {
    if (wanted) document.getElementById(wanted)?.scrollIntoView();
  }, [wanted]);
  return (
    <div class="page">
      <Header />
      <main id="main" class="reading about">
        <h1>{t('about.title')}</h1>
        <p class="lead">{t('about.lead')}</p>
        <h2 id="reconstructed">{t('about.reconstructed')}</h2>
        <p>{t('about.reconstructed.text')}</p>
        {GAMES.map((game) => (
          <section id={game} class={`panel of-${game}`}>
            <h2>{t(`game.${game}`)}</h2>
            <dl>
              {facts.map((fact) => (
                <div>
                  <dt class="caps">{t(`about.${fact}`)}</dt>
                  <dd>{t(`about.${game}.${fact}`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <h2>{t('about.access')}</h2>
        <p>{t('about.access.text')}</p>
        <h2>{t('about.privacy')}</h2>
        <p>{t('about.privacy.text')}</p>
        <h2>{t('about.fair')}</h2>
        <p>{t('about.fair.text')}</p>
      </main>
      <Footer />
    </div>
  );
}
