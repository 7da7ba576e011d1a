import { Dialog } from '../app/Dialog.tsx';
import { t } from '../app/words.ts';

const keys = [
  ['← → ↑ ↓', 'help.arrows'],
  ['[ ]', 'help.brackets'],
  ['Enter', 'help.enter'],
  ['A … Z', 'help.letters'],
  ['1 … 9', 'help.numbers'],
  ['f', 'help.forecast'],
  ['u', 'help.undo'],
  ['+ − 0', 'help.zoom'],
  ['t', 'help.text'],
  ['Esc', 'help.escape'],
  ['/', 'help.explain'],
  ['?', 'help.help'],
] as const;

/** What some keys need: letters go to places with letters, numbers to cards with numbers, and what is drawn can be looked at closely. */
const NEEDS: Partial<Record<(typeof keys)[number][1], string>> = {
  'help.letters': '[data-letter]',
  'help.numbers': '[data-number]',
  'help.forecast': '[data-zone="forecast"]',
  'help.zoom': '.board-zoom',
};
const works = (text: (typeof keys)[number][1]): boolean => document.querySelector(NEEDS[text] ?? 'body') !== null;

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
