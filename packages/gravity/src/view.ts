import { SPECTATOR, type Localized, type TableView, type Viewer } from '@orrery/kernel';
import { originName } from './actions/origins.ts';
import { numbersIn } from './cards.ts';
import { actionName, placeName } from './decision.ts';
import { result } from './phases/end.ts';
import { at, DECISIONS, type DecisionId } from './stages.ts';
import { CASTLED, COPIED, CORPORATIONS, type State } from './state.ts';
import { ISLANDS, type Table } from './table.ts';
import { COLOURS, PHASES, PIECES, type Choice, type Colour, type Phase, type Piece } from './vocabulary.ts';

export interface IslandView {
  readonly id: string;
  readonly cell: readonly [q: number, r: number];
  readonly rotation: number;
  /** By seat. */
  readonly hunters: readonly number[];
  readonly mercenaries: number;
  readonly permanent: number;
  readonly temporary: number;
  /** Trunks with a sabotage token. */
  readonly sabotaged: readonly number[];
  /** Source tokens, while an extraction is prepared. */
  readonly tokens: readonly { readonly side: number; readonly colour: Colour }[];
}

export interface PlayerView {
  readonly side: number;
  readonly reserve: number;
  readonly airship: { readonly hunters: number; readonly mercenaries: number; readonly permanent: number; readonly temporary: number };
  /** Source tokens held. */
  readonly tokens: number;
  /** Turns begun in this round. */
  readonly turns: number;
  /** Numbers of cards, which everybody may count. */
  readonly counts: {
    readonly hand: number;
    readonly deck: number;
    readonly discard: number;
    readonly saved: number;
    readonly drawn: number;
  };
  /** Cards seen by all since the last reshuffle: played, or named in castling. */
  readonly played: readonly number[];
  /** Card numbers this viewer may see, ascending; null where it may not. */
  readonly hand: readonly number[] | null;
  readonly saved: readonly number[] | null;
  readonly drawn: readonly number[] | null;
  readonly discard: readonly number[] | null;
}

/** The card being carried out. */
export interface TurnView {
  /** Whose turn it is, and who acts: his partner in a copy. */
  readonly mover: number;
  readonly actor: number;
  readonly card: number | null;
  readonly how: 'played' | 'castled' | 'copied' | null;
  /** Actions of the card that are done. */
  readonly done: readonly string[];
  /** Islands extracted in this turn. */
  readonly extracted: readonly string[];
  /** A joint capture was proposed in this turn; the partner paid for it. */
  readonly proposed: boolean;
  readonly paid: boolean;
}

/** The action being carried out, as far as this viewer knows of it. */
export interface ActionView {
  readonly action: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly times: number;
  /** Where pieces moved by this redeployment stand. */
  readonly moved: readonly { readonly place: string; readonly piece: Piece }[];
  readonly joint: boolean;
  /** The origin that is asked for pieces, and what the others give. */
  readonly origin: string | null;
  readonly committed: readonly {
    readonly origin: string;
    readonly hunters: number;
    readonly partners: number;
    readonly mercenaries: number;
  }[];
}

export interface View extends TableView {
  /** What the pack calls itself: shown beside the title. GRV-PACK-3 */
  readonly label: Localized;
  readonly decision: DecisionId | 'over';
  readonly round: number;
  readonly phase: Phase;
  /** Lap of the corporations phase, from 1; 0 in Confrontation, where there are none. */
  readonly lap: number;
  /** Places in the order of turns used up. */
  readonly place: number;
  readonly first: number;
  /** The team to move, or in the islands phase the side that decides. */
  readonly team: number;
  /** By team; empty without teams. */
  readonly captains: readonly number[];
  /** By side; the goal is 0 without Domination. */
  readonly points: readonly number[];
  readonly goal: number;
  readonly islands: readonly IslandView[];
  readonly players: readonly PlayerView[];
  readonly supply: { readonly mercenaries: number; readonly sabotage: number; readonly sources: number };
  readonly turn: TurnView | null;
  readonly action: ActionView | null;
  /** Answers this viewer knows that are not yet carried out: its own, and in a team decision its partner's. */
  readonly answers: readonly { readonly seat: number; readonly choice: Choice }[];
  readonly attraction: {
    readonly attractor: string;
    readonly lead: number;
    readonly pulls: number;
    readonly pulled: number;
    readonly target: string | null;
  } | null;
}

