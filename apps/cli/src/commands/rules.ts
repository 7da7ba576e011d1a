import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { games, type AnyGame } from '@orrery/games';
import { loadClauses, loadGameTexts } from '@orrery/texts';
import { Command } from 'commander';
import { checkout } from '../checkout.ts';
import type { Context } from '../context.ts';
import { coverage, testsByClause, unknownClauses, type Coverage, type Test } from '../coverage.ts';
import { gameCalled } from '../known-games.ts';
import { rulebook } from '../rulebook.ts';

/** A list that stays one line a person reads; `--json` has all of it. */
const some = (ids: readonly string[]): string =>
  ids.length > 12 ? `${ids.slice(0, 12).join(', ')} … (+${ids.length - 12})` : ids.join(', ');

function table(game: AnyGame, tests: ReadonlyMap<string, readonly Test[]>, { print }: Context): void {
  const width = Math.max(...game.clauses.map(({ id }) => id.length));
  for (const { id, scope } of game.clauses) {
    const found = tests.get(id) ?? [];
    print(
      `${id.padEnd(width)}  ${scope.padEnd(6)}  ${found.length > 0 ? '' : '–'}${found
        .map(({ file }) => file)
        .filter((file, i, all) => all.indexOf(file) === i)
        .join(', ')}`,
    );
  }
}

/** The rules as one reads them: headings, and under them the clauses with their ids. */
async function read(game: AnyGame, { language, print }: Context): Promise<void> {
  const [book, texts] = await Promise.all([loadClauses(game.id), loadGameTexts(game.id, language)]);
  if (!book) return;
  print(texts?.say('game.name') ?? game.id);
  for (const { title, clauses } of book.sections) {
    print(`\n${title[language]}\n`);
    for (const id of clauses) print(`  ${id}  ${book.clauseTexts[id]?.[language] ?? ''}`);
  }
}

async function write(game: AnyGame, context: Context): Promise<void> {
  const book = await loadClauses(game.id);
  if (!book) return;
  const texts = await loadGameTexts(game.id, 'en');
  const file = `docs/rules/${game.id}.md`;
  mkdirSync(dirname(join(checkout, file)), { recursive: true });
  writeFileSync(join(checkout, file), rulebook(texts?.say('game.name') ?? game.id, game, book));
  context.print(context.texts.say('rules.written', { file }));
}

export function command(context: Context): Command {
  const { texts, print } = context;
  return new Command('rules')
    .description('the rules of a game, clause by clause; without a game, which clauses have tests, failing where one is missing')
    .argument('[game]', 'one game')
    .option('--tests', 'which tests show which clause of the game')
    .option('--json', 'print the counts and lists of tests as JSON')
    .option('--write', 'write docs/rules/<game>.md from the clause texts')
    .action(async (id: string | undefined, options: { readonly tests?: boolean; readonly json?: boolean; readonly write?: boolean }) => {
      if (id !== undefined && !options.tests && !options.json && !options.write) return read(gameCalled(id, games, context), context);
      const chosen = id === undefined ? Object.values(games) : [gameCalled(id, games, context)];
      const tests = testsByClause(checkout);
      const report: Record<string, Coverage> = {};
      const faults: string[] = [];
      for (const game of chosen) {
        if (options.write) await write(game, context);
        const covered = coverage(game.clauses, tests);
        report[game.id] = covered;
        const unknown = unknownClauses(game.clauses, tests);
        if (id !== undefined && !options.json && !options.write) table(game, tests, context);
        if (!options.json)
          print(
            texts.say('rules.summary', {
              game: game.id,
              clauses: covered.clauses,
              tested: covered.tested,
              notes: covered.notes,
              missing: covered.missing.length,
            }),
          );
        if (covered.missing.length > 0) faults.push(texts.say('rules.missing', { game: game.id, clauses: some(covered.missing) }));
        if (unknown.length > 0) faults.push(texts.say('rules.unknown', { game: game.id, clauses: some(unknown) }));
      }
      if (options.json) print(JSON.stringify(report, null, 2));
      for (const line of faults) console.error(line);
      if (faults.length > 0) process.exitCode = 1;
    });
}
