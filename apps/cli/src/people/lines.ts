/** People in a few lines each, for a host who reads them in a terminal. */
import type { Act, Person, Registry } from '@orrery/store';
import { short } from '../complaint.ts';
import { day, minute } from './span.ts';

const nameless = (name: string): string => name || '(no name)';

/** Who it is, how it comes in, what it may not do, and what it was called before. */
export async function personLines(people: Registry, { id, name }: Person, now: number): Promise<string[]> {
  const { conduct } = people;
  const [passkeys, sessions, names, standing, moderator, shunned] = await Promise.all([
    people.passkeysOf(id),
    people.sessionsOf(id),
    people.formerNames(id),
    conduct.standing(id, '', now),
    conduct.isModerator(id),
    conduct.shunned(id),
  ]);
  const last = Math.max(0, ...sessions.map(({ seen }) => seen));
  const account = passkeys.length > 0 ? `account with ${passkeys.length} passkey${passkeys.length === 1 ? '' : 's'}` : 'guest';
  const { silence, shut } = standing;
  const marks = [
    ...(moderator ? ['moderator'] : []),
    ...(silence ? [`silenced ${minute(silence.until)}${because(silence.reason)}`] : []),
    ...(shut ? [`shut out ${minute(shut.until)}${because(shut.reason)}`] : []),
    ...(shunned.mute + shunned.block > 0 ? [`muted by ${shunned.mute}, blocked by ${shunned.block}`] : []),
  ];
  return [
    `${nameless(name)}  ${id}  ${account}, ${sessions.length} signed in${last > 0 ? `, last here ${day(last)}` : ''}`,
    ...marks.map((mark) => `  ${mark}`),
    ...names.map((former) => `  ${former.name}  until ${day(former.until)}`),
  ];
}

const because = (reason: string): string => (reason === '' ? '' : `: ${short(reason)}`);

/** Everybody with a role or under a measure. */
export async function markedLines(people: Registry, now: number): Promise<string[]> {
  const marked = await people.conduct.marked(now);
  const names = await people.namesOf(marked.map(({ whom }) => whom));
  const words: Readonly<Record<string, string>> = { silence: 'silenced', person: 'shut out', address: 'shut out', moderator: 'moderator' };
  return marked.map(({ kind, whom, until, reason }) => {
    const who = kind === 'address' ? whom : `${nameless(names.get(whom) ?? '')}  ${whom}`;
    return `${who}  ${words[kind] ?? kind}${kind === 'moderator' ? '' : ` ${minute(until)}`}${because(reason)}`;
  });
}

export async function reportLines(people: Registry, closed: boolean): Promise<string[]> {
  const reports = await people.conduct.reports(closed, '');
  const kept = reports.map((report) => ({ ...report, said: JSON.parse(report.lines) as readonly { who: string; text: string }[] }));
  const names = await people.namesOf([...new Set(kept.flatMap(({ about, by, said }) => [about, by, ...said.map(({ who }) => who)]))]);
  const called = (id: string): string => nameless(names.get(id) ?? '');
  return kept.flatMap(({ about, by, match, made, reason, said }) => [
    `${new Date(made).toISOString().slice(0, 16)}Z  ${called(about)}  ${about}  reported by ${called(by)} at ${match}${because(reason)}`,
    ...said.filter(({ who }) => who === about).map(({ text }) => `  “${short(text, 500)}”`),
  ]);
}

export async function actLines(people: Registry, acts: readonly Act[]): Promise<string[]> {
  const names = await people.namesOf([...new Set(acts.flatMap(({ by, whom }) => [by, whom]))]);
  return acts.map(({ time, by, what, whom, match, until, reason }) => {
    const whose = whom === '' ? match : `${names.get(whom) ?? ''}  ${whom}`.trim();
    const author = by === '' ? 'host' : nameless(names.get(by) ?? '');
    return `${new Date(time).toISOString().slice(0, 16)}Z  ${author}  ${what}  ${whose}${until > 0 ? `  ${minute(until)}` : ''}${because(reason)}`;
  });
}
