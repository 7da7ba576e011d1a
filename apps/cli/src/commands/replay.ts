import { checkSeal, isPromised, replayId, seeded, seedOf, verdictOf, type Choice, type Named, type Seat } from '@orrery/kernel';
import {
  called,
  loadGameTexts,
  loadTexts,
  sayChoice,
  sayOption,
  sayOptionValue,
  sayResult,
  type SeatName,
  type Translator,
} from '@orrery/texts';
import { Command } from 'commander';
import { Complaint, short } from '../complaint.ts';
import type { Context } from '../context.ts';
import { openReplay, openSeal, type Opened } from '../replay-file.ts';

/** The answers of a game in words, with the seats that gave them. */
function answers({ replay, rules }: Opened): { readonly seat: Seat; readonly choice: Named }[] {
  const chance = seeded(seedOf(replay.seed));
  const state: unknown = rules.start(chance);
  return replay.choices.map((choice: Choice) => {
    const asked = rules.asked(state);
    const seat = 31 - Math.clz32(asked & -asked);
    rules.apply(state, seat, choice, chance);
    return { seat, choice: rules.choices.name(choice) };
  });
}

const MARKS = { yes: '+', no: '!', unchecked: '?' } as const;

async function verify(file: string, seal: string | undefined, context: Context): Promise<void> {
  const { replay, game } = await openReplay(file, context);
  const { print, texts, language } = context;
  const kept = seal === undefined ? null : openSeal(seal, context);
  print(texts.say('replay.verified', { game: replay.game, choices: replay.choices.length }));
  print(texts.say('replay.id', { id: replayId(replay) }));
  if (!kept) {
    if (isPromised(replay.seed)) print(texts.say('replay.without-seal'));
    return;
  }
  const fairness = await loadTexts('fairness', language);
  const checks = checkSeal(game, replay, kept);
  for (const { id, state, data } of checks) print(`${MARKS[state]} ${fairness.say(`check.${id}.${state}`, data)}`);
  const verdict = fairness.say(`verdict.${verdictOf(checks)}`);
  if (verdictOf(checks) === 'wrong') throw new Complaint(verdict);
  print(verdict);
}

function end({ replay }: Opened, own: Translator | null, { texts }: Context, seatName: SeatName): string {
  if (!('ended' in replay.end)) return own ? sayResult(own, replay.end, seatName) : replay.end.clause;
  return texts.say(`replay.${replay.end.ended}`, { seat: seatName(replay.end.seat ?? 0) });
}

async function show(file: string, json: boolean, context: Context): Promise<void> {
  const opened = await openReplay(file, context);
  const { replay, game, rules } = opened;
  const { texts, print, language } = context;
  if (json) {
    const { options, seats, end } = replay;
    const choices = answers(opened).map(({ seat, choice }) => ({ seat, ...choice }));
    print(
      JSON.stringify(
        { id: replayId(replay), game: game.id, rules: game.rules, pack: replay.pack.id, options, seats, choices, end },
        null,
        2,
      ),
    );
    return;
  }
  const own = await loadGameTexts(game.id, language);
  const seatName: SeatName = (seat, form) =>
    called(null, short(replay.seats[seat]?.name ?? '') || String(seat + 1), form, { language, forms: own?.forms ?? {} });
  print(texts.say('replay.id', { id: replayId(replay) }));
  print(texts.say('replay.game', { game: own?.say('game.name') ?? game.id, rules: game.rules, pack: replay.pack.id }));
  const people = replay.seats.map(({ kind }, seat) => texts.say(`replay.kind.${kind}`, { name: seatName(seat) }));
  print(texts.say('replay.seats', { seats: people.join(', ') }));
  const options = Object.entries(rules.options).map(([id, value]) =>
    own ? `${sayOption(own, id).name}: ${sayOptionValue(own, id, value)}` : `${id}: ${value}`,
  );
  if (options.length > 0) print(texts.say('replay.options', { options: options.join('; ') }));
  answers(opened).forEach(({ seat, choice }, i) => {
    const said = own ? sayChoice(rules, own, choice, seatName) : JSON.stringify(choice);
    print(`${String(i + 1).padStart(4)}  ${seatName(seat)}: ${said}`);
  });
  print(end(opened, own, context, seatName));
}

export function command(context: Context): Command {
  const top = new Command('replay').description('recorded games');
  top
    .command('verify')
    .description('plays a recorded game again: shuffles from the opened seed, every choice legal, same end')
    .argument('<file>')
    .option('--seal <file>', 'what somebody’s device kept of the game: its number, the seal it saw, what it was shown')
    .action((file: string, { seal }: { readonly seal?: string }) => verify(file, seal, context));
  top
    .command('show')
    .description('prints a recorded game in words')
    .argument('<file>')
    .option('--json', 'print it as JSON, choices by name')
    .action((file: string, options: { readonly json?: boolean }) => show(file, options.json ?? false, context));
  return top;
}
