import { ADVANTAGES, D, RACE, RACES, type ChoiceLexicon, type RexRules, type RexView, type Seats, type State } from '@orrery/rex';
import { byWord, quick, set, type Choice, type Known, type Seat } from '@orrery/kernel';
import type { Folly } from '@orrery/games/plug';
import { holder, unitsAt, type Board } from './board.ts';

/** What speaks against a choice. `folly.<code>` of the messages says it. */
export const FOLLIES = [
  'dial-beyond',
  'bid-beyond',
  'half-measure',
  'undone',
  'mobilized-idle',
  'own-shield',
  'thrown-away',
  'against-ally',
  'unused-power',
  'victory-allowed',
] as const;
type Code = (typeof FOLLIES)[number];
const OVERLOOKED: ReadonlySet<Code> = new Set(['victory-allowed']);

/** Recruits for fewer units than this are wasted. */
const WORTH_RECRUITS = 3;

interface Judged {
  readonly state: State;
  readonly seat: Seat;
  readonly known: Known<RexView>;
  readonly open: readonly Choice[];
}

export function follies(rules: RexRules, board: Board): (known: Known<RexView>, open: readonly Choice[]) => readonly Folly[] {
  const { table } = rules;
  const { choices } = table;
  const { dialMax } = table.pack.constants;
  const raceOwning = ADVANTAGES.map((id) => RACES.findIndex((race) => id.startsWith(race)));
  const friendsOf = (state: State, seat: Seat): Seats => set.with(state.allies[seat] ?? 0, seat);

  /** The most the other side can bring: every unit dialled and its best leader, and nobody kills him. */
  function strongest(state: State, seat: Seat): number {
    const { location } = state.battle;
    const units = Math.min(dialMax, unitsAt(board, state, seat, location));
    let leader = 0;
    board.strength.forEach((strength, i) => {
      const used = state.leaders.used[i] ?? 0;
      if (board.leaderRace[i] === state.race[seat] && state.leaders.condition[i] === 1 && (used === 0 || used === location + 1))
        leader = Math.max(leader, strength);
    });
    return units + leader;
  }

  function dial({ state, seat }: Judged, number: number): Code | null {
    if (state.decision !== D['D-PLAN']) return null;
    const rival = state.battle.sides.find((side) => side.seat !== seat);
    return rival && number > strongest(state, rival.seat) + 1 ? 'dial-beyond' : null;
  }

  /** More than everybody else who still bids could pay. */
  function bid({ state, seat }: Judged, amount: number): Code | null {
    let most = state.auction.high;
    for (let other = 0; other < board.seats; other++)
      if (other !== seat && set.has(state.auction.bidding, other)) most = Math.max(most, state.influence[other] ?? 0);
    return amount > most + 1 ? 'bid-beyond' : null;
  }

  /** What the seat has done in its running turn, the latest first. */
  function* doneThisTurn({ known, seat }: Judged): Generator<Choice> {
    const turn = table.events.turn(seat);
    for (let i = known.past.length - 1; i >= 0; i--) {
      const entry = known.past[i] as number;
      if (entry === turn) return;
      if (entry < 0) yield ~entry;
    }
  }

  const words = (choice: Choice): { readonly verb: string; readonly from?: unknown; readonly to?: unknown } => rules.choices.name(choice);

  function journey(judged: Judged, from: number, to: number): Code | null {
    const [start, end] = [table.pack.locations[from]?.id, table.pack.locations[to]?.id];
    for (const choice of doneThisTurn(judged)) {
      const said = words(choice);
      if ((said.verb === 'move' || said.verb === 'relocate') && said.from === end && said.to === start) return 'undone';
    }
    return allowing(judged, to);
  }

  function play(judged: Judged, card: number): Code | null {
    if (card !== table.rapidMobilization) return null;
    for (const choice of doneThisTurn(judged)) {
      const { verb } = words(choice);
      if (verb === 'skip') return 'mobilized-idle';
      if (verb === 'units' || verb === 'move') return null;
    }
    return null;
  }

  function playAt({ state, seat }: Judged, card: number, location: number): Code | null {
    if (card !== table.gravitonNegator) return null;
    const friends = friendsOf(state, seat);
    for (let other = 0; other < board.seats; other++)
      if (!set.has(friends, other) && set.has(state.units.present[other] ?? 0, location)) return null;
    return 'own-shield';
  }

  /** Recruits bring five units, or a leader. */
  function playUnits({ open }: Judged, card: number, units: number, mechanized: number): Code | null {
    if (units + mechanized < WORTH_RECRUITS) return 'half-measure';
    const more = open.some((other) => {
      const said = rules.choices.name(other);
      return said.verb === 'play' && 'units' in said && Number(said.units) + Number(said.mechanized) > units + mechanized;
    });
    return more && card === table.recruits ? 'half-measure' : null;
  }

  /** Strongholds of a side that would win at the end of this round as things stand; none where the seat is on it. */
  function winning(state: State, seat: Seat): number {
    for (let other = 0; other < board.seats; other++) {
      const side = friendsOf(state, other);
      if (set.has(side, seat)) continue;
      let held = 0;
      for (let rest = board.strongholds; rest !== 0; rest = set.rest(rest)) {
        const at = holder(board, state, set.first(rest));
        if (at >= 0 && set.has(side, at)) held = set.with(held, set.first(rest));
      }
      if (set.size(held) >= (board.needed[set.size(side)] ?? 9)) return held;
    }
    return 0;
  }

  const destination = byWord<ChoiceLexicon, null, number>(choices, {
    move: (_, _from, to) => to,
    relocate: (_, _from, to) => to,
    deploy: (_, to) => to,
  });

  /** In the last step of a turn: going elsewhere, or nowhere, while somebody is about to win whom this seat could still contest. */
  function allowing({ state, seat, open }: Judged, to: number): Code | null {
    if (state.decision !== D['D-DEPLOY'] && !(state.decision === D['D-MOVE'] && (state.units.reserve[seat] ?? 0) === 0)) return null;
    const theirs = winning(state, seat);
    if (theirs === 0 || (to >= 0 && set.has(theirs, to))) return null;
    return open.some((other) => set.has(theirs, destination(null, other) ?? 31)) ? 'victory-allowed' : null;
  }

  const againstAlly = ({ state, seat }: Judged, other: Seat): Code | null =>
    other !== seat && set.has(friendsOf(state, seat), other) ? 'against-ally' : null;

  const judge = byWord<ChoiceLexicon, Judged, Code | null>(choices, {
    dial,
    bid,
    move: journey,
    relocate: journey,
    deploy: (judged, to) => allowing(judged, to),
    end: (judged) => allowing(judged, -1),
    play,
    playAt,
    playUnits,
    playAgainst: (judged, _card, rival) => againstAlly(judged, rival),
    playAdvantage: (judged, _card, advantage) => againstAlly(judged, judged.state.seatOf[raceOwning[advantage] ?? -1] ?? -1),
    // Whoever wins a battle may keep what he played.
    discard: ({ state }, card) =>
      state.decision === D['D-KEEP'] && table.pack.strategyCards[card]?.effect.op !== 'none' ? 'thrown-away' : null,
    // A command costs nothing.
    pass: ({ state, seat }) =>
      (state.decision === D['D-CMD-XX'] && seat === state.seatOf[RACE.XXC]) ||
      (state.decision === D['D-CMD-JN'] && seat === state.seatOf[RACE.JOL])
        ? 'unused-power'
        : null,
  });

  return (known, open) => {
    const seat = known.view.viewer;
    const state = rules.sample(known)(quick(0));
    const judged: Judged = { state, seat, known, open };
    return open.flatMap((choice) => {
      const code = judge(judged, choice) ?? null;
      return code ? [{ choice, code, values: {}, ...(OVERLOOKED.has(code) ? { overlooked: true } : {}) }] : [];
    });
  };
}
