/** What this browser was shown of a shuffle before its deal, and what it added: kept, so that the opened shuffle can be held against it. */
import { commit, type Opening } from '@orrery/kernel';
import { keep } from '../app/settings.ts';

const KEY = 'seals';
const MOST = 40;

interface Kept {
  readonly commitment?: string;
  readonly nonce?: string;
}

function all(): Map<string, Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`orrery.${KEY}`) ?? '[]');
    const pairs: readonly unknown[] = Array.isArray(kept) ? kept : [];
    return new Map(
      pairs.flatMap((pair): [string, Kept][] =>
        Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'object' && pair[1] !== null ? [[pair[0], pair[1]]] : [],
      ),
    );
  } catch {
    return new Map();
  }
}

/** The first seal shown counts; of the own numbers the last that was sent. */
export function keepSeal(match: string, fresh: Kept): void {
  const kept = all();
  const before = kept.get(match) ?? {};
  const now = { ...before, ...fresh, ...(before.commitment === undefined ? {} : { commitment: before.commitment }) };
  if (now.commitment === before.commitment && now.nonce === before.nonce) return;
  kept.delete(match);
  kept.set(match, now);
  keep(KEY, JSON.stringify([...kept].slice(-MOST)));
}

export const CHECKS = ['opened', 'promised', 'mixed'] as const;

/** What can be checked about an opened shuffle, each true or false: it fits its seal; the seal is the one shown before the deal; the own number is in it. */
export function checksOf(match: string, { secret, commitment, nonces }: Opening): Partial<Record<(typeof CHECKS)[number], boolean>> {
  if (secret === null) return {};
  const kept = all().get(match);
  return {
    opened: commit(secret) === commitment,
    ...(kept?.commitment === undefined ? {} : { promised: kept.commitment === commitment }),
    ...(kept?.nonce === undefined ? {} : { mixed: nonces.includes(kept.nonce) }),
  };
}
