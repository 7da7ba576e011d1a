/** The panel over the city, or beside it, for whatever is put together there; and what it leaves to the prompt. */
import type { ComponentType, VNode } from 'preact';
import type { Notes, RexEvent, RexPack, RexRules, RexView } from '@orrery/rex';
import { lazily } from '@orrery/web/board/lazyPart.tsx';
import type { Offer } from '@orrery/web/table/play.ts';
import type { Table } from '@orrery/web/table/table.ts';
import type { Asking } from './Answers.tsx';
import { BATTLE_VERBS } from './battleVerbs.ts';
import { CEASEFIRE, CEASEFIRE_VERBS, OFFER_VERBS } from './ceasefire.ts';
import { type Composed, composedPlan } from './composed.ts';
import { type Fight, fightOf } from './fight.ts';
import { draftOf, picksAt } from './plan.ts';
import type { Sale } from './sale.ts';
import { START_VERBS, StartPanel } from './StartPanel.tsx';
import { laterPart, withWords } from './words.ts';

// Needed later than the board, and so fetched after it.
const bargainer = lazily(async () => (await withWords(import('./bargaining.ts'))).bargaining);
const CeasefirePanel = laterPart(async () => (await import('./CeasefirePanel.tsx')).CeasefirePanel);
const AuctionPanel = laterPart(async () => (await import('./AuctionPanel.tsx')).AuctionPanel);
const RecruitPanel = laterPart(async () => (await import('./RecruitPanel.tsx')).RecruitPanel);
const BattlePanel = laterPart(async () => (await import('./BattlePanel.tsx')).BattlePanel);

const NONE: ReadonlySet<string> = new Set();
const RECRUIT_VERBS: ReadonlySet<string> = new Set(['recruit']);
/** Verbs that a panel takes care of itself. */
const VERBS = new Map<ComponentType<never>, ReadonlySet<string>>([
  [StartPanel, START_VERBS],
  [CeasefirePanel, CEASEFIRE_VERBS],
  [RecruitPanel, RECRUIT_VERBS],
]);

const isCeasefire = (view: RexView): boolean => CEASEFIRE.has(view.decision) && !view.result;

/** Whether what puts an answer together is there; it may still be on its way. */
export const isReady = (view: RexView): boolean => !isCeasefire(view) || bargainer() !== null;

/** What is being put together: a battle plan, or offers of a Ceasefire. */
export interface Work {
  readonly fight: Fight | null;
  readonly draft: ReturnType<typeof draftOf>;
  readonly bargain: ReturnType<NonNullable<ReturnType<typeof bargainer>>> | null;
}

export function workAt(table: Table, view: RexView, events: readonly RexEvent[], offers: readonly Offer[]): Work {
  return {
    fight: fightOf(view, (table.rules.pack as RexPack).locations, events),
    draft: draftOf(table.rules as RexRules, view, offers, picksAt(table)),
    bargain: (isCeasefire(view) ? bargainer() : null)?.(table, view, events, offers) ?? null,
  };
}

interface Around {
  readonly memory: Notes | null;
  readonly sale: Sale | null;
  /** The most that is bid for the card on offer, where word was left, and its end. */
  readonly limit: number | null;
  readonly onStop: () => void;
  readonly small: boolean;
  readonly toBoard: () => void;
}

export interface Panel {
  readonly panel: VNode | null;
  /** Covers city and plates. */
  readonly wide: boolean;
  /** Takes the place of the plates alone, where there is room. */
  readonly beside: boolean;
  /** Verbs the prompt leaves to it. */
  readonly elsewhere: ReadonlySet<string>;
  /** Several steps the prompt sends as one. */
  readonly composed: Composed | undefined;
}

export function panelAt(asking: Asking, { fight, draft, bargain }: Work, around: Around): Panel {
  const { offer = null, composed } = bargain ?? {};
  const panel = shown(asking, { fight, draft, bargain }, around);
  const verbs = panel && VERBS.get(panel.type as ComponentType<never>);
  return {
    panel,
    wide: panel?.type === BattlePanel || panel?.type === CeasefirePanel,
    beside: panel?.type === CeasefirePanel && !around.small,
    elsewhere: draft ? BATTLE_VERBS : offer && offer.send.length > 0 ? OFFER_VERBS : (verbs ?? NONE),
    composed: draft ? composedPlan(draft) : composed,
  };
}

function shown(asking: Asking, { fight, draft, bargain }: Work, { memory, sale, limit, onStop, small, toBoard }: Around): VNode | null {
  const { things, offers, aim } = asking;
  const { view } = things;
  const opens = (verbs: ReadonlySet<string>): boolean => offers.some(({ named }) => verbs.has(named.verb));
  if (opens(START_VERBS)) return <StartPanel things={things} offers={offers} />;
  if (fight && view.phase === 'battle')
    return <BattlePanel things={things} fight={fight} draft={draft} remembered={(seat) => memory?.hands[seat] ?? []} onBoard={toBoard} />;
  if (bargain) return <CeasefirePanel things={things} {...bargain} onBoard={small ? toBoard : null} />;
  if (view.decision === 'D-REC' && aim.chosen.value['card'] === undefined && opens(RECRUIT_VERBS)) return <RecruitPanel asking={asking} />;
  return sale ? <AuctionPanel things={things} sale={sale} limit={limit} onStop={onStop} /> : null;
}
