import type { Chance } from '@orrery/kernel';
import type { RexChoice } from '../words.ts';

/** U: all alternatives of a stage are equally likely. A: the same, but a turn is ended only when nothing else is left to do. */
export type Policy = 'U' | 'A';

/** The list of a seat, in words, and what the policies look at besides it. */
export interface Situation {
  readonly decision: string;
  readonly seat: number;
  readonly open: readonly RexChoice[];
  readonly influence: readonly number[];
  readonly hand: readonly string[];
  readonly chance: Chance;
}

/** One or more steps of an answer, in words. */
type Answer = readonly RexChoice[];
type Way = (at: Situation, open: readonly RexChoice[]) => Answer;

const pick = <T>(items: readonly T[], chance: Chance): T => items[chance.below(items.length)] as T;
const any: Way = ({ chance }, open) => [pick(open, chance)];

/** One of the values found in the list, uniform, and the choices that go with it. */
function stage(open: readonly RexChoice[], chance: Chance, valueOf: (choice: RexChoice) => unknown): readonly RexChoice[] {
  const value = pick([...new Set(open.map(valueOf))], chance);
  return open.filter((choice) => valueOf(choice) === value);
}

const total = (choice: RexChoice): number => {
  const given = choice as { readonly units?: number; readonly mechanized?: number; readonly faceDown?: number };
  return (given.units ?? 0) + (given.mechanized ?? 0) + (given.faceDown ?? 0);
};

/** Number and mix: the total first, then the mix of kinds. */
const numberAndMix: Way = (at, open) => any(at, stage(open, at.chance, total));
/** In windows: stop or a card name, then its aim. */
const cardThenAim: Way = (at, open) =>
  any(
    at,
    stage(open, at.chance, (choice) => ('card' in choice ? choice.card : '')),
  );
/** A group: where from, then where to. */
const sourceThenTarget: Way = (at, open) =>
  any(
    at,
    stage(open, at.chance, (choice) => ('from' in choice ? choice.from : '')),
  );

/** ½ nothing, otherwise as given. */
const halfNothing =
  (nothing: string, then: Way): Way =>
  (at, open) =>
    at.chance.below(2) === 0
      ? open.filter(({ verb }) => verb === nothing)
      : then(
          at,
          open.filter(({ verb }) => verb !== nothing),
        );

const kindOf = (choice: RexChoice): string => {
  if (choice.verb === 'play') return `${choice.card} ${'leader' in choice ? 'leader' : ''}`;
  return choice.verb === 'recruit' && 'leader' in choice ? 'leader' : choice.verb;
};

/** D-REC, D-MOVE, D-DEPLOY: first the kind, uniform over those available now. */
function ownTurn(policy: Policy): Way {
  return (at, open) => {
    const busy = open.filter(({ verb }) => verb !== 'end' && verb !== 'skip');
    const choices = stage(policy === 'A' && busy.length > 0 ? busy : open, at.chance, kindOf);
    const first = choices[0] as RexChoice;
    if (first.verb === 'move' || first.verb === 'relocate') return sourceThenTarget(at, choices);
    return 'units' in first ? numberAndMix(at, choices) : any(at, choices);
  };
}

/** Each unit by itself, uniform over the open locations. */
const placing: Way = ({ chance }, open) => {
  const places = [...new Set(open.flatMap((choice) => (choice.verb === 'place' ? [choice.location] : [])))];
  const units = Math.max(...open.map(total));
  const counts = places.map(() => 0);
  for (let i = 0; i < units; i++) {
    const place = chance.below(places.length);
    counts[place] = (counts[place] as number) + 1;
  }
  return places.flatMap((location, i) => (counts[i] ? [{ verb: 'place' as const, location, units: counts[i] }] : []));
};

/** Positions in the hand, uniform; four cards stay. */
const cutting: Way = ({ hand, chance }) => {
  const positions = chance.shuffle(hand.map((_, i) => i)).slice(0, hand.length - 4);
  return positions.toSorted((a, b) => a - b).map((i) => ({ verb: 'discard' as const, card: hand[i] as string }));
};

/** Pass, leave, an alliance without payments, or one payment given or asked for. */
const offering: Way = ({ seat, influence, chance }, open) => {
  const others = influence.flatMap((_, other) => (other === seat ? [] : [other]));
  const rich = others.filter((other) => (influence[other] as number) > 0);
  const kinds = ['pass', 'leave', 'ally'].filter((verb) => open.some((choice) => choice.verb === verb));
  if ((influence[seat] as number) > 0) kinds.push('give');
  if (rich.length > 0) kinds.push('ask');
  const kind = pick(kinds, chance);
  const done = { verb: 'done' as const };
  if (kind === 'give' || kind === 'ask') {
    const giver = kind === 'give' ? seat : pick(rich, chance);
    const taker = kind === 'give' ? pick(others, chance) : seat;
    return [{ verb: 'transfer', giver, taker }, { verb: 'amount', amount: 1 + chance.below(influence[giver] as number) }, done];
  }
  const choice = pick(
    open.filter(({ verb }) => verb === kind),
    chance,
  );
  return kind === 'ally' ? [choice, done] : [choice];
};

const giving: Way = ({ seat, influence, chance }) => {
  const others = influence.flatMap((_, other) => (other === seat ? [] : [other]));
  const done = { verb: 'done' as const };
  if (chance.below(2) === 0) return [done];
  return [{ verb: 'give', seat: pick(others, chance), amount: 1 + chance.below(influence[seat] as number) }, done];
};

/** The next steps of an answer under a policy. */
export function policyAnswer(policy: Policy, at: Situation): Answer {
  const { decision, open } = at;
  if (decision.startsWith('W-') || decision.startsWith('X-')) return cardThenAim(at, open);
  if (open[0]?.verb === 'units') return numberAndMix(at, open);
  switch (decision) {
    case 'D-BID':
    case 'D-GIFT':
      return halfNothing('pass', any)(at, open);
    case 'D-OFF-MOVE':
      return halfNothing('stay', sourceThenTarget)(at, open);
    case 'D-REC':
    case 'D-MOVE':
    case 'D-DEPLOY':
      return ownTurn(policy)(at, open);
    case 'D-SOLPLACE':
      return placing(at, open);
    case 'D-HANDCUT':
      return cutting(at, open);
    case 'D-CF-OFFER':
      return offering(at, open);
    case 'D-CF-GIFT':
      return giving(at, open);
    default:
      return any(at, open);
  }
}
