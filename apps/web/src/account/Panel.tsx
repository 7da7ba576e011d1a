/** A titled part of the page, made of rows: something, what there is to say of it, and what can be done. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../draw/glyphs.tsx';

interface PanelProps {
  readonly title: string;
  readonly act?: ComponentChildren;
  readonly children: ComponentChildren;
}

export const Panel = ({ title, act, children }: PanelProps) => (
  <section class="panel account-part">
    <header>
      <h2>{title}</h2>
      {act}
    </header>
    {children}
  </section>
);

interface RowProps {
  readonly icon?: string;
  readonly title: string;
  readonly mark?: string;
  readonly line: string;
  readonly children?: ComponentChildren;
}

export const Row = ({ icon, title, mark, line, children }: RowProps) => (
  <div class="account-row">
    {icon && <Icon name={icon} size={20} />}
    <p>
      <b>{title}</b>
      {mark && <span class="chip">{mark}</span>}
      <small>{line}</small>
    </p>
    {children}
  </div>
);
