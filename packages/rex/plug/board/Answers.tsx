/** Answers that are not pointed at: a button each, numbers to turn, or the next facet to choose. */
import type { ComponentChildren } from 'preact';
import type { Race } from '@orrery/rex';
import type { Offer, Play } from '@orrery/web/table/play.ts';
import { Words } from '@orrery/web/table/wording.tsx';
import {
  type Aim,
  fix,
  groupsOf,
  narrowed,
  type OfferGroup,
  placeFacet,
  PLACES,
  QUIET,
  SEATS,
  split,
  type Value,
  valueOf,
  valuesOf,
} from './aim.ts';
import { RaceIcon, Symbol } from './marks.tsx';
import { costOf } from './unitCost.ts';
import { Numbers } from './Stepper.tsx';
import { briefly, type Things } from './things.tsx';
import { type BoardKey, t } from './words.ts';

export interface Asking {
  readonly play: Play;
  readonly things: Things;
  readonly offers: readonly Offer[];
  readonly aim: Aim;
  /** Places get buttons of their own: the map is too small for fingers. */
  readonly small: boolean;
  /** Leaves word to bid up to a number. */
  readonly onLimit: (most: number) => void;
}

/** As many choices of one kind as this get a button each. */
const FEW = 6;
/** What nobody should be led to, by a filled button or by the focus. */
const RISKY: ReadonlySet<string> = new Set(['leave', 'betray']);

/** What is answered by a noun elsewhere has its verb on the button. */
const SPOKEN: ReadonlySet<string> = new Set(['command', 'answer', 'use']);

/** What comes to its end with the answer "End". */
const ENDS: Readonly<Record<string, BoardKey>> = { 'D-MOVE': 'rex.end.move', 'D-DEPLOY': 'rex.end.turn', 'D-REC': 'rex.end.recruit' };

function endOf({ named }: Offer, { view }: Things): ComponentChildren {
  const words = named.verb === 'end' ? ENDS[view.decision] : undefined;
  return words && <span>{t(words)}</span>;
}

/** A facet's value as a word. */
export function facetWord(things: Things, facet: string, value: Value): string {
  if (SEATS.has(facet)) return things.called(Number(value));
  const place = PLACES.some((each) => each === facet) ? things.place(String(value)) : undefined;
  if (place) return briefly(place);
  return things.name(facet, String(value));
}

/** What a button does to whom it names: a power is cancelled, not used, and a rival is no ally. */
function deedOf(things: Things, facet: string, value: Value): string {
  if (facet === 'rival') return t('rex.against', things.who(Number(value)));
  const word = facetWord(things, facet, value);
  return facet === 'advantage' ? t('rex.cancel', { name: word }) : word;
}

function FacetLabel({ things, facet, value }: { things: Things; facet: string; value: Value }) {
  const races: (Race | null)[] =
    facet === 'race'
      ? [value as Race]
      : SEATS.has(facet)
        ? [things.race(Number(value))]
        : facet === 'leader'
          ? [(things.pack.leaders.find(({ id }) => id === value)?.race ?? null) as Race | null]
          : [];
  const strength = facet === 'leader' ? things.pack.leaders.find(({ id }) => id === value)?.strength : undefined;
  return (
    <>
      {races.map((race) => (
        <RaceIcon race={race} size={16} />
      ))}
      {(facet === 'slot' || facet === 'element') && (value === 'attack' || value === 'defence' || value === 'none') && (
        <Symbol name={value} size={14} />
      )}
      <span>{deedOf(things, facet, value)}</span>
      {strength !== undefined && <b class="rx-strength">{strength}</b>}
    </>
  );
}

