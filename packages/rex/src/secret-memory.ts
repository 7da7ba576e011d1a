import type { Table } from './table.ts';
import type { RexView } from './view.ts';
import type { RexEvent } from './words.ts';

/** What a viewer knows of traitor cards, betrayal cards and the prediction. */
export class SecretMemory {
  /** Traitor cards of each seat by the time they were drawn (0 in set-up), and when each leader's card was last known to be elsewhere. */
  readonly traitorTimes: number[][];
  readonly elsewhere: number[];
  /** How many traitor cards each seat holds, and whether it chose one of those dealt. */
  readonly traitorCounts: readonly number[];
  readonly keepsOne: readonly boolean[];
  /** Betrayal cards shown, by seat. */
  readonly betrayed: number[];
  betrayalsDealt = false;
  predicted = false;
  prediction: readonly [race: string, round: number] | null = null;
  traitorsDealt = false;
  traitorsKept = false;

  readonly #table: Table;
  readonly #viewer: number;
  readonly #leaders: ReadonlyMap<string, number>;
  /** Traitor cards kept from set-up that have not been called. */
  readonly #kept: number[];
  #time = 0;

  constructor(table: Table, view: RexView) {
    this.#table = table;
    this.#viewer = view.viewer;
    this.#kept = view.players.map(({ race }) => table.pack.races.find(({ id }) => id === race)?.traitorsKept ?? 1);
    this.keepsOne = this.#kept.map((kept) => kept === 1);
    this.traitorCounts = view.players.map(({ traitors }) => traitors);
    this.traitorTimes = Array.from({ length: table.seats }, () => []);
    this.elsewhere = new Array<number>(table.leaders).fill(-1);
    this.betrayed = new Array<number>(table.seats).fill(-1);
    this.#leaders = new Map(table.pack.leaders.map(({ id }, i) => [id, i]));
  }

  /** `time` counts the entries of the past, from 1. */
  hear(event: RexEvent, time: number): void {
    this.#time = time;
    switch (event.kind) {
      case 'dealtTraitor':
        this.traitorsDealt = true;
        if ('leader' in event) this.elsewhere[this.#leaders.get(event.leader) ?? -1] = 0;
        return;
      case 'traitorsKept':
        this.traitorsKept = true;
        return;
      case 'drewTraitor':
        if (event.seat !== this.#viewer) this.traitorTimes[event.seat]?.push(this.#time);
        else if ('leader' in event) this.elsewhere[this.#leaders.get(event.leader) ?? -1] = this.#time;
        return;
      case 'called':
        return this.#called(event.seat, this.#leaders.get(event.leader) ?? -1);
      case 'dealtBetrayal':
        this.betrayalsDealt = true;
        return;
      case 'betrayed':
        this.betrayed[event.seat] = this.#table.pack.betrayalCards.findIndex(({ id }) => id === event.betrayal);
        return;
      case 'predicted':
        this.predicted = true;
        return;
      case 'prediction':
        this.prediction = [event.race, event.round];
        return;
      default:
        return;
    }
  }

  /** A traitor card is shown and goes back into the deck; it was in nobody else's hand until now. */
  #called(seat: number, leader: number): void {
    const drawn = this.traitorTimes[seat] as number[];
    const maybeKept = (this.elsewhere[leader] as number) < 0 && (this.#kept[seat] as number) > 0;
    if (maybeKept || drawn.length === 0) this.#kept[seat] = (this.#kept[seat] as number) - 1;
    else drawn.shift();
    this.elsewhere[leader] = this.#time;
  }
}
