import { Dialog } from '../app/Dialog.tsx';
import { t } from '../app/words.ts';

const keys = [
  ['← → ↑ ↓', 'help.arrows'],
  ['Enter', 'help.enter'],
  ['A … Z', 'help.letters'],
  ['u', 'help.undo'],
  ['t', 'help.text'],
  ['Esc', 'help.escape'],
  ['?', 'help.help'],
] as const;

export const Help = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={t('help')} onClose={onClose}>
    <dl class="keys">
      {keys.map(([key, text]) => (
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
