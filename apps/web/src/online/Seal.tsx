/** The seal of a table's shuffles: promised before the deal, opened and checked after the end. */
import type { TableInfo } from '@orrery/protocol';
import { href } from '../app/route.ts';
import { t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import { CHECKS, checksOf } from './seals.ts';

export function Seal({ match, table }: { match: string; table: TableInfo }) {
  const { shuffle } = table;
  const checks = checksOf(match, shuffle);
  const fair = CHECKS.every((check) => checks[check] !== false);
  return (
    <details class="seal">
      <summary>
        <Icon name={shuffle.secret !== null && !fair ? 'warning' : 'lock'} size={16} />
        <span>{t(shuffle.secret === null ? 'online.seal' : fair ? 'online.seal.fair' : 'online.seal.wrong')}</span>
      </summary>
      <p class="small">{t(shuffle.secret === null ? 'online.seal.line' : 'online.seal.line.open')}</p>
      <dl class="small">
        <dt>{t('online.seal.seal')}</dt>
        <dd>
          <code>{shuffle.commitment}</code>
        </dd>
        {shuffle.secret !== null && (
          <>
            <dt>{t('online.seal.secret')}</dt>
            <dd>
              <code>{shuffle.secret}</code>
            </dd>
          </>
        )}
      </dl>
      <ul class="small">
        {CHECKS.filter((check) => checks[check] !== undefined).map((check) => (
          <li key={check} class={checks[check] ? 'holds' : 'fails'}>
            <Icon name={checks[check] ? 'check' : 'close'} size={14} /> {t(`online.seal.${check}.${checks[check] ? 'yes' : 'no'}`)}
          </li>
        ))}
      </ul>
      {shuffle.secret !== null && (
        <p class="small">
          <a href={href('replay', match)}>{t('online.seal.replay')}</a>
        </p>
      )}
    </details>
  );
}
