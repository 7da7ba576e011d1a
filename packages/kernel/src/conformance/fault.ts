import type { Choice, Options, Seat } from '../contract.ts';

/** The ten properties, by number. */
export const PROPERTIES = {
  '1': 'same seed and choices, same bytes, in any order of simultaneous answers',
  '2': 'every listed choice is accepted, anything else refused with a clause and without effect',
  '3': 'random play ends within the bound',
  '4': 'a saved state goes on as the state itself; old clones never change',
  '5a': 'a world that could have given the same past gives the viewer the same',
  '5b': 'what is not told changes nothing',
  '5c': 'told the same, given the same; asked on public grounds only',
  '5d': 'events reach only those who may hear them',
  '5e': 'equal pasts, equal views and positions',
  '5f': 'an answer that taught something cannot be taken back; a replay is for ended games',
  '6': 'samples agree with the view and with truth',
  '7': 'what must be conserved is conserved',
  '8': 'recorded games verify',
  '9': 'named choices and events go both ways',
  '10': 'every verb, event, effect and way to end has happened',
} as const;
export type PropertyId = keyof typeof PROPERTIES;

export type Step = readonly [seat: Seat, choice: Choice];

/** A broken property, with what is needed to see it again. */
export interface ConformanceFault {
  readonly property: PropertyId;
  readonly problem: string;
  readonly options: Options;
  readonly seed: string;
  /** The shortest list of steps found that still shows it. */
  readonly steps: readonly Step[];
}

/** Thrown by a check; the runner adds table, seed and steps. */
export class Broken extends Error {
  readonly property: PropertyId;
  /** A second property the same evidence breaks: a view and a sample that disagree accuse both. */
  readonly also: PropertyId | null;

  constructor(property: PropertyId, problem: string, also: PropertyId | null) {
    super(problem);
    this.property = property;
    this.also = also;
  }
}

export function broken(property: PropertyId, problem: string, also: PropertyId | null = null): never {
  throw new Broken(property, problem, also);
}

/** What an exception says: the property it broke; anything the rules throw themselves breaks the second. */
export function describe(error: unknown): { property: PropertyId; problem: string } {
  if (error instanceof Broken) return { property: error.property, problem: error.message };
  return { property: '2', problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

export function report(faults: readonly ConformanceFault[], words: (step: Step, fault: ConformanceFault) => string): string {
  return faults
    .map(
      (fault) =>
        `property ${fault.property} (${PROPERTIES[fault.property]}) is broken: ${fault.problem}\n` +
        `  options ${JSON.stringify(fault.options)}, seed ${JSON.stringify(fault.seed)}, ${fault.steps.length} steps:\n` +
        `  ${JSON.stringify(fault.steps)}\n` +
        fault.steps.map((step) => `    seat ${step[0]}: ${words(step, fault)}\n`).join(''),
    )
    .join('\n');
}
