/** A seat at a table, local or remote: the board or the text table, with the sheets around them. */
import { useSignalEffect } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { nameOf } from '../app/lobby.ts';
import { t } from '../app/words.ts';
import { TextTable } from '../textboard/TextTable.tsx';
import type { BoardProps } from './boards.ts';
import { Curtain } from './Curtain.tsx';
import { Doubts } from './Doubts.tsx';
import { Help } from './Help.tsx';
import { listen } from './keys.ts';
import { Menu } from './Menu.tsx';
import { plainTable } from './plain.ts';
import type { Play } from './play.ts';
import { cue } from './sound.ts';
import { Speaker } from './Speaker.tsx';
import '../app/dialog.css';
import './table.css';

export function Seated({ play, Board }: { play: Play; Board: ComponentType<BoardProps> | null }) {
  const [sheet, show] = useState<'menu' | 'help' | null>(null);
  const { stage } = play.table.now.value;
  useLayoutEffect(() => {
    const game = `${nameOf(play.table.game)} · Orrery`;
    // Whoever looks at something else meanwhile sees it at the tab.
    document.title = play.table.online && stage === 'decide' ? `● ${t('online.turn')} · ${game}` : game;
    return () => {
      document.title = 'Orrery';
    };
  });
  useEffect(
    () =>
      listen({
        undo: () => play.table.now.peek().undoable > 0 && play.undo(),
        help: () => show('help'),
        letGo: () => play.dismiss(),
        letter: (sign) => sign === 't' && Board !== null && swap(),
      }),
    [play, Board],
  );
  // For whoever has to know when the table has come to rest: it says so only once nothing is on its way any more.
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
  const props = { play, onMenu: () => show('menu') };
  return (
    <>
      {stage === 'curtain' ? <Curtain play={play} /> : Board && !plainTable.value ? <Board {...props} /> : <TextTable {...props} />}
      <Doubts play={play} />
      {sheet === 'menu' && <Menu play={play} drawn={Board !== null} onClose={() => show(null)} />}
      {sheet === 'help' && <Help onClose={() => show(null)} />}
      <Speaker play={play} />
    </>
  );
}

/** The drawn table for the text table or back, with the same answer in focus. */
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
