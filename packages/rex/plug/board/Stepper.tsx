/** Numbers to turn: one or two that depend on each other, and the answer they make. */
import { useState } from 'preact/hooks';
import type { Play } from '@orrery/web/table/play.ts';
import { Words } from '@orrery/web/table/wording.tsx';
import { nearest, type OfferGroup, valueOf, valuesOf } from './aim.ts';
import type { Things } from './things.tsx';
import { t, type BoardKey } from './words.ts';

const LABELS: Readonly<Record<string, BoardKey>> = {
  units: 'rex.n.units',
  mechanized: 'rex.n.mechanized',
  faceDown: 'rex.n.faceDown',
  amount: 'rex.influence',
  number: 'rex.n.number',
  sectors: 'rex.n.sectors',
  round: 'rex.round',
};
export const labelOf = (facet: string): string => {
  const key = LABELS[facet];
  return key ? t(key) : facet;
};

/** Units go in strength, money in small steps. */
const fromTheTop: ReadonlySet<string> = new Set(['units', 'mechanized', 'faceDown']);

/** As many numbers as this are worth a slide. */
const MANY = 5;

export function Stepper({
  facet,
  values,
  value,
  onTurn,
  of,
}: {
  facet: string;
  values: readonly number[];
  value: number;
  onTurn: (to: number) => void;
  /** Out of how many, where that is not the most that may be named. */
  of?: number;
}) {
  /** What is being typed; null while nobody types. */
  const [typed, setTyped] = useState<string | null>(null);
  const at = values.indexOf(value);
  const turn = (to: number): void => {
    setTyped(null);
    onTurn(values[Math.min(Math.max(to, 0), values.length - 1)] ?? value);
  };
  const type = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void => {
    const digits = currentTarget.value.replaceAll(/\D/g, '').slice(0, 3);
    currentTarget.value = digits;
    setTyped(digits);
    if (digits !== '') onTurn(values.findLast((each) => each <= Number(digits)) ?? values[0] ?? value);
  };
  const key = (event: KeyboardEvent): void => {
    const to = { ArrowUp: at + 1, ArrowDown: at - 1, PageUp: at + 5, PageDown: at - 5 }[event.key];
    if (event.key === 'Enter') {
      // The number stands: on to the button that sends it.
      const here = event.currentTarget as HTMLElement;
      here.closest('.rx-answers, .rx-panel')?.querySelector<HTMLElement>('.primary')?.focus();
    } else if (to === undefined) return;
    else turn(to);
    event.preventDefault();
  };
  const most = values.at(-1) ?? value;
  return (
    <div class="rx-stepper">
      <button type="button" tabIndex={-1} disabled={at <= 0} aria-label={`${labelOf(facet)} −`} onClick={() => turn(at - 1)}>
        −
      </button>
      <label>
        <input
          type="text"
          inputMode="numeric"
          autocomplete="off"
          role="spinbutton"
          data-own-arrows=""
          aria-label={labelOf(facet)}
          aria-valuenow={value}
          aria-valuemin={values[0] ?? 0}
          aria-valuemax={most}
          value={typed ?? value}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onInput={type}
          onBlur={() => setTyped(null)}
          onKeyDown={key}
        />
        <small aria-hidden="true">
          {labelOf(facet)} / {of ?? most}
        </small>
      </label>
      <button
        type="button"
        tabIndex={-1}
        disabled={at >= values.length - 1}
        aria-label={`${labelOf(facet)} +`}
        onClick={() => turn(at + 1)}
      >
        +
      </button>
      {values.length > MANY && (
        <input
          type="range"
          class="rx-slide"
          tabIndex={-1}
          aria-hidden="true"
          min={0}
          max={values.length - 1}
          value={at}
          onInput={({ currentTarget }) => turn(Number(currentTarget.value))}
        />
      )}
    </div>
  );
}

interface Props {
  readonly play: Play;
  readonly things: Things;
  readonly group: OfferGroup;
  readonly facets: readonly string[];
  readonly primary: boolean;
  /** What so many units cost, in words. */
  readonly cost?: (units: number) => string;
  /** Takes the number for a limit: no more is answered now than has to be. */
  readonly onLimit?: (most: number) => void;
}

export function Numbers({ play, things, group, facets, primary, cost, onLimit }: Props) {
  const { offers } = group;
  const [picked, setPicked] = useState<number | null>(null);
  const ordinary = facets.slice(0, 1);
  const byStrength = offers.toSorted((a, b) => sum(a, facets) - sum(b, facets) || sum(b, ordinary) - sum(a, ordinary));
  // What is paid for starts at the least, what moves at the most that is not warned of: no single press spends everything or gives a stronghold up.
  const strong = group.verb !== 'lose' && cost === undefined && facets.some((facet) => fromTheTop.has(facet));
  const { warnings } = play.table.now.value;
  const safe = byStrength.findLast((each) => !warnings[each.choice]);
  const least = byStrength.find((each) => sum(each, facets) > 0) ?? offers[0];
  // Recruits that cost nothing come along.
  const free =
    group.verb === 'recruit' && cost && least && byStrength.findLast((each) => cost(sum(each, facets)) === cost(sum(least, facets)));
  const start = strong ? (safe ?? byStrength.at(-1)) : free || least;
  const offer = offers.find(({ choice }) => choice === picked) ?? start;
  if (!offer) return null;
  const now = Object.fromEntries(facets.map((facet) => [facet, Number(valueOf(offer, facet))]));
  const turn = (facet: string, to: number): void => setPicked(nearest(offers, { ...now, [facet]: to }, facet)?.choice ?? null);
  return (
    <>
      {facets.map((facet) => (
        <Stepper
          facet={facet}
          values={valuesOf(group, facet)
            .map(Number)
            .toSorted((a, b) => a - b)}
          value={now[facet] ?? 0}
          onTurn={(to) => turn(facet, to)}
        />
      ))}
      <button
        type="button"
        class={primary ? 'primary' : ''}
        disabled={play.busy.value}
        data-choosable=""
        data-choice={offer.choice}
        onClick={() => play.choose(offer.choice)}
      >
        <span>
          <Words
            of={play.say.choice(offer.named)}
            thing={(of) => (of.kind === 'seat' ? things.called(Number(of.id), of.form) : play.say.thing(of))}
          />
        </span>
        {cost && <small class="rx-cost">{cost(sum(offer, facets))}</small>}
      </button>
      {onLimit && (
        <button type="button" disabled={play.busy.value} onClick={() => onLimit(sum(offer, facets))}>
          {t('rex.bid.limit', { amount: sum(offer, facets) })}
        </button>
      )}
    </>
  );
}

const sum = (offer: OfferGroup['offers'][number], facets: readonly string[]): number =>
  facets.reduce((total, facet) => total + Number(valueOf(offer, facet)), 0);
