/** What the lobby and every list show of a game before anything else of it is loaded. */
import type { ComponentType } from 'preact';
import { GAMES, type GameId, isGame } from '@orrery/games/list';
import type { Seat } from '@orrery/kernel';
import type { Language } from '@orrery/texts';
import { language } from './settings.ts';

interface Words {
  readonly name: string;
  /** How much of it is printed and how much ours, in two or three words. */
  readonly tag: string;
  /** Players and length. */
  readonly meta: string;
  /** What it is about, in a sentence or two. */
  readonly line: string;
  /** What each seat is out for, where seats are sides. */
  readonly sides?: readonly string[];
}
export type LobbyWords = Readonly<Record<Language, Words>>;

/** `plug/lobby.tsx`: a game's card in the lobby. */
export interface LobbyPlug {
  readonly words: LobbyWords;
  /** The picture of the card; motion is slow and stops under reduced motion. */
  readonly Picture: ComponentType;
  /** How many can play; two where nothing is said. */
  readonly seats?: readonly number[];
  /** So many of them can also play in teams of such a size. */
  readonly teams?: { readonly seats: number; readonly size: number };
  /** The sign of a side, where seats are sides. */
  readonly Side?: ComponentType<{ readonly seat: Seat }>;
}

const found = import.meta.glob<LobbyPlug>('../../../../packages/*/plug/lobby.tsx', { eager: true, import: 'plug' });

/** Cards of the games, in the order of the list. */
export const lobbies: readonly (readonly [id: GameId, plug: LobbyPlug])[] = GAMES.flatMap((id) => {
  const plug = found[`../../../../packages/${id}/plug/lobby.tsx`];
  return plug ? [[id, plug] as const] : [];
});

export const lobbyOf = (game: GameId): LobbyPlug => {
  const plug = lobbies.find(([id]) => id === game)?.[1];
  if (!plug) throw new Error(`${game} has no card in the lobby`);
  return plug;
};
export const cardOf = (game: GameId): Words => lobbyOf(game).words[language.value];

/** What a game is called; one that this version lacks goes by its id. */
export const nameOf = (game: string): string => (isGame(game) ? cardOf(game).name : game);
