/**
 * A bot that plays any game of Orrery over standard input and output.
 *
 *     npx orrery arena gravity level:1 --bot 'node examples/bots/bot.ts'
 *
 * It needs Node 24, which runs TypeScript as it is. What is said line by line is described in docs/bots.md.
 * It answers in words: any open choice whose verb it has used least so far.
 */
import { createInterface } from 'node:readline';

interface Choice {
  readonly verb: string;
  readonly [argument: string]: string | number | boolean;
}
type Message =
  | { readonly type: 'hello'; readonly game: string; readonly protocol: number }
  | { readonly type: 'game'; readonly seat: number; readonly seed: number }
  | { readonly type: 'decide'; readonly id: number; readonly open: readonly { readonly code: number; readonly choice: Choice }[] }
  | { readonly type: 'error'; readonly message: string }
  | { readonly type: 'over' }
  | { readonly type: 'quit' };

const say = (message: object): void => void process.stdout.write(`${JSON.stringify(message)}\n`);

let used = new Map<string, number>();
let seed = 1;
/** A small generator of its own, so that the same seed plays the same game. */
function below(bound: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * bound);
}

function decide(choices: readonly Choice[]): Choice | undefined {
  const usedOf = ({ verb }: Choice): number => used.get(verb) ?? 0;
  const least = Math.min(...choices.map(usedOf));
  const fresh = choices.filter((choice) => usedOf(choice) === least);
  const chosen = fresh[below(fresh.length)];
  if (chosen) used.set(chosen.verb, least + 1);
  return chosen;
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as Message;
  if (message.type === 'hello') say({ type: 'ready', name: 'example in TypeScript', version: '1' });
  else if (message.type === 'game') {
    used = new Map();
    ({ seed } = message);
  } else if (message.type === 'decide') {
    const choice = decide(message.open.map((option) => option.choice));
    say({ type: 'answer', id: message.id, choice });
  } else if (message.type === 'error') console.error(message.message);
  else if (message.type === 'quit') break;
}
