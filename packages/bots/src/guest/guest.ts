import type { AnyGame, AnyRules } from '@orrery/games';
import type { Bot, Chance, Choice, Known, Result, Seat, TableView } from '@orrery/kernel';
import { hello, question, readAnswer, readReady, type FaultCode, type Limits, type Question, type ToldOff } from './messages.ts';
import { printable, startProgram, type Program } from './program.ts';

export const LIMITS: Limits = { milliseconds: 10_000, greeting: 20_000, line: 65_536, megabytes: 4096, bad: 3, faults: 5 };

/** A program does something it may not, told in one line. */
export interface GuestFault {
  readonly program: string;
  readonly code: FaultCode;
  readonly line: string;
}

/** Nobody can play with this program. */
export class GuestTrouble extends Error {}
/** A seat has lost its game by its faults. */
export class Forfeit extends Error {
  readonly seat: Seat;
  constructor(seat: Seat) {
    super(`seat ${seat} has lost by its faults`);
    this.seat = seat;
  }
}

/** What is shown of something a program printed. */
const SHOWN = 80;
const shown = (line: string): string => (line.length > SHOWN ? `${printable(line.slice(0, SHOWN))} …` : printable(line));

/**
 * A program in another language that plays a seat. It knows what its seat knows, and has so much time, memory and patience of others as the limits say:
 * a decision it cannot take is taken for it as for somebody whose time ran out, and after a few of them its game is lost.
 */
export class Guest implements Bot<TableView> {
  readonly #game: AnyGame;
  readonly #rules: AnyRules;
  readonly #command: string;
  readonly #limits: Limits;
  readonly #start: () => Program;
  readonly #tell: (fault: GuestFault) => void;
  #program: Program | null = null;
  #sitting: { readonly id: string; readonly seat: Seat; readonly seed: number } | null = null;
  /** Entries of the past the running program has been told. */
  #told = 0;
  #faults = 0;
  #questions = 0;
  #closed = false;
  #called = '';

  /** `start`: where the program is reached, if not by a command of this machine. */
  constructor(
    game: AnyGame,
    rules: AnyRules,
    command: string,
    limits: Limits,
    tell: (fault: GuestFault) => void,
    start: () => Program = () => startProgram(command, limits),
  ) {
    this.#start = start;
    this.#game = game;
    this.#rules = rules;
    this.#command = command;
    this.#limits = limits;
    this.#tell = tell;
  }

  /** Starts the program and waits until it has said who it is. */
  async greet(): Promise<void> {
    if (this.#closed) throw new GuestTrouble('the arena is closed');
    const program = this.#start();
    this.#program = program;
    program.send(hello(this.#game, this.#rules, this.#limits));
    const heard = await program.next(this.#limits.greeting);
    const ready = 'line' in heard ? readReady(heard.line) : heard.note;
    if (typeof ready === 'string') {
      program.kill();
      throw new GuestTrouble(`${shown(this.#command)} cannot play: ${ready}`);
    }
    this.#called = `${ready.name} ${ready.version}`;
  }

  /** The name and version it gives itself. */
  get called(): string {
    return this.#called;
  }

  /** It sits down to a new game. */
  sit(id: string, seat: Seat, seed: number): void {
    this.#sitting = { id, seat, seed };
    this.#faults = 0;
    this.#told = 0;
    this.#announce();
  }

  over(result: Result | null, forfeit?: Seat): void {
    this.#program?.send({ type: 'over', result, ...(forfeit === undefined ? {} : { forfeit }) });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#program?.leave();
  }

  async decide(known: Known<TableView>, open: readonly Choice[], chance: Chance): Promise<Choice> {
    if (!this.#program) {
      // In the middle of its game.
      await this.greet();
      this.#told = 0;
      this.#announce();
    }
    const id = ++this.#questions;
    const asked = question(this.#rules, known, open, id, this.#told, this.#limits.milliseconds);
    this.#told = known.past.length;
    return (await this.#answer(asked, known)) ?? this.#rules.fallback(known, open, chance);
  }

  #announce(): void {
    if (!this.#sitting) return;
    const { id, seat, seed } = this.#sitting;
    this.#program?.send({ type: 'game', game: id, seat, seed });
  }

  /** An open choice, or null where the decision is taken from it. */
  async #answer(asked: Question, known: Known<TableView>): Promise<Choice | null> {
    const program = this.#program;
    if (!program) return null;
    program.send(asked);
    const end = performance.now() + asked.milliseconds;
    for (let tries = 1; ; tries++) {
      const heard = await program.next(Math.max(0, Math.round(end - performance.now())), asked.milliseconds);
      if ('silent' in heard) {
        // What it may still have to say belongs to no question any more.
        program.kill();
        this.#program = null;
        this.#fault(heard.silent, `${heard.note}; it is started again`);
        return null;
      }
      const choice = readAnswer(this.#rules, heard.line, asked.id);
      if (typeof choice === 'number' && asked.open.some(({ code }) => code === choice)) return choice;
      const fault: ToldOff =
        typeof choice === 'string'
          ? { type: 'error', id: asked.id, code: 'garbage', message: choice }
          : {
              type: 'error',
              id: asked.id,
              code: 'not-open',
              message: `${JSON.stringify(this.#rules.choices.name(choice))} is not open`,
              refusal: this.#rules.refuse(known, choice),
            };
      if (tries >= this.#limits.bad) {
        this.#fault(fault.code, `${fault.message}; it said ${shown(heard.line)}`);
        return null;
      }
      program.send(fault);
    }
  }

  #fault(code: FaultCode, line: string): void {
    const { id = '', seat = 0 } = this.#sitting ?? {};
    this.#tell({ program: this.#command, code, line: `${shown(this.#command)}, game ${id}: ${line}` });
    if (++this.#faults < this.#limits.faults) return;
    throw new Forfeit(seat);
  }
}
