/** The work on the bench: a panel for whatever a card, or the pull of the islands, asks for. Null where the hand lies there. */
import type { VNode } from 'preact';
import type { Yield } from '@orrery/gravity';
import type { Aim } from './aim.ts';
import type { Asked } from './Answer.tsx';
import { CapturePanel } from './CapturePanel.tsx';
import type { LandingSpot } from './Landing.tsx';
import { PullPanel } from './PullPanel.tsx';
import { RedeployPanel } from './RedeployPanel.tsx';
import { SabotagePanel } from './SabotagePanel.tsx';
import { TurnPanel } from './TurnPanel.tsx';
import { UnitsPanel } from './UnitsPanel.tsx';
import { YieldPanel } from './YieldPanel.tsx';

interface Worked {
  readonly aim: Aim;
  /** The viewer's islands, and what an extraction would give there. */
  readonly mine: readonly string[];
  readonly yields: readonly Yield[];
  readonly landings: readonly LandingSpot[];
  readonly voted: { readonly island: string; readonly seat: number } | null;
  readonly onIsland: (island: string) => void;
  readonly onAim: (direction: number | null) => void;
}

export function workOf(asked: Asked, { aim, mine, yields, landings, voted, onIsland, onAim }: Worked): VNode | null {
  switch (asked.view.decision) {
    case 'capture.commit':
    case 'capture.loss':
      return <CapturePanel {...asked} />;
    case 'pump.units':
    case 'unload.units':
      return <UnitsPanel {...asked} />;
    case 'extract.token':
      return <YieldPanel {...asked} aim={aim} yields={yields} />;
    case 'redeploy':
      return <RedeployPanel {...asked} aim={aim} onPlace={onIsland} />;
    case 'sabotage':
      return <SabotagePanel {...asked} aim={aim} />;
    case 'turn.steps':
      return <TurnPanel {...asked} mine={mine} />;
    case 'islands.attractor':
    case 'islands.target':
    case 'islands.cell':
      return <PullPanel {...asked} landings={landings} voted={voted} onAim={onAim} />;
    default:
      return null;
  }
}
