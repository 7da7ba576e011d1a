/** Moments of Rex games: one of every decision, by chance or from the records, and crowds that no game is likely to see. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Known, type Match, quick, readReplay, replayRules, seeded, seedOf, startMatch } from '@orrery/kernel';
import { type DecisionId, rex, type RexRules, type RexView, standard as pack } from '@orrery/rex';
import { root } from '../scripts/root.mjs';
import type { Moment, Scene } from './showcase.ts';

const OPTIONS = { seats: 6 } as const;
export const rules = rex.open(OPTIONS) as RexRules;

/** A step of a game: what is asked, and what the seat that is asked first, or everybody, sees of it. */
interface Step {
  readonly decision: DecisionId | 'over';
  /** Open choices. */
  readonly open: readonly number[];
  moment(): Moment;
  all(): readonly Known<RexView>[];
}

/** The steps of a match in which `pick` answers for whoever is asked first. */
function* steps(match: Match<RexView>, pick: (open: readonly number[]) => number | undefined): Generator<Step> {
  for (;;) {
    const seat = match.asked === 0 ? 0 : 31 - Math.clz32(match.asked & -match.asked);
    const open = match.open(seat);
    const { decision } = match.known(seat).view;
    yield {
      decision: match.result ? 'over' : decision,
      open,
      moment: () => ({ known: match.known(seat), stage: match.result ? 'over' : 'decide', open }),
      all: () => Array.from({ length: rules.seats }, (_, each) => match.known(each)),
    };
    if (match.result) return;
    match.answer(seat, pick(open) ?? -1);
  }
}

/** The steps of a game played by chance; where cards are hoarded, none is played in a window. */
function game(seed: number, hoard = false): Generator<Step> {
  const draw = quick(seed);
  return steps(startMatch(rules, seeded(`rex ${seed}`)), (open) => {
    const kept = hoard ? open.filter((choice) => rules.choices.name(choice).verb !== 'play') : open;
    return kept[draw.below(kept.length)];
  });
}

/** The first moment in which each decision has more than one answer, over a few games. */
export function oneOfEach(seeds: readonly number[]): ReadonlyMap<DecisionId | 'over', Moment> {
  const found = new Map<DecisionId | 'over', Moment>();
  for (const seed of seeds)
    for (const { decision, open, moment } of game(seed))
      if (!found.has(decision) && (decision === 'over' || open.length > 1)) found.set(decision, moment());
  return found;
}

/** The first moments in which somebody can play a card in these windows: such cards are rare, and a game by chance seldom keeps them so long. */
export function inWindows(windows: readonly DecisionId[]): ReadonlyMap<DecisionId, Moment> {
  const found = new Map<DecisionId, Moment>();
  for (let seed = 1; seed < 100; seed++)
    for (const { decision, open, moment } of game(seed, true)) {
      if (decision !== 'over' && windows.includes(decision) && !found.has(decision) && open.length > 1) found.set(decision, moment());
      if (found.size === windows.length) return found;
    }
  return found;
}

/** The first recruitment in which units can be had for influence, and by a card as well. */
export function recruiting(card: string): Moment {
  for (let seed = 1; seed < 100; seed++)
    for (const { decision, open, moment } of game(seed, true)) {
      if (decision !== 'D-REC') continue;
      const named = open.map((choice) => rules.choices.name(choice));
      const cards = new Set(named.flatMap((choice) => (choice.verb === 'play' ? [choice.card] : [])));
      if (cards.size === 1 && cards.has(card) && named.some((choice) => choice.verb === 'recruit' && 'units' in choice)) return moment();
    }
  throw new Error(`nobody could recruit by ${card}`);
}

/** The first deployment of which so many units may be chosen, once its place is. */
export function deploying(most: number): Moment {
  for (let seed = 1; seed < 100; seed++)
    for (const { decision, open, moment } of game(seed)) {
      const units = open.flatMap((choice) => {
        const named = rules.choices.name(choice);
        return named.verb === 'units' ? [named.units] : [];
      });
      if (decision === 'D-DEPLOY' && units.includes(most)) return moment();
    }
  throw new Error(`nobody could deploy ${most} units`);
}

