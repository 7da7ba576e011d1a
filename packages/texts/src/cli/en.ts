/** What the command line says to people; help and JSON stay in English. */
export const en = {
  'error.file-missing': 'There is no file {file}.',
  'error.file-unreadable': '{file} cannot be read: {reason}',
  'error.not-a-file': '{file} is not a file.',
  'error.too-deep': '{file} is not a sound replay: it is nested too deeply',
  'error.unknown-game': 'No game here is called "{game}"; there are: {games}.',
  'error.unknown-part': 'There is no part "{part}" to measure; there are: {parts}.',
  'error.replay': '{file} is not a sound replay: {reason}',

  'fault.too-large': 'the file has {given, number} bytes; a replay has at most {limit, number}',
  'fault.not-json': 'it is not JSON ({reason})',
  'fault.wrong-shape': '{path} {problem}',
  'fault.unknown-game': 'no game here is called {wanted}; there are: {given}',
  'fault.other-game': 'it is of {wanted}, not of {given}',
  'fault.other-rules': 'it was played by rules version {wanted}; this program has version {given}',
  'fault.unknown-pack': 'its pack {pack} is not built in, and the file does not carry it',
  'fault.other-pack': 'the pack {pack} is not the one the game was played with: its hash differs',
  'fault.bad-options': '{path} {problem}',
  'fault.other-seats': 'its options seat {wanted}, but it names {given}',
  'fault.other-nonces': 'its seed needs {wanted, plural, one {# nonce} other {# nonces}}, one a seat, but it has {given}',
  'fault.not-opened': 'the dealer has not opened the secret, so nothing can be verified',
  'fault.broken-promise': 'the opened secret is not the one promised before the deal: its SHA-256 is not the commitment',
  'fault.too-long': 'it has {given, plural, one {# choice} other {# choices}}; a game of this kind has at most {bound, number}',
  'fault.too-many-choices':
    'the game is over after {played, plural, one {# choice} other {# choices}}, but the file goes on to {given, number}',
  'fault.illegal-choice': 'choice {entry, number} by seat {seat, number} was not open: {choice}',
  'fault.other-end': 'played again the game ends with {found}, but the file claims {claimed}',

  'replay.verified':
    'Verified: {game}, {choices, plural, one {# choice} other {# choices}}. The shuffles follow from the opened seed, every choice was legal, the end is as recorded.',
  'replay.id': 'Game {id}',
  'replay.game': '{game}, rules version {rules}, pack {pack}',
  'replay.seats': 'Seats: {seats}',
  'replay.kind.person': '{name}',
  'replay.kind.bot': '{name} (bot)',
  'replay.options': 'Options: {options}',
  'replay.resigned': '{seat} resigned',
  'replay.timeout': '{seat} ran out of time',
  'replay.unfinished': 'The game was left unfinished',

  'rules.summary':
    '{game}: {clauses, plural, one {# clause} other {# clauses}}, {tested, number} with a test, {notes, plural, one {# note} other {# notes}}, {pending, number} pending, {missing, number} missing',
  'rules.missing': '{game}: no test for {clauses}',
  'rules.unknown': '{game}: tests name {clauses}, which the rules do not have',
  'rules.written': 'Written: {file}',
} as const;
