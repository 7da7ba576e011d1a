/** One thing to set in a pack, by what kind of thing it is. */
import { useId } from 'preact/hooks';
import { type Language, languages } from '@orrery/texts';
import { language } from '../app/settings.ts';
import { isTree, valueAt } from './pointer.ts';
import { among, type Placed } from './fields.ts';
import { named, p } from './words.ts';

interface Props extends Placed {
  readonly pack: unknown;
  readonly own: boolean;
  /** What is wrong with it. */
  readonly faults: readonly string[];
  readonly onChange: (value: unknown) => void;
  /** Absent where it is as built in. */
  readonly onUndo: (() => void) | undefined;
}

export function PackField(props: Props) {
  const { field, own, faults, onUndo } = props;
  const id = useId();
  const group = field.kind === 'words' || field.kind === 'some' || field.kind === 'many';
  const said = (
    <>
      {named(field.name)} {own && <span class="house">{p('mine')}</span>}
    </>
  );
  const wrong = faults.length > 0 ? `${id}-wrong` : undefined;
  const below = (
    <>
      {faults.length > 0 && (
        <p class="wrong small" id={wrong}>
          {faults.join('; ')}
        </p>
      )}
      {onUndo && (
        <button type="button" class="quiet undo" aria-label={`${named(field.name)}: ${p('undo')}`} onClick={onUndo}>
          {p('undo')}
        </button>
      )}
    </>
  );
  return group ? (
    <fieldset class="pack-field" aria-describedby={wrong}>
      <legend>{said}</legend>
      <Control {...props} id={id} />
      {below}
    </fieldset>
  ) : (
    <div class="pack-field">
      <label for={id}>{said}</label>
      <Control {...props} id={id} wrong={wrong} />
      {below}
    </div>
  );
}

function Control({ field, entry, path, pack, onChange, id, wrong }: Props & { readonly id: string; readonly wrong?: string | undefined }) {
  const value = valueAt(pack, path);
  const described = { 'aria-describedby': wrong, 'aria-invalid': wrong !== undefined };
  switch (field.kind) {
    case 'words':
      return <Words value={value} long={field.long === true} onChange={onChange} />;
    case 'number':
      return (
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={field.least}
          max={field.most}
          value={typeof value === 'number' ? value : ''}
          onInput={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.valueAsNumber)}
          {...described}
        />
      );
    case 'flag':
      return (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
          {...described}
        />
      );
    case 'colour':
      return <input id={id} type="color" value={String(value)} onInput={(event) => onChange(event.currentTarget.value)} {...described} />;
    case 'letters':
      return (
        <input
          id={id}
          type="text"
          autocomplete="off"
          spellcheck={false}
          value={typeof value === 'string' ? value : ''}
          onInput={(event) => {
            const letters = [...event.currentTarget.value.toUpperCase()].filter((each) => field.of.includes(each));
            event.currentTarget.value = letters.join('');
            onChange(letters.join(''));
          }}
          {...described}
        />
      );
    case 'one':
      return (
        <select id={id} value={String(value)} onChange={(event) => onChange(event.currentTarget.value)} {...described}>
          {among(field, pack, valueAt(pack, entry)).map(({ value: each, name }) => (
            <option value={each}>{named(name)}</option>
          ))}
        </select>
      );
    case 'some': {
      const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
      return (
        <div class="pack-some">
          {among(field, pack, valueAt(pack, entry)).map(({ value: each, name }) => (
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(each)}
                onChange={(event) => onChange(event.currentTarget.checked ? [...chosen, each] : chosen.filter((one) => one !== each))}
              />
              <span>{named(name)}</span>
            </label>
          ))}
        </div>
      );
    }
    case 'many': {
      const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
      const all = among(field, pack, valueAt(pack, entry));
      const count = (one: string): number => chosen.filter((each) => each === one).length;
      return (
        <div class="pack-many">
          {all.map(({ value: each, name }) => (
            <label>
              <span>{named(name)}</span>
              <select
                value={String(count(each))}
                onChange={(event) => {
                  const wanted = Number(event.currentTarget.value);
                  onChange(all.flatMap(({ value: one }) => Array.from({ length: one === each ? wanted : count(one) }, () => one)));
                }}
              >
                {Array.from({ length: field.most + 1 }, (_, n) => (
                  <option value={String(n)}>{n}</option>
                ))}
              </select>
            </label>
          ))}
        </div>
      );
    }
  }
}

/** The reader's language first, the others folded away. */
function Words({ value, long, onChange }: { value: unknown; long: boolean; onChange: (value: unknown) => void }) {
  const words = isTree(value) ? value : {};
  const box = (tongue: Language) => {
    const shared = {
      value: typeof words[tongue] === 'string' ? words[tongue] : '',
      onInput: (event: { readonly currentTarget: { readonly value: string } }) =>
        onChange({ ...words, [tongue]: event.currentTarget.value }),
    };
    return (
      <label class="pack-words">
        <span class="caps">{tongue}</span>
        {long ? <textarea rows={3} {...shared} /> : <input type="text" autocomplete="off" {...shared} />}
      </label>
    );
  };
  const others = languages.filter((tongue) => tongue !== language.value);
  return (
    <>
      {box(language.value)}
      <details>
        <summary>{others.map((tongue) => tongue.toUpperCase()).join(', ')}</summary>
        {others.map(box)}
      </details>
    </>
  );
}
