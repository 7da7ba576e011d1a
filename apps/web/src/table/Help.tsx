import { Dialog } from '../app/Dialog.tsx';
import { t } from '../app/words.ts';

const keys = [
  ['← → ↑ ↓', 'help.arrows'],
  ['Enter', 'help.enter'],
  ['A … Z', 'help.letters'],
  ['u', 'help.undo'],
  ['t', 'help.text'],
  ['Esc', 'help.escape'],
  ['/', 'help.explain'],
  ['?', 'help.help'],
] as const;

/** Letters go to places only where the table has places with letters. */
const works = (text: (typeof keys)[number][1]): boolean => text !== 'help.letters' || document.querySelector('[data-letter]') !== null;

export const Help = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={t('help')} onClose={onClose}>
    <dl class="keys">
      {keys
        .filter(([, text]) => works(text))
        .map(([key, text]) => (
          <>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </>
        ))}
    </dl>
  </Dialog>
);
