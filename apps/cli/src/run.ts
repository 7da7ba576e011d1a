import { readdirSync, readFileSync } from 'node:fs';
import { isLanguage, languages, preferred, type Language } from '@orrery/texts';
import { Command, CommanderError } from 'commander';
import { Complaint, short } from './complaint.ts';
import { openContext, type CommandFile } from './context.ts';

const folder = new URL('./commands/', import.meta.url);
/** Adding a command is adding a file: its name is the command's. */
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.ts') && !file.endsWith('.test.ts') ? [file.slice(0, -3)] : []));

function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}

/** The language asked for by `--lang` or by the environment. */
function language(args: readonly string[]): Language {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  if (at < 0) return preferred([LC_ALL || LC_MESSAGES || LANG || '']);
  const wish = args[at]?.includes('=') ? args[at].slice('--lang='.length) : args[at + 1];
  if (isLanguage(wish)) return wish;
  throw new Complaint(`--lang takes one of ${languages.join(', ')}`);
}

/** Commands to load: the one that is run, or all of them for help. */
function needed(args: readonly string[]): readonly string[] {
  const word = args.find((arg, i) => !arg.startsWith('-') && args[i - 1] !== '--lang');
  if (word === undefined || word === 'help') return args.some((arg) => arg === '-V' || arg === '--version') ? [] : names;
  if (names.includes(word)) return [word];
  throw new Complaint(`error: unknown command '${short(word, 60)}'`);
}

async function program(args: readonly string[]): Promise<Command> {
  const context = await openContext(language(args));
  const top = new Command('orrery')
    .description('Rules engines for hidden-information board games: coverage, replays, measurements.')
    .version(version())
    .option('--lang <language>', `language of messages (${languages.join(', ')})`)
    .exitOverride();
  for (const name of needed(args)) {
    const { command } = (await import(new URL(`${name}.ts`, folder).href)) as CommandFile;
    top.addCommand(command(context).copyInheritedSettings(top));
  }
  return top;
}

/** Whoever reads what is printed has gone. */
const unheard = (error: NodeJS.ErrnoException): never => process.exit(error.code === 'EPIPE' ? 0 : 1);

/** Runs one command line and returns its exit code. Whatever goes wrong is said in one line. */
export async function run(args: readonly string[]): Promise<number> {
  process.stdout.off('error', unheard).on('error', unheard);
  try {
    const top = await program(args);
    if (args.length === 0) {
      top.outputHelp();
      return 0;
    }
    await top.parseAsync(args, { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    if (error instanceof Complaint) console.error(error.message);
    else if (process.env['ORRERY_DEBUG']) console.error(error);
    else console.error(`orrery: ${short(error instanceof Error ? error.message : String(error))} (ORRERY_DEBUG=1 shows more)`);
    return 1;
  }
}
