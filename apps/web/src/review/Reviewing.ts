/** A game being reviewed: two workers share its decisions, own ones first, and everything found so far can be looked at. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '@orrery/kernel';
import { GLANCE, STANDARD, type Task } from '@orrery/review';
import type { Found, Order, Report } from './messages.ts';

export type Stage = 'computing' | 'stopped' | 'done' | 'failed';

/** As much of a Worker as is needed here. */
export interface Line {
  postMessage(order: Order): void;
  onmessage: ((event: MessageEvent<Report>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

const WORKERS = 2;
/** How much of the whole work the own seat is, where others are looked at more briefly. */
const OWN = 0.6;

export class Reviewing {
  readonly found = signal<readonly Found[]>([]);
  readonly stage = signal<Stage>('computing');
  readonly fault = signal('');
  readonly partners = signal(1);
  /** 0 … 1 */
  readonly progress: ReadonlySignal<number>;
  readonly seat: Seat;
  readonly #open: () => Line;
  readonly #order: Omit<Order, 'tasks'>;
  #lines: Line[] = [];
  /** By worker: what is still to do. */
  readonly #left: (readonly Task[])[];
  /** By worker: tasks done, and how far the running one has come in the record. */
  readonly #done = signal<readonly number[]>([]);

  constructor(open: () => Line, order: Omit<Order, 'tasks'>, seats: number, seat: Seat) {
    this.#open = open;
    this.#order = order;
    this.seat = seat;
    const others = Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat);
    this.#left = Array.from({ length: WORKERS }, (_, first) => [
      { seat, depth: STANDARD, first, every: WORKERS, weighty: false },
      ...others.map((other) => ({ seat: other, depth: seats === 2 ? STANDARD : GLANCE, first, every: WORKERS, weighty: seats > 2 })),
    ]);
    const length = Math.max(1, order.replay.choices.length);
    this.progress = computed(() => {
      const [own, rest] = [this.#reached(seat, length), others.map((other) => this.#reached(other, length))];
      const share = seats === 2 ? 0.5 : OWN;
      return this.stage.value === 'done' ? 1 : share * own + ((1 - share) * rest.reduce((sum, each) => sum + each, 0)) / rest.length;
    });
    this.goOn();
  }

  /** How far the decisions of a seat have been examined. */
  #reached(seat: Seat, length: number): number {
    void this.#done.value;
    if (this.#left.every((tasks) => tasks.every((task) => task.seat !== seat))) return 1;
    return this.found.value.reduce((most, { appraisal }) => (appraisal.seat === seat ? Math.max(most, appraisal.at) : most), 0) / length;
  }

  goOn(): void {
    this.stage.value = 'computing';
    this.#lines = this.#left.map((tasks, worker) => {
      const line = this.#open();
      let done = 0;
      line.onerror = ({ message }) => this.#fail(message);
      line.onmessage = ({ data }) => {
        if ('fault' in data) return this.#fail(data.fault);
        if ('partners' in data) return void (this.partners.value = data.partners);
        const left = this.#left[worker] as readonly Task[];
        if ('done' in data) {
          this.#left[worker] = left.slice(data.done - done);
          done = data.done;
        } else {
          const [running, ...later] = left;
          if (running) this.#left[worker] = [{ ...running, first: data.found.appraisal.number + running.every }, ...later];
          this.found.value = [...this.found.value, data.found];
        }
        this.#done.value = [...this.#done.value];
        if (this.#left.every(({ length }) => length === 0)) {
          this.#close();
          this.stage.value = 'done';
        }
      };
      line.postMessage({ ...this.#order, tasks });
      return line;
    });
  }

  stop(): void {
    this.#close();
    if (this.stage.value === 'computing') this.stage.value = 'stopped';
  }

  #fail(reason: string): void {
    this.#close();
    this.fault.value = reason;
    this.stage.value = 'failed';
  }

  #close(): void {
    for (const line of this.#lines.splice(0)) line.terminate();
  }
}
