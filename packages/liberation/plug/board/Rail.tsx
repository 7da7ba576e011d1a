/** Log and player aid in tabs, the seat's memory pinned below: players compare the two all the time. */
import { useState } from 'preact/hooks';
import { SPECTATOR } from '@orrery/kernel';
import type { LiberationEvent, Memory, View } from '@orrery/liberation';
import type { ChipTools } from './Chips.tsx';
import { Chronicle } from './Chronicle.tsx';
import { MemoryPanel } from './MemoryPanel.tsx';
import { PlayerAid } from './PlayerAid.tsx';
import { viewedFrom } from './things.ts';
import { t } from './words.ts';

const TABS = ['log', 'aid'] as const;

export interface RailProps {
  readonly view: View;
  readonly events: readonly LiberationEvent[];
  /** Where nothing is hidden: all that was told to anybody. */
  readonly story: readonly LiberationEvent[] | null;
  readonly memory: Memory | null;
  readonly tools: ChipTools;
}

export function Rail({ view, events, story, memory, tools }: RailProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]>('log');
  const categories = new Set(
    view.layout.flatMap((text) =>
      tools.things.map(text.slice(0, -(text.endsWith('r') ? 2 : 1))).cities.map((id) => tools.things.category(id).id),
    ),
  );
  const turn = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = TABS[1 - TABS.indexOf(tab)] ?? 'log';
    setTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={t('rail')}>
        {TABS.map((each) => (
          <button
            type="button"
            role="tab"
            id={`tab-${each}`}
            aria-selected={tab === each}
            aria-controls="rail-panel"
            tabIndex={tab === each ? 0 : -1}
            onClick={() => setTab(each)}
            onKeyDown={turn}
          >
            {t(`rail.${each}`)}
          </button>
        ))}
      </div>
      <div class="rail-panel" id="rail-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === 'log' ? (
          <Chronicle events={story ?? events} tools={tools} viewer={story ? SPECTATOR : view.viewer} />
        ) : (
          <PlayerAid things={tools.things} side={viewedFrom(view)} categories={categories} />
        )}
      </div>
      {memory && !view.result && <MemoryPanel memory={memory} view={view} events={events} tools={tools} />}
    </>
  );
}
