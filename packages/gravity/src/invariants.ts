import { controlled } from './control.ts';
import { BITS, islandAt } from './geometry.ts';
import { at } from './stages.ts';
import { add, CORPORATIONS, PREPARATION, TRANSITION, type State } from './state.ts';
import { ISLANDS, op, type Table } from './table.ts';

type Invariant = (t: Table, s: State) => string | null;

function total(list: readonly number[], from = 0, to = list.length): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += list[i] as number;
  return sum;
}
/** The sum of a seat's row. */
const row = (list: readonly number[], seat: number, length: number): number => total(list, seat * length, (seat + 1) * length);
const each = (length: number, check: (i: number) => string | null): string | null => {
  for (let i = 0; i < length; i++) {
    const problem = check(i);
    if (problem) return problem;
  }
  return null;
};

/** What holds after every step, by the numbers of the rules. */
const checks: Readonly<Record<string, Invariant>> = {
  'INV-1 hunters': (t, s) =>
    each(t.seats, (seat) => {
      const hunters = row(s.hunters, seat, ISLANDS) + (s.crewHunters[seat] as number) + (s.reserve[seat] as number);
      return hunters === t.pack.pieces.hunters ? null : `seat ${seat} has ${hunters} hunters`;
    }),
  'INV-2 mercenaries': (t, s) => {
    const mercenaries = total(s.mercenaries) + total(s.crewMercenaries) + s.mercenarySupply;
    return mercenaries === t.pack.pieces.mercenaries ? null : `${mercenaries} mercenaries`;
  },
  'INV-3 cells': (_t, s) =>
    each(ISLANDS, (i) => {
      if (islandAt(s, s.q[i] as number, s.r[i] as number) !== i) return `island ${i} shares a cell`;
      return (s.rotation[i] as number) >= 0 && (s.rotation[i] as number) < 6 ? null : `island ${i} has rotation ${s.rotation[i]}`;
    }),
  'INV-4 one side an island': (t, s) =>
    each(ISLANDS, (i) => {
      let sides = 0;
      for (let seat = 0; seat < t.seats; seat++) if ((s.hunters[seat * ISLANDS + i] as number) > 0) sides |= 1 << (t.side[seat] as number);
      return (sides & (sides - 1)) === 0 ? null : `island ${i} holds hunters of two sides`;
    }),
  'INV-5 airships': (t, s) =>
    each(t.seats, (seat) => {
      const hunters = s.crewHunters[seat] as number;
      const mercenaries = s.crewMercenaries[seat] as number;
      const { airshipCrew, airshipMercenaries } = t.pack.pieces;
      return hunters >= 0 && mercenaries >= 0 && hunters + mercenaries <= airshipCrew && mercenaries <= airshipMercenaries
        ? null
        : `airship ${seat} carries ${hunters} + ${mercenaries}`;
    }),
  'INV-6 cards': (t, s) =>
    each(t.seats, (seat) => {
      const { kinds, copies } = t.sets;
      const cards = new Array<number>(kinds).fill(0);
      for (const kind of s.deck[seat] as number[]) add(cards, kind, 1);
      for (const zone of [s.hand, s.drawn, s.saved, s.open, s.buried])
        for (let kind = 0; kind < kinds; kind++) {
          const count = zone[seat * kinds + kind] as number;
          if (count < 0) return `a zone of seat ${seat} holds fewer than no cards of kind ${kind}`;
          add(cards, kind, count);
        }
      const wrong = cards.findIndex((count, kind) => count !== copies[kind]);
      return wrong < 0 ? null : `seat ${seat} has ${cards[wrong]} cards of kind ${wrong}`;
    }),
  'INV-7 saved cards': (t, s) =>
    each(t.seats, (seat) => ((s.kept[seat] as number) <= t.pack.round.savedLimit ? null : `seat ${seat} saved ${s.kept[seat]}`)),
  'INV-8 hands': (t, s) =>
    s.phase !== CORPORATIONS || s.stage !== at.turn || total(s.turns) !== 1
      ? null
      : each(t.seats, (seat) =>
          (s.held[seat] as number) <= t.keep + t.pack.round.savedLimit ? null : `seat ${seat} holds ${s.held[seat]}`,
        ),
  'INV-9 gravity': (t, s) => {
    if ([s.permanent, s.temporary, s.storedPermanent, s.storedTemporary].some((units) => units.some((n) => n < 0)))
      return 'less than no gravity';
    const limit = t.actions.some((action) => action.op === op.conserve) ? t.pack.supply.airshipStore : 0;
    return each(t.seats, (seat) =>
      (s.storedPermanent[seat] as number) + (s.storedTemporary[seat] as number) <= limit ? null : `airship ${seat} stores too much`,
    );
  },
  'INV-10 temporary gravity': (_t, s) =>
    (s.phase === TRANSITION || s.phase === PREPARATION) && total(s.temporary) > 0 ? 'temporary gravity outlived the round' : null,
  'INV-11 sabotage tokens': (t, s) => {
    const laid = total(s.sabotage.map((trunks) => BITS[trunks] as number));
    const tokens = t.module === 'war' ? t.pack.supply.sabotageTokens : 0;
    if (s.sabotageSupply < 0 || laid + s.sabotageSupply !== tokens) return `${laid} + ${s.sabotageSupply} sabotage tokens`;
    return each(ISLANDS, (i) =>
      (s.sabotage[i] as number) >> (t.trunks[i] as number) ? `island ${i} has a token where no trunk is` : null,
    );
  },
  'INV-12 source tokens': (t, s) => {
    const tokens = t.module === 'war' ? t.pack.supply.sourceTokens : 0;
    if (s.sourceSupply < 0 || total(s.tokens) + s.placed.length + s.sourceSupply !== tokens) return 'source tokens are lost';
    if (s.placed.length > 0 && s.stage !== at['extract.token']) return 'source tokens outside an extraction';
    const limit = Math.max(0, ...t.actions.map((action) => action.holdLimit));
    return s.tokens.every((held) => held >= 0 && held <= limit) ? null : 'a player holds too many source tokens';
  },
  'INV-14 pulls': (t, s) => (s.pulled <= Math.max(t.pack.attraction.pulls, t.pack.attraction.pullsWithLead) ? null : `${s.pulled} pulls`),
  'INV-16 turns': (t, s) =>
    each(t.seats, (seat) => ((s.turns[seat] as number) <= t.turns ? null : `seat ${seat} took ${s.turns[seat]} turns`)),
  'INV-18 points': (t, s) => (s.points.every((points) => points >= 0 && points <= t.goal) ? null : `points ${s.points.join()}`),
  'INV-19 the end': (_t, s) => {
    if (s.end < 0) return s.asking === 0 ? 'nobody is asked in a running game' : null;
    return s.asking === 0 && s.put === 0 ? null : 'somebody is asked after the end';
  },
  'INV-25 rounds': (t, s) => (s.round <= t.pack.round.roundLimit ? null : `round ${s.round}`),
  'what is carried along': (t, s) =>
    each(ISLANDS, (i) => {
      let strength = s.mercenaries[i] as number;
      for (let seat = 0; seat < t.seats; seat++) {
        const hunters = s.hunters[seat * ISLANDS + i] as number;
        if (hunters < 0 || (((s.control[seat] as number) >> i) & 1) !== (hunters > 0 ? 1 : 0)) return `control of island ${i}`;
        strength += hunters;
      }
      return strength === s.strength[i] ? null : `strength of island ${i}`;
    }) ??
    each(t.seats, (seat) =>
      s.held[seat] === row(s.hand, seat, t.sets.kinds) && s.kept[seat] === row(s.saved, seat, t.sets.kinds)
        ? null
        : `cards of seat ${seat}`,
    ) ??
    (controlled(s) >> ISLANDS ? 'control of no island' : null),
};

export function invariants(t: Table): Readonly<Record<string, (s: State) => string | null>> {
  return Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, (s: State) => check(t, s)]));
}
