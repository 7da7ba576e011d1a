import type { Chance } from '@orrery/kernel';
import type { Nodes } from './nodes.ts';

/** How much a choice is tried for being untried. */
const CURIOSITY = 0.9;
/** A simultaneous choice is made blindly this often, so that every answer to it stays measured. */
const BLINDLY = 0.1;

/**
 * The entry to try next: its mean so far, plus what its prior promises while it has been tried little. That promise is the same in all positions, or so many
 * times what the position is worth: where six share a victory, chances lie too close together for anything else.
 */
export function mostPromising(nodes: Nodes, node: number, curiosity?: number): number {
  const { tries, sums, priors } = nodes;
  const first = nodes.first[node] as number;
  const end = first + (nodes.size[node] as number);
  const visits = nodes.visits[node] as number;
  let total = 0;
  for (let entry = first; entry < end; entry++) total += sums[entry] as number;
  const usual = visits > 0 ? total / visits : 0.5;
  const urge = Math.sqrt(visits) * (curiosity === undefined ? CURIOSITY : curiosity * usual);
  // An untried choice is taken to be a little worse than the node so far.
  const untried = visits > 0 ? usual * 0.9 : 0.5;
  let best = first;
  let bestScore = -1;
  for (let entry = first; entry < end; entry++) {
    const tried = tries[entry] as number;
    const mean = tried > 0 ? (sums[entry] as number) / tried : untried;
    const score = mean + (urge * (priors[entry] as number)) / (1 + tried);
    if (score > bestScore) {
      bestScore = score;
      best = entry;
    }
  }
  return best;
}

/** Regret matching: answers in proportion to how much one regrets not having given them. Its average is what no opponent can exploit. */
export function leastRegretted(nodes: Nodes, node: number, chance: Chance): number {
  const { regrets, strategy } = nodes;
  const first = nodes.first[node] as number;
  const n = nodes.size[node] as number;
  let total = 0;
  for (let entry = first; entry < first + n; entry++) total += Math.max(0, regrets[entry] as number);
  const blindly = chance.below(1000) < BLINDLY * 1000;
  let rest = (chance.below(1 << 24) / (1 << 24)) * total;
  let picked = -1;
  for (let entry = first; entry < first + n; entry++) {
    const regret = Math.max(0, regrets[entry] as number);
    strategy[entry] = (strategy[entry] as number) + (total > 0 ? regret / total : 1 / n);
    rest -= regret;
    if (picked < 0 && regret > 0 && rest <= 0) picked = entry;
  }
  return blindly || picked < 0 ? first + chance.below(n) : picked;
}

/** What an answer brought, measured against what the node usually brings, changes the regrets of all its answers. */
export function regret(nodes: Nodes, node: number, entry: number, value: number): void {
  const { regrets, sums } = nodes;
  const first = nodes.first[node] as number;
  const n = nodes.size[node] as number;
  const visits = nodes.visits[node] as number;
  let sum = 0;
  let total = 0;
  for (let other = first; other < first + n; other++) {
    sum += sums[other] as number;
    total += Math.max(0, regrets[other] as number);
  }
  const wanted = total > 0 ? Math.max(0, regrets[entry] as number) / total : 1 / n;
  const usual = visits > 0 ? sum / visits : value;
  // The rarer an answer was tried, the more each try counts.
  const surprise = (value - usual) / (BLINDLY / n + (1 - BLINDLY) * wanted);
  for (let other = first; other < first + n; other++) {
    const change = other === entry ? surprise * (1 - wanted) : -surprise * wanted;
    regrets[other] = Math.max(0, (regrets[other] as number) + change);
  }
}
