/** Everything a board shows, with its sign and its sentence, to be read through or searched. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameId } from '@orrery/games/list';
import { Dialog } from '../app/Dialog.tsx';
import { href } from '../app/route.ts';
import { local, t } from '../app/words.ts';
import { says, wordsOf } from '../rules/search.ts';
import type { Glossed } from './glossaries.ts';
import { legendAt } from './legendAt.ts';

export function Legend({ game, glossed }: { game: GameId; glossed: Glossed }) {
  const [wanted, setWanted] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const at = legendAt.value;
  useEffect(() => {
    if (at) list.current?.querySelector(`[data-entry="${CSS.escape(at)}"]`)?.scrollIntoView({ block: 'center' });
  }, []);
  const words = wordsOf(wanted);
  return (
    <Dialog title={t('legend')} onClose={() => (legendAt.value = null)} class={`legend-sheet of-${game}`}>
      <label class="legend-search">
        <span class="spoken">{t('legend.search')}</span>
        <input type="search" placeholder={t('legend.search')} value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
      </label>
      <div class="legend-list" ref={list} tabIndex={0} role="region" aria-label={t('legend')}>
        {glossed.groups.map((group) => {
          const keys = Object.keys(group.terms).filter((key) => {
            const said = glossed.term(key);
            return said && says(`${said.word} ${said.text}`, words);
          });
          return (
            keys.length > 0 && (
              <section key={group.title.en}>
                <h3 class="caps">{local(group.title)}</h3>
                <dl>
                  {keys.map((key) => {
                    const said = glossed.term(key);
                    return (
                      <div key={key} data-entry={key} class={key === at ? 'asked' : ''}>
                        <dt>
                          <span class="legend-sign" aria-hidden="true">
                            {glossed.sign(key)}
                          </span>
                          {said?.word}
                        </dt>
                        <dd>{said?.text}</dd>
                      </div>
                    );
                  })}
                </dl>
              </section>
            )
          );
        })}
      </div>
      <p>
        <a href={href('rules', game)} target="_blank" rel="noreferrer">
          {t('lobby.rules')}
        </a>
      </p>
    </Dialog>
  );
}
