/** Decisions of a running battle are thought through to its end, which is near, so often. */
export const BATTLE = 3;
/** How much thought each decision is worth: others are looked at to the end of the round, which from its beginning is far. */
export const EFFORT: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['PLAN', 'CARDS', 'CALL', 'ANSWER', 'CMD-XX', 'CMD-JN', 'LOSS', 'KEEP'].map((id) => [`D-${id}`, BATTLE])),
  ...Object.fromEntries(['MOVE', 'DEPLOY', 'SOLPLACE'].map((id) => [`D-${id}`, 1])),
  // Few answers are open here, and battles of a whole round hang on them.
  ...Object.fromEntries(['PICK', 'FLIP'].map((id) => [`D-${id}`, 2])),
  'D-REC': 0.5,
  ...Object.fromEntries(['OFF-MOVE', 'BID'].map((id) => [`D-${id}`, 0.3])),
  ...Object.fromEntries(['INF', 'BID', 'REC', 'MAN', 'BAT', 'BOM'].map((id) => [`W-${id}`, 0.3])),
};
