import { quick, seeded, SPECTATOR, startMatch, type Choice } from '@orrery/kernel';
import { rex, type RexEvent, type RexPack, type RexRules } from '@orrery/rex';
import { expect, test } from 'vitest';
import { whyOf } from './why.ts';

const opened = rex.open({ seats: 6, ceasefireLaps: 4 });
if ('faults' in opened) throw new Error('Rex cannot be opened');
const rules: RexRules = opened;
const why = whyOf((rules.pack as unknown as RexPack).constants.strongholdsToWin);
const told = (past: readonly number[]): readonly RexEvent[] => past.flatMap((entry) => (entry < 0 ? [] : [rules.events.name(entry)]));
const SOCIAL = new Set(['offered', 'accepted', 'refused', 'remained', 'left']);

test('why somebody allies, declines or leaves is told by what everybody sees: it stays the same whatever anybody secretly holds', () => {
  const codes = new Set<string>();
  for (let game = 0; game < 2; game++) {
    const chance = quick(game);
    const match = startMatch(rules, seeded(`why ${game}`));
    let heard = 0;
    while (match.asked !== 0 && match.turn < 4000) {
      const seat = 31 - Math.clz32(match.asked & -match.asked);
      const open = match.open(seat);
      match.answer(seat, open[chance.below(open.length)] as Choice);
      const past = match.past(SPECTATOR);
      const news = told(past.slice(heard)).some(({ kind }) => SOCIAL.has(kind));
      const since = heard;
      heard = past.length;
      if (!news) continue;
      const known = match.known(SPECTATOR);
      const events = told(past);
      const fresh = events.flatMap((event, at) => (at >= since && SOCIAL.has(event.kind) ? [at] : []));
      const redealt = rules.sample(known)(chance);
      for (const at of fresh) {
        const said = why(known.view, events, at);
        if (said) codes.add(said.code);
        for (let viewer = 0; viewer < rules.seats; viewer++) {
          // Another seat hears more; what is public it hears in the same order.
          const own = told(match.past(viewer));
          const nth = events.slice(0, at).filter((event) => SOCIAL.has(event.kind)).length;
          const place = own.indexOf(own.filter((event) => SOCIAL.has(event.kind))[nth] as RexEvent);
          expect(why(match.view(viewer), own, place)).toEqual(said);
          expect(why(rules.view(redealt, viewer), events, at)).toEqual(said);
        }
      }
    }
  }
  expect(codes.size).toBeGreaterThan(5);
}, 60_000);
