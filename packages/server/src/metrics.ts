import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Numbers for whoever runs the server. No names, no tokens, no matches. */
export class Metrics {
  readonly registry = new Registry();
  /** Counted here and handed over when somebody asks: labels are dear on every move. */
  readonly #counts = new Map<string, Map<string, number>>();
  #rows = 0;
  /** One observation for all that reached the disk together. */
  readonly #wait = new Histogram({
    name: 'orrery_store_seconds',
    help: 'Time from a decision to its being on disk, the longest of a group',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [this.registry],
  });
  #longest = -1;
  readonly #dropped = new Counter({
    name: 'orrery_sockets_dropped_total',
    help: 'Sockets ended by the server, by reason',
    labelNames: ['reason'],
    registers: [this.registry],
  });
  readonly #refused = new Counter({
    name: 'orrery_sockets_refused_total',
    help: 'Requests for a socket that were turned away, by status',
    labelNames: ['status'],
    registers: [this.registry],
  });

  readonly #conflicts = new Counter({
    name: 'orrery_conflicts_total',
    help: 'Writes another process was first with',
    registers: [this.registry],
  });

  constructor(sockets: () => number, tables: () => number, processes: () => number) {
    new Gauge({
      name: 'orrery_processes',
      help: 'Processes this one knows to be alive, itself included',
      registers: [this.registry],
      collect() {
        this.set(processes());
      },
    });
    new Gauge({
      name: 'orrery_sockets',
      help: 'Open sockets',
      registers: [this.registry],
      collect() {
        this.set(sockets());
      },
    });
    new Gauge({
      name: 'orrery_tables',
      help: 'Tables in memory',
      registers: [this.registry],
      collect() {
        this.set(tables());
      },
    });
    const rows = (): number => this.#rows;
    new Counter({
      name: 'orrery_rows_total',
      help: 'Rows stored',
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(rows());
      },
    });
    const counts = this.#counts;
    new Counter({
      name: 'orrery_commands_total',
      help: 'Commands by kind and outcome',
      labelNames: ['command', 'outcome'],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [command, outcomes] of counts) for (const [outcome, count] of outcomes) this.inc({ command, outcome }, count);
      },
    });
    collectDefaultMetrics({ register: this.registry });
  }

  command(command: string, outcome: string): void {
    let outcomes = this.#counts.get(command);
    if (!outcomes) this.#counts.set(command, (outcomes = new Map()));
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  stored(rows: number, milliseconds: number): void {
    this.#rows += rows;
    if (this.#longest < 0) process.nextTick(() => this.#group());
    this.#longest = Math.max(this.#longest, milliseconds);
  }
  #group(): void {
    this.#wait.observe(this.#longest / 1000);
    this.#longest = -1;
  }
  conflict(): void {
    this.#conflicts.inc();
  }
  dropped(reason: string): void {
    this.#dropped.inc({ reason });
  }
  refused(status: string): void {
    this.#refused.inc({ status });
  }
}
