import { join } from 'node:path';
import {
  contest,
  GuestTrouble,
  habitsOf,
  killPrograms,
  ladder,
  LIMITS,
  sidesContest,
  type GuestFault,
  type Guests,
  type Measured,
  type Meeting,
  type Rate,
  type Tally,
} from '@orrery/bots/arena';
import { entrantFault, LEVELS } from '@orrery/bots';
import { games, type AnyRules } from '@orrery/games';
import { loadTable, loadTerminal } from '@orrery/games/load';
import { loadGameTexts, type Translator } from '@orrery/texts';
import { Command } from 'commander';
import { checkout as root } from '../checkout.ts';
import { Complaint, short } from '../complaint.ts';
import type { Context } from '../context.ts';
import { gameCalled } from '../known-games.ts';
import { optionsOf } from '../option-values.ts';
import { formerlyMeasured, formerTarget, isBetween, writeStrength } from '../strength-document.ts';
import { wholeNumber } from '../whole-number.ts';

interface Wishes {
  readonly games: string;
  readonly targetGames?: string;
  readonly seed: string;
  readonly option: readonly string[];
  readonly record?: string;
  readonly threads?: string;
  readonly nice: string;
  readonly recorded?: boolean;
  readonly targets?: boolean;
  readonly only?: readonly string[];
  readonly kept?: boolean;
  readonly write?: boolean;
  readonly json?: boolean;
}
interface GuestWishes extends Wishes {
  readonly bot: readonly string[];
  readonly time: string;
  readonly memory: string;
}

/** Faults of programs that are told one by one; the rest is counted. */
const TOLD = 20;
const steps = (text: string): number => (text === '0' ? 0 : wholeNumber(text, '--nice', 19));
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
const collect = (value: string, sofar: readonly string[]): readonly string[] => [...sofar, value];

/** One line that is written over while games are played; silent where nobody watches. */
function progressLine(label: string): (done: number, all: number, sofar: Tally) => void {
  if (!process.stderr.isTTY) return () => {};
  return (done, all, sofar) => {
    const filled = Math.round((24 * done) / all);
    process.stderr.write(
      `\r${label} ${'█'.repeat(filled)}${'░'.repeat(24 - filled)} ${done}/${all} ${percent(sofar.all.mean)} ${done === all ? '\n' : ''}`,
    );
  };
}

const said = ({ mean, low, high, games: count }: Rate): string => `${percent(mean)}  (${percent(low)} … ${percent(high)}, ${count} games)`;

function lines(first: string, second: string, tally: Tally, seatName: (seat: number) => string): string[] {
  return [
    `${first} against ${second}: ${said(tally.all)}`,
    ...tally.bySeat.map(
      (seat, i) => `  ${seatName(i).padEnd(16)} ${said(seat)}${tally.fair ? `  alone ${percent(tally.fair[i] ?? 0)}` : ''}`,
    ),
    ...(tally.times === null ? [] : [`  ${tally.times.toFixed(2)} times the fair share`]),
    `  ${Math.round(tally.answers)} answers a game`,
  ];
}

/** Faults by their kind. */
const counted = (faults: readonly GuestFault[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...Map.groupBy(faults, ({ code }) => code)].map(([code, found]) => [code, found.length]));

/** Options given by name. Those that a command and a part of it both know are taken by the command, wherever they stand. */
const saidTo = (command: Command | null): Partial<Wishes> =>
  Object.fromEntries(Object.entries(command?.opts() ?? {}).filter(([name]) => command?.getOptionValueSource(name) === 'cli'));

