/** Which of one's own games wait for oneself. */
import type { OwnListed } from '@orrery/protocol';

export const yourTurn = ({ turn }: Pick<OwnListed, 'turn'>): boolean => turn !== null && ((turn.waits >> turn.seat) & 1) === 1;

/** They come first; the rest stays as it was. */
export const yoursFirst = <Game extends Pick<OwnListed, 'turn'>>(games: readonly Game[]): Game[] =>
  games.toSorted((a, b) => Number(yourTurn(b)) - Number(yourTurn(a)));