/** Steps of an action are told when it is complete: until then others see only that its actor is choosing. */
const inAction: readonly boolean[] = DECISIONS.map(
  (_, stage) => stage >= at.recruit && stage <= at['unload.units'] && stage !== at['joint.answer'],
);

/** Something of the running action has been told: a proposal, a token, a first move. */
function announced(s: State): boolean {
  return s.times > 0 || s.joint === 1 || s.placed.length > 0 || s.stage === at['joint.answer'];
}

/** The decision a viewer knows to be running. */
function decisionFor(s: State, viewer: Viewer): DecisionId | 'over' {
  if (s.end >= 0) return 'over';
  if (inAction[s.stage] && viewer !== s.actor) {
    if (!announced(s)) return 'action';
    if (s.stage === at['bombard.owner']) return 'bombard';
  }
  return DECISIONS[s.stage] as DecisionId;
}

/** The members of a set of small numbers. */
function bits(set: number): number[] {
  const members: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) members.push(31 - Math.clz32(rest & -rest));
  return members;
}

const NO_TOKENS: IslandView['tokens'] = [];

function islandView(t: Table, s: State, i: number): IslandView {
  const hunters: number[] = [];
  for (let seat = 0; seat < t.seats; seat++) hunters.push(s.hunters[seat * ISLANDS + i] as number);
  return {
    id: t.islandIds[i] as string,
    cell: [s.q[i] as number, s.r[i] as number],
    rotation: s.rotation[i] as number,
    hunters,
    mercenaries: s.mercenaries[i] as number,
    permanent: s.permanent[i] as number,
    temporary: s.temporary[i] as number,
    sabotaged: bits(s.sabotage[i] as number),
    tokens: s.placed.length === 0 ? NO_TOKENS : tokensOn(s, i),
  };
}

function tokensOn(s: State, i: number): IslandView['tokens'] {
  return s.placed
    .filter((token) => Math.floor(token / 12) === i)
    .map((token) => ({ side: (token >> 1) % 6, colour: COLOURS[token & 1] as Colour }));
}

function playerView(t: Table, s: State, seat: number, viewer: Viewer): PlayerView {
  const { kinds } = t.sets;
  const row = seat * kinds;
  const own = viewer === seat;
  const shown = own || (s.phase === CORPORATIONS && viewer !== SPECTATOR && t.partner[viewer] === seat); // GRV-TEAM-SHOW-1
  let discard = 0;
  let drawn = 0;
  for (let i = row; i < row + kinds; i++) {
    discard += (s.open[i] as number) + (s.buried[i] as number);
    drawn += s.drawn[i] as number;
  }
  return {
    side: t.side[seat] as number,
    reserve: s.reserve[seat] as number,
    airship: {
      hunters: s.crewHunters[seat] as number,
      mercenaries: s.crewMercenaries[seat] as number,
      permanent: s.storedPermanent[seat] as number,
      temporary: s.storedTemporary[seat] as number,
    },
    tokens: s.tokens[seat] as number,
    turns: s.turns[seat] as number,
    counts: { hand: s.held[seat] as number, deck: (s.deck[seat] as number[]).length, discard, saved: s.kept[seat] as number, drawn },
    played: numbersIn(t.sets, s.open, row),
    hand: shown ? numbersIn(t.sets, s.hand, row) : null,
    saved: shown ? numbersIn(t.sets, s.saved, row) : null,
    drawn: own ? numbersIn(t.sets, s.drawn, row) : null,
    discard: own ? [...numbersIn(t.sets, s.open, row), ...numbersIn(t.sets, s.buried, row)].toSorted((a, b) => a - b) : null,
  };
}

