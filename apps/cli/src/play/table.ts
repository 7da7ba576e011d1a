import { printed, textBoard, type TextPlug } from '@orrery/boards';
import { hints, openPlayer } from '@orrery/bots';
import type { AnyRules, RulesPlug } from '@orrery/games/load';
import { quick, TURN_CAP, type Bot, type Choice, type Match, type Name, type Seat, type TableView } from '@orrery/kernel';
import {
  called,
  sayChoice,
  sayDecision,
  sayEvent,
  sayResult,
  sayWarning,
  sideOfSeat,
  type Key,
  type SeatName,
  type Translator,
} from '@orrery/texts';
import { styleText } from 'node:util';
import type { Context } from '../context.ts';
import type { Line, Voice } from './voice.ts';

const HINTED = 3;
const HINT_ITERATIONS = 1500;

export interface Sitting {
  readonly game: string;
  readonly plug: RulesPlug;
  readonly rules: AnyRules;
  readonly match: Match;
  /** Seats played by people. */
  readonly people: readonly Seat[];
  readonly level: string;
  readonly seed: string;
  readonly texts: Translator;
  readonly text: TextPlug;
  readonly board: Translator<Key<'boards'>>;
}

/** Plays until the game ends (true) or the person leaves (false). */
export async function sit(sitting: Sitting, { texts: words }: Context, voice: Voice): Promise<boolean> {
  const { game, plug, rules, match, people, texts } = sitting;
  const bots = new Map<Seat, Bot<TableView>>();
  const heard = new Map<Seat, number>();
  const chance = quick([...sitting.seed].reduce((hash, sign) => (Math.imul(hash, 31) + sign.charCodeAt(0)) | 0, match.log.length));
  const named = (side: Name | null, ...[seat, form]: Parameters<SeatName>): string =>
    called(side, side ? '' : String(seat + 1), form, texts);
  const seatNumber: SeatName = (seat, form) => named(sideOfSeat(texts, seat), seat, form);
  /** Sides that were chosen during the game are easier to tell apart than numbers. */
  const sides = new Map<Seat, Name>();
  const seatName: SeatName = (seat, form) => named(sides.get(seat) ?? sideOfSeat(texts, seat), seat, form);
  /** Parts of the board each person saw last, by their titles. */
  const shown = new Map<Seat, ReadonlyMap<string, string>>();
  let sat: Seat = people[0] ?? 0;

  const show = (seat: Seat, whole = false): void => {
    const known = match.known(seat);
    for (let who = 0; who < match.seats; who++) {
      const side = plug.become?.(known.view, who);
      const name = side && rules.names[side.kind]?.[side.id];
      if (name) sides.set(who, name);
    }
    const since = known.past
      .slice(heard.get(seat) ?? 0)
      .filter((entry) => entry >= 0 && !sitting.text.shows?.includes(rules.events.name(entry).kind));
    heard.set(seat, known.past.length);
    const pasts = match.result ? Array.from({ length: match.seats }, (_, each) => match.known(each).past) : null;
    const { sections } = textBoard(sitting.text, { rules, known, pasts, words: sitting.board, texts, seatName });
    const last = shown.get(seat);
    shown.set(seat, new Map(sections.map((section) => [section.title, JSON.stringify(section)])));
    // What has not changed since is not said again, unless the screen was cleared for somebody else.
    const all = whole || people.length > 1;
    const fresh = sections.filter((section) => all || last?.get(section.title) !== JSON.stringify(section));
    voice.say([
      '',
      ...printed({ sections: fresh }, Math.min(140, process.stdout.columns || 100), {
        title: (text) => styleText('bold', text),
        faint: (text) => styleText('dim', text),
        own: (text) => styleText('cyan', text),
      }),
      ...(since.length > 0 ? [styleText('bold', words.say('play.happened'))] : []),
      ...since.slice(-24).map((entry) => {
        const event = rules.events.name(entry);
        // Whoever has just chosen a side is still called by number.
        const chosen = 'seat' in event && typeof event.seat === 'number' ? plug.become?.(known.view, event.seat) : null;
        return `  ${sayEvent(rules, texts, event, chosen && chosen.kind in event ? seatNumber : seatName)}`;
      }),
      '',
    ]);
  };

  const answer = async (seat: Seat): Promise<boolean> => {
    show(seat);
    for (;;) {
      const known = match.known(seat);
      const open = match.open(seat);
      const mayUndo = match.undoable(seat) > 0;
      const offered: Line[] = [
        ...open.map((choice) => ({ key: `#${choice}`, text: sayChoice(rules, texts, rules.choices.name(choice), seatName) })),
        { key: 'u', text: `↶ ${words.say('play.undo')}`, silent: !mayUndo },
        { key: 'h', text: `? ${words.say('play.hint')}` },
        { key: 'b', text: `▦ ${words.say('play.board')}` },
        { key: 'q', text: `✕ ${words.say('play.quit')}` },
      ];
      const chosen = await voice.choose(`${styleText('bold', sayDecision(rules, texts, known.view, seatName))}`, offered);
      if (chosen === null || chosen === 'q') return false;
      if (chosen === 'b') show(seat, true);
      else if (chosen === 'u') {
        if (!mayUndo || match.undo(seat, 1)) voice.say([words.say('play.cannot-undo')]);
        else return true;
      } else if (chosen === 'h') await hint(seat, open);
      else {
        const choice = Number(chosen.slice(1));
        const doubts = rules.warnings(known, choice).map((code) => sayWarning(texts, code));
        if (doubts.length > 0 && !(await voice.sure(words.say('play.sure', { warnings: doubts.join(' ') })))) continue;
        match.answer(seat, choice);
        return true;
      }
    }
  };

  const hint = async (seat: Seat, open: readonly Choice[]): Promise<void> => {
    const found = await voice.during(words.say('play.thinking', { seat: seatName(seat) }), () =>
      hints(game, rules, match.known(seat), open, chance, { iterations: HINT_ITERATIONS, milliseconds: 4000 }),
    );
    voice.say(
      found.slice(0, HINTED).map(({ choice, winChance }) => {
        const said = sayChoice(rules, texts, rules.choices.name(choice), seatName);
        return winChance === null
          ? `  ${said}`
          : `  ${words.say('play.win-chance', { choice: said, percent: Math.round(100 * winChance) })}`;
      }),
    );
  };

  while (match.asked !== 0 && match.turn <= TURN_CAP) {
    const waiting = Array.from({ length: match.seats }, (_, seat) => seat).filter((seat) => (match.asked >> seat) & 1);
    const bot = waiting.find((seat) => !people.includes(seat));
    const seat = bot ?? waiting[0] ?? 0;
    const open = match.open(seat);
    if (open.length === 1) {
      match.answer(seat, open[0] as Choice);
      continue;
    }
    if (bot !== undefined) {
      const player = bots.get(bot) ?? (await openPlayer(game, rules, sitting.level));
      bots.set(bot, player);
      const thought = (): Promise<Choice> => player.decide(match.known(bot), open, chance, { milliseconds: 6000 });
      match.answer(bot, await voice.during(words.say('play.thinking', { seat: seatName(bot) }), thought));
      continue;
    }
    if (people.length > 1 && seat !== sat) {
      voice.clear();
      await voice.pause(words.say('play.hand-over', { seat: seatName(seat) }));
    }
    sat = seat;
    if (!(await answer(seat))) return false;
  }
  show(sat);
  voice.say([styleText('bold', words.say('play.over'))]);
  voice.say([match.result ? sayResult(texts, match.result, seatName) : words.say('play.unfinished', { turns: match.turn })]);
  return true;
}