/** The moment of a recorded game in which a member of the alliance that wins may betray it. */
export function atBetrayal(): Scene {
  const replay = readReplay(readFileSync(join(root, 'replays/rex/betrayed-at-the-last-moment.json'), 'utf8'));
  const played = 'code' in replay ? replay : replayRules(rex, replay);
  if ('code' in replay || 'code' in played || replay.seed.secret === null) throw new Error('this record cannot be played');
  let at = 0;
  for (const { decision, open, moment } of steps(startMatch(played, seeded(seedOf(replay.seed))), () => replay.choices[at++]))
    if (decision === 'D-BETRAY' && open.length > 1) return { ...scene(moment()), options: replay.options };
  throw new Error('nobody is betrayed in this record');
}

/** One step of a game, as the deciding seat and as everybody sees it. */
export function stepOf(seed: number, at: number): { readonly moment: Moment; readonly all: readonly Known<RexView>[] } {
  let n = 0;
  for (const { moment, all } of game(seed)) if (n++ === at) return { moment: moment(), all: all() };
  throw new Error(`game ${seed} is over before step ${at}`);
}

/** What one seat sees after each of so many answers, from some answer of a game on. */
export function watched(seed: number, seat: number, from: number, count: number): readonly Moment[] {
  const list: Moment[] = [];
  let at = 0;
  for (const { all } of game(seed)) {
    const known = at++ >= from ? all()[seat] : undefined;
    if (known) list.push({ known, stage: 'wait', open: [] });
    if (list.length === count) break;
  }
  return list;
}

/** What the first seat sees just before and just after a round of a game begins. */
export function atNewRound(seed: number, round: number): readonly [Moment, Moment] {
  let before: Moment | null = null;
  for (const { all } of game(seed)) {
    const [known] = all();
    if (!known) break;
    const now: Moment = { known, stage: 'wait', open: [] };
    if (known.view.round === round && before) return [before, now];
    before = now;
  }
  throw new Error(`game ${seed} is over before round ${round}`);
}

export const scene = (moment: Moment, all?: readonly Known<RexView>[]): Scene => ({
  game: 'rex',
  options: OPTIONS,
  moment,
  ...(all ? { all } : {}),
});

/** The same moment with another player in every stronghold. */
export function nearVictory({ known, ...moment }: Moment): Moment {
  const view = known.view as RexView;
  const strongholds = new Set(pack.locations.flatMap(({ id, stronghold }) => (stronghold ? [id] : [])));
  const holder = { seat: (view.viewer + 1) % view.seats, units: 4, mechanized: 0, faceDown: 0 };
  const locations = view.locations.map((place) => (strongholds.has(place.location) ? { ...place, units: [holder] } : place));
  return { ...moment, known: { past: known.past, view: { ...view, locations } as RexView } };
}

/** The same moment with the city and the plates as full as they can be: so many races in every place, influence wherever it can lie. */
export function crowded({ known, ...moment }: Moment, races: number): Moment {
  const view = known.view as RexView;
  const seats = view.players.map((_, seat) => seat);
  const group = (seat: number, units: number): RexView['locations'][number]['units'][number] => ({
    seat,
    units,
    mechanized: view.players[seat]?.race === 'LAZ' ? 5 : 0,
    faceDown: view.players[seat]?.race === 'XXC' && races > 2 ? 10 : 0,
  });
  const places = new Map(pack.locations.map((place) => [place.id, place]));
  return {
    ...moment,
    known: {
      past: known.past,
      view: {
        ...view,
        locations: view.locations.map((place, i) => ({
          ...place,
          influence: places.get(place.location)?.influence ? 18 : 0,
          shield: places.get(place.location)?.shield ?? false,
          units: (places.get(place.location)?.council
            ? seats
            : seats
                .slice(i % 3)
                .concat(seats)
                .slice(0, races)
          ).map((seat) => group(seat, 20)),
        })),
        players: view.players.map((player, seat) => ({
          ...player,
          influence: 199,
          reserves: 20,
          casualties: 20,
          mechanizedReserves: player.race === 'LAZ' ? 5 : 0,
          mechanizedCasualties: player.race === 'LAZ' ? 5 : 0,
          cards: 8,
          traitors: 4,
          strongholds: 5,
          allies: seats.filter((other) => other !== seat && other % 2 === seat % 2),
        })),
        own: {
          ...view.own,
          hand: pack.strategyCards.slice(0, 8).map(({ id }) => id),
          traitors: pack.leaders.slice(0, 4).map(({ id }) => id),
        },
      } as RexView,
    },
  };
}
