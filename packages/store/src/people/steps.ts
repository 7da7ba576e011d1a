/** Statements in the SQL that both databases understand: tables are called by their schema, values by their names. */
export type Given = Readonly<Record<string, string | number>>;

export interface Step {
  readonly sql: string;
  readonly given: Given;
}

/** A row that was found, by its columns. */
export type Line = Readonly<Record<string, unknown>>;

/** Carries steps out, all of them or none, and gives what the last one found. */
export type Carry = (steps: readonly Step[], writes: boolean) => Promise<readonly Line[]>;

/** Names for several values of one statement, and the values. */
export function listed(values: readonly string[]): { readonly names: string; readonly given: Given } {
  return {
    names: values.map((_, i) => `:p${i}`).join(', '),
    given: Object.fromEntries(values.map((value, i) => [`p${i}`, value])),
  };
}

const NAME = /:(\w+)/g;
const valueOf = (given: Given, name: string): string | number => {
  const value = given[name];
  if (value === undefined) throw new Error(`no value for ${name}`);
  return value;
};

/** As SQLite wants it: there are no schemas, and every mark takes a value. */
export const forSqlite = ({ sql, given }: Step): { readonly text: string; readonly values: readonly (string | number)[] } => ({
  text: sql.replaceAll('orrery.', '').replaceAll(NAME, '?'),
  values: [...sql.matchAll(NAME)].map(([, name = '']) => valueOf(given, name)),
});

/** As PostgreSQL wants it: marks are numbers, the same for the same value. */
export function forPostgres({ sql, given }: Step): { readonly text: string; readonly values: readonly (string | number)[] } {
  const names = [...new Set([...sql.matchAll(NAME)].map(([, name = '']) => name))];
  return {
    text: sql.replaceAll(NAME, (_, name: string) => `$${names.indexOf(name) + 1}`),
    values: names.map((name) => valueOf(given, name)),
  };
}
