/** The last thing the server refused, until it is put away. */
import { t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import { refusedCode, refusedData, sayCode } from './words.ts';

export function Refusal() {
  const code = refusedCode.value;
  return (
    <div class="online-refusal" role="alert">
      {code !== null && (
        <p class="panel">
          <Icon name="warning" size={16} /> <span>{sayCode(code, refusedData.value)}</span>
          <button type="button" class="quiet" aria-label={t('close')} onClick={() => (refusedCode.value = null)}>
            <Icon name="close" size={16} />
          </button>
        </p>
      )}
    </div>
  );
}
