/** A table whose match runs on a server. A board cannot tell it from a local one. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { checkSeal, readReplay, type Refusal, type SealCheck } from '@orrery/kernel';
import { Refused, type Seen } from '@orrery/protocol/client';
import type { GameId } from '@orrery/games/list';
import { fromServer } from '../replay/fromServer.ts';
import { rulesOf, type AnyGame } from '../table/engines.ts';
import type { Table } from '../table/table.ts';
import { allOrders, givenAhead } from './ahead.ts';
import { CatchUp } from './CatchUp.ts';
import { Lapse } from './Lapse.ts';
import { connection, over, request } from './connection.ts';
import { marked } from './marked.ts';
import { playAgain } from './rematch.ts';
import { snapshotOf } from './snapshot.ts';
import { ask, showRefused } from './words.ts';
import { t } from '../app/words.ts';

export interface RemoteTable {
  readonly match: string;
  readonly seen: ReadonlySignal<Seen>;
  /** The table of a game that has begun; null in the waiting room. */
  readonly table: ReadonlySignal<Table | null>;
  readonly catchUp: CatchUp;
  readonly lapse: Lapse;
  /** The result of comparing the revealed game with what this device recorded; null until that is done. */
  readonly checks: ReadonlySignal<readonly SealCheck[] | null>;
  readonly game: AnyGame;
  readonly rules: Table['rules'];
  readonly plugs: Table['plugs'];
  close(): void;
}

/** A refusal by the rules is shown on the board, one by the table in the strip around it. */
const refusal = (error: unknown): Refusal | null => {
  if (error instanceof Refused && error.no.clause !== undefined && error.no.clause !== '')
    return { code: error.no.code, clause: error.no.clause, data: error.no.data ?? {} };
  showRefused(error);
  return null;
};

/** `heard` is called when the table has been heard of for the first time. */
export async function openRemote(match: string, heard: () => void): Promise<RemoteTable> {
  const first = Promise.withResolvers<Seen>();
  const playing = Promise.withResolvers<{ readonly game: AnyGame }>();
  const latest = signal<Seen | null>(null);
  const taken = signal<number | null>(null);
  const lapse = new Lapse();
  const catchUp = new CatchUp(match);
  let recorded = false;
  let broken = false;
  const watching = connection.subscribe((state) => (broken ||= state === 'broken'));
  const hear = (seen: Seen): void => {
    const { game } = seen;
    batch(() => {
      if (game && game !== latest.peek()?.game) {
        catchUp.hear(seen.table.viewer, game.known.past, broken);
        broken = false;
        taken.value = null;
        lapse.hear(latest.peek(), seen);
      }
      latest.value = seen;
    });
    first.resolve(seen);
    if (seen.table.end && !recorded) {
      recorded = true;
      void check().catch(() => (recorded = false));
    }
  };
  const checks = signal<readonly SealCheck[] | null>(null);
  const check = async (): Promise<void> => {
    const read = readReplay((await fromServer(match)) ?? '');
    const [{ game }, seal] = await Promise.all([playing.promise, over((client) => client.seal(match))]);
    // Let the end be painted first: replaying a long game takes a moment.
    await new Promise((shown) => setTimeout(shown, 100));
    checks.value = 'code' in read ? [{ id: 'record', state: 'unchecked', data: {} }] : checkSeal(game, read, seal);
  };
  const leave = await over((client) => client.watch(match, hear));
  const stop = (): void => {
    watching();
    catchUp.close();
    leave();
  };
  const start = await first.promise;
  heard();
  const { table: around } = start;
  const pack = typeof around.pack === 'object' ? around.pack : null;
  const { game, rules, plugs } = await rulesOf(around.game, around.options, pack, around.rules);
  playing.resolve({ game });
  const seen = computed(() => latest.value ?? start);
  const now = computed(() => snapshotOf(seen.value, rules, plugs.table.customs, catchUp.shown.value, taken.value));
  const table: Table = {
    id: match,
    game: game.id as GameId,
    get seats() {
      const { seats, end } = seen.value.table;
      return seats.map(({ kind, name, level, away, gone, program }) => ({
        kind: kind === 'bot' || (away && !end) ? ('bot' as const) : ('person' as const),
        name: kind === 'bot' ? '' : gone ? t('online.name.gone') : marked(name, program),
        level: Number(level ?? 0) || 0,
      }));
    },
    rules,
    plugs,
    online: true,
    unaided: !around.memoryAid,
    commitment: around.shuffle.commitment,
    ownPack: pack,
    now,
    async answer(choice) {
      const { game } = seen.peek();
      if (!game) return null;
      lapse.answers(game.n);
      return request({ do: 'answer', match, n: game.n, choice }).then(() => {
        if (seen.peek().game?.n === game.n) taken.value = game.n;
        return null;
      }, refusal);
    },
    async undo() {
      const { game } = seen.peek();
      if (game) await ask({ do: 'undo', match, n: game.n, answers: 1 });
    },
    why: (choice) => {
      const known = seen.peek().game?.known;
      return Promise.resolve(known ? rules.refuse(known as never, choice) : { code: 'open', clause: '', data: {} });
    },
    handOver: () => Promise.resolve(),
    take: () => Promise.resolve(),
    // Help from the machine would not be fair to the others at the table.
    advice: () => Promise.resolve([]),
    order: async (kind, order) => {
      const orders = { ...now.peek().orders, [kind]: order };
      await ask({ do: 'orders', match, orders: allOrders(orders, plugs.table.customs.passing, givenAhead(seen.peek())) });
    },
    resign: async () => {
      await ask({ do: 'resign', match });
    },
    again: async () => {
      await playAgain(match);
    },
    close: stop,
  };
  return { match, seen, table: computed(() => (seen.value.game ? table : null)), catchUp, lapse, checks, game, rules, plugs, close: stop };
}
