/** What a device keeps of what it was told: nothing of it is dropped, and whatever is replaced is counted. */
import { SPECTATOR, type Seal, type Viewer } from '@orrery/kernel';

/**
 * Once something was told, a seat keeps what it was told, whatever the table is shown as later: it goes on where it was when it is shown through the same
 * eyes again. Whoever sits down lays aside what was told before.
 */
export function throughEyes(seal: Seal, viewer: Viewer): Seal {
  if (seal.viewer === viewer) return seal;
  if (seal.past.length === 0) return { ...seal, viewer, looks: [] };
  const { past, looks, aside = [], moved = 0 } = seal;
  const changed = { ...seal, moved: moved + 1 };
  if (seal.viewer !== SPECTATOR || aside.length > 0) return changed;
  return { ...changed, viewer, past: [], looks: [], aside: [{ viewer: seal.viewer, past, looks }] };
}

export interface Heard {
  readonly past: readonly number[];
  readonly look: string;
  /** How many times moves were taken back, as the server says. */
  readonly rewinds: number;
  /** Whether somebody on this device has agreed to that. */
  readonly agreed: boolean;
  /** Through whose eyes the table was shown last; null where it was not yet. */
  readonly eyes: Viewer | null;
}

/** What was told may only be followed by more. Own answers may be taken back, and what was told where the server says that moves were. */
export function noted(seal: Seal, { past, look, rewinds, agreed, eyes }: Heard): { readonly seal: Seal; readonly replaced: boolean } {
  const back = rewinds > (seal.rewinds ?? 0);
  const told = back ? { ...seal, rewinds } : seal;
  const { takenBack = 0 } = seal;
  // Told through other eyes, it is not what is kept.
  if (eyes !== null && eyes !== seal.viewer) return { seal: back ? { ...told, takenBack: takenBack + 1 } : told, replaced: false };
  let same = 0;
  while (same < seal.past.length && same < past.length && seal.past[same] === past[same]) same++;
  const replaced = seal.past.slice(same).some((entry) => entry >= 0);
  const count = replaced && !agreed ? (back ? { takenBack: takenBack + 1 } : { rewritten: seal.rewritten + 1 }) : {};
  const looks = same < seal.past.length ? seal.looks.filter(([length]) => length <= same) : seal.looks;
  const last = looks.at(-1);
  const seen = last && last[0] === past.length && last[1] === look ? looks : [...looks, [past.length, look] as const];
  return { seal: { ...told, ...count, past, looks: seen }, replaced };
}

/** The own answers of a past. */
export const ownOf = (past: readonly number[]): readonly number[] => past.filter((entry) => entry < 0);

/** A seal of an earlier client, with what is kept now: it took the answers that stood for its own. */
export function current(seal: Seal): Seal {
  const { alarms = [], given = ownOf(seal.past).map((entry, own) => [own, ~entry] as const) } = seal;
  return { ...seal, alarms, given };
}

/** What a device keeps of a game as it goes on; the rest is of the deal, or added up over all tabs. */
export function playedOf(seal: Seal): Partial<Seal> {
  const { viewer, past, looks, rewritten, altered, takenBack, rewinds, moved, aside } = seal;
  return {
    viewer,
    past,
    looks,
    rewritten,
    altered,
    ...(takenBack === undefined ? {} : { takenBack }),
    ...(rewinds === undefined ? {} : { rewinds }),
    ...(moved === undefined ? {} : { moved }),
    ...(aside === undefined ? {} : { aside }),
  };
}
