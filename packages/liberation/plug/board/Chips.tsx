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

export const CityChip = ({ id, things, onLook, brief = false }: { id: string; brief?: boolean } & Pick<ChipTools, 'things' | 'onLook'>) => (
  <span
    class={`chip city-chip ${brief ? 'brief' : ''}`}
    data-city={id}
    style={{ '--planet': things.color(id) }}
    onPointerEnter={() => onLook(id)}
    onPointerLeave={() => onLook(null)}
  >
    <b>{things.letter(id)}</b>
    {brief ? <span class="spoken">{things.name(id)}</span> : things.name(id)}
  </span>
);

const CITIES = new Set(['city', 'first', 'second', 'third', 'fourth', 'from', 'to', 'source', 'base']);

/** Draws whatever a sentence of this game can name. */
export const chip =
  (tools: ChipTools, brief = false) =>
  ({ kind, id }: Thing): ComponentChildren => {
    const { things, say, onLook } = tools;
    if (CITIES.has(kind) && things.pack.cities.some((city) => city.id === id))
      return <CityChip id={id} things={things} onLook={onLook} brief={brief} />;
    if (kind === 'seat')
      return (
        <span class="side-name">
          <Emblem side={sideOf(Number(id))} size={13} /> {say.seat(Number(id))}
        </span>
      );
    if (kind === 'map') return <span class="chip">{local(things.map(id).name)}</span>;
    return <b>{say.thing({ kind, id })}</b>;
  };