/** Everything that has a button, in the order of the table; what declines or finishes stands last. */
export function answersBut(props: Asking, elsewhere: ReadonlySet<string>): readonly ComponentChildren[] {
  const { play, things, aim } = props;
  const offers = narrowed(props.offers, aim.chosen.value);
  const groups = groupsOf(offers).filter(({ verb }) => !elsewhere.has(verb));
  // A panel that takes answers itself has the filled button; there is never a second one.
  const filledElsewhere = offers.some(({ named }) => elsewhere.has(named.verb));
  const loud = groups.filter(({ verb }) => !QUIET.has(verb));
  const quiet = groups.filter(({ verb }) => QUIET.has(verb)).flatMap((group) => group.offers);
  return [
    ...loud.flatMap((group) => answersOf(props, group, loud.length === 1 && !filledElsewhere)),
    ...quiet.map((offer) => (
      <Send play={play} offer={offer} things={things} kind="quiet-choice" key={offer.choice}>
        {endOf(offer, things)}
      </Send>
    )),
  ];
}

function Send({
  play,
  offer,
  things,
  kind,
  children,
}: {
  play: Play;
  offer: Offer;
  things: Things;
  kind: string;
  children?: ComponentChildren;
}) {
  return (
    <button
      type="button"
      class={kind}
      disabled={play.busy.value}
      data-choosable=""
      data-choice={offer.choice}
      onClick={() => play.choose(offer.choice)}
    >
      {children || (
        <span>
          <Words
            of={play.say.choice(offer.named)}
            thing={(of) => (of.kind === 'seat' ? things.called(Number(of.id), of.form) : play.say.thing(of))}
          />
        </span>
      )}
    </button>
  );
}

/** One kind of answer: a button each, numbers to turn, or the next facet to choose. */
function answersOf({ play, things, aim, small, onLimit }: Asking, group: OfferGroup, alone: boolean): readonly ComponentChildren[] {
  const { places, names, numbers } = split(group);
  const chosen = aim.chosen.value;
  const [first] = group.offers;
  const [name = ''] = names;
  if (!first) return [];
  if (group.offers.length === 1) {
    const pointed = placeFacet(group, chosen) !== null;
    return [
      <Send
        play={play}
        offer={first}
        things={things}
        kind={RISKY.has(group.verb) ? 'risky' : alone && !pointed ? 'primary' : ''}
        key={first.choice}
      />,
    ];
  }
  const take = (facet: string, value: Value): void => {
    const found = fix(group.offers, chosen, { verb: group.verb, [facet]: value });
    if (!found) return;
    if ('answer' in found) play.choose(found.answer.choice);
    else aim.chosen.value = found.chosen;
  };
  const each = (facet: string, more = ''): readonly ComponentChildren[] =>
    valuesOf(group, facet).map((value) => (
      <button
        type="button"
        disabled={play.busy.value}
        data-choosable=""
        data-facet={`${facet}:${value}`}
        data-choice={group.offers.find((offer) => valueOf(offer, facet) === value)?.choice}
        key={`${group.verb} ${facet} ${value}`}
        onClick={() => take(facet, value)}
      >
        <FacetLabel things={things} facet={facet} value={value} />
        {more}
      </button>
    ));
  // A card with many uses is chosen first, here or in the hand.
  if (valueOf(first, 'card') !== undefined && chosen['card'] === undefined && group.offers.length > FEW) return each('card', '…');
  if (places.length > 0) {
    const facet = placeFacet(group, chosen);
    return facet && (small || valuesOf(group, facet).length <= 3) ? each(facet) : [];
  }
  // What is about one place says which: there may be several in turn.
  const placed = name === 'side' && PLACES.some((facet) => valueOf(first, facet) !== undefined);
  if (names.length > 0 && numbers.length === 0 && group.offers.length <= FEW)
    return group.offers.map((offer) => (
      <Send play={play} offer={offer} things={things} kind="" key={offer.choice}>
        {names.length === 1 && alone && !placed && !SPOKEN.has(group.verb) && (
          <FacetLabel things={things} facet={name} value={valueOf(offer, name) ?? ''} />
        )}
      </Send>
    ));
  if (names.length > 0) return each(name);
  const cost = costOf(things, group);
  return [
    <Numbers
      play={play}
      things={things}
      group={group}
      facets={numbers}
      primary={alone}
      key={group.verb}
      {...(cost ? { cost } : {})}
      {...(group.verb === 'bid' ? { onLimit } : {})}
    />,
  ];
}
