/** What is stored of a table names nobody: for people and what they are called there are words that mean something in this match alone. */
import { ALIAS_MARK, type Alias, type Append } from '@orrery/store';
import { bytesFor } from '../secrets.ts';
import type { TableRecord } from '../table/record.ts';

/** Nearly every row is one of these, and names whoever sent it at its end. */
const SENT = /"cmd":"([^"/]+)\//;

export class Aliases {
  readonly #key: string;
  readonly #match: string;
  readonly #words = new Map<string, Alias>();
  /** Those the store is known to have. */
  readonly #kept = new Set<string>();

  constructor(key: string, match: string) {
    this.#key = key;
    this.#match = match;
  }

  /** As it is to be stored; `sits` is whose a seat is. */
  veiled(append: Append, sits: (seat: number) => string): Append {
    const used = new Set<Alias>();
    const word = (person: string, text: string): string => {
      if (text === '') return '';
      const alias = this.#alias(person, text);
      if (!this.#kept.has(alias.alias)) used.add(alias);
      return alias.alias;
    };
    const rows = append.rows.map(({ time, body }) => ({
      time,
      body: body.startsWith('{"k":"answer"')
        ? body.replace(SENT, (_, person: string) => `"cmd":"${word(person, person)}/`)
        : JSON.stringify(without(JSON.parse(body) as TableRecord, word, sits)),
    }));
    return { ...append, rows, ...(used.size > 0 ? { aliases: [...used] } : {}) };
  }

  /** It is stored. */
  kept({ aliases = [] }: Append): void {
    for (const { alias } of aliases) this.#kept.add(alias);
  }

  #alias(person: string, text: string): Alias {
    const cause = `alias ${this.#match} ${person} ${text}`;
    let found = this.#words.get(cause);
    if (!found) {
      const alias = `${ALIAS_MARK}${Buffer.from(bytesFor(this.#key, cause)).toString('base64url').slice(0, 16)}`;
      this.#words.set(cause, (found = { alias, person, text }));
    }
    return found;
  }
}

function without(record: TableRecord, word: (person: string, text: string) => string, sits: (seat: number) => string): TableRecord {
  const who = (person: string): string => word(person, person);
  const sent = record.cmd?.split('/')[0] ?? '';
  const cmd = record.cmd === undefined ? {} : { cmd: `${who(sent)}${record.cmd.slice(sent.length)}` };
  switch (record.k) {
    case 'made':
      return {
        ...record,
        ...cmd,
        ...(record.by === undefined ? {} : { by: who(record.by) }),
        seats: record.seats.map((plan) => (plan.keep === undefined ? plan : { ...plan, keep: who(plan.keep) })),
      };
    case 'sat':
      return { ...record, ...cmd, person: who(record.person), name: word(record.person, record.name) };
    case 'claimed':
      return { ...record, ...cmd, person: who(record.person) };
    case 'chat': {
      const { seat, name } = record.line;
      return { ...record, ...cmd, line: { ...record.line, name: word(seat < 0 ? sent : sits(seat), name) } };
    }
    default:
      return { ...record, ...cmd };
  }
}
