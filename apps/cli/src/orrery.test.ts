import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commit, deriveSeed, recordReplay, seeded, startMatch, writeReplay, type Replay } from '@orrery/kernel';
import { conclave, duel } from '@orrery/kernel/fixtures';
import type { AnyGame } from '@orrery/games';
import { afterAll, describe, expect, test } from 'vitest';
import { loadTexts } from '@orrery/texts';
import { checkout } from './checkout.ts';
import { command } from './commands/replay.ts';
import { Complaint } from './complaint.ts';
import { told, type Ran } from './testing/told.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The real program in a process of its own, with little memory and not for ever. */
function orrery(args: readonly string[], env: NodeJS.ProcessEnv = {}): Ran {
  const program = join(checkout, 'apps/cli/bin/orrery.mjs');
  const clean = { PATH: process.env['PATH'], LANG: 'C', NODE_COMPILE_CACHE: join(checkout, '.cache/compiled'), ...env };
  const ran = spawnSync(process.execPath, ['--max-old-space-size=256', program, ...args], {
    encoding: 'utf8',
    env: clean,
    timeout: 60_000,
  });
  return { code: ran.status, out: ran.stdout, errors: ran.stderr };
}

/** A whole game of the first open choices, as a table would record it. */
function played(game: AnyGame): Replay {
  const secret = '7'.repeat(64);
  const rules = game.open();
  if ('faults' in rules) throw new Error('the defaults are sound');
  const nonces = Array.from({ length: rules.seats }, (_, seat) => String(seat).repeat(32));
  const match = startMatch(rules, seeded(deriveSeed(secret, 'm1', nonces)));
  for (let asked = match.asked; asked !== 0; asked = match.asked) {
    const seat = 31 - Math.clz32(asked);
    match.answer(seat, match.open(seat).at(-1) ?? -1);
  }
  const seats = nonces.map((_, seat) => ({ name: ['Anna', 'Борис', 'Clara'][seat] ?? '', kind: seat === 1 ? 'bot' : 'person' }) as const);
  return recordReplay({ game, rules, seats, seed: { secret, commitment: commit(secret), match: 'm1', nonces }, log: match.log });
}

let files = 0;
function file(content: string | Uint8Array): string {
  const path = join(folder, `${files++}.json`);
  writeFileSync(path, content);
  return path;
}

const sound = played(duel);
const text = writeReplay(sound);
const changed = (change: Readonly<Record<string, unknown>>): string => JSON.stringify({ ...sound, ...change });

