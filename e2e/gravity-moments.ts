/** Moments of Gravity games played by chance: one of every decision, and crowds that no game is likely to see. */
import { type Known, quick, seeded, startMatch } from '@orrery/kernel';
import { type DecisionId, gravity, type GravityRules, type View } from '@orrery/gravity';
import type { Moment, Scene } from './showcase.ts';

export interface Setting {
  readonly seats: 2 | 3 | 4;
  readonly confrontation?: boolean;
  readonly module?: 'none' | 'war' | 'air';
  readonly domination?: 'off' | 4 | 5;
}
export const DUEL: Setting = { seats: 2 };
export const WAR: Setting = { seats: 4, module: 'war', domination: 5 };
export const TEAMS_WAR: Setting = { seats: 4, confrontation: true, module: 'war', domination: 5 };
export const TEAMS_AIR: Setting = { seats: 4, confrontation: true, module: 'air', domination: 4 };

export const rulesOf = (setting: Setting): GravityRules => gravity.open(setting) as GravityRules;

/** A step of a game: what is asked, and what the seat that is asked first, or everybody, sees of it. */
interface Step {
  readonly decision: DecisionId | 'over';
  /** Open choices. */
  readonly open: readonly number[];
  moment(): Moment & { readonly known: Known<View> };
  all(): readonly Known<View>[];
  /** What a seat can answer now. */
  asks(seat: number): readonly number[];
}

/** The steps of a game played by chance. */
export function* game(setting: Setting, seed: number): Generator<Step> {
  const rules = rulesOf(setting);
  const match = startMatch(rules, seeded(`gravity ${seed}`));
  const draw = quick(seed);
  for (;;) {
    const seat = match.asked === 0 ? 0 : 31 - Math.clz32(match.asked & -match.asked);
    const open = match.open(seat);
    const known = match.known(seat);
    yield {
      decision: known.view.decision,
      open,
      moment: () => ({ known, stage: match.result ? 'over' : 'decide', open, undoable: match.undoable(seat) }),
      all: () => Array.from({ length: rules.seats }, (_, each) => match.known(each)),
      asks: (each) => ((match.asked >> each) & 1 ? match.open(each) : []),
    };
    if (match.result) return;
    match.answer(seat, open[draw.below(open.length)] ?? -1);
  }
}

/** The first moment in which each decision has several answers, after some rounds, over a few games. */
export function oneOfEach(setting: Setting, seeds: readonly number[], round = 2): ReadonlyMap<DecisionId | 'over', Moment> {
  const found = new Map<DecisionId | 'over', Moment>();
  for (const seed of seeds)
    for (const { decision, open, moment } of game(setting, seed))
      if (!found.has(decision) && (decision === 'over' || open.length > 1)) {
        const now = moment();
        if (now.known.view.round >= round || decision === 'over') found.set(decision, now);
      }
  return found;
}

export const scene = (setting: Setting, moment: Moment, all?: readonly Known<View>[]): Scene => ({
  game: 'gravity',
  options: { ...setting },
  moment,
  ...(all ? { all } : {}),
});

