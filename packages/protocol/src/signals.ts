/** What partners may say where words are not allowed. */
export const SIGNALS = [
  'attack',
  'defend',
  'gather',
  'hold-back',
  'left',
  'right',
  'centre',
  'together',
  'agreed',
  'no',
  'careful',
  'good',
] as const;
