import { At, quick, set, type Chance, type Choice } from '@orrery/kernel';
import { controlled } from '../control.ts';
import { answer, list, settle } from '../machine.ts';
import { setUp } from '../setup.ts';
import { stages } from '../stages.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { BY_LIMIT, BY_POINTS, BY_SURROUND } from '../phases/end.ts';

/** What is counted in a game, in the order of the rules' table of figures. */
export const FIGURES = [
  'rounds',
  'surround',
  'points',
  'limit',
  'drawn',
  'seat0',
  'seat1',
  'seat2',
  'seat3',
  'decisions',
  'played',
  'castled',
  'idle',
  'captured',
  'jointly',
  'copied',
  'extractions',
  'permanent',
  'temporary',
  'moved',
  'balance',
  'reshuffled',
  'sabotaged',
  'tokens',
  'conserved',
  'unloaded',
  'captaincies',
  'controlled',
] as const;
export type Figure = (typeof FIGURES)[number];
export type Figures = Record<Figure, number>;

const nothing = (): Figures => Object.fromEntries(FIGURES.map((figure) => [figure, 0])) as Figures;

/** One game in which every seat answers every decision at random, all choices equally likely. */
export function randomGame(t: Table, chance: Chance, check?: (s: State) => void): Figures {
  const seen = nothing();
  const s = setUp(t, chance);
  const first = t.teams ? s.round.team : s.round.first;
  let extracting = false;
  const tell = (to: number, event: number): void => {
    if (!(to >> 15)) return; // what the spectator hears is told once
    switch (t.eventCodec.form(event).word) {
      case 'played':
        return void seen.played++;
      case 'castled':
        return void seen.castled++;
      case 'idle':
        return void seen.idle++;
      case 'captured':
        return void seen.captured++;
      case 'accepted':
        return void seen.jointly++;
      case 'copied':
        return void seen.copied++;
      case 'moved':
        return void seen.moved++;
      case 'balance':
        return void seen.balance++;
      case 'reshuffled':
        return void seen.reshuffled++;
      case 'tokenPlaced':
        return void seen.tokens++;
      case 'conserved':
        return void seen.conserved++;
      case 'captain':
        return void seen.captaincies++;
      default:
    }
    const named = t.eventCodec.name(event);
    if (named.kind === 'extracted') {
      extracting = true;
      seen.permanent += named.permanent;
      seen.temporary += named.temporary;
    } else if (named.kind === 'unloaded') seen.unloaded += named.permanent + named.temporary;
    else if (named.kind === 'sabotaged' && 'island' in named) seen.sabotaged++;
    else if (named.kind === 'phase' && named.phase === 'islands') seen.controlled += set.size(controlled(s));
  };
  settle(new At(t, s, 0, chance, tell));
  const out: Choice[] = [];
  while (s.asking !== 0) {
    const stage = s.stage;
    let seats = s.asking;
    for (let seat = 0; seats !== 0; seat++, seats >>= 1) {
      if (!(seats & 1)) continue;
      const open = list(t, s, seat, out);
      if (open > 1 || stage === stages['prep.keep'] || stage === stages.turn) seen.decisions++;
      extracting = false;
      answer(new At(t, s, seat, chance, tell), out[chance.below(open)] as number);
      if (extracting) seen.extractions++;
      check?.(s);
    }
  }
  seen.captured -= seen.jointly;
  seen.rounds = s.round.number;
  seen.controlled /= s.round.number;
  if (s.end === BY_SURROUND) seen.surround = 100;
  if (s.end === BY_POINTS) seen.points = 100;
  if (s.end === BY_LIMIT && s.winner >= 0) seen.limit = 100;
  if (s.winner < 0) seen.drawn = 100;
  else seen[`seat${((s.winner - first + t.sides) % t.sides) as 0 | 1 | 2 | 3}`] = 100;
  return seen;
}

export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** Means and standard errors over many games; shares of seats are of the games that have a winner. */
export function campaign(t: Table, games: number, seed: number, check?: (s: State) => void): Readonly<Record<Figure, Estimate>> {
  const chance = quick(seed);
  const sum = nothing();
  const squares = nothing();
  for (let game = 0; game < games; game++) {
    const seen = randomGame(t, chance, check);
    for (const figure of FIGURES) {
      sum[figure] += seen[figure];
      squares[figure] += seen[figure] ** 2;
    }
  }
  const won = games - sum.drawn / 100;
  return Object.fromEntries(
    FIGURES.map((figure) => {
      const n = figure.startsWith('seat') ? won : games;
      const mean = sum[figure] / n;
      return [figure, { mean, error: Math.sqrt(Math.max(0, squares[figure] / n - mean ** 2) / n) }];
    }),
  ) as unknown as Readonly<Record<Figure, Estimate>>;
}
