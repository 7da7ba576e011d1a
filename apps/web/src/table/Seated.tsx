/** A seat at a table, local or remote: the board or the text table, with the sheets around them. */
import { useSignalEffect } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { LazyExplaining } from '../board/LazyExplaining.tsx';
import { nameOf } from '../app/lobby.ts';
import { t } from '../app/words.ts';
import { TextTable } from '../textboard/TextTable.tsx';
import type { BoardProps, TableTalk } from './boards.ts';
import { Curtain } from './Curtain.tsx';
import { Doubts } from './Doubts.tsx';
import { Help } from './Help.tsx';
import { listen } from './keys.ts';
import { Menu } from './Menu.tsx';
import { plainTable } from './plainTable.ts';
import type { Play } from './play.ts';
import { cue } from './soundCues.ts';
import { Speaker } from './Speaker.tsx';
import '../app/dialog.css';
import './table.css';

interface Props {
  readonly play: Play;
  readonly Board: ComponentType<BoardProps> | null;
  readonly talk?: TableTalk;
}

export function Seated({ play, Board, talk }: Props) {
  const [sheet, setSheet] = useState<'menu' | 'help' | null>(null);
  const { stage } = play.table.now.value;
  useLayoutEffect(() => {
    const game = `${nameOf(play.table.game)} · Orrery`;
    // The tab says so to somebody who is looking at another one.
    document.title = play.table.online && stage === 'decide' ? `● ${t('online.turn')} · ${game}` : game;
    return () => {
      document.title = 'Orrery';
    };
  });
  useEffect(
    () =>
      listen({
        undo: () => play.table.now.peek().undoable > 0 && play.undo(),
        help: () => setSheet('help'),
        letGo: () => play.dismiss(),
        letter: (sign) => sign === 't' && Board !== null && swap(),
      }),
    [play, Board],
  );
  // Tests read here whether the table has come to rest, that is, whether nothing is under way any more.
  useSignalEffect(() => {
    const { stage: now, known, answersItself, thinking } = play.table.now.value;
    const { dataset } = document.documentElement;
    dataset['table'] = play.busy.value || answersItself || thinking ? 'busy' : now;
    dataset['answers'] = `${known?.past.filter((entry) => entry < 0).length ?? 0}`;
    return () => {
      delete dataset['table'];
      delete dataset['answers'];
    };
  });
  useSignalEffect(() => cue(play.table.now.value.stage));
  const props = { play, onMenu: () => setSheet('menu') };
  return (
    <>
      {stage === 'curtain' ? (
        <Curtain play={play} />
      ) : Board && !plainTable.value ? (
        <Board {...props} talk={talk} />
      ) : (
        <TextTable {...props} />
      )}
      <Doubts play={play} />
      {sheet === 'menu' && <Menu play={play} drawn={Board !== null} onClose={() => setSheet(null)} />}
      {sheet === 'help' && <Help onClose={() => setSheet(null)} />}
      <Speaker play={play} />
      <LazyExplaining table={play.table} />
    </>
  );
}

/** Swaps the drawn table for the text table or back, keeping the focus on the same answer. */
function swap(): true {
  const here = document.activeElement;
  const choice = here instanceof HTMLElement || here instanceof SVGElement ? here.dataset['choice'] : undefined;
  plainTable.set(!plainTable.value);
  if (choice !== undefined)
    requestAnimationFrame(() =>
      setTimeout(() => document.querySelector<HTMLElement>(`[data-choosable][data-choice="${CSS.escape(choice)}"]`)?.focus()),
    );
  return true;
}
