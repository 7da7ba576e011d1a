/** A text whose words of the glossary lead to them, on the same page. */
import type { GameId } from '@orrery/games/list';
import { href } from '../app/route.ts';
import type { Link } from './linker.ts';

interface Props {
  readonly game: GameId;
  readonly link: Link;
  /** Called wherever it leads, also to where one has been led already. */
  readonly onTerm: (term: string) => void;
  readonly children: string;
}

export const Linked = ({ game, link, onTerm, children }: Props) => (
  <>
    {link(children).map((piece) =>
      typeof piece === 'string' ? (
        piece
      ) : (
        <a class="term-link" href={href('how', game, piece.term)} onClick={() => onTerm(piece.term)}>
          {piece.words}
        </a>
      ),
    )}
  </>
);
