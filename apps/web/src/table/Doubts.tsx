/** "Sure?" before a choice that the rules allow but one may regret, and the reason when something is refused. */
import { Dialog } from '../app/Dialog.tsx';
import { href } from '../app/route.ts';
import { t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import type { Play } from './play.ts';
import { Words } from './wording.tsx';

export function Doubts({ play }: { play: Play }) {
  const doubt = play.doubt.value;
  if (!doubt) return null;
  const { say, table } = play;
  return (
    <Dialog title={t('sure')} onClose={play.dismiss} class={`of-${play.table.game}`} question>
      <p class="sure-what">
        <b>{say.plain(say.choice(table.rules.choices.name(doubt.choice)))}</b>
      </p>
      <ul class="sure-why">
        {doubt.codes.map((code) => (
          <li>
            <Icon name="warning" /> {say.warning(code)}
          </li>
        ))}
      </ul>
      <div class="row-of-buttons">
        <button type="button" class="primary" onClick={play.confirm} data-confirm>
          {t('sure.yes')}
        </button>
        <button type="button" onClick={play.dismiss}>
          {t('sure.no')}
        </button>
      </div>
    </Dialog>
  );
}

export function Refused({ play }: { play: Play }) {
  const refusal = play.refused.value;
  const { say, table } = play;
  // In a lesson the coach says why.
  if (!refusal || table.lesson) return null;
  return (
    <div class="refused panel" role="alert">
      <p>
        <b>{t('refused')}</b> <Words of={say.refusal(refusal)} thing={say.thing} />{' '}
        {!refusal.clause.startsWith('ORRERY') && (
          <a class="clause" href={href('rules', table.game, refusal.clause)} target="_blank" rel="noreferrer">
            {refusal.clause}
          </a>
        )}
      </p>
      <button type="button" class="round quiet" aria-label={t('close')} onClick={play.dismiss}>
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}
