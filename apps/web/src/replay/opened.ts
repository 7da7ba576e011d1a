/** A replay with everything open: what each seat knew, and one story of all that was told to any of them. */
import type { Event, Known, TableView } from '@orrery/kernel';
import { eventsOf } from '../table/eventsOf.ts';
import type { Table } from '../table/table.ts';
import { ALL_OPEN, type Revisited } from './pointsOfView.ts';

/** What each seat knows, where nothing is hidden; null elsewhere. */
export function openHands(table: Table): readonly Known<TableView>[] | null {
  if (!('hands' in table)) return null;
  const { viewer, hands } = table as Revisited;
  return viewer.value === ALL_OPEN ? hands.value : null;
}

/** The same event, of which one may have been told more than the other. */
const alike = (one: Event, other: Event): boolean =>
  one.kind === other.kind &&
  Object.entries(one).every(([key, value]) => !(key in other) || String(other[key as keyof Event]) === String(value));

/** How many things an event names. */
const named = (event: Event): number => Object.values(event).filter((value) => typeof value === 'string').length;

/** The fuller word of two for the same; both where one says who and the other says what. */
function told<Told extends Event>(one: Told, other: Told): readonly Told[] {
  const apart =
    Object.keys(one).length > 1 && Object.keys(other).length > 1 && !Object.keys(one).some((key) => key !== 'kind' && key in other);
  if (apart) return [one, other];
  return [(named(other) - named(one) || Object.keys(other).length - Object.keys(one).length) > 0 ? other : one];
}

/** Two accounts of the same events as one: of each the fuller word, and in between what only one of them has heard. */
function merged<Told extends Event>(ours: readonly Told[], theirs: readonly Told[]): readonly Told[] {
  const story: Told[] = [];
  let [i, j] = [0, 0];
  while (i < ours.length || j < theirs.length) {
    const [skip, pass] = nextShared(ours, theirs, i, j);
    story.push(...ours.slice(i, i + skip), ...theirs.slice(j, j + pass));
    [i, j] = [i + skip, j + pass];
    const [one, other] = [ours[i++], theirs[j++]];
    if (one && other) story.push(...told(one, other));
  }
  return story;
}

/** How much of either account comes before the next event that both tell. */
function nextShared(ours: readonly Event[], theirs: readonly Event[], i: number, j: number): readonly [number, number] {
  const [left, right] = [ours.length - i, theirs.length - j];
  for (let apart = 0; apart <= left + right; apart++)
    for (let skip = Math.max(0, apart - right); skip <= Math.min(apart, left); skip++) {
      const [one, other] = [ours[i + skip], theirs[j + apart - skip]];
      if (one && other && alike(one, other)) return [skip, apart - skip];
    }
  return [left, right];
}

/** Everything that happened, as whoever knew most of it was told; `events` is what the first seat was told, `toOne` what is said to “you” and told as such to nobody else. */
export function openStory<Told extends Event>(
  table: Table,
  events: readonly Told[],
  toOne: (event: Told) => boolean = () => false,
): readonly Told[] | null {
  const others = openHands(table)?.slice(1);
  const accounts = others?.map(({ past }) => eventsOf(table, past) as readonly Event[] as readonly Told[]);
  return (
    accounts?.reduce(
      (story, account) =>
        merged(
          story,
          account.filter((event) => !toOne(event)),
        ),
      events.filter((event) => !toOne(event)),
    ) ?? null
  );
}
