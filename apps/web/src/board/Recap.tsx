/** The last round in a few lines, above the question. */
import type { ComponentChildren } from 'preact';
import { t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';

interface Props {
  readonly title: string;
  readonly lines: readonly ComponentChildren[];
  readonly onClose: () => void;
}

export const Recap = ({ title, lines, onClose }: Props) =>
  lines.length === 0 ? null : (
    <section class="board-recap panel" aria-label={title} role="status">
      <h2 class="caps">{title}</h2>
      <ul>
        {lines.map((line) => (
          <li>{line}</li>
        ))}
      </ul>
      <button type="button" class="round quiet" aria-label={t('close')} onClick={onClose}>
        <Icon name="close" size={14} />
      </button>
    </section>
  );
