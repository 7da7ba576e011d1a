import type { Choice, Known, Options, TableView } from '@orrery/kernel';

/** A question for a bot: what its seat knows, and nothing else. */
export interface BotJob {
  readonly game: string;
  /** The version of its rules. */
  readonly rules: string;
  readonly options: Options;
  readonly pack: unknown;
  readonly level: string;
  readonly known: Known<TableView>;
  readonly open: readonly Choice[];
}
export interface BotTask extends BotJob {
  readonly seed: number;
  readonly milliseconds: number;
}
