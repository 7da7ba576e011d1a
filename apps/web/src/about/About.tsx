/** Who made the games, what of them is printed and what is ours, where to buy them, and how this page treats its readers. */
import { useEffect } from 'preact/hooks';
import { GAMES } from '@orrery/games/list';
import { Header } from '../app/Header.tsx';
import { nameOf } from '../app/lobby.ts';
import { href, route } from '../app/route.ts';
import { language } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { isMeasured } from '../even/plug.ts';
import { Footer } from '../lobby/Footer.tsx';
import { aboutOf } from './plug.ts';
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
        {GAMES.flatMap((game) => {
          const about = aboutOf(game);
          return about ? [[game, about] as const] : [];
        }).map(([game, about]) => (
          <section id={game} class={`panel of-${game}`}>
            <h2>{nameOf(game)}</h2>
            <dl>
              {facts.map((fact) => (
                <div>
                  <dt class="caps">{t(`about.${fact}`)}</dt>
                  <dd>{about[language.value][fact]}</dd>
                </div>
              ))}
            </dl>
            {isMeasured(game) && (
              <p>
                <a href={href('even', game)}>{t('even.link')}</a>
              </p>
            )}
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
