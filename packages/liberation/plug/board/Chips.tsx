/** Things inside sentences: a city as a chip that lights it on the board, a side with its emblem. */
import type { ComponentChildren } from 'preact';
import { local } from '@orrery/web/app/words.ts';
import { Emblem } from './Emblem.tsx';
import type { Thing, Wordings } from '@orrery/web/table/wording.tsx';
import { sideOf, type Things } from './things.ts';
import type { Look } from './longPress.ts';

export interface ChipTools {
  readonly things: Things;
  readonly say: Wordings;
  readonly onLook: Look;
}

interface CityChipProps extends Pick<ChipTools, 'things' | 'onLook'> {
  readonly id: string;
  /** The name as the sentence needs it. */
  readonly name?: string;
  readonly brief?: boolean;
}

export const CityChip = ({ id, things, onLook, name = things.name(id), brief = false }: CityChipProps) => (
  <span
    class={`chip city-chip ${brief ? 'brief' : ''}`}
    data-city={id}
    style={{ '--planet': things.color(id) }}
    onPointerEnter={() => onLook(id)}
    onPointerLeave={() => onLook(null)}
  >
    <b>{things.letter(id)}</b>
    {brief ? <span class="spoken">{name}</span> : name}
  </span>
);

const CITIES = new Set(['city', 'first', 'second', 'third', 'fourth', 'from', 'to', 'source', 'base']);

/** Draws whatever a sentence of this game can name. */
export const chip =
  (tools: ChipTools, brief = false) =>
  (thing: Thing): ComponentChildren => {
    const { kind, id, form } = thing;
    const { things, say, onLook } = tools;
    if (CITIES.has(kind) && things.pack.cities.some((city) => city.id === id))
      return (
        <CityChip
          id={id}
          things={things}
          onLook={onLook}
          brief={brief}
          // The letter is drawn before it.
          {...(form ? { name: say.thing(thing).slice(things.letter(id).length + 1) } : {})}
        />
      );
    if (kind === 'seat')
      return (
        <span class="side-name">
          <Emblem side={sideOf(Number(id))} size={13} /> {say.thing(thing)}
        </span>
      );
    if (kind === 'map') return <span class="chip">{local(things.map(id).name)}</span>;
    return <b>{say.thing(thing)}</b>;
  };
