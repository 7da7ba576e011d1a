/** A picture of the end of a game, to look at and to save. Only of games that have ended: it opens all secrets. */
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TableView } from '@orrery/kernel';
import { Dialog } from '../app/Dialog.tsx';
import { nameOf } from '../app/lobby.ts';
import { t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import type { Opened } from '../replay/library.ts';
import { openReplay } from '../replay/ReplayTable.ts';
import { type FigureProps, loadFigure } from '../rules/figures.ts';
import { play as dealings } from '../table/play.ts';
import type { AnyRules } from '../table/engines.ts';
import { sayEnded } from '../table/tableLine.ts';
import { HEIGHT, largest, picture, WIDTH } from './picture.ts';
import './share.css';

interface Props {
  readonly opened: Opened;
  /** The line of chances as the page draws it, where it has been reckoned, and what it is called. */
  readonly chart?: SVGSVGElement | null;
  readonly chances?: string;
  readonly onClose: () => void;
}

interface End {
  readonly Figure: ComponentType<FigureProps>;
  readonly rules: AnyRules;
  readonly view: TableView;
  readonly title: string;
  readonly line: string;
}

/** The table as it lay at the end, and how that is said. */
async function endOf({ replay, from }: Opened): Promise<End | null> {
  const [table, Figure] = await Promise.all([openReplay('picture', replay, from), loadFigure(replay.game)]);
  table.look(0);
  table.go(table.length);
  const { known } = table.now.value;
  if (!known || !Figure) return null;
  const play = dealings(table);
  const title = known.view.result ? play.say.plain(play.say.decision(known.view)) : sayEnded(play);
  return { Figure, rules: table.rules, view: known.view, title, line: table.seats.map((_, seat) => play.say.seat(seat)).join(' · ') };
}

export default function Sharing({ opened, chart = null, chances = '', onClose }: Props) {
  const [end, setEnd] = useState<End | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => void endOf(opened).then(setEnd), [opened]);
  useLayoutEffect(() => {
    if (!end) return;
    let next = requestAnimationFrame(function look() {
      const board = stage.current && largest(stage.current);
      if (!stage.current || !board || board.viewBox.baseVal.width === 0) {
        next = requestAnimationFrame(look);
        return;
      }
      const told = { game: nameOf(opened.replay.game), title: end.title, line: end.line, chances };
      frame.current?.replaceChildren(picture(stage.current, chart, told));
    });
    return () => cancelAnimationFrame(next);
  }, [end]);
  const save = (): void => {
    const drawn = frame.current?.firstElementChild?.cloneNode(true);
    if (!(drawn instanceof SVGSVGElement)) return;
    drawn.setAttribute('width', String(WIDTH));
    drawn.setAttribute('height', String(HEIGHT));
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(drawn)], { type: 'image/svg+xml' }));
    link.download = `${opened.replay.game}-${opened.replay.seed.match.slice(0, 8)}.svg`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };
  return (
    <Dialog title={t('share.picture')} onClose={onClose}>
      <div class="share-frame" ref={frame} aria-busy={end === null} />
      <div class="row-of-buttons">
        <button type="button" class="primary" disabled={end === null} onClick={save}>
          <Icon name="file" /> {t('share.save')}
        </button>
      </div>
      <div class="share-stage" ref={stage} aria-hidden="true" inert>
        {end && <end.Figure rules={end.rules} view={end.view} />}
      </div>
    </Dialog>
  );
}
