/** Messages nobody in their right mind would send. */
import type { Chance } from '@orrery/kernel';

const words = [
  'hello',
  'create',
  'watch',
  'join',
  'answer',
  'undo',
  'chat',
  'orders',
  'ready',
  'open',
  'void',
  'claim',
  'rekey',
  'list',
  'ping',
  'resign',
  'rematch',
  'consent',
  'ignore',
  'report',
  'cases',
  'act',
  'halt',
  'eat',
  '__proto__',
  'constructor',
  '',
];
const keys = [
  'id',
  'do',
  'match',
  'seal',
  'promise',
  'nonce',
  'n',
  'choice',
  'seat',
  'seats',
  'game',
  'options',
  'pack',
  'v',
  'token',
  'name',
  'key',
  'room',
  'text',
  'orders',
  'have',
  'clock',
  'of',
  'what',
  'said',
  'how',
  'reason',
  '__proto__',
  'toString',
  'x',
];

const pick = <T>(chance: Chance, list: readonly T[]): T => list[chance.below(list.length)] as T;

/** Any value, seldom the right one. */
function value(chance: Chance, depth: number, sound: Readonly<Record<string, unknown>>): unknown {
  switch (chance.below(depth > 4 ? 11 : 14)) {
    case 0:
      return chance.below(100);
    case 1:
      return -chance.below(2 ** 31);
    case 2:
      return 2 ** 53 + chance.below(1000);
    case 3:
      return chance.below(1000) / 7;
    case 4:
      return null;
    case 5:
      return chance.below(2) === 1;
    case 6:
      return pick(chance, words);
    case 7:
      return '\u0000\u202e𝕏'.repeat(chance.below(20));
    case 8:
      return 'a'.repeat(chance.below(2000));
    case 9:
    case 10:
      return pick(chance, Object.values(sound));
    case 11:
      return Array.from({ length: chance.below(6) }, () => value(chance, depth + 1, sound));
    default:
      return Object.fromEntries(Array.from({ length: chance.below(6) }, () => [pick(chance, keys), value(chance, depth + 1, sound)]));
  }
}

/** A frame: often nearly a command, sometimes no JSON at all. `sound` holds values that exist: matches, keys, ids. */
export function hostileFrame(chance: Chance, sound: Readonly<Record<string, unknown>>): string {
  switch (chance.below(10)) {
    case 0:
      return '{"id":"x","do":'.repeat(chance.below(20));
    case 1:
      return '['.repeat(chance.below(3000));
    case 2:
      return `{"id":"d","do":"create","game":"duel","seats":[{"kind":"me"},{"kind":"open"}],"pack":${'{"a":'.repeat(900)}1${'}'.repeat(900)}}`;
    case 3:
      return JSON.stringify(value(chance, 0, sound));
    default: {
      const message: Record<string, unknown> = { id: `f${chance.below(1e6)}`, do: pick(chance, words), match: sound['match'] };
      for (let i = chance.below(5); i > 0; i--) message[pick(chance, keys)] = value(chance, 1, sound);
      return JSON.stringify(message);
    }
  }
}
