/**
 * `plug/lessons.ts`: the courses of a game, and lessons as data. A lesson stands on a position, says what is to be seen there, takes answers, and
 * knows what to say to each of them. How one is written is told in `docs/write-a-lesson.md`.
 */
import type { Localized, Named, Options, Seat, TableView } from '@orrery/kernel';
import type { AnyRules } from './game.ts';

/**
 * A message in three languages. Things are named by their ids, `{copperfall}`, and called as the pack calls them; other arguments are those of the
 * answer just given, `{city}`, and those the lesson computes (`values`).
 */
export type Text = Localized;

/**
 * Answers in the words of the record, `attack K`: `*` stands for any one word, `A|B` for either, and the words left out at the end for whatever may
 * follow. Several patterns fit where one of them does.
 */
export type Pattern = string | readonly string[];

type Value = string | number | boolean;
export type Values = Readonly<Record<string, Value>>;

/** What can be looked at when something is said or judged: the table as the learner sees it. */
export interface Moment<V extends TableView = TableView, R = AnyRules> {
  readonly rules: R;
  readonly view: V;
  /** What the learner was told since the step began. */
  readonly events: readonly ({ readonly kind: string } & Readonly<Record<string, unknown>>)[];
  /** What the learner may answer now, in words: `attack K`. */
  readonly open: readonly string[];
  /** The answer given last. */
  readonly choice: (Named & Readonly<Record<string, unknown>>) | null;
}

/** Where a lesson, or a part of one, begins. */
export interface Scene {
  /** In the notation the game's own tests are written in; the plug reads it. */
  readonly position: unknown;
  /** Answers of the other seats, each given once, as soon as it is open; `2: pass` is that of seat 2 alone. Beyond them they answer as if time had run out. */
  readonly script?: readonly string[];
  /** The decision at which the learner takes over; everything before is answered as if time had run out. */
  readonly from?: string;
  /** Decisions that are not the learner's in this lesson, by id or beginning: `W-*`. */
  readonly passing?: readonly string[];
  /** The decision at which the others stop answering, so that what the lesson speaks of is still to be seen. */
  readonly until?: string;
}

/** What is said to an answer that is not the one. It is taken back. */
export interface Objection<V extends TableView = TableView, R = AnyRules> {
  /** The answers, or the places touched; any where absent. */
  readonly when?: Pattern;
  /** Looks at the table as the answer would leave it. */
  if?(at: Moment<V, R>): boolean;
  readonly say: Text;
}

/** What is said when an answer has been carried out; the first that fits. */
export interface Remark<V extends TableView = TableView, R = AnyRules> {
  readonly when?: Pattern;
  if?(at: Moment<V, R>): boolean;
  readonly say: Text;
}

interface Said<V extends TableView, R> {
  /** A position that begins with this step, by its name. */
  readonly scene?: string;
  readonly say: Text;
  /** Places on the board, as boards call them (`data-zone`): `city-C`. An open answer is pointed at by its words: `> draw`. */
  readonly point?: readonly string[];
  readonly else?: readonly Objection<V, R>[];
  readonly after?: Text | readonly Remark<V, R>[];
  /** The others answer first, up to this decision, so that what `after` speaks of is seen. */
  readonly watch?: string;
  /** Places that would give the answer away: not shown while it is asked for. */
  readonly hide?: readonly string[];
  /** What the text claims about the position, by its words: a test holds it against the engine. */
  claims?(at: Moment<V, R>): Readonly<Record<string, boolean>>;
  /** The same of the position the taught way leads to. */
  proves?(at: Moment<V, R>): Readonly<Record<string, boolean>>;
}

/** Something is chosen at the table. */
export interface AnswerStep<V extends TableView = TableView, R = AnyRules> extends Said<V, R> {
  /** Answers in this order; each may leave a choice. */
  readonly answer: readonly Pattern[];
  /** The last pattern holds for as many answers as it takes until this is so. */
  until?(at: Moment<V, R>): boolean;
  /** Looks at where the answers have led; if it is not so they are all taken back. */
  fits?(at: Moment<V, R>): boolean;
  /** What is said then. */
  readonly unfit?: Text;
  /** One way through, where the patterns leave a choice. */
  readonly taught?: readonly string[];
}

/** Places on the board are touched, all of these, in any order. */
export interface TapStep<V extends TableView = TableView, R = AnyRules> extends Said<V, R> {
  readonly tap: readonly string[];
  /** How the rules call such things, where it is not the beginning of the place's name: `location` for `place-SCH`. */
  readonly kind?: string;
}

export interface Option {
  readonly say: Text;
  readonly right?: true;
  /** What is said to whoever takes it for right. */
  readonly else?: Text;
}

/** A question with a few answers. */
export interface PickStep<V extends TableView = TableView, R = AnyRules> extends Said<V, R> {
  readonly pick: readonly Option[];
}

/** Something to read. */
export interface ReadStep<V extends TableView = TableView, R = AnyRules> extends Said<V, R> {
  readonly read: true;
}

export type Step<V extends TableView = TableView, R = AnyRules> = AnswerStep<V, R> | TapStep<V, R> | PickStep<V, R> | ReadStep<V, R>;

export interface Lesson<V extends TableView = TableView, R = AnyRules> {
  /** The pack it stands on: another one may have other prices, and its positions may not exist. */
  readonly pack: string;
  readonly options?: Options;
  readonly seat: Seat;
  /** By name; the first is where the lesson begins. */
  readonly scenes: Readonly<Record<string, Scene>>;
  readonly steps: readonly Step<V, R>[];
  /** Arguments of its texts that are computed from pack and position. */
  values?(at: Moment<V, R>): Values;
  /** A question at the end, to be answered without the board. */
  readonly check: { readonly ask: Text; readonly options: readonly Option[]; readonly right: Text; readonly wrong: Text };
  /** The clauses it teaches. */
  readonly clauses: readonly string[];
}

/** A lesson as the course lists it, before it is loaded. */
export interface Entry {
  readonly id: string;
  readonly title: Text;
  /** What is new in it, in a few words. */
  readonly line: Text;
  readonly minutes: number;
  /** Enough for a first game, together with the others so marked. */
  readonly short?: true;
  load(): Promise<Lesson>;
}

/** A game at the end of a course: an ordinary table with the gentlest bots. */
export interface FirstGame {
  readonly title: Text;
  readonly line: Text;
  readonly seat: Seat;
  readonly options?: Options;
  /** Where it begins, so that it is short, in the notation of scenes; what the learner does not know of it is dealt anew. A whole game where absent. */
  readonly position?: unknown;
}

export interface Part {
  readonly title: Text;
  readonly line: Text;
  readonly lessons: readonly Entry[];
  readonly first?: FirstGame;
}

export interface LessonsPlug {
  /** What has to be known about this course beside what is said of all. */
  readonly note?: Text;
  readonly parts: readonly Part[];
  /** A position as a table starts at it: its state, and what each seat knows of it, the spectator last. Throws where it cannot be read. */
  position(rules: AnyRules, written: unknown): { readonly state: unknown; readonly pasts: readonly (readonly number[])[] };
  /** Further words for texts beside the names of things: `{C}` is a letter. */
  words?(rules: AnyRules): Readonly<Record<string, Localized>>;
}
