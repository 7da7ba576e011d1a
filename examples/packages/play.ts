/** A game between two bots with the published packages: played, told in words, recorded, and verified as anybody could. */
import { openPlayer } from '@orrery/bots';
import {
  commit,
  deriveSeed,
  quick,
  readReplay,
  recordReplay,
  replayId,
  seeded,
  startMatch,
  verifyReplay,
  writeReplay,
} from '@orrery/kernel';
import { liberation } from '@orrery/liberation';
import { loadGameTexts, sayChoice } from '@orrery/texts';

const rules = liberation.open({ setupDiscards: 2 });
if ('faults' in rules) throw new Error(rules.faults.map(({ path, problem }) => `${path} ${problem}`).join('\n'));

const secret = '7'.repeat(64);
const nonces = ['0'.repeat(32), '1'.repeat(32)];
const match = startMatch(rules, seeded(deriveSeed(secret, 'example', nonces)));
const bots = await Promise.all(['greedy', 'random'].map((name) => openPlayer(liberation.id, rules, name)));
const texts = await loadGameTexts(liberation.id, 'en');
const chance = quick(1);

while (match.asked !== 0) {
  const seat = 31 - Math.clz32(match.asked & -match.asked);
  const choice = await bots[seat]?.decide(match.known(seat), match.open(seat), chance, { iterations: 10 });
  if (choice === undefined || !texts) throw new Error('nobody plays');
  const named = rules.choices.name(choice);
  console.log(`${texts.say(`seat.${seat}`)}: ${sayChoice(rules, texts, named)}`);
  const refused = match.answer(seat, named);
  if (refused) throw new Error(refused.clause);
}

const seats = nonces.map((_, seat) => ({ name: `bot ${seat}`, kind: 'bot' as const }));
const opened = { secret, commitment: commit(secret), match: 'example', nonces };
const text = writeReplay(recordReplay({ game: liberation, rules, seats, seed: opened, log: match.log }));
const replay = readReplay(text);
if ('code' in replay) throw new Error(replay.problem);
const fault = verifyReplay(liberation, replay);
console.log(fault ? `not verified: ${fault.problem}` : `verified: ${replayId(replay)}`);
