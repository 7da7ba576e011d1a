import type { Seat } from './contract.ts';

/** [seat, choice]; an undo is [seat, −answers], a rewind [−1, entries]. */
export type LogEntry = readonly [seat: Seat, answer: number];

/** Answers that stand, the last one first. Shared between the places of a log, so that any number of rewinds costs nothing. */
interface Standing {
  readonly answer: LogEntry;
  readonly before: Standing | null;
}

/** The answers that stand after a log: undos take back a seat's last ones, rewinds all since. */
export function standingAnswers(log: readonly LogEntry[]): readonly LogEntry[] {
  let last: Standing | null = null;
  const after: (Standing | null)[] = [null];
  for (const entry of log) {
    const [seat, answer] = entry;
    if (seat < 0) last = after[answer] ?? null;
    else if (answer >= 0) last = { answer: entry, before: last };
    else last = without(last, seat, -answer);
    after.push(last);
  }
  return inOrder(last);
}

function inOrder(last: Standing | null): LogEntry[] {
  const answers: LogEntry[] = [];
  for (let at = last; at; at = at.before) answers.push(at.answer);
  return answers.reverse();
}

/** Without the last so many answers of a seat; those of the others stay. */
function without(last: Standing | null, seat: Seat, answers: number): Standing | null {
  const others: LogEntry[] = [];
  let at = last;
  for (let left = answers; at && left > 0; at = at.before)
    if (at.answer[0] === seat) left--;
    else others.push(at.answer);
  for (const answer of others.reverse()) at = { answer, before: at };
  return at;
}
