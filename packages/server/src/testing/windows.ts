/** The conclave dressed as a game with windows: bids are a window of the phase kind, votes one of the interrupting kind. */
import type { Options, Rules, TableView } from '@orrery/kernel';
import { conclave } from '@orrery/kernel/fixtures';
import type { AnyGame } from '@orrery/games';

const names: Readonly<Record<string, string>> = { 'D-BID': 'W-BID', 'D-VOTE': 'X-VOTE' };

export const windowed: AnyGame = {
  ...conclave,
  id: 'rex',
  options: [...conclave.options, { id: 'interruptPrivacy', values: ['fast', 'floor', 'strict'], default: 'floor' }],
  open(options: unknown = {}) {
    const { interruptPrivacy = 'floor', ...rest } = options as Options;
    const rules = conclave.open(rest);
    if ('faults' in rules) return rules;
    // oxlint-disable-next-line typescript/no-explicit-any -- a state goes only where it came from
    const inner = rules as Rules<any, TableView>;
    const dressed = (view: TableView): TableView => ({ ...view, decision: names[view.decision] ?? view.decision });
    const plain = (view: TableView): TableView => ({
      ...view,
      decision: Object.entries(names).find(([, name]) => name === view.decision)?.[0] ?? view.decision,
    });
    return {
      ...inner,
      options: { ...rules.options, interruptPrivacy },
      view: (state, viewer) => dressed(inner.view(state, viewer)),
      sample: ({ view, past }) => inner.sample({ view: plain(view), past }),
      refuse: ({ view, past }, choice) => inner.refuse({ view: plain(view), past }, choice),
      warnings: ({ view, past }, choice) => inner.warnings({ view: plain(view), past }, choice),
      fallback: ({ view, past }, open, chance) => inner.fallback({ view: plain(view), past }, open, chance),
    };
  },
};
