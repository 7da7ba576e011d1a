/** Puzzles tried, kept on this device; with an account they are the person's, on any device. */
import { signal } from '@preact/signals';
import { GAMES, type GameId } from '@orrery/games/list';
import type { Learned } from '@orrery/protocol';
import { keep, kept } from '../app/settings.ts';
import { mostOf } from './books.ts';
import { isTried, tried, type Tried, write } from './record.ts';

const all = signal<Readonly<Partial<Record<GameId, readonly Tried[]>>>>({});

const keptOf = (game: GameId): readonly Tried[] => tried((kept(`puzzles.${game}`) ?? '').split(' '));

export const triedOf = (game: GameId): readonly Tried[] => all.value[game] ?? keptOf(game);

function store(game: GameId, next: readonly Tried[]): void {
  all.value = { ...all.value, [game]: next };
  keep(`puzzles.${game}`, next.map(write).join(' '));
}

/** Notes how a puzzle went. */
export function note(game: GameId, one: Tried): void {
  store(game, tried([...triedOf(game), one].map(write)));
  if (one.how !== 'S') void share();
}

/** The first puzzle that has not been tried, after this one. */
export const untried = (game: GameId, after: number): number => {
  const done = new Set(triedOf(game).map(({ number }) => number));
  const most = mostOf(game);
  for (let step = 1; step <= most; step++) if (!done.has(((after - 1 + step) % most) + 1)) return ((after - 1 + step) % most) + 1;
  return (after % most) + 1;
};

/** So many of the last ones are told at once. */
const TOLD = 60;

/** What this device and the person's account know of puzzles tried, each learns from the other. Whoever has no account, or no network, keeps to the device. */
export async function share(): Promise<void> {
  if (kept('token') === null) return;
  const { request } = await import('../online/connection.ts');
  try {
    const lessons = GAMES.flatMap((game) =>
      triedOf(game)
        .slice(-TOLD)
        .map((one) => `${game} ${write(one)}`),
    );
    const known = await request<Learned>({ do: 'learned', lessons });
    for (const game of GAMES) {
      const codes = known.lessons.flatMap((each) => (each.startsWith(`${game} `) ? [each.slice(game.length + 1)] : []));
      store(game, tried([...triedOf(game).map(write), ...codes.filter(isTried)]));
    }
  } catch {
    // no account, or no connection: the next visit tries again
  }
}
