/**
 * A page for tests and measurements: it draws the board of any game from a moment it is handed. Built by itself; players never load it.
 */
import { computed, signal } from '@preact/signals';
import { options as hooks, render, type VNode } from 'preact';
import type { Choice, Known, Seat, TableView } from '@orrery/kernel';
import { language, textSize, theme, type Theme } from '../src/app/settings.ts';
import { need, speak } from '../src/app/words.ts';
import { isGame } from '@orrery/games/list';
import { allCome } from '../src/board/lazyPart.tsx';
import { loadBoard } from '../src/table/boards.ts';
import { rulesOf } from '../src/table/engines.ts';
import { play } from '../src/table/play.ts';
import type { SeatRecord } from '../src/table/record.ts';
import type { Snapshot, Table } from '../src/table/table.ts';
import { Seated } from '../src/table/Seated.tsx';
import { ALL_OPEN, type Revisited } from '../src/replay/pointsOfView.ts';
import '../src/look/tokens.css';
import '../src/look/type.css';
import '../src/look/parts.css';
import '../src/app/page.css';

/** A table at one moment, as data. */
export interface Scene {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly pack?: unknown;
  readonly moment: Moment;
  /** What every seat knows: the point of view from which everything is open. */
  readonly all?: readonly Known<TableView>[];
}
export interface Moment {
  readonly known: Known<TableView>;
  readonly stage: Snapshot['stage'];
  readonly open: readonly Choice[];
  readonly warnings?: Snapshot['warnings'];
  readonly undoable?: number;
}

const snapshot = ({ known, stage, open, warnings = {}, undoable = 0 }: Moment, kinds: readonly string[]): Snapshot => ({
  stage,
  viewer: known.view.viewer,
  known,
  open,
  warnings,
  undoable,
  next: null,
  orders: Object.fromEntries(kinds.map((kind) => [kind, 'ask'])),
  ended: stage === 'over' ? { how: 'rules', result: known.view.result, seat: null } : null,
});

const place = document.createElement('div');
document.getElementById('app')?.append(place);
let next: (moment: Moment) => void = () => undefined;
/** Answers given on the page, for a test to read. */
let answers: Choice[] = [];
let kept: readonly Moment[] = [];

async function show({ game, options, pack = null, moment, all }: Scene): Promise<void> {
  if (!isGame(game)) throw new Error(`no game is called ${game}`);
  const [{ rules, plugs }, Board] = await Promise.all([rulesOf(game, options, pack), loadBoard(game), need('web')]);
  if (!Board) throw new Error(`${game} has no board`);
  const kinds = Object.keys(plugs.table.customs.passing ?? {});
  const current = signal<Snapshot>(snapshot(moment, kinds));
  next = (to) => void (current.value = snapshot(to, kinds));
  answers = [];
  const seats = Array.from({ length: rules.seats }, (_, seat): SeatRecord =>
    seat === moment.known.view.viewer ? { kind: 'person', name: '', level: 0 } : { kind: 'bot', name: '', level: 3 },
  );
  const nothing = (): Promise<void> => Promise.resolve();
  const table: Table = {
    id: 'showcase',
    game,
    seats,
    rules,
    plugs,
    commitment: '',
    ownPack: pack,
    now: current,
    answer: (choice) => {
      answers.push(choice);
      return Promise.resolve(null);
    },
    undo: nothing,
    why: (choice) =>
      Promise.resolve(
        current.value.known
          ? (rules.refuse(current.value.known, choice) ?? { code: '', clause: '', data: {} })
          : { code: '', clause: '', data: {} },
      ),
    handOver: nothing,
    take: (_seat: Seat) => nothing(),
    advice: () => Promise.resolve([]),
    resign: nothing,
    order: nothing,
    close: () => undefined,
    ...(all ? ({ viewer: signal(ALL_OPEN), hands: computed(() => all) } satisfies Partial<Revisited>) : {}),
  };
  render(null, place);
  render(<Seated play={play(table)} Board={Board} />, place);
}

/** Nodes compared so far: the work of a redraw, whatever the machine. */
let compared = 0;
const { diffed } = hooks;
hooks.diffed = (node: VNode) => {
  compared++;
  diffed?.(node);
};

const page = {
  show,
  /** Nothing is shown: whatever is set meanwhile is not drawn. */
  clear: (): void => render(null, place),
  /** The next moment of the same table. */
  next: (moment: Moment): void => next(moment),
  /** Moments to step through, handed over beforehand so that a step costs nothing but its redraw. */
  keep: (moments: readonly Moment[]): void => void (kept = moments),
  step: async (at: number): Promise<void> => {
    const moment = kept[at];
    if (moment) next(moment);
    await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done));
  },
  compared: (): number => compared,
  allCome,
  answers: (): readonly Choice[] => answers,
  look: async (tongue: typeof language.value, colours: Theme, text: typeof textSize.value): Promise<void> => {
    theme.value = colours;
    textSize.set(text);
    await speak(tongue);
  },
};
export type Showcase = typeof page;
Object.assign(globalThis, { showcase: page });
