/** A view as an outline: lists of things, counts and parts under their names. Every game's view is plain data, so one outline fits all. */
import type { ComponentChildren } from 'preact';
import type { TableView } from '@orrery/kernel';
import { t } from '../app/words.ts';
import type { Play } from '../table/play.ts';

/** Fields that the prompt and the head of the table already say. */
const SAID = new Set(['viewer', 'seats', 'decision', 'asked', 'answered', 'result']);

export function Outline({ play, view }: { play: Play; view: TableView }) {
  const fields = Object.entries(view).filter(([name]) => !SAID.has(name));
  return <Fields play={play} fields={fields} path="" />;
}

function Fields({ play, fields, path }: { play: Play; fields: readonly (readonly [string, unknown])[]; path: string }) {
  const shown = fields.filter(([, value]) => !empty(value));
  return (
    <dl class="outline">
      {shown.map(([name, value]) => (
        <div class={simple(value) ? 'inline' : ''}>
          <dt>{label(play, path === '' ? name : `${path}.${name}`, name)}</dt>
          <dd>{show(play, value, path === '' ? name : `${path}.${name}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

const empty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
const simple = (value: unknown): boolean =>
  typeof value !== 'object' || (Array.isArray(value) && value.every((item) => typeof item !== 'object'));

/** The game's own word for a part of its view, or the field's name split into words. */
function label(play: Play, path: string, name: string): string {
  const texts = play.say.texts();
  const key = [`view.${path}`, `view.${name}`].find((candidate) => texts.has(candidate));
  if (key !== undefined) return texts.say(key);
  if (/^\d+$/.test(name)) return play.say.seat(Number(name));
  return name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

/** A value by the name the pack gives it, whatever kind of thing it is. */
function word(play: Play, value: string): string {
  for (const things of Object.values(play.say.rules.names)) {
    const name = things[value];
    if (name) return name[play.say.texts().language];
  }
  return value;
}

function show(play: Play, value: unknown, path: string): ComponentChildren {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return word(play, value);
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object'))
      return value.map((item) => show(play, item, path)).flatMap((item, i) => (i === 0 ? [item] : [', ', item]));
    return (
      <ol class="parts">
        {value.map((item: unknown, i) => (
          <li>
            {typeof item === 'object' && item !== null ? (
              <Fields play={play} fields={Object.entries(item)} path={`${path}.${i}`} />
            ) : (
              show(play, item, path)
            )}
          </li>
        ))}
      </ol>
    );
  }
  if (typeof value === 'object' && value !== null) return <Fields play={play} fields={Object.entries(value)} path={path} />;
  return null;
}
