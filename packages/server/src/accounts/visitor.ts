/** What a browser says of itself when it connects. */
export interface Visitor {
  /** The origin of the page; empty for a program that is no browser. */
  readonly origin: string;
  /** Two words, `firefox linux`; empty where they cannot be told. */
  readonly device: string;
  /** Where it comes from: a household. */
  readonly address: string;
}

/** The first that fits counts: nearly every browser names others too. */
const BROWSERS = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\bOPR\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Headless)?(?:Chrome|Chromium|CriOS)\//],
  ['safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['android', /\bAndroid\b/],
  ['ios', /\b(?:iPhone|iPad|iPod)\b/],
  ['windows', /\bWindows\b/],
  ['macos', /\bMac OS X\b/],
  ['linux', /\b(?:Linux|X11|CrOS)\b/],
] as const;

export function deviceOf(agent: string): string {
  const browser = BROWSERS.find(([, sign]) => sign.test(agent))?.[0];
  const system = SYSTEMS.find(([, sign]) => sign.test(agent))?.[0];
  return browser && system ? `${browser} ${system}` : '';
}