type Islands = View['islands'];
const RING = [
  [0, 0],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** Seven islands in a flower, each with more on it than a game is likely to bring. */
const flower = (islands: Islands, change: (island: Islands[number], i: number) => Partial<Islands[number]>): Islands =>
  islands.map((island, i) => ({ ...island, cell: RING[i] ?? [0, 0], ...change(island, i) }));

/** All source tokens there are, on the sides of one island and its neighbour. */
const TOKENS = [
  [
    { side: 0, colour: 'blue' },
    { side: 0, colour: 'red' },
    { side: 1, colour: 'blue' },
    { side: 2, colour: 'red' },
    { side: 3, colour: 'blue' },
    { side: 4, colour: 'red' },
    { side: 4, colour: 'red' },
  ],
  [
    { side: 1, colour: 'blue' },
    { side: 2, colour: 'red' },
    { side: 5, colour: 'blue' },
  ],
] as const;
/** All sabotage tokens there are, by island. */
const BLOWN = [[], [0, 1, 2], [0, 1], [2], [1], [0], []] as const;

/** Positions that no game is likely to see, by what is crowded in them. */
export function crowds(): Readonly<Record<string, Scene>> {
  const at = (setting: Setting, wanted: DecisionId): Moment & { readonly known: Known<View> } => {
    for (const { decision, open, moment } of game(setting, 2)) if (decision === wanted && open.length > 1) return moment();
    throw new Error(`nobody was asked ${wanted}`);
  };
  const crowd = (setting: Setting, wanted: DecisionId, change: (view: View) => Partial<View>): Scene => {
    const moment = at(setting, wanted);
    return scene(setting, { ...moment, known: { ...moment.known, view: { ...moment.known.view, ...change(moment.known.view) } } });
  };
  const full = (view: View, seventh = 7): View['players'] =>
    view.players.map((player, seat) => ({
      ...player,
      reserve: 12,
      tokens: seat % 2 ? 0 : 4,
      airship: { hunters: 1, mercenaries: 3, permanent: seat % 2 ? 2 : 0, temporary: seat % 2 ? 2 : 0 },
      played: [1, 1, 2, 2, 3, 3, 4],
      counts: { hand: 12, deck: 12, discard: 12, saved: 2, drawn: 0 },
      ...(seat === view.viewer ? { hand: [4, 5, 6, seventh, seventh], saved: [5, 6] } : {}),
    }));
  const both = (view: View, count: number): readonly number[] =>
    view.players.map((player) => (player.side === view.players[view.viewer]?.side ? count : 0));
  return {
    'seven islands in a flower, all pieces on each': crowd(TEAMS_WAR, 'turn', (view) => ({
      islands: flower(view.islands, () => ({ hunters: both(view, 12), mercenaries: 20, permanent: 60, temporary: 39 })),
      players: full(view),
      points: [4, 4],
    })),
    'all pieces on one island': crowd(TEAMS_WAR, 'team.actor', (view) => ({
      islands: view.islands.map((island, i) =>
        i === 0
          ? { ...island, hunters: both(view, 12), mercenaries: 20, permanent: 12, temporary: 9 }
          : { ...island, hunters: island.hunters.map(() => 0), mercenaries: 0 },
      ),
      players: full(view),
    })),
    // Both are named where it is said what would attract.
    'two islands of the longest names that pull alike': crowd(TEAMS_WAR, 'turn', (view) => ({
      islands: view.islands.map((island) => {
        const heavy = island.id === 'mistharbour' || island.id === 'lanternreach';
        return {
          ...island,
          permanent: heavy ? 19 : 0,
          temporary: 0,
          hunters: island.hunters.map((_, seat) => (heavy && seat === 0 ? 2 : 0)),
        };
      }),
    })),
    'all sabotage and source tokens, before an extraction': crowd(WAR, 'extract.token', (view) => ({
      islands: flower(view.islands, (_, i) => ({
        hunters: view.players.map((_, seat) => (seat === view.viewer ? 12 : 0)),
        mercenaries: 20,
        permanent: 9,
        temporary: 9,
        rotation: i % 6,
        sabotaged: BLOWN[i] ?? [],
        tokens: TOKENS[i] ?? [],
      })),
      players: full(view),
    })),
    'full airships side by side': crowd(TEAMS_AIR, 'turn', (view) => ({
      players: full(view, 8).map((player) => ({
        ...player,
        tokens: 0,
        airship: { hunters: 2, mercenaries: 2, permanent: 2, temporary: 2 },
      })),
    })),
  };
}

/** Consecutive moments of a game as one seat sees them, from the given step on. */
export function watched(setting: Setting, seed: number, from: number, count: number, seat = 0): readonly Moment[] {
  const moments: Moment[] = [];
  let step = 0;
  for (const { all, asks, decision } of game(setting, seed)) {
    if (step++ < from) continue;
    const known = all()[seat];
    if (!known || moments.length === count) break;
    moments.push({ known, stage: decision === 'over' ? 'over' : asks(seat).length > 0 ? 'decide' : 'wait', open: asks(seat) });
  }
  return moments;
}