describe('orrery replay', () => {
  test('verifies a sound replay of another process and names the game', () => {
    const { code, out, errors } = orrery(['replay', 'verify', file(text)]);
    expect([code, errors]).toEqual([0, '']);
    expect(out).toMatch(/^Verified: duel, 60 choices\..*\nGame [0-9a-f]{64}\n$/);
  });

  test('shows a game in words, in the language of the environment', async () => {
    const path = file(text);
    expect((await told(['replay', 'show', path])).out).toMatch(
      /^Game .*\nDuel, rules version 1.*\nSeats: Anna, Борис \(bot\)\n {3}1 {2}Anna: Play \d+\n/,
    );
    expect(orrery(['replay', 'show', path], { LANG: 'ru_RU.UTF-8' }).out).toMatch(
      /За столом: Anna, Борис \(бот\)\n {3}1 {2}Anna: Сыграть карту \d+\n/,
    );
    expect((await told(['--lang', 'de', 'replay', 'show', path])).out).toMatch(/Anna: Karte \d+ spielen\n/);
  });

  test('shows simultaneous answers in the order of the record, and as JSON by name', async () => {
    const path = file(writeReplay(played(conclave)));
    expect((await told(['replay', 'show', path])).out).toMatch(
      /Players: 3\n {3}1 {2}Anna: Bid 5 coins\n {3}2 {2}Anna: Cede a tie\n {3}3 {2}Борис: Bid 5 coins\n/,
    );
    const shown = JSON.parse((await told(['replay', 'show', '--json', path])).out) as { readonly choices: readonly unknown[] };
    expect(shown.choices.slice(0, 2)).toEqual([
      { seat: 0, verb: 'bid', coins: 5 },
      { seat: 0, verb: 'cede' },
    ]);
  });

  const otherCard = sound.choices.map((choice, i) => (i === 3 ? (sound.choices[0] ?? 0) : choice));
  const bad: Readonly<Record<string, readonly [content: string | Uint8Array, says: string]>> = {
    'an empty file': ['', 'it is not JSON'],
    'a file that is not JSON': ['# a letter', 'it is not JSON'],
    'a file that is not text': [new Uint8Array([0xff, 0xfe, 0, 1, 0x80]), 'it is not JSON (UTF-8)'],
    'a truncated replay': [text.slice(0, text.length / 2), 'it is not JSON'],
    'JSON that is no replay': ['[1, 2]', 'the replay is not an object'],
    null: ['null', 'the replay is not an object'],
    'an unknown game': [changed({ game: 'chess' }), 'no game here is called chess; there are: '],
    'a game named like an inherited property': [changed({ game: 'constructor' }), 'no game here is called constructor'],
    'a million choices': [
      changed({ choices: Array.from({ length: 1_000_000 }, () => 1) }),
      'it has 1,000,000 choices; a game of this kind has at most 60',
    ],
    'more choices than any game has': [changed({ choices: Array.from({ length: 1_000_001 }, () => 1) }), '/choices has 1000001 entries'],
    'a huge file': [`${text}${' '.repeat(5_000_000)}`, 'a replay has at most 4,194,304'],
    'choices as strings': [changed({ choices: ['1', '2'] }), '/choices/0 is not a whole number'],
    'a choice that is not whole': [changed({ choices: [1.5] }), '/choices/0 is not a whole number'],
    'a negative choice': [changed({ choices: [-1] }), '/choices/0 is not a whole number'],
    'a __proto__ key': [text.replace('{', '{"__proto__":{"game":"duel"},'), '/__proto__ is not part of a replay'],
    'a __proto__ option': [
      changed({}).replace('"options":{', '"options":{"__proto__":{"a":1}'),
      '/options/__proto__ is not the name of an option',
    ],
    'an option the game does not have': [changed({ options: { speed: 1 } }), '/options/speed'],
    'a flipped choice': [changed({ choices: otherCard }), 'choice 3 by seat '],
    'a flipped secret': [changed({ seed: { ...sound.seed, secret: '8'.repeat(64) } }), 'not the one promised before the deal'],
    'a flipped nonce': [changed({ seed: { ...sound.seed, nonces: ['2'.repeat(32), '1'.repeat(32)] } }), 'was not open'],
    'another rules version': [changed({ rules: '2' }), 'it was played by rules version 2; this program has version 1'],
    'another end': [changed({ end: { winners: [0, 1], clause: 'DUEL-END-1' } }), 'but the file claims'],
    'a name with control signs': [
      changed({ seats: [{ name: '\u001b[31m', kind: 'person' }, sound.seats[1]] }),
      '/seats/0/name is not a name',
    ],
    'a pack nested beyond any stack': [
      text.replace('"pack":{', `"pack":{"data":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)},`),
      'is not a sound replay',
    ],
  };
  /** These might need more memory or time than there is: they are put to the program itself. */
  const LARGE = [
    'a million choices',
    'more choices than any game has',
    'a huge file',
    'a pack nested beyond any stack',
    'a file that is not JSON',
  ];
  const oneLine = (errors: string, says: string): void => {
    expect(errors).toContain(says);
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
    expect(errors.length).toBeLessThan(700);
  };
  test.each(Object.entries(bad).filter(([name]) => LARGE.includes(name)))(
    '%s gets one clear line and exit code 1',
    (_, [content, says]) => {
      const { code, out, errors } = orrery(['replay', 'verify', file(content)]);
      expect([code, out]).toEqual([1, '']);
      oneLine(errors, says);
    },
  );
  test.each(Object.entries(bad).filter(([name]) => !LARGE.includes(name)))(
    '%s is refused in one clear line',
    async (_, [content, says]) => {
      const printed: string[] = [];
      const replay = command({ language: 'en', texts: await loadTexts('cli', 'en'), print: (line) => printed.push(line) });
      const refused = await replay.parseAsync(['verify', file(content)], { from: 'user' }).then(
        () => null,
        (error: unknown) => error,
      );
      expect(refused).toBeInstanceOf(Complaint);
      oneLine((refused as Complaint).message, says);
      expect(printed).toEqual([]);
    },
  );

  test('says what it did not check without what a device kept, and checks that with it', async () => {
    const example = (name: string): string => join(checkout, 'docs/fairness', name);
    const alone = await told(['replay', 'verify', example('record.json')]);
    expect([alone.code, alone.out.split('\n')[2]]).toEqual([0, expect.stringMatching(/^Not checked: .* --seal FILE$/)]);
    const { code, out } = orrery(['replay', 'verify', example('record.json'), '--seal', example('seal.json')]);
    expect([code, out.match(/^\+ /gm)?.length]).toEqual([0, 11]);
    const altered = readFileSync(example('seal.json'), 'utf8').replace('"altered": 0', '"altered": 3');
    const wrong = await told(['replay', 'verify', example('record.json'), '--seal', file(altered)]);
    expect([wrong.code, wrong.errors]).toEqual([1, 'Something is not as it was promised\n']);
    expect(wrong.out).toContain('! 3 answers stood otherwise than given on this device.');
    expect(await told(['replay', 'verify', example('record.json'), '--seal', file('{}')])).toEqual({
      code: 1,
      out: '',
      errors: expect.stringContaining('is not what a device keeps of a game: /format is missing') as string,
    });
  });

  test('nothing is shown of a replay that does not hold', async () => {
    const { code, out, errors } = await told(['replay', 'show', file(changed({ choices: otherCard }))]);
    expect([code, out]).toEqual([1, '']);
    expect(errors).toContain('choice 3 by seat ');
  });

  test('a missing file, a folder and a device are named', async () => {
    const place = join(folder, 'folder');
    mkdirSync(place);
    expect((await told(['replay', 'verify', join(folder, 'none')])).errors).toMatch(/^There is no file .*none\.\n$/);
    expect((await told(['replay', 'verify', place])).errors).toMatch(/folder is not a file\.\n$/);
    expect(orrery(['replay', 'verify', '/dev/zero']).errors).toBe('/dev/zero is not a file.\n');
  });

  test('a pipe nobody writes to does not make it wait', () => {
    const pipe = join(folder, 'pipe');
    spawnSync('mkfifo', [pipe]);
    expect(orrery(['replay', 'verify', pipe])).toEqual({ code: 1, out: '', errors: `${pipe} is not a file.\n` });
  });
});

