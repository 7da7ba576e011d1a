/** Below the city: what the last round brought, how a battle ended, why something is not possible, and the question. */
import { useState } from 'preact/hooks';
import type { Known } from '@orrery/kernel';
import type { RexEvent, RexView } from '@orrery/rex';
import { Recap } from '@orrery/web/board/Recap.tsx';
import { useLastRound } from '@orrery/web/board/useRecap.ts';
import { Refused } from '@orrery/web/table/Doubts.tsx';
import { Words } from '@orrery/web/table/wording.tsx';
import type { Asking } from './Answers.tsx';
import { outcomeFor, sinceAnswer } from './outcome.ts';
import { OutcomeBar } from './OutcomeBar.tsx';
import type { Panel } from './panel.tsx';
import type { Pointing } from './pointing.ts';
import { Prompt } from './Prompt.tsx';
import { chip } from './things.tsx';
import { t } from './words.ts';

/** What is told of a round that is over. */
const TOLD: ReadonlySet<string> = new Set([
  'allied',
  'left',
  'wonBattle',
  'noWinner',
  'called',
  'bombardment',
  'shieldDestroyed',
  'lostInfluence',
]);

interface Props {
  readonly asking: Asking;
  readonly known: Known<RexView>;
  readonly events: readonly RexEvent[];
  readonly pointing: Pointing;
  readonly panel: Panel;
  /** The viewer is putting a battle plan together. */
  readonly planning: boolean;
}

export function Dock({ asking, known, events, pointing, panel: { elsewhere, composed }, planning }: Props) {
  const { play, things } = asking;
  const { view } = known;
  const lastRound = useLastRound(view.round, known, events, TOLD);
  /** The battle whose outcome has been read. */
  const [read, setRead] = useState(-1);
  const ended = view.result ? null : outcomeFor(events, sinceAnswer(known), view.viewer);
  // What others did does not lie over one's own plan.
  const outcome = ended && (!planning || ended.sides.some(({ seat }) => seat === view.viewer)) ? ended : null;
  const free = !play.refused.value;
  const { told } = lastRound;
  return (
    <div class="rx-dock">
      {told.length > 0 && free && !view.result && (
        <Recap
          title={t('rex.recap', { round: view.round - 1 })}
          lines={told.map((event) => (
            <Words of={play.say.event(event)} thing={chip(things)} />
          ))}
          onClose={lastRound.close}
        />
      )}
      {told.length === 0 && outcome && outcome.at !== read && free && (
        <OutcomeBar things={things} outcome={outcome} onClose={() => setRead(outcome.at)} />
      )}
      <Refused play={play} />
      <Prompt {...asking} elsewhere={elsewhere} open={pointing.open} onWhy={pointing.askWhy} {...(composed ? { composed } : {})} />
    </div>
  );
}
