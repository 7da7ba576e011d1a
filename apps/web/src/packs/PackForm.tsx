/** A pack as forms: its parts, the entries of a part, and what can be set of one. */
import { useState } from 'preact/hooks';
import type { Fault, Pack } from '@orrery/kernel';
import { aligned } from './aligned.ts';
import { nearest } from './differences.ts';
import { withEntry, withoutEntry } from './entries.ts';
import { isOwn, typed } from './ownValues.ts';
import { PackField } from './PackField.tsx';
import type { PackPlug, Part } from './plug.ts';
import { step, valueAt } from './pointer.ts';
import { entriesOf, fieldsOf, type Placed } from './fields.ts';
import { entryName } from './told.ts';
import { named, p } from './words.ts';

interface Props {
  readonly pack: unknown;
  readonly builtIn: readonly Pack[];
  readonly plug: PackPlug;
  readonly faults: readonly Fault[];
  readonly sayFault: (problem: string) => string;
  /** The entry that is shown, by its pointer. */
  readonly shown: string;
  readonly onShow: (path: string) => void;
  readonly onChange: (pack: unknown) => void;
}

export function PackForm({ pack, builtIn, plug, faults, sayFault, shown, onShow, onChange }: Props) {
  const part = plug.parts.find(({ at }) => shown === at || shown.startsWith(`${at}/`)) ?? plug.parts[0];
  if (!part) return null;
  const entries = entriesOf(pack, part);
  const entry = entries.includes(shown) ? shown : entries[0];
  const { base } = aligned(nearest(builtIn, pack), pack);
  const set = ({ field, path, part: { at } }: Placed, value: unknown): void => {
    const before = valueAt(pack, path);
    let next = typed(pack, path, value, builtIn);
    if (field.kind === 'some' && field.mutual && Array.isArray(value) && Array.isArray(before))
      next = answered(next, at, entry ?? '', field.at, before, value, builtIn);
    onChange(next);
  };
  return (
    <div class="pack-form">
      <div class="pack-where">
        <label>
          <span class="caps">{p('part')}</span>
          <select value={part.at} onChange={(event) => onShow(event.currentTarget.value)}>
            {plug.parts.map((each) => (
              <option value={each.at}>{named(each.title)}</option>
            ))}
          </select>
        </label>
        {part.entry && (
          <label>
            <span class="caps">{p('entry')}</span>
            <select value={entry} onChange={(event) => onShow(event.currentTarget.value)}>
              {entries.map((path) => (
                <option value={path}>{entryName(pack, part, path)}</option>
              ))}
            </select>
          </label>
        )}
      </div>
      {part.entry && entry !== undefined && <EntryButtons {...{ pack, builtIn, part, entry, onShow, onChange }} count={entries.length} />}
      {entry !== undefined &&
        fieldsOf(part, valueAt(pack, entry)).map((field) => {
          const path = `${entry}${field.at}`;
          const placed: Placed = { field, part, entry, path };
          const usual = valueAt(base, path);
          return (
            <PackField
              key={path}
              {...placed}
              pack={pack}
              own={isOwn(pack, path)}
              faults={faults
                .filter((fault) => fault.path === path || fault.path.startsWith(`${path}/`))
                .map(({ problem }) => sayFault(problem))}
              onChange={(value) => set(placed, value)}
              onUndo={
                usual !== undefined && JSON.stringify(usual) !== JSON.stringify(valueAt(pack, path)) ? () => set(placed, usual) : undefined
              }
            />
          );
        })}
    </div>
  );
}

interface EntryProps extends Pick<Props, 'pack' | 'builtIn' | 'onShow' | 'onChange'> {
  readonly part: Part;
  readonly entry: string;
  readonly count: number;
}

/** One more of them, or one less; what was taken away can be had back until something else is changed. */
function EntryButtons({ pack, builtIn, part, entry, count, onShow, onChange }: EntryProps) {
  const [taken, setTaken] = useState<{ readonly before: unknown; readonly after: unknown; readonly entry: string } | null>(null);
  if (!part.entries) return <p class="muted small">{p('fixed', { count })}</p>;
  const index = Number(entry.slice(entry.lastIndexOf('/') + 1));
  const more = withEntry(pack, part, valueAt(pack, entry), builtIn);
  return (
    <div class="row-of-buttons">
      <button
        type="button"
        disabled={more === pack}
        onClick={() => {
          onChange(more);
          onShow(step(part.at, count));
        }}
      >
        {p('another')}
      </button>
      <button
        type="button"
        disabled={count === 1}
        onClick={() => {
          const after = withoutEntry(pack, part, index, builtIn);
          setTaken({ before: pack, after, entry });
          onChange(after);
          onShow(step(part.at, Math.max(0, index - 1)));
        }}
      >
        {p('take-away')}
      </button>
      {taken !== null && taken.after === pack && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            onChange(taken.before);
            onShow(taken.entry);
          }}
        >
          {p('put-back', { name: entryName(taken.before, part, taken.entry) })}
        </button>
      )}
    </div>
  );
}

/** Entries that name one another: whoever is named names back, and no longer where the name is gone. */
function answered(
  pack: unknown,
  part: string,
  entry: string,
  at: string,
  before: readonly unknown[],
  after: readonly unknown[],
  builtIn: readonly Pack[],
): unknown {
  const own = valueAt(pack, `${entry}/id`);
  const list = valueAt(pack, part);
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  return entries.reduce<unknown>((now, each, i) => {
    const id = valueAt(each, '/id');
    const path = `${step(part, i)}${at}`;
    const names = valueAt(now, path);
    if (before.includes(id) === after.includes(id) || !Array.isArray(names)) return now;
    return typed(now, path, after.includes(id) ? [...names, own] : names.filter((one) => one !== own), builtIn);
  }, pack);
}
