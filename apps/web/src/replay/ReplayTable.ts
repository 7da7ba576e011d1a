/** A finished game as a table to step through. Boards show it like any other table; nothing can be chosen. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Event,
  type LogEntry,
  type Match,
  type Replay,
  type Seat,
  seeded,
  seedOf,
  SPECTATOR,
  startMatch,
  type TableView,
  type Viewer,
} from '@orrery/kernel';
import { isGame } from '@orrery/games/list';
import { rulesOf } from '../table/engines.ts';
import { type Position, startingAt } from '../table/position.ts';
import type { SeatRecord } from '../table/record.ts';
import type { Snapshot } from '../table/table.ts';
import { ALL_OPEN, type Revisited } from './pointsOfView.ts';
import { redeal } from './redeal.ts';

/** Something that happened: after so many answers, and between which positions. */
export interface Told {
  readonly event: Event;
  readonly at: number;
  readonly before: TableView;
  readonly after: TableView;
}

export interface ReplayTable extends Revisited {
  /** Answers played so far, 0 … length. */
  readonly at: ReadonlySignal<number>;
  readonly length: number;
  /** The answers up to here, as a table would have logged them. */
  log(): readonly LogEntry[];
  /** This moment with everything dealt anew that the seat cannot know. */
  redealt(seat: Seat): Promise<Position>;
  /** The seats asked now. */
  asked(): number;
  go(at: number): void;
  look(viewer: Viewer): void;
  /** The next place at which a turn begins, forwards or backwards. */
  turn(way: 1 | -1): number;
  /** Everything a seat heard, with the positions before and after the answer it followed from. */
  story(seat: Seat): readonly Told[];
  /** The next answer of which everybody hears something: where a table waits for many, most answers tell nothing yet. */
  news(): number;
}

export async function openReplay(id: string, replay: Replay, from?: Position): Promise<ReplayTable> {
  if (!isGame(replay.game)) throw new Error('no-table');
  const { rules, plugs } = await rulesOf(replay.game, replay.options, replay.pack.data ?? null, replay.rules);
  const key = seedOf(replay.seed);
  const { choices } = replay;
  const played = from ? startingAt(rules, from) : rules;
  let match: Match = startMatch(played, seeded(key));
  const step = (): void => {
    const seat = 31 - Math.clz32(match.asked & -match.asked);
    match.answer(seat, choices[match.log.length] ?? -1);
  };
  const at = signal(0);
  const viewer = signal<Viewer>(SPECTATOR);
  const go = (to: number): void => {
    const wanted = Math.max(0, Math.min(choices.length, to));
    if (wanted < match.log.length) match = startMatch(played, seeded(key));
    while (match.log.length < wanted) step();
    at.value = wanted;
  };
  const seats = replay.seats.map(({ kind, name }): SeatRecord => ({
    kind,
    name: /^level \d+$/.test(name) ? '' : name,
    level: Number(/^level (\d+)$/.exec(name)?.[1] ?? 0),
  }));
  const ended =
    'ended' in replay.end
      ? {
          how: replay.end.ended,
          result: null,
          seat: replay.end.seat ?? null,
        }
      : { how: 'rules' as const, result: replay.end, seat: null };
  const now = computed((): Snapshot => {
    const last = at.value === choices.length;
    const who = viewer.value === ALL_OPEN ? 0 : viewer.value;
    const known = match.known(who);
    return {
      stage: last ? 'over' : 'replay',
      viewer: who,
      known,
      open: [],
      warnings: {},
      undoable: 0,
      next: null,
      ended: last ? ended : null,
      ...(last ? { pasts: seats.map((_, seat) => match.known(seat).past) } : {}),
    };
  });
  const starts: number[] = [];
  const telling: number[] = [];
  {
    const scout = startMatch(played, seeded(key));
    let heard = scout.known(SPECTATOR).past.length;
    choices.forEach((choice, i) => {
      scout.answer(31 - Math.clz32(scout.asked & -scout.asked), choice);
      const { past } = scout.known(SPECTATOR);
      if (past.slice(heard).some((entry) => /^(turn|round)$/.test(rules.events.name(entry).kind))) starts.push(i + 1);
      if (past.length > heard) telling.push(i + 1);
      heard = past.length;
    });
  }
  const story = (seat: Seat): readonly Told[] => {
    const teller = startMatch(played, seeded(key));
    let { past, view: before } = teller.known(seat);
    return choices.flatMap((choice, at) => {
      teller.answer(31 - Math.clz32(teller.asked & -teller.asked), choice);
      const known = teller.known(seat);
      const told = known.past
        .slice(past.length)
        .flatMap((entry) => (entry < 0 ? [] : [{ event: rules.events.name(entry), at, before, after: known.view }]));
      ({ past, view: before } = known);
      return told;
    });
  };
  return {
    id,
    game: replay.game,
    seats,
    rules,
    plugs,
    commitment: from ? '' : replay.seed.commitment,
    ownPack: replay.pack.data ?? null,
    now,
    at,
    length: choices.length,
    viewer,
    hands: computed(() => (at.value, Array.from({ length: rules.seats }, (_, seat) => match.known(seat)))),
    log: () => match.log,
    redealt: (seat) => redeal(plugs.table, rules, match, seat, seeded(crypto.getRandomValues(new Uint8Array(32)))),
    asked: () => match.asked,
    go,
    look: (who) => (viewer.value = who),
    turn: (way) =>
      way > 0 ? (starts.find((start) => start > at.value) ?? choices.length) : (starts.findLast((start) => start < at.value) ?? 0),
    story,
    news: () => telling.find((each) => each > at.value) ?? choices.length,
    answer: () => Promise.resolve(null),
    undo: () => Promise.resolve(),
    why: () => Promise.resolve({ code: 'over', clause: '', data: {} }),
    advice: () => Promise.resolve([]),
    handOver: () => Promise.resolve(),
    take: () => Promise.resolve(),
    resign: () => Promise.resolve(),
    close: () => undefined,
  };
}