export function command(context: Context): Command {
  const { print, language } = context;
  const seats = async (game: string): Promise<(seat: number) => string> => {
    const texts = await loadGameTexts(game, language);
    return (seat) => (texts?.has(`seat.${seat}`) ? texts.say(`seat.${seat}`) : `seat ${seat + 1}`);
  };
  const entrant = (name: string): string => {
    const fault = entrantFault(name);
    if (fault) throw new Complaint(short(fault));
    return name;
  };
  const tableOf = (id: string, pairs: readonly string[]) => {
    const game = gameCalled(id, games, context);
    const options = optionsOf(pairs);
    const rules = game.open(options);
    if ('faults' in rules) throw new Complaint(short(rules.faults.map(({ path, problem }) => `${path} ${problem}`).join('; ')));
    return { game, options, rules };
  };

  const arena = new Command('arena')
    .description('matches between bots: paired seeds, swapped seats, 95 % intervals')
    .argument('<game>')
    .argument('[first]', 'random, greedy, search, search:ITERATIONS, level:1 … level:8, net, master or master:WORLDS')
    .argument('[second]')
    .option('--bot <command>', 'a program of your own instead of the first bot, or of both (docs/bots.md)', collect, [])
    .option('--time <milliseconds>', 'what it has for an answer', String(LIMITS.milliseconds))
    .option('--memory <megabytes>', 'what it has for its data', String(LIMITS.megabytes))
    .option('--games <count>', 'games of the first bot', '100')
    .option('--seed <text>', 'the same seed gives the same games', 'arena')
    .option('--option <id=value>', 'a rule option of the game', collect, [])
    .option('--record <file>', 'write games down here, and go on from there')
    .option('--threads <count>', 'threads to play in (all cores)')
    .option('--nice <steps>', 'how far they step back for other work, 0 … 19', '10')
    .option('--json', 'print one JSON object')
    .action(async (id: string, one: string | undefined, other: string | undefined, wishes: GuestWishes) => {
      const { options } = tableOf(id, wishes.option);
      const [first, second, ...more] = [...wishes.bot, ...[one, other].flatMap((name) => (name === undefined ? [] : [entrant(name)]))];
      if (first === undefined || second === undefined || more.length > 0)
        throw new Complaint('an arena takes two bots: two names, a name and a --bot, or two of --bot');
      const faults: GuestFault[] = [];
      const guests: Guests = {
        commands: Object.fromEntries(wishes.bot.map((command) => [command, command])),
        limits: {
          ...LIMITS,
          milliseconds: wholeNumber(wishes.time, '--time', 3_600_000),
          megabytes: wholeNumber(wishes.memory, '--memory', 1_000_000),
        },
        tell(fault) {
          faults.push(fault);
          if (faults.length <= TOLD) console.error(fault.line);
        },
      };
      // Nothing that was started here goes on alone.
      if (wishes.bot.length > 0)
        for (const signal of ['SIGINT', 'SIGTERM'] as const)
          process.once(signal, () => {
            killPrograms();
            process.exit(1);
          });
      const tally = await contest(
        {
          table: { game: id, options },
          first,
          second,
          games: wholeNumber(wishes.games, '--games', 1_000_000),
          seed: wishes.seed,
          ...(wishes.record ? { record: wishes.record } : {}),
          ...(wishes.threads ? { threads: wholeNumber(wishes.threads, '--threads', 64) } : {}),
          nice: steps(wishes.nice),
          ...(wishes.bot.length > 0 ? { guests } : {}),
        },
        progressLine(`${first} – ${second}`),
      ).catch((error: unknown) => {
        throw error instanceof GuestTrouble ? new Complaint(short(error.message)) : error;
      });
      if (wishes.json)
        print(JSON.stringify({ game: id, first, second, ...tally, ...(wishes.bot.length > 0 ? { faults: counted(faults) } : {}) }));
      else for (const line of lines(first, second, tally, await seats(id))) print(line);
      if (faults.length > TOLD) console.error(`… and ${faults.length - TOLD} more of its faults`);
    });

  arena
    .command('ladder')
    .description('measure all levels and write docs/strength.md with its charts')
    .argument('<game>')
    .option('--games <count>', 'games a pairing of the ladder', '400')
    .option('--target-games <count>', 'games a pairing with a target', '400')
    .option('--no-targets', 'leave the pairings with a target as they were measured before')
    .option(
      '--only <bot>',
      'play the pairings of this bot alone, and leave the others as they were measured before; more than once for more bots',
      collect,
      [],
    )
    .option('--recorded', 'play nothing: write the document from the games recorded so far')
    .option('--kept', 'play nothing: write the document anew from the figures in docs/strength')
    .option('--seed <text>', 'the same seed gives the same games', 'ladder')
    .option('--option <id=value>', 'a rule option of the game', collect, [])
    .option('--threads <count>', 'threads to play in (all cores)')
    .option('--nice <steps>', 'how far they step back for other work, 0 … 19', '10')
    .option('--json', 'print one JSON object')
    .action(async (id: string, own: Wishes, self: Command) => {
      const wishes: Wishes = { ...own, ...saidTo(self.parent) };
      const { rules, options } = tableOf(id, wishes.option);
      const kept = wishes.kept ? formerlyMeasured(id) : null;
      if (kept) return writeStrength(kept);
      const names = ['random', ...LEVELS.map((level) => `level:${level}`), 'greedy'];
      const only = wishes.only ?? [];
      const stranger = only.find((name) => !names.includes(name));
      if (stranger !== undefined) throw new Complaint(`--only: ${short(stranger)} is not on the ladder, which has ${names.join(', ')}`);
      const before = only.length > 0 ? formerlyMeasured(id) : null;
      const play = (first: string, second: string, count: string) =>
        contest(
          {
            table: { game: id, options },
            first,
            second,
            games: wholeNumber(count, '--games', 1_000_000),
            seed: wishes.seed,
            record: join(root, '.cache', 'arena', `${id}.jsonl`),
            recordedOnly: wishes.recorded === true,
            ...(wishes.threads ? { threads: wholeNumber(wishes.threads, '--threads', 64) } : {}),
            nice: steps(wishes.nice),
          },
          progressLine(`${first} – ${second}`),
        );
      const meetings: (Meeting & { readonly tally: Tally })[] = [];
      for (const [first, second] of pairings(names, rules.seats)) {
        const [one, other] = [names[first] ?? '', names[second] ?? ''];
        const former = only.includes(one) || only.includes(other) ? undefined : before?.meetings.find(isBetween(before, one, other))?.tally;
        const tally = former ?? (await play(one, other, wishes.games));
        if (tally.games === 0) continue;
        // A single bot among several others wins a fair share of 1/n when it is as strong as they are.
        const share = tally.times === null ? tally.all.mean : fromMany(tally.all.mean, rules.seats);
        meetings.push({ first, second, games: tally.games, share, tally });
      }
      const aims = [];
      for (const aim of (await loadTerminal(id))?.strength?.targets ?? []) {
        const former = wishes.targets === false ? formerTarget(id, aim.first, aim.second) : undefined;
        if (wishes.targets === false && !former) continue;
        const tally = former ?? (await play(aim.first, aim.second, wishes.targetGames ?? '400'));
        if (tally.games > 0) aims.push({ ...aim, tally });
      }
      const texts = await loadGameTexts(id, 'en');
      // Bots nobody has met yet have no rating.
      const met = names.filter((_, i) => meetings.some(({ first, second }) => first === i || second === i));
      const at = (i: number): number => met.indexOf(names[i] ?? '');
      const pairs = meetings.map((meeting) => ({ ...meeting, first: at(meeting.first), second: at(meeting.second) }));
      const sidesBefore = formerlyMeasured(id)?.sides;
      const measured: Measured = {
        game: id,
        name: texts?.has('game.name') ? texts.say('game.name') : id,
        seats: rules.seats,
        seatNames: seatNamesOf(rules, texts),
        entrants: met,
        meetings: pairs,
        ratings: ladder(met.length, pairs),
        habits: {
          names: Object.keys((await loadTable(id))?.bots.habits ?? {}),
          shown: habitsOf(meetings.flatMap(({ tally }) => Object.entries(tally.habits))),
        },
        targets: aims,
        ...(sidesBefore ? { sides: sidesBefore } : {}),
      };
      await writeStrength(measured);
      if (wishes.json) print(JSON.stringify(measured));
      else
        for (const [i, name] of met.entries())
          print(`${name.padEnd(10)} ${measured.ratings[i]?.elo ?? 0} ± ${measured.ratings[i]?.reach ?? 0}`);
    });

  arena
    .command('sides')
    .description('what each side wins among equal bots, where sides are chosen: every company of sides in turn, in turning seats')
    .argument('<game>')
    .argument('<bot>')
    .option('--games <count>', 'games', '300')
    .option('--seed <text>', 'the same seed gives the same games', 'sides')
    .option('--option <id=value>', 'a rule option of the game', collect, [])
    .option('--threads <count>', 'threads to play in (all cores)')
    .option('--nice <steps>', 'how far they step back for other work, 0 … 19', '10')
    .option('--write', 'keep it in docs/strength, and write docs/strength.md')
    .option('--json', 'print one JSON object')
    .action(async (id: string, name: string, own: Wishes, self: Command) => {
      const wishes: Wishes = { ...own, ...saidTo(self.parent) };
      const { rules, options } = tableOf(id, wishes.option);
      const found = await sidesContest({
        table: { game: id, options },
        entrant: entrant(name),
        games: wholeNumber(wishes.games, '--games', 1_000_000),
        seed: wishes.seed,
        ...(wishes.threads ? { threads: wholeNumber(wishes.threads, '--threads', 64) } : {}),
        nice: steps(wishes.nice),
      });
      if (!found) throw new Complaint(`${id} has no sides to choose: seats are its sides, and arena ${id} ${name} ${name} counts by seat`);
      const names = sideNames(rules);
      const before = formerlyMeasured(id);
      if (wishes.write && before) {
        const others = before.sides?.found.filter(({ seats }) => seats !== found.seats) ?? [];
        await writeStrength({ ...before, sides: { names, found: [...others, found].sort((a, b) => a.seats - b.seats) } });
      }
      if (wishes.json) print(JSON.stringify({ game: id, names, ...found }));
      else {
        for (const [side, share] of found.sides.entries()) print(`  ${(names[side] ?? '').padEnd(16)} ${said(share)}`);
        for (const { clause, games, sides } of found.endings ?? []) {
          const had = names.flatMap((side, i) => (sides[i]?.mean ? [`${side} ${(100 * sides[i].mean).toFixed(1)} %`] : []));
          print(`  ${clause}: ${games} of ${found.games}; ${had.join(', ')}`);
        }
      }
    });
  return arena;
}