describe('orrery', () => {
  test.each([
    [['nosuch'], "error: unknown command 'nosuch'\n"],
    [['rules', '--nosuch'], "error: unknown option '--nosuch'\n"],
    [['rules', 'chess'], 'No game here is called "chess"; there are: '],
    [['rules', '__proto__'], 'No game here is called "__proto__"; there are: '],
    [['bench', 'chess'], 'There is no part "chess" to measure; there are: '],
    [['bench', 'duel', '--against', '/nowhere'], '/nowhere is no checkout of Orrery to compare with: '],
    [['bench', 'server', '--against', '/nowhere'], 'There is no part "server" to measure; there are: duel, '],
    [['statistics', 'rex'], 'There are no statistics of "rex"; there are some of: gravity.\n'],
    [['statistics', 'gravity', '--greedy', '0'], '--greedy takes a whole number from 1 to 1000000, not "0"\n'],
    [['--lang', 'fr', 'rules'], '--lang takes one of en, ru, de\n'],
  ])('%j gets one clear line and exit code 1', async (args, says) => {
    const { code, out, errors } = await told(args);
    expect([code, out]).toEqual([1, '']);
    expect(errors.slice(0, says.length)).toBe(says);
    expect(errors.trimEnd().split('\n')).toHaveLength(1);
  });

  test('what is missing is named, with exit code 1', () => {
    expect(orrery(['replay', 'verify'])).toEqual({ code: 1, out: '', errors: "error: missing required argument 'file'\n" });
  });

  test('tells how Gravity ends by seat and way of winning, for every number of players and teams, as JSON', () => {
    const { code, out } = orrery(['statistics', 'gravity', '--random', '4', '--greedy', '1', '--strong', '0', '--json']);
    expect(code).toBe(0);
    const report = JSON.parse(out) as Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
    for (const [policy, games] of [
      ['random', 4],
      ['greedy', 1],
    ] as const) {
      const lines = report[policy] ?? [];
      expect(new Set(lines.map(({ players }) => players))).toEqual(new Set(['2', '3', '4', '2 × 2']));
      for (const line of lines) {
        expect(line['games']).toBe(games);
        expect(Number(line['surround']) + Number(line['points']) + Number(line['limit']) + Number(line['drawn'])).toBeCloseTo(100);
        expect(line['sides']).toHaveLength(line['players'] === '3' ? 3 : line['players'] === '4' ? 4 : 2);
      }
    }
    expect(report['strong']).toEqual([]);
  });

  test('measures the rules of every game, as JSON', () => {
    const { code, out } = orrery(['bench', 'duel', 'liberation', 'rex', 'gravity', '--json', '--quick']);
    expect(code).toBe(0);
    const report = JSON.parse(out) as Readonly<Record<string, Readonly<Record<string, number>>>>;
    const figures = {
      duel: ['steps', 'viewSteps', 'match', 'search'],
      liberation: ['steps', 'viewSteps', 'search', 'saveRestoreMicros'],
      rex: ['steps', 'viewSteps', 'gameMillis', 'saveRestoreMicros'],
      gravity: ['steps', 'viewSteps'],
    };
    for (const [part, names] of Object.entries(figures)) expect(Object.keys(report[part] ?? {}), part).toEqual(names);
    expect(
      Object.values(report)
        .flatMap(Object.values)
        .every((figure) => Number.isFinite(figure) && figure > 0),
    ).toBe(true);
  });

  test('prints the rules of a game in the language asked for, under their headings', async () => {
    const { code, out } = await told(['--lang', 'de', 'rules', 'liberation']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Liberation\n\nGrundlagen\n\n {2}LIB-CORE-1 {2}Liberation ist ein Duell/);
    expect(out).not.toContain('.test.ts');
  });

  test('compares its figures with those another checkout measures by its own code', () => {
    const other = join(folder, 'other/apps/cli/src/bench');
    mkdirSync(other, { recursive: true });
    writeFileSync(
      join(other, 'tasks.ts'),
      `const task = (figure: number) => ({ begin: () => () => 1, figure: () => figure });
       export const tasksOf = () => Promise.resolve({ steps: task(7), gone: task(8) });`,
    );
    const { code, out } = orrery(['bench', 'duel', '--against', join(folder, 'other'), '--json', '--quick']);
    expect(code).toBe(0);
    const { duel: compared } = JSON.parse(out) as {
      readonly duel: Readonly<Record<string, { readonly here: number; readonly faster: number }>>;
    };
    expect(compared).toEqual({ steps: { there: 7, here: expect.any(Number), faster: expect.any(Number) } });
    expect(compared['steps']?.here).toBeGreaterThan(0);
  });

  test('keeps its compiled code for the next start', () => {
    const tell = 'import { getCompileCacheDir } from "node:module"; process.on("exit", () => console.log(getCompileCacheDir()));';
    const args = ['--import', `data:text/javascript,${tell}`, join(checkout, 'apps/cli/bin/orrery.mjs'), '--version'];
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', env: { PATH: process.env['PATH'] } });
    expect(stdout.split('\n')[1]).toContain(join(checkout, '.cache/compiled'));
  });

  test('lists its commands', () => {
    const { code, out } = orrery([]);
    expect(code).toBe(0);
    for (const name of ['rules', 'replay', 'bench']) expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
  });
});
