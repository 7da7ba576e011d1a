/** The conclave dressed as another game by the names of its decisions, so that a table's customs can be tried on something small. */
import type { Options, Rules, TableView } from '@orrery/kernel';
import { conclave } from '@orrery/kernel/fixtures';
import type { AnyGame } from '@orrery/games';

const dressed = (names: Readonly<Record<string, string>>): AnyGame => ({
  ...conclave,
  id: 'rex',
  options: [
    ...conclave.options,
    { id: 'interruptPrivacy', values: ['fast', 'floor', 'strict'], default: 'floor' },
    { id: 'ceasefireSeconds', values: [0, 60], default: 60 },
  ],
  open(options: unknown = {}) {
    const { interruptPrivacy = 'floor', ceasefireSeconds = 60, ...rest } = options as Options;
    const rules = conclave.open(rest);
    if ('faults' in rules) return rules;
    // oxlint-disable-next-line typescript/no-explicit-any -- a state goes only where it came from
    const inner = rules as Rules<any, TableView>;
    const named = (view: TableView): TableView => ({ ...view, decision: names[view.decision] ?? view.decision });
    const plain = (view: TableView): TableView => ({
      ...view,
      decision: Object.entries(names).find(([, name]) => name === view.decision)?.[0] ?? view.decision,
    });
    return {
      ...inner,
      options: { ...rules.options, interruptPrivacy, ceasefireSeconds },
      view: (state, viewer) => named(inner.view(state, viewer)),
      sample: ({ view, past }) => inner.sample({ view: plain(view), past }),
      refuse: ({ view, past }, choice) => inner.refuse({ view: plain(view), past }, choice),
      warnings: ({ view, past }, choice) => inner.warnings({ view: plain(view), past }, choice),
      fallback: ({ view, past }, open, chance) => inner.fallback({ view: plain(view), past }, open, chance),
    };
  },
});

/** Bids are a window of the phase kind, votes one of the interrupting kind. */
export const windowed = dressed({ 'D-BID': 'W-BID', 'D-VOTE': 'X-VOTE' });
/** Bids and looks are stages of one ceasefire. */
export const ceasefire = dressed({ 'D-BID': 'D-CF-OFFER', 'D-PEEK': 'D-CF-ANSWER', 'D-BURY': 'D-CF-GIFT' });
