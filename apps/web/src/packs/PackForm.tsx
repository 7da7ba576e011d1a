/** A pack as forms: its parts, the entries of a part, and what can be set of one. */
import type { Fault, Pack } from '@orrery/kernel';
import { nearest } from './differences.ts';
import { isOwn, typed } from './ownValues.ts';
import { PackField } from './PackField.tsx';
import type { PackPlug } from './plug.ts';
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
  const base = nearest(builtIn, pack);
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
