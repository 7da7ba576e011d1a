/** Messages of the review of a game. */
export const en = {
  'seat.won': '{seat}: won',
  'seat.shared': '{seat}: {percent, number} % of the victory',
  'seat.lost': '{seat}: lost',
  'seat.unfinished': '{seat}: unfinished, {percent, number} % at the end',
  'way.start': 'First position',
  'way.own': 'Own decisions',
  'way.others': 'The others’ decisions',
  'way.luck': 'Luck',
  'way.left': 'Left over',
  'way.result': 'Result',
  'verdict.fine': 'fine',
  'verdict.slip': 'slip',
  'verdict.mistake': 'mistake',
  'verdict.blunder': 'blunder',
  'verdict.found': 'hard to find, found',
  better: 'Better: {choice} ({percent, number} %)',
  worst: 'The worst decisions',
  best: 'The best decision',
  none: 'Nothing that is more than noise.',
  thresholds:
    'A slip costs {slip, number} points of chance or more, a mistake {mistake, number}, a blunder {blunder, number}, by what the seat knew, and the interval of the loss leaves no doubt that it costs something.',
} as const;
