import { ALL } from '@orrery/kernel';
import { decision, sideOnTurn, type Answering } from '../decision.ts';
import { At } from '../decision-ids.ts';
import { unexploit } from '../occupying.ts';
import { notExploited } from '../refusals.ts';
import { draw } from '../turn.ts';

/** Draw, ready a city or skip. LIB-DYN-STEP1-1 */
export const dynastyStepOne = decision('dyn.step1', {
  clause: 'LIB-DYN-STEP1-1',
  asks: sideOnTurn,
  list({ verbs }, state, open) {
    open.add(verbs.draw());
    open.each(verbs.unexploit, state.exploited);
    open.add(verbs.skip());
  },
  answers: {
    draw: (at) => drawn(at, At.DYN_STEP2),
    unexploit(at, city) {
      unexploit(at, city);
      at.state.at = At.DYN_STEP2;
    },
    skip: (at) => skipped(at, At.DYN_STEP2),
  },
  whyNot: { unexploit: notExploited },
});

/** Draw or skip. LIB-LIB-STEP1-1 */
export const liberationStepOne = decision('lib.step1', {
  clause: 'LIB-LIB-STEP1-1',
  asks: sideOnTurn,
  list({ verbs }, _state, open) {
    open.add(verbs.draw());
    open.add(verbs.skip());
  },
  answers: {
    draw: (at) => drawn(at, At.LIB_STEP2),
    skip: (at) => skipped(at, At.LIB_STEP2),
  },
});

/** The last draw may have ended the game. LIB-ACT-8 */
function drawn(at: Answering, next: number): void {
  const { state } = at;
  draw(at, state.side);
  if (state.winner < 0) state.at = next;
}

function skipped({ table: { events }, state, tell }: Answering, next: number): void {
  tell?.(ALL, events.skipped(state.side));
  state.at = next;
}
