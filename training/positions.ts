/** What the product's net says in so many positions, by WebAssembly and without it: `node positions.ts FILE COUNT`. compare.py asks the trainer's net the same. */
import { readFileSync, closeSync, openSync, writeSync } from 'node:fs';
import { liberation, seen, type LiberationRules } from '@orrery/liberation';
import { quick, seeded, startMatch, type Choice } from '@orrery/kernel';
import { openBrain } from '../packages/liberation/plug/bots/net/brain.ts';
import { observe } from '../packages/liberation/plug/bots/net/observation.ts';
import { Recollected } from '../packages/liberation/plug/bots/net/recollected.ts';

const [file = 'positions.bin', count = '10000'] = process.argv.slice(2);
const rules = liberation.open({});
if ('faults' in rules) throw new Error('the built-in pack cannot be opened');
const { table } = rules as LiberationRules;
const bytes = new Uint8Array(readFileSync(new URL('../packages/liberation/plug/bots/net/weights.bin', import.meta.url)));
const brains = [await openBrain(bytes), await openBrain(bytes, true)] as const;
const out = openSync(file, 'w');
let left = Number(count);
for (let game = 0; left > 0; game++) {
  const match = startMatch(rules as LiberationRules, seeded(`positions ${game}`));
  const recollected = new Recollected(table);
  const chance = quick(game);
  while (match.asked !== 0 && left > 0 && match.turn < 80) {
    const seat = match.asked === 1 ? 0 : 1;
    const open = match.open(seat);
    const known = match.known(seat);
    const lived = recollected.of(known);
    if (open.length > 1) {
      for (const [i, brain] of brains.entries()) {
        observe(table, seen(table, known.view), seat, lived, [], brain.x);
        brain.think();
        brain.say(0, brain.outputs);
        if (i === 0) writeSync(out, brain.x.slice());
        writeSync(out, brain.out.slice());
      }
      left--;
    }
    match.answer(seat, open[chance.below(open.length)] as Choice);
  }
}
closeSync(out);