/**
 * Neighbours on the ladder and those two steps apart; the one-ply bot against both ends and the middle. With more than two seats all but one think
 * like the second bot, so there every level meets the quick ones: level 1 and the one-ply bot.
 */
function pairings(names: readonly string[], seats: number): (readonly [number, number])[] {
  const greedy = names.indexOf('greedy');
  const pairs: [number, number][] = [];
  if (seats > 2) {
    for (let i = 2; i < greedy; i++) pairs.push([i, 1], [i, greedy]);
    return [[1, 0], [greedy, 0], [greedy, 1], ...pairs];
  }
  for (let i = 0; i < greedy; i++) for (const step of [1, 2]) if (i + step < greedy) pairs.push([i + step, i]);
  return [...pairs, [greedy, 0], [greedy, 2], [6, greedy], [greedy - 1, greedy]];
}

/** The share against a single opponent that gives this share against n − 1 of them. */
function fromMany(share: number, seats: number): number {
  const odds = (share * (seats - 1)) / Math.max(1e-6, 1 - share);
  return odds / (1 + odds);
}

/** Sides that are chosen, by name. */
const sideNames = (rules: AnyRules): readonly string[] => Object.values(rules.names['race'] ?? {}).map(({ en }) => en);

/** Seats by the names the game gives them; where sides are dealt, seat and side are the same in an arena. */
function seatNamesOf(rules: AnyRules, texts: Translator | null): string[] {
  const sides = sideNames(rules);
  return Array.from({ length: rules.seats }, (_, seat) => {
    if (texts?.has(`seat.${seat}`)) return texts.say(`seat.${seat}`);
    return sides[seat] ?? `seat ${seat + 1}`;
  });
}
