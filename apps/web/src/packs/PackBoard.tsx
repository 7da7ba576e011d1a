/** The board as a pack makes it, at the start of a game. */
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { quick, SPECTATOR } from '@orrery/kernel';
import { need } from '../app/words.ts';
import { type FigureProps, loadFigure } from '../rules/figures.ts';
import type { AnyGame } from '../table/engines.ts';
import { Marked, type Marks } from './Marked.tsx';
import { p } from './words.ts';

/** Boards that stand side by side are laid out alike. */
const LAYOUT = 7;

const UNMARKED: Marks = new Map();

interface Props {
  readonly game: AnyGame;
  readonly pack: unknown;
  readonly title: string;
  readonly marks?: Marks;
}

export function PackBoard({ game, pack, title, marks = UNMARKED }: Props) {
  const [Figure, setFigure] = useState<ComponentType<FigureProps> | null>(null);
  useEffect(() => {
    void Promise.all([loadFigure(game.id), need(game.id), need(`${game.id} board`)]).then(([found]) => setFigure(() => found));
  }, [game]);
  const shown = useMemo(() => {
    const rules = game.open({}, pack);
    return 'faults' in rules ? null : { rules, view: rules.view(rules.start(quick(LAYOUT)), SPECTATOR) };
  }, [game, pack]);
  return (
    <figure class="pack-board">
      <figcaption class="caps">{title}</figcaption>
      {shown && Figure ? (
        <div class="howto-drawing" aria-hidden="true" inert>
          <Marked marks={marks}>
            <Figure rules={shown.rules} view={shown.view} />
          </Marked>
        </div>
      ) : (
        !shown && <p class="muted">{p('board.cannot')}</p>
      )}
    </figure>
  );
}
