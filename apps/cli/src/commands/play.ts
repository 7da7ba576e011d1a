import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadText } from '@orrery/boards';
import { entrantFault } from '@orrery/bots';
import { games } from '@orrery/games';
import { loadRules, type RulesPlug } from '@orrery/games/load';
import { rebuildMatch, seeded, startMatch, versionOf, type LogEntry, type Options } from '@orrery/kernel';
import { loadGameTexts, loadTexts } from '@orrery/texts';
import { Command } from 'commander';
import { Complaint, short } from '../complaint.ts';
import type { Context } from '../context.ts';
import { gameCalled } from '../known-games.ts';
import { optionsOf } from '../option-values.ts';
import { sit, type Sitting } from '../play/table.ts';
import { lines, terminal } from '../play/voice.ts';

interface Wishes {
  readonly seat: string;
  readonly people?: string;
  readonly level: string;
  readonly seed?: string;
  readonly option: readonly string[];
  readonly save?: string;
  readonly resume?: string;
}

/** A game put aside: answers and seed, from which it is played again. */
interface Saved {
  readonly game: string;
  /** The version of the rules; games put aside by the first release do not say. */
  readonly rules?: string;
  readonly options: Options;
  readonly seed: string;
  readonly people: readonly number[];
  readonly level: string;
  readonly log: readonly LogEntry[];
}

const MOST_BYTES = 5_000_000;
const collect = (value: string, sofar: readonly string[]): readonly string[] => [...sofar, value];

function isSaved(value: unknown): value is Saved {
  const saved = value as Partial<Saved> | null;
  return (
    typeof saved === 'object' &&
    saved !== null &&
    typeof saved.game === 'string' &&
    (saved.rules === undefined || typeof saved.rules === 'string') &&
    typeof saved.seed === 'string' &&
    typeof saved.level === 'string' &&
    typeof saved.options === 'object' &&
    Array.isArray(saved.people) &&
    Array.isArray(saved.log) &&
    saved.log.every((entry) => Array.isArray(entry) && entry.length === 2 && entry.every(Number.isInteger))
  );
}

export function command(context: Context): Command {
  const { texts, print, language } = context;
  const restored = (file: string, game: string): Saved => {
    const fault = new Complaint(texts.say('error.no-saved-game', { file: short(file), game }));
    if (!existsSync(file)) throw new Complaint(texts.say('error.file-missing', { file: short(file) }));
    try {
      const text = readFileSync(file, 'utf8');
      const value: unknown = text.length > MOST_BYTES ? null : JSON.parse(text);
      if (isSaved(value) && value.game === game) return value;
    } catch {
      throw fault;
    }
    throw fault;
  };

  return new Command('play')
    .description('play a game in the terminal, against bots or together at one keyboard')
    .argument('<game>')
    .option('--seat <number>', 'your seat, counted from 1', '1')
    .option('--people <seats>', 'seats played by people at this keyboard, such as 1,2')
    .option('--level <bot>', 'how the others play: 1 … 8, greedy, random, search:ITERATIONS', '4')
    .option('--seed <text>', 'the same seed deals the same game')
    .option('--option <id=value>', 'a rule option of the game', collect, [])
    .option('--save <file>', 'where the game is put aside')
    .option('--resume <file>', 'go on with a game put aside')
    .action(async (id: string, wishes: Wishes) => {
      const game = gameCalled(id, games, context);
      const plug = (await loadRules(game.id)) as RulesPlug;
      const saved = wishes.resume ? restored(wishes.resume, id) : null;
      const played = saved ? versionOf(game, saved.rules ?? '1') : game;
      if (!played) throw new Complaint(texts.say('error.no-saved-game', { file: short(wishes.resume ?? ''), game: id }));
      const rules = played.open(saved ? saved.options : optionsOf(wishes.option));
      if ('faults' in rules) throw new Complaint(short(rules.faults.map(({ path, problem }) => `${path} ${problem}`).join('; ')));
      const level = saved?.level ?? (/^[1-8]$/.test(wishes.level) ? `level:${wishes.level}` : wishes.level);
      const fault = entrantFault(level);
      if (fault) throw new Complaint(short(fault));
      const people = saved?.people ?? (wishes.people ?? wishes.seat).split(',').map((seat) => Number(seat) - 1);
      const missing = people.find((seat) => !Number.isInteger(seat) || seat < 0 || seat >= rules.seats);
      if (missing !== undefined) throw new Complaint(texts.say('error.no-seat', { seat: String(missing + 1), seats: rules.seats }));
      const seed = saved?.seed ?? wishes.seed ?? randomBytes(16).toString('hex');
      const match = saved ? rebuildMatch(rules, seeded(seed), saved.log) : startMatch(rules, seeded(seed));
      if ('refused' in match) throw new Complaint(texts.say('error.no-saved-game', { file: short(wishes.resume ?? ''), game: id }));
      const [words, text] = await Promise.all([loadGameTexts(id, language), loadText(id)]);
      if (!words || !text) throw new Complaint(texts.say('error.unknown-game', { game: id, games: Object.keys(games).join(', ') }));

      const interactive = process.stdin.isTTY && process.stdout.isTTY;
      const help = (most: number): string => texts.say('play.not-understood', { most });
      const voice = interactive ? terminal(print) : lines(print, { yes: texts.say('play.yes'), help });
      const sitting: Sitting = {
        game: id,
        plug,
        rules,
        match,
        people,
        level,
        seed,
        texts: words,
        text,
        board: await loadTexts('boards', language),
      };
      for (const seat of people)
        print(texts.say('play.seat', { seat: words.has(`seat.${seat}`) ? words.say(`seat.${seat}`) : String(seat + 1) }));
      const opponent = level.replace('level:', 'character.');
      if (people.length < rules.seats && words.has(opponent)) print(texts.say('play.against', { name: words.say(opponent) }));
      const finished = await sit(sitting, context, voice);
      voice.close();
      if (finished) return;
      const file = wishes.save ?? wishes.resume ?? join('.data', `${id}.play.json`);
      mkdirSync(dirname(file), { recursive: true });
      const record: Saved = { game: id, rules: played.rules, options: rules.options, seed, people, level, log: match.log };
      writeFileSync(file, `${JSON.stringify(record)}\n`);
      print(texts.say('play.saved', { file, game: id }));
    });
}
