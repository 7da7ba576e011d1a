import { ALL, type Choice, type Seat, type Tell } from '@orrery/kernel';
import { at } from './stages.ts';
import type { State } from './state.ts';
import { told, type Table } from './table.ts';
import type { GravityEvent } from './vocabulary.ts';

/** A partner's vote in words. */
export function voteWords(t: Table, stage: number, seat: Seat, choice: Choice): GravityEvent {
  switch (stage) {
    case at['team.actor']:
      return { kind: 'voted', seat, by: choice - t.c.actor };
    case at['islands.attractor']:
      return { kind: 'voted', seat, attractor: t.islandIds[choice - t.c.attractor] as string };
    case at['islands.target']:
      return { kind: 'voted', seat, target: t.islandIds[choice - t.c.target] as string };
    case at['islands.cell']:
      return { kind: 'voted', seat, direction: choice - t.c.cell };
    default: {
      const lost = choice - t.c.lose;
      const hunters = Math.floor(lost / t.hunterWeight);
      const partners = Math.floor((lost % t.hunterWeight) / t.partnerWeight);
      return { kind: 'voted', seat, hunters, partners, mercenaries: lost % t.partnerWeight };
    }
  }
}

/** Everybody hears that a seat has decided; in a team decision the partner hears what. GRV-TEAM-CAPT-1 */
export function tellVote(t: Table, s: State, seat: Seat, choice: Choice, secret: boolean, tell: Tell | undefined): void {
  if (!tell) return;
  const partner = secret ? 0 : 1 << (t.partner[seat] as number);
  if (partner) tell(partner, told(t, voteWords(t, s.stage, seat, choice)));
  tell(ALL & ~partner, told(t, { kind: 'decided', seat }));
}

/** What the team does: what both named, else the captain's choice, which costs him the captaincy. GRV-TEAM-CAPT-2, GRV-TEAM-CAPT-3 */
export function vote(t: Table, s: State, tell: Tell | undefined): Choice {
  const team = t.side[31 - Math.clz32(s.put)] as number;
  const [a, b] = t.members[team] as readonly [number, number];
  const captain = s.captain[team] as number;
  const choice = s.answers[captain] as number;
  if (s.answers[a] !== s.answers[b]) {
    s.captain[team] = captain === a ? b : a;
    tell?.(ALL, told(t, { kind: 'captain', seat: s.captain[team] }));
  }
  s.answers[a] = -1;
  s.answers[b] = -1;
  return choice;
}
