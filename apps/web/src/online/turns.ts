/** Which of a player's games are waiting for that player. */
import type { OwnListed } from '@orrery/protocol';

export const yourTurn = ({ turn }: Pick<OwnListed, 'turn'>): boolean => turn !== null && ((turn.waits >> turn.seat) & 1) === 1;

/** Moves those games to the front; the order is otherwise unchanged. */
export const yoursFirst = <Game extends Pick<OwnListed, 'turn'>>(games: readonly Game[]): Game[] =>
  games.toSorted((a, b) => Number(yourTurn(b)) - Number(yourTurn(a)));
