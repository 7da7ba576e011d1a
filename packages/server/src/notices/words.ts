/** A notice in words. It says which game waits and how long, and nothing of what happens there: anybody may see a lock screen. */
import { isLanguage, loadGameTexts, loadTexts, type Language } from '@orrery/texts';

/** A game that waits for somebody. */
export interface Waiting {
  readonly match: string;
  readonly game: string;
  /** It has not begun yet. */
  readonly begins: boolean;
  /** Milliseconds until it goes on without them; null where it never does. */
  readonly left: number | null;
  /** Little of their time is left. */
  readonly soon: boolean;
}

export interface Worded {
  readonly title: string;
  readonly body: string;
  /** The match to open; null where there are several. */
  readonly match: string | null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const languageOf = (wished: string): Language => (isLanguage(wished) ? wished : 'en');

async function spanIn(language: Language, left: number): Promise<string> {
  const texts = await loadTexts('notices', language);
  if (left >= 2 * DAY) return texts.say('days', { count: Math.floor(left / DAY) });
  if (left >= HOUR) return texts.say('hours', { count: Math.floor(left / HOUR) });
  return texts.say('minutes', { count: Math.max(1, Math.floor(left / MINUTE)) });
}

/** What a game is called, without what stands after a colon. */
async function nameOf(game: string, language: Language): Promise<string> {
  const texts = await loadGameTexts(game, language);
  const [name = game] = (texts?.has('game.name') ? texts.say('game.name') : game).split(':');
  return name;
}

/** One notice for all of them. */
export async function worded(waiting: readonly [Waiting, ...Waiting[]], wished: string): Promise<Worded> {
  const language = languageOf(wished);
  const texts = await loadTexts('notices', language);
  const [first, ...more] = waiting;
  const lefts = waiting.flatMap(({ left }) => left ?? []);
  const left = lefts.length === 0 ? '' : await spanIn(language, Math.min(...lefts));
  if (more.length > 0)
    return { title: 'Orrery', body: texts.say(left === '' ? 'several' : 'several.left', { count: waiting.length, left }), match: null };
  const key = first.begins ? 'begin' : left === '' ? 'turn' : first.soon ? 'soon' : 'turn.left';
  return { title: await nameOf(first.game, language), body: texts.say(key, { left }), match: first.match };
}

/** The mail with a notice; `site` is where the house is found. */
export async function mailOf({ title, body, match }: Worded, wished: string, site: string): Promise<{ subject: string; text: string }> {
  const texts = await loadTexts('notices', languageOf(wished));
  const table = `${site}/#/${match === null ? 'online' : `match/${match}`}`;
  const lines = [body, texts.say('mail.go', { link: table }), texts.say('mail.off', { link: `${site}/#/account` })];
  return { subject: `${title} – ${body}`, text: `${lines.join('\n\n')}\n` };
}

/** The mail with a code that proves an address. */
export async function codeMail(code: string, wished: string): Promise<{ subject: string; text: string }> {
  const texts = await loadTexts('notices', languageOf(wished));
  return { subject: texts.say('code.subject', { code }), text: `${texts.say('code.line', { code })}\n\n${texts.say('code.not')}\n` };
}