function turnView(t: Table, s: State): TurnView | null {
  if (s.actor < 0) return null;
  const named = s.stage !== at.turn;
  const begun = named && s.stage !== at['castle.pay'];
  return {
    mover: s.mover,
    actor: s.actor,
    card: named ? (t.sets.numbers[s.card] as number) : null,
    how: !named ? null : !begun || s.how === CASTLED ? 'castled' : s.how === COPIED ? 'copied' : 'played',
    done: begun ? bits(s.done).map((which) => actionName(t, s.card * 2 + which)) : [],
    extracted: bits(s.extracted).map((i) => t.islandIds[i] as string),
    proposed: s.proposed === 1,
    paid: s.paid === 1,
  };
}

function actionView(t: Table, s: State, viewer: Viewer): ActionView | null {
  const own = viewer === s.actor;
  if (s.action < 0 || !(own || announced(s))) return null;
  const island = (i: number): string | null => (i < 0 ? null : (t.islandIds[i] as string));
  const committed = own || s.stage === at['capture.loss'] ? s.committed : [];
  return {
    action: actionName(t, s.action),
    from: own ? island(s.from) : null,
    to: own || s.joint || s.stage === at['joint.answer'] ? island(s.to) : null,
    times: s.times,
    moved: s.moved.map((code) => ({ place: placeName(t, code >> 1), piece: PIECES[code & 1] as Piece })),
    joint: s.joint === 1,
    origin: own && s.stage === at['capture.commit'] ? originName(t, s.origin) : null,
    committed: Array.from({ length: committed.length / 4 }, (_, i) => {
      const [origin, hunters, partners, mercenaries] = committed.slice(i * 4, i * 4 + 4) as [number, number, number, number];
      return { origin: originName(t, origin), hunters, partners, mercenaries };
    }),
  };
}

/** Seats whose pending answers a viewer may see. */
function answersFor(t: Table, s: State, viewer: Viewer): View['answers'] {
  const secret = s.stage === at['prep.keep'] || s.stage === at['trans.save'];
  const seats = viewer === SPECTATOR ? [] : secret ? [viewer] : [viewer, t.partner[viewer] as number].toSorted((a, b) => a - b);
  return seats
    .filter((seat) => seat >= 0 && (s.answers[seat] as number) >= 0)
    .map((seat) => ({ seat, choice: t.choices.name(s.answers[seat] as number) }));
}

export function view(t: Table, s: State, viewer: Viewer): View {
  return {
    viewer,
    seats: t.seats,
    decision: decisionFor(s, viewer),
    asked: s.put,
    answered: s.put & ~s.asking,
    result: result(t, s),
    label: t.pack.labels,
    round: s.round,
    phase: PHASES[s.phase] as Phase,
    lap: t.teams || s.phase !== CORPORATIONS ? 0 : Math.floor(s.place / t.seats) + 1,
    place: s.place,
    first: s.first,
    team: s.team,
    captains: t.teams ? [...s.captain] : [],
    points: [...s.points],
    goal: t.goal,
    islands: Array.from({ length: ISLANDS }, (_, i) => islandView(t, s, i)),
    players: Array.from({ length: t.seats }, (_, seat) => playerView(t, s, seat, viewer)),
    supply: { mercenaries: s.mercenarySupply, sabotage: s.sabotageSupply, sources: s.sourceSupply },
    turn: turnView(t, s),
    action: actionView(t, s, viewer),
    answers: answersFor(t, s, viewer),
    attraction:
      s.attractor < 0
        ? null
        : {
            attractor: t.islandIds[s.attractor] as string,
            lead: s.lead,
            pulls: s.pulls,
            pulled: s.pulled,
            target: s.to < 0 ? null : (t.islandIds[s.to] as string),
          },
  };
}
