/** A table with a drawn board: the bar with its tools, the board, and log and memory beside it, or as a sheet where there is no room. */
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Dialog } from '../app/Dialog.tsx';
import { t } from '../app/words.ts';
import { Bar, Tool } from '../table/Bar.tsx';
import { HintTool } from '../table/Hint.tsx';
import { PaceTool } from '../table/PaceTool.tsx';
import { packTitle } from '../table/packTitle.ts';
import type { Play } from '../table/play.ts';

interface Props {
  readonly play: Play;
  /** Further classes of the whole. */
  readonly look: string;
  readonly deciding: boolean;
  readonly onMenu: () => void;
  /** The round and its phases, before the tools. */
  readonly track?: ComponentChildren;
  /** How hints are put into words. */
  readonly hints: Omit<Parameters<typeof HintTool>[0], 'play'>;
  /** Tools of this board alone. */
  readonly tools?: ComponentChildren;
  readonly rail: Rail;
  /** The board itself. */
  readonly children: ComponentChildren;
  /** Sheets over it. */
  readonly sheets?: ComponentChildren;
}

export interface Rail {
  readonly content: ComponentChildren;
  /** Its heading, where it has one beside the board. */
  readonly title?: string;
  /** What the tool that opens it is called. */
  readonly tool: string;
  /** Whether there is no room beside the board, and whether the sheet is open then. */
  readonly small: boolean;
  readonly open: Signal<boolean>;
  readonly aside: string;
  readonly sheet: string;
}

export function Frame({ play, look, deciding, onMenu, track, hints, tools, rail, children, sheets }: Props) {
  const { table } = play;
  return (
    <div class={`drawn ${table.game} of-${table.game} ${deciding ? 'deciding' : ''} ${look}`}>
      <Bar game={table.game} pack={packTitle(table)}>
        {track}
        {/* The one tool that comes and goes stands before the others, so that they stay where they are. */}
        {deciding && !table.online && <HintTool play={play} {...hints} />}
        {tools}
        {rail.small && (
          <Tool icon="log" label={t('rail')} onClick={() => (rail.open.value = true)}>
            <span>{rail.tool}</span>
          </Tool>
        )}
        <PaceTool table={table} />
        <Tool icon="list" label={t('menu')} class="menu-tool" onClick={onMenu} />
      </Bar>
      {children}
      {!rail.small && (
        <aside class={`${rail.aside} panel`} aria-label={t('rail')}>
          {rail.title && <h2 class="caps rail-title">{rail.title}</h2>}
          {rail.content}
        </aside>
      )}
      {rail.open.value && (
        <Dialog title={t('rail')} onClose={() => (rail.open.value = false)} class={rail.sheet}>
          {rail.content}
        </Dialog>
      )}
      {sheets}
    </div>
  );
}
