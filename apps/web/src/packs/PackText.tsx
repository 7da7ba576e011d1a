/** A pack as text, and every fault at its place in it. */
import { useRef } from 'preact/hooks';
import { breaksAt, isJson } from './breaksAt.ts';
import { locate, type Place } from './locate.ts';
import { p } from './words.ts';
import type { Fault } from '@orrery/kernel';

/** What is wrong with a text that is no JSON. */
export function notJson(text: string): Fault {
  const { from, line } = breaksAt(text);
  return { path: '', problem: `is not JSON from line ${line}, column ${from - text.lastIndexOf('\n', from - 1)} on` };
}

interface Props {
  readonly text: string;
  readonly faults: readonly Fault[];
  readonly sayFault: (problem: string) => string;
  readonly onChange: (text: string) => void;
}

export function PackText({ text, faults, sayFault, onChange }: Props) {
  const editor = useRef<HTMLTextAreaElement>(null);
  const place = ({ path }: Fault): Place => (isJson(text) ? locate(text, path) : breaksAt(text));
  const show = (fault: Fault): void => {
    const area = editor.current;
    if (!area) return;
    const { from, to, line } = place(fault);
    area.focus();
    area.setSelectionRange(from, to);
    area.scrollTop = (line - 4) * Number.parseFloat(getComputedStyle(area).lineHeight);
  };
  return (
    <>
      <label class="editor">
        <span class="caps">{p('text')}</span>
        <textarea ref={editor} spellcheck={false} rows={22} value={text} onInput={(event) => onChange(event.currentTarget.value)} />
      </label>
      <Faults
        faults={faults}
        sayFault={sayFault}
        go={(fault) => ({ label: p('line', { line: place(fault).line }), show: () => show(fault) })}
      />
    </>
  );
}

interface FaultsProps {
  readonly faults: readonly Fault[];
  readonly sayFault: (problem: string) => string;
  /** How a fault is reached from here; null where it cannot be. */
  readonly go: (fault: Fault) => { readonly label: string; show(): void } | null;
}

export function Faults({ faults, sayFault, go }: FaultsProps) {
  if (faults.length === 0)
    return (
      <p class="verified" role="status">
        {p('good')}
      </p>
    );
  return (
    <section class="faults" role="alert">
      <b>{p('faults', { count: faults.length })}</b>
      <ul>
        {faults.slice(0, 40).map((fault) => {
          const way = go(fault);
          return (
            <li key={fault.path + fault.problem}>
              {way && (
                <button type="button" class="quiet" onClick={way.show}>
                  {way.label}
                </button>
              )}
              <code>{fault.path || '/'}</code> <span>{sayFault(fault.problem)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
