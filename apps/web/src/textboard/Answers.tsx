/** The open choices as buttons, grouped by what they do; a long group can be narrowed by typing. */
import { useState } from 'preact/hooks';
import { t } from '../app/words.ts';
import type { Offer, Play } from '../table/play.ts';
import { Words } from '../table/wording.tsx';

/** A list of this length deserves a search field. */
const MANY = 14;

function groups(offers: readonly Offer[]): (readonly Offer[])[] {
  const byVerb = new Map<string, Offer[]>();
  for (const offer of offers) byVerb.set(offer.named.verb, [...(byVerb.get(offer.named.verb) ?? []), offer]);
  return [...byVerb.values()];
}

export function Answers({ play }: { play: Play }) {
  const [wanted, setWanted] = useState('');
  const { say } = play;
  const offers = play.offers();
  const shown =
    wanted === '' ? offers : offers.filter((offer) => say.plain(say.choice(offer.named)).toLowerCase().includes(wanted.toLowerCase()));
  if (offers.length === 0) return null;
  return (
    <div class="answers-text">
      {offers.length > MANY && (
        <label class="narrow">
          <span class="caps">{t('answers.find', { count: offers.length })}</span>
          <input type="search" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
        </label>
      )}
      {groups(shown).map((group) => (
        <ul>
          {group.map(({ choice, named }) => (
            <li>
              <button
                type="button"
                class="answer"
                data-choosable
                data-choice={choice}
                disabled={play.busy.value}
                onClick={() => play.choose(choice)}
              >
                <span>
                  <Words of={say.choice(named)} thing={say.thing} />
                  {play.remarks(choice).map((code) => (
                    <small>{say.warning(code)}</small>
                  ))}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
