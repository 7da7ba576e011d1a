/** What is wrong with a replay: a code and data for a translated message, and the same in one English line for a terminal or a log. */
export interface ReplayFault {
  readonly code: ReplayFaultCode;
  readonly data: Readonly<Record<string, string | number>>;
  readonly problem: string;
}

const PROBLEMS = {
  'too-large': 'the file has {given} bytes; a replay has at most {limit}',
  'not-json': 'the file is not JSON: {reason}',
  'wrong-shape': '{path} {problem}',
  'unknown-game': 'no game here is called {wanted}; there are {given}',
  'other-game': 'the replay is of {wanted}, not of {given}',
  'other-rules': 'the replay was played by rules version {wanted}; this program has version {given}',
  'unknown-pack': 'the pack {pack} is not built in and the replay does not carry it',
  'other-pack': 'the pack {pack} is not the one the game was played with: its hash differs',
  'bad-options': '{path} {problem}',
  'other-seats': 'these options seat {wanted}, the replay names {given}',
  'other-nonces': 'the seed needs {wanted} nonces, one a seat; the replay has {given}',
  'not-opened': 'the dealer has not opened its secret, so nothing can be verified',
  'broken-promise': 'the opened secret is not the one promised before the deal: its SHA-256 is not the commitment',
  'broken-seal':
    'the secret and the table as recorded do not fit the seal: it was set on another secret, match, option, pack, rule or plan of seats',
  'other-plan': 'the plan of seats names {given}, the game seats {wanted}',
  'bot-nonce': 'the number of the bot in seat {seat} does not follow from the secret: somebody chose it',
  'too-long': 'the replay has {given} choices; a game of this kind has at most {bound}',
  'too-many-choices': 'the game is over after {played} choices, the replay goes on to {given}',
  'illegal-choice': 'choice {entry} by seat {seat} was not open: {choice}',
  'unfinished-decision':
    'the last decision is not complete: the record of this game ends after {complete} choices, this one goes on to {given}',
  'not-over': 'after {given} choices the game is not over; the replay claims it ended with {claimed}',
  'other-end': 'the game played again ends with {found}; the replay claims {claimed}',
} as const;

export type ReplayFaultCode = keyof typeof PROBLEMS;
export const REPLAY_FAULTS = Object.keys(PROBLEMS) as readonly ReplayFaultCode[];

export function fault(code: ReplayFaultCode, data: ReplayFault['data']): ReplayFault {
  const problem = PROBLEMS[code].replace(/\{(\w+)\}/g, (_, name: string) => String(data[name] ?? ''));
  return { code, data, problem };
}
