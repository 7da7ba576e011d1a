import type { Key, Values } from '@orrery/texts';
import { language } from '../app/settings.ts';
import { textsOf } from '../app/words.ts';
import { codeOf, sayCode } from '../online/words.ts';

/** A message of the page about oneself, once `need('account')` has fetched them. */
export const say = (key: Key<'account'>, values: Values = {}): string => {
  const texts = textsOf('account');
  return texts.has(key) ? texts.say(key, values) : '';
};

/** Why something did not come about, in one line. */
export function sayNo(error: unknown): string {
  const texts = textsOf('account');
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return say('no.cancelled');
  if (name === 'InvalidStateError') return say('no.known-already');
  // What browsers say where their push service cannot be had.
  if (error instanceof Error && error.message.includes('push service')) return say('no.no-push');
  if (error instanceof Error && name !== 'Error') return say('no.browser-refused', { reason: error.message });
  const code = codeOf(error);
  return texts.has(`no.${code}`) ? texts.say(`no.${code}`) : sayCode(code);
}

export const date = (time: number): string => new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(time);

const NAMES: Readonly<Record<string, string>> = {
  android: 'Android',
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  ios: 'iOS',
  linux: 'Linux',
  macos: 'macOS',
  opera: 'Opera',
  safari: 'Safari',
  windows: 'Windows',
};

/** A device by the two words the server knows it by. */
export function sayDevice(device: string): string {
  const [browser = '', system = ''] = device.split(' ').map((word) => NAMES[word] ?? '');
  return browser && system ? say('device', { browser, system }) : say('device.unknown');
}
