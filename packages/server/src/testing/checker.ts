/**
 * Holds what clients were promised and shown against what the database has. It knows the rules and the log's format, and nothing of the server: a fault there
 * is not repeated here.
 */
import { games } from '@orrery/games';
import { packHash, sealOf, seeded, seedOf, startMatch } from '@orrery/kernel';

interface LogRow {
  readonly seq: number;
  readonly time: number;
  readonly body: string;
}

interface Body {
  readonly k: string;
  readonly seat: number;
  readonly choice: number;
  readonly answers: number;
  readonly cmd?: string;
  readonly nonces: readonly string[];
  readonly game: string;
  readonly rules: string;
  readonly options: Record<string, never>;
  readonly secret: string;
  readonly seats: readonly { readonly kind: string; readonly level?: string }[];
  readonly clock: { readonly kind: string; readonly seconds?: number };
}

/** What one client wrote down. */
export interface Testimony {
  readonly seat: number;
  readonly acknowledged: readonly string[];
  readonly wrongs: readonly { readonly id: string; readonly n: number; readonly code: string }[];
  readonly shown: { readonly view: unknown; readonly past: readonly number[] } | null;
}

/** Everything that is wrong with a match, in words; nothing where all is well. */
export function faultsIn(match: string, rows: readonly LogRow[], testimonies: readonly Testimony[]): string[] {
  const faults: string[] = [];
  const say = (fault: string): void => void faults.push(`${match}: ${fault}`);
  const bodies = rows.map(({ body }) => JSON.parse(body) as Body);
  const [made] = bodies;
  if (made?.k !== 'made') return [`${match}: it does not begin with its making`];
  rows.forEach(({ seq }, i) => seq === i || say(`row ${i} is numbered ${seq}`));

  const stored = new Map<string, number>();
  for (const { cmd } of bodies) {
    const id = cmd?.split('/')[1];
    if (id !== undefined) stored.set(id, (stored.get(id) ?? 0) + 1);
  }
  for (const [id, count] of stored) if (count > 1) say(`${id} is there ${count} times`);
  /** Whether the table gave a seat's nth answer itself, because time was up. */
  const tooLate = (seat: number, n: number): boolean => {
    const given = bodies.filter(({ k, seat: by }) => k === 'answer' && by === seat)[n];
    return made.clock.kind === 'move' && given !== undefined && given.cmd === undefined;
  };
  for (const { seat, acknowledged, wrongs } of testimonies) {
    for (const id of acknowledged) if (!stored.has(id)) say(`${id} was acknowledged and is not there`);
    for (const { id, n, code } of wrongs) if (code !== 'stale' || !tooLate(seat, n)) say(`refused without cause: ${id}: ${code}`);
  }

  const game = games[made.game];
  const rules = game?.open(made.options);
  const started = bodies.find(({ k }) => k === 'started');
  if (!rules || 'faults' in rules || !started) return [...faults, `${match}: it was never dealt`];
  const plan = made.seats.map(({ kind, level }) => (kind === 'bot' ? (level === undefined ? 'bot' : `bot ${level}`) : 'open'));
  const terms = { match, game: made.game, rules: made.rules, options: rules.options, pack: packHash(rules.pack), plan };
  const { secret } = made;
  const commitment = sealOf(secret, { ...terms, voided: [] });
  const world = startMatch(rules, seeded(seedOf({ commitment, nonces: started.nonces, match, secret, version: 2, plan, voided: [] })));
  for (const [i, { k, seat, choice, answers }] of bodies.entries()) {
    const refused = k === 'answer' ? world.answer(seat, choice) : k === 'undo' ? world.undo(seat, answers) : null;
    if (refused) say(`row ${i} is against the rules: ${refused.code}`);
  }
  for (const { seat, shown } of testimonies) {
    if (JSON.stringify(shown?.view) !== JSON.stringify(world.view(seat))) say(`seat ${seat} was shown another view than the log gives`);
    if (JSON.stringify(shown?.past) !== JSON.stringify(world.past(seat))) say(`seat ${seat} was told another past than the log gives`);
  }
  if (made.clock.kind === 'move') lateAnswers(rows, bodies, (made.clock.seconds ?? 0) * 1000).forEach(say);
  return faults;
}

/** What the table answers for somebody who is out of time it stores at one time, and not before that time is up: twice would be too early. */
function lateAnswers(rows: readonly LogRow[], bodies: readonly Body[], span: number): string[] {
  const faults: string[] = [];
  for (let i = 1; i < rows.length; i++) {
    const [row, before] = [rows[i], rows[i - 1]];
    const isAutomatic = bodies[i]?.k === 'answer' && bodies[i]?.cmd === undefined;
    if (!row || !before || !isAutomatic || row.time === before.time) continue;
    if (row.time - before.time < span) faults.push(`row ${i} came ${row.time - before.time} ms after the one before, not ${span}`);
  }
  return faults;
}
