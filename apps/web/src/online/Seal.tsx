/** The seal of a table's shuffles: set before the deal, opened after the end and held against what this device kept. */
import { type SealCheck, verdictOf } from '@orrery/kernel';
import type { TableInfo } from '@orrery/protocol';
import { href } from '../app/route.ts';
import { fair, t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import { Checks } from './Checks.tsx';

const ICONS = { fair: 'check', wrong: 'warning', unsure: 'lock' } as const;

export function Seal({ match, table, checks }: { match: string; table: TableInfo; checks: readonly SealCheck[] | null }) {
  const { shuffle } = table;
  const ended = shuffle.secret !== null;
  const verdict = checks && ended ? verdictOf(checks) : null;
  return (
    <details class={verdict === 'wrong' ? 'seal broken' : 'seal'} data-verdict={verdict}>
      <summary>
        <Icon name={verdict ? ICONS[verdict] : 'lock'} size={16} />
        <span>{verdict ? fair(`verdict.${verdict}`) : ended ? fair('after.checking') : t('online.seal')}</span>
      </summary>
      {!ended && <p class="small">{t('online.seal.line')}</p>}
      {checks && ended && <Checks match={match} checks={checks} />}
      <dl class="small">
        <dt>{t('online.seal.seal')}</dt>
        <dd>
          <code>{shuffle.commitment}</code>
        </dd>
        {ended && (
          <>
            <dt>{t('online.seal.secret')}</dt>
            <dd>
              <code>{shuffle.secret}</code>
            </dd>
          </>
        )}
      </dl>
      {ended && (
        <p class="small">
          <a href={href('replay', match)}>{t('online.seal.replay')}</a>
        </p>
      )}
    </details>
  );
}
