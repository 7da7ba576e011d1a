import type { Chance } from '@orrery/kernel';
import type { Cards } from './hidden-cards.ts';
import type { Memory } from './memory.ts';
import type { Table } from './table.ts';

/** So many deals are carried through the past side by side; where all of them turn out wrong, twice as many begin anew, up to the most. */
const CROWD = 400;
const MOST = 25_600;

const ZONES = ['hand', 'saved', 'drawn', 'buried', 'open', 'deck'] as const;
type Zone = (typeof ZONES)[number];
/** Cards of each zone by kind. */
type Deal = Readonly<Record<Zone, number[]>>;

const copyOf = (deal: Deal): Deal => ({
  hand: deal.hand.slice(),
  saved: deal.saved.slice(),
  drawn: deal.drawn.slice(),
  buried: deal.buried.slice(),
  open: deal.open.slice(),
  deck: deal.deck.slice(),
});
const sizeOf = (zone: readonly number[]): number => zone.reduce((sum, copies) => sum + copies, 0);
const facesOf = (zone: readonly number[]): number[] => zone.flatMap((copies, kind) => new Array<number>(copies).fill(kind));

/**
 * Deals for a long past. Card by card it has too many ways to go wrong to be guessed from its beginning; a crowd of deals goes through it instead, each drawing its
 * hidden cards as chance would, and at every card that was seen those who could not have shown it give way to copies of those who could.
 */
export function crowdOf(table: Table, memory: readonly Memory[], chance: Chance): (chance: Chance) => Cards {
  for (let size = CROWD; size <= MOST; size *= 2) {
    const crowd = through(table, memory, size, chance);
    if (crowd) return (later) => cardsOf(crowd[later.below(crowd.length)] as Deal, later);
  }
  throw new Error('no deal of cards fits what is remembered');
}

function cardsOf({ hand, saved, drawn, buried, deck }: Deal, chance: Chance): Cards {
  return {
    hand: facesOf(hand),
    saved: facesOf(saved),
    drawn: facesOf(drawn),
    buried: facesOf(buried),
    deck: chance.shuffle(facesOf(deck)),
  };
}

function through(table: Table, memory: readonly Memory[], size: number, chance: Chance): readonly Deal[] | null {
  const none = (): number[] => new Array<number>(table.sets.kinds).fill(0);
  let crowd: Deal[] = Array.from({ length: size }, () => ({
    hand: none(),
    saved: none(),
    drawn: none(),
    buried: none(),
    open: none(),
    deck: table.sets.copies.slice(),
  }));
  for (const one of memory) {
    const fitting = crowd.filter((deal) => happens(deal, one, chance));
    if (fitting.length === 0) return null;
    crowd = crowd.map((_, i) => fitting[i] ?? copyOf(fitting[chance.below(fitting.length)] as Deal));
  }
  return crowd;
}

/** Lets a memory happen to a deal; false where it could not have. */
function happens(deal: Deal, memory: Memory, chance: Chance): boolean {
  switch (memory.what) {
    case 'drew':
      pass(deal, 'deck', memory.into, memory.number, chance);
      return true;
    case 'reshuffled':
      pour(deal, 'buried', 'deck');
      pour(deal, 'open', 'deck');
      return true;
    case 'joined':
      pour(deal, 'saved', 'hand');
      return true;
    case 'laid':
      pass(deal, 'drawn', 'buried', memory.number, chance);
      pour(deal, 'drawn', 'hand');
      return true;
    case 'saved':
      pass(deal, 'hand', 'saved', memory.number, chance);
      pour(deal, 'hand', 'buried');
      return true;
    case 'shown':
      return facesOf(deal.hand).join() === memory.kinds.toSorted((a, b) => a - b).join();
    case 'played':
      return show(deal, 'hand', 'open', memory.kind);
    case 'castled':
      return (deal.open[memory.kind] ?? 0) > 0 || show(deal, 'buried', 'open', memory.kind);
    case 'left':
      if (memory.kinds) return memory.kinds.every((kind) => show(deal, 'hand', memory.to, kind));
      pass(deal, 'hand', memory.to, memory.number, chance);
      return true;
  }
}

/** Unseen cards go from one zone to another, each as likely as any other. */
function pass(deal: Deal, from: Zone, to: Zone, number: number, chance: Chance): void {
  for (let left = number, size = sizeOf(deal[from]); left > 0 && size > 0; left--, size--) {
    let nth = chance.below(size);
    const kind = deal[from].findIndex((copies) => (nth -= copies) < 0);
    show(deal, from, to, kind);
  }
}

function show(deal: Deal, from: Zone, to: Zone, kind: number): boolean {
  const copies = deal[from][kind] ?? 0;
  if (copies === 0) return false;
  deal[from][kind] = copies - 1;
  deal[to][kind] = (deal[to][kind] ?? 0) + 1;
  return true;
}

function pour(deal: Deal, from: Zone, to: Zone): void {
  deal[from].forEach((copies, kind) => {
    deal[to][kind] = (deal[to][kind] ?? 0) + copies;
    deal[from][kind] = 0;
  });
}
