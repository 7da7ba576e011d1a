/** Things inside sentences: a place that lights up on the map, a seat with its emblem. */
import type { ComponentChildren } from 'preact';
import { NAME_FORMS, type NameForm, statusOf } from '@orrery/kernel';
import type { Race, RexPack, RexRules, RexView } from '@orrery/rex';
import { called as inForm } from '@orrery/texts';
import { language } from '@orrery/web/app/settings.ts';
import { local } from '@orrery/web/app/words.ts';
import type { Play } from '@orrery/web/table/play.ts';
import type { Thing } from '@orrery/web/table/wording.tsx';
import type { Place } from './geometry.ts';
import { of, RaceIcon, Symbol } from './marks.tsx';
import { shortOf, unbroken } from './shortNames.ts';
import type { Subject } from './subject.ts';
import { t } from './words.ts';

export interface Things {
  readonly play: Play;
  readonly pack: RexPack;
  readonly view: RexView;
  readonly onLook: (place: string | null) => void;
  /** Opens what the rules say of a card or a race. */
  readonly onAbout: (what: Subject) => void;
  place(id: string): Place | undefined;
  name(kind: string, id: string): string;
  race(seat: number): Race | null;
  /** Name of a race, or of the seat before it has one, in the form a sentence needs. */
  called(seat: number, form?: NameForm): string;
  /** The same as arguments of a message: `who`, and `who_dat` for whom. */
  who(...seats: readonly number[]): Readonly<Record<string, string>>;
  /** Whom a price goes to: somebody, or the bank (`to`). */
  payee(seat: number | null): Readonly<Record<string, string>>;
}

export function thingsOf(play: Play, view: RexView, onLook: Things['onLook'], onAbout: Things['onAbout']): Things {
  const { pack } = play.table.rules as RexRules & { readonly pack: RexPack };
  const race = (seat: number): Race | null => view.players[seat]?.race ?? null;
  const name = (kind: string, id: string): string => play.say.thing({ kind, id });
  const called = (seat: number, form?: NameForm): string => {
    const led = race(seat);
    if (led) return inForm(play.table.rules.names['race']?.[led] ?? null, '', form, play.say.texts());
    return form ? play.say.seat(seat, form) : t('setup.seat', { n: seat + 1 });
  };
  const who: Things['who'] = (...seats) => {
    const list = new Intl.ListFormat(language.value);
    const put = (form?: NameForm): string => list.format(seats.map((seat) => called(seat, form)));
    return Object.fromEntries([['who', put()], ...NAME_FORMS.map((form) => [`who_${form}`, put(form)])]);
  };
  return {
    play,
    pack,
    view,
    onLook,
    onAbout,
    place: (id) => pack.locations.find((place) => place.id === id),
    name,
    race,
    called,
    who,
    payee: (seat) => (seat === null ? { to: 'bank' } : { to: 'seat', ...who(seat) }),
  };
}

/** The mark behind a name that is not printed, which says what it means. REX-PACK-3 */
export function Sureness({ things, pointer }: { things: Things; pointer: string }) {
  const mark = sure(things, pointer);
  return mark === '' ? null : <span data-term={statusOf(things.pack, pointer) === 'inferred' ? 'inferred' : 'house'}>{mark}</span>;
}

/** How sure a part of the pack is. REX-PACK-3 */
export const sure = (things: Things, pointer: string): string => {
  const status = statusOf(things.pack, pointer);
  return status === 'reconstructed' ? ` (${t('house')})` : status === 'inferred' ? '\u00A0≈' : '';
};

/** The name a place has on the map, on one line: where the map may break a word, nothing shows. */
export const briefly = (place: Place): string => unbroken(local(shortOf(place)));

const PLACE_KINDS = new Set(['location', 'from', 'to', 'first', 'second']);

export const SeatChip = ({ seat, form, things }: { seat: number; form?: NameForm | undefined; things: Things }) => (
  <span class={`rx-who ${of(things.race(seat))}`}>
    <RaceIcon race={things.race(seat)} size={14} />
    {things.called(seat, form)}
  </span>
);

/** Emblems held together. */
export const Chain = ({ seats, things, size = 18 }: { seats: readonly number[]; things: Things; size?: number }) => (
  <span class="chain" aria-hidden="true">
    {seats.map((seat, i) => (
      <>
        {i > 0 && <Symbol name="alliance" size={12} />}
        <RaceIcon race={things.race(seat)} size={size} />
      </>
    ))}
  </span>
);

/** Draws whatever a sentence of this game can name. */
export const chip =
  (things: Things, short = false) =>
  ({ kind, id, form }: Thing): ComponentChildren => {
    const place = PLACE_KINDS.has(kind) ? things.place(id) : undefined;
    if (place)
      return (
        <span class="rx-link" onPointerEnter={() => things.onLook(id)} onPointerLeave={() => things.onLook(null)}>
          {short && !form ? briefly(place) : things.play.say.thing({ kind, id, ...(form ? { form } : {}) })}
        </span>
      );
    if (kind === 'seat') return <SeatChip seat={Number(id)} form={form} things={things} />;
    return <b>{things.play.say.thing({ kind, id, ...(form ? { form } : {}) })}</b>;
  };
