import { set, SPECTATOR, type Localized, type Seat, type TableView, type Viewer } from '@orrery/kernel';
import { originId } from './actions/origins.ts';
import { placeId } from './actions/redeployment.ts';
import { numberOn, numbersIn } from './card-sets.ts';
import { decisionsByStage } from './decisions.ts';
import { result } from './phases/end.ts';
import { DECISIONS, stages, type DecisionId } from './stages.ts';
import { answerOf, CASTLED, COPIED, CORPORATIONS, type IslandState, type PlayerState, type State } from './state.ts';
import { actionId, actionOn, islandId, partnerOf, sideOfSeat, type Table } from './table.ts';
import { COLOURS, PHASES, PIECES, type Choice, type Colour, type Island, type Phase, type Piece } from './words.ts';

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
const inAction: readonly boolean[] = decisionsByStage.map((rule) => rule.inAction === true);
const secret: readonly boolean[] = decisionsByStage.map((rule) => rule.secret === true);

/** Something of the running action has been told: a proposal, a token, a first move. */
function announced({ action, stage }: State): boolean {
  return action.times > 0 || action.joint === 1 || action.tokens.length > 0 || stage === stages['joint.answer'];
}

/** The decision a viewer knows to be running. */
function decisionFor(state: State, viewer: Viewer): DecisionId | 'over' {
  if (inAction[state.stage] && viewer !== state.turn.actor) {
    if (!announced(state)) return 'action';
    if (state.stage === stages['bombard.owner']) return 'bombard';
  }
  return DECISIONS[state.stage] ?? 'over';
}

const NO_TOKENS: IslandView['tokens'] = [];

function islandView(table: Table, { action }: State, island: IslandState, i: Island): IslandView {
  return {
    id: islandId(table, i),
    cell: [island.q, island.r],
    rotation: island.rotation,
    hunters: island.hunters.slice(),
    mercenaries: island.mercenaries,
    permanent: island.permanent,
    temporary: island.temporary,
    sabotaged: set.list(island.sabotage),
    tokens: action.tokens.length === 0 ? NO_TOKENS : tokensOn(action.tokens, i),
  };
}

const colourOf = (colour: number): Colour => COLOURS[colour] as Colour;

const tokensOn = (tokens: State['action']['tokens'], i: Island): IslandView['tokens'] =>
  tokens.filter(({ island }) => island === i).map(({ side, colour }) => ({ side, colour: colourOf(colour) }));

function playerView(table: Table, state: State, player: PlayerState, seat: Seat, viewer: Viewer): PlayerView {
  const { sets } = table;
  const own = viewer === seat;
  const partner = viewer !== SPECTATOR && partnerOf(table, viewer) === seat;
  const shown = own || (partner && state.round.phase === CORPORATIONS); // GRV-TEAM-SHOW-1
  const { hand, saved, drawn, open, buried } = player;
  let discarded = 0;
  let drawnCards = 0;
  for (let kind = 0; kind < sets.kinds; kind++) {
    discarded += (open[kind] ?? 0) + (buried[kind] ?? 0);
    drawnCards += drawn[kind] ?? 0;
  }
  return {
    side: sideOfSeat(table, seat),
    reserve: player.reserve,
    airship: { ...player.airship },
    tokens: player.tokens,
    turns: player.turns,
    counts: { hand: player.held, deck: player.deck.length, discard: discarded, saved: player.kept, drawn: drawnCards },
    played: numbersIn(sets, open),
    hand: shown ? numbersIn(sets, hand) : null,
    saved: shown ? numbersIn(sets, saved) : null,
    drawn: own ? numbersIn(sets, drawn) : null,
    discard: own ? [...numbersIn(sets, open), ...numbersIn(sets, buried)].toSorted((a, b) => a - b) : null,
  };
}

function turnView(table: Table, { turn, stage }: State): TurnView | null {
  if (turn.actor < 0) return null;
  const named = stage !== stages.turn;
  const begun = named && stage !== stages['castle.pay'];
  return {
    mover: turn.mover,
    actor: turn.actor,
    card: named ? numberOn(table.sets, turn.card) : null,
    how: !named ? null : !begun || turn.how === CASTLED ? 'castled' : turn.how === COPIED ? 'copied' : 'played',
    done: begun ? set.list(turn.done).map((which) => actionId(table, actionOn(turn.card, which))) : [],
    extracted: set.list(turn.extracted).map((i) => islandId(table, i)),
    proposed: turn.proposed === 1,
    paid: turn.paid === 1,
  };
}

const pieceOf = (piece: number): Piece => PIECES[piece] as Piece;

function actionView(table: Table, state: State, viewer: Viewer): ActionView | null {
  const { action, turn, stage } = state;
  const own = viewer === turn.actor;
  if (action.index < 0 || !(own || announced(state))) return null;
  const idOf = (island: Island): string | null => table.islandIds[island] ?? null;
  const committed = own || stage === stages['capture.loss'] ? action.committed : [];
  return {
    action: actionId(table, action.index),
    from: own ? idOf(action.from) : null,
    to: own || action.joint || stage === stages['joint.answer'] ? idOf(action.to) : null,
    times: action.times,
    moved: action.moved.map(({ place, piece }) => ({ place: placeId(table, place), piece: pieceOf(piece) })),
    joint: action.joint === 1,
    origin: own && stage === stages['capture.commit'] ? originId(table, action.origin) : null,
    committed: committed.map((given) => ({ ...given, origin: originId(table, given.origin) })),
  };
}

/** Pending answers a viewer may see: its own, and in a team decision its partner's. */
function answersFor(table: Table, state: State, viewer: Viewer): View['answers'] {
  if (viewer === SPECTATOR) return [];
  const seats = secret[state.stage] ? [viewer] : [viewer, partnerOf(table, viewer)].toSorted((a, b) => a - b);
  return seats
    .filter((seat) => seat >= 0 && answerOf(state, seat) >= 0)
    .map((seat) => ({ seat, choice: table.choiceCodec.name(answerOf(state, seat)) }));
}

function attractionView(table: Table, { pull }: State): View['attraction'] {
  if (pull.attractor < 0) return null;
  const { lead, pulls, pulled } = pull;
  return { attractor: islandId(table, pull.attractor), lead, pulls, pulled, target: table.islandIds[pull.target] ?? null };
}

export function view(table: Table, state: State, viewer: Viewer): View {
  const { round, supply } = state;
  return {
    viewer,
    seats: table.seats,
    decision: decisionFor(state, viewer),
    asked: state.put,
    answered: set.minus(state.put, state.asking),
    result: result(table, state),
    label: table.pack.labels,
    round: round.number,
    phase: PHASES[round.phase] as Phase,
    lap: table.teams || round.phase !== CORPORATIONS ? 0 : Math.floor(round.place / table.seats) + 1,
    place: round.place,
    first: round.first,
    team: round.team,
    captains: table.teams ? [...round.captains] : [],
    points: [...round.points],
    goal: table.goal,
    islands: state.islands.map((island, i) => islandView(table, state, island, i)),
    players: state.players.map((player, seat) => playerView(table, state, player, seat, viewer)),
    supply: { ...supply },
    turn: turnView(table, state),
    action: actionView(table, state, viewer),
    answers: answersFor(table, state, viewer),
    attraction: attractionView(table, state),
  };
}
