/** The words of a glossary with their signs, group by group. */
import type { GameId } from '@orrery/games/list';
import { local } from '../app/words.ts';
import { says, wordsOf } from '../rules/search.ts';
import type { Glossed } from './glossaries.ts';

interface Props {
  readonly game: GameId;
  readonly glossed: Glossed;
  /** What is searched for. */
  readonly wanted: string;
  /** The term that was asked for. */
  readonly at: string | null;
}

export function Entries({ game, glossed, wanted, at }: Props) {
  const words = wordsOf(wanted);
  return (
    <div class={`legend-list of-${game}`}>
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
                    <div key={key} data-entry={key} class={key === at ? 'asked' : ''} tabIndex={-1}>
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
  );
}
