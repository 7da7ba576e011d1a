/** What the bots at a table are thinking about, and when their answers are given. */
import { bearing, letGo } from '@orrery/bots/bearing';
import { customsOf } from '@orrery/games/tables';
import { SPECTATOR, type Match, type Past, type Seat } from '@orrery/kernel';
import type { BotPool } from '../bots/pool.ts';
import type { ThoughtQueue } from '../bots/queue.ts';
import { luckOf } from '../secrets.ts';
import type { Table } from '../table/table.ts';
import type { Time } from '../time.ts';
import { glance, type Task } from './task.ts';

/** The question a bot is thinking about. */
interface Thinking {
  readonly n: number;
  /** The past of its seat, as long as nothing is taken back, and what stood in it when the question was put. */
  readonly past: Past;
  readonly known: Past;
  readonly stop: AbortController;
}

/** When an answer may be given: so long after the public game came to this, whatever was thought. */
interface Turn {
  readonly since: number;
  readonly span: number;
}

export interface ThoughtsEnv {
  readonly bots: BotPool;
  readonly thoughts: ThoughtQueue;
  readonly time: Time;
  /** The house's own secret. */
  readonly key: string;
  /** Whether nobody wants to know what comes of it, for the time being. */
  pauses(): boolean;
  do(task: Task): void;
}

export class Thoughts {
  readonly #env: ThoughtsEnv;
  readonly #thinking = new Map<Seat, Thinking>();
  /** What everybody can see, and since when. */
  #seen = { what: '', since: 0 };

  constructor(env: ThoughtsEnv) {
    this.#env = env;
  }

  get none(): boolean {
    return this.#thinking.size === 0;
  }

  /** Lets go of questions that are no longer asked. */
  clear(table: Table | null, now: number): void {
    const match = table?.match;
    for (const [seat, thinking] of this.#thinking) {
      if (match && table.botAsked(seat, now) && stands(thinking, match, seat)) continue;
      this.#thinking.delete(seat);
      thinking.stop.abort();
    }
  }

  /** Puts whatever is asked of bots. `house` is whether it plays for the house, in a queue of its own. */
  put(table: Table, match: Match, now: number, house: boolean): void {
    for (let seat = 0; seat < table.places.length; seat++)
      if (table.botAsked(seat, now) && !this.#thinking.has(seat))
        this.#ask(table, match, seat, this.#turn(table, match, seat, now, house), house);
  }

  /** A window keeps its own time, and where nobody looks on there is none to keep. */
  #turn(table: Table, match: Match, seat: Seat, now: number, house: boolean): Turn {
    const { gate } = table.timing;
    if (house || (gate && gate.floor > now)) return { since: now, span: 0 };
    const { decision } = match.view(SPECTATOR);
    const what = `${decision} ${match.at(SPECTATOR)}`;
    if (this.#seen.what !== what) this.#seen = { what, since: now };
    const span = this.#env.bots.spanOf(bearing(customsOf(table.made.game), decision, levelOf(table, seat)));
    // A further step of an answer nobody has heard of yet takes as long again.
    return { since: this.#seen.since + span * Math.floor((now - this.#seen.since) / span), span };
  }

  #ask(table: Table, match: Match, seat: Seat, { since, span }: Turn, house: boolean): void {
    const n = match.answers(seat);
    const { game, rules, options, pack } = table.made;
    const known = match.known(seat);
    const thinking: Thinking = { n, past: match.past(seat), known: known.past, stop: new AbortController() };
    this.#thinking.set(seat, thinking);
    const luck = luckOf(this.#env.key, table.id, seat, n);
    const job = { game, rules, options, pack, level: table.place(seat).level, known, open: match.open(seat), luck, span };
    const thought = {
      owner: table.made.by ?? table.id,
      house,
      wanted: () => this.#thinking.get(seat) === thinking && !this.#env.pauses(),
      think: () => this.#env.bots.think(job, thinking.stop.signal),
    };
    // Whose time is up first is settled as they are asked, not by who is ready first.
    const due = this.#until(since + span);
    void this.#env.thoughts.ask(thought).then(async (choice) => {
      const late = span > 0 ? letGo(since, span, this.#env.time.now()) : 0;
      await (late > since + span ? this.#until(late) : due);
      if (thinking.stop.signal.aborted) return;
      if (this.#thinking.get(seat) === thinking) this.#thinking.delete(seat);
      this.#env.do(choice === 'unwanted' ? glance() : this.#answer(seat, n, choice));
    });
  }

  #until(when: number): Promise<void> {
    return when <= this.#env.time.now() ? Promise.resolve() : new Promise((keep) => void this.#env.time.at(when, keep));
  }

  /** A bot's answer is an ordinary one: it names its question, and where that is no longer asked nothing happens. */
  #answer(seat: Seat, n: number, choice: number | null): Task {
    return {
      as: seat,
      run: (table, now) => {
        const match = table.match;
        if (!match || !table.botAsked(seat, now) || match.answers(seat) !== n) return { no: { code: 'stale' } };
        const open = match.open(seat);
        const taken =
          choice !== null && open.includes(choice) ? choice : table.rules.fallback(match.known(seat), open, this.#env.bots.chance);
        const refused = table.answer(seat, taken, now);
        return refused ? { no: refused } : { ok: {} };
      },
      done: () => {},
    };
  }
}

/** Plain bots, who go by a name, are as quick as weak ones. */
const levelOf = (table: Table, seat: Seat): number => Number(table.place(seat).level) || 0;

/** Whether a question is still the one that was put: the seat has not answered since, and the table has not gone back. */
const stands = ({ n, past, known }: Thinking, match: Match, seat: Seat): boolean => {
  const now = match.past(seat);
  return match.answers(seat) === n && (now === past || (now.length >= known.length && known.every((entry, i) => entry === now[i])));
};
