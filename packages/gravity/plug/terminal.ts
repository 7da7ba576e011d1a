import type { TerminalPlug } from '@orrery/games/plug';

export const plug: TerminalPlug = {
  strength: {
    targets: [
      { first: 'search', second: 'greedy', atLeast: 0.65 },
      { first: 'level:8', second: 'old:level:8', atLeast: 0.6 },
      { first: 'search', second: 'always:capture', atLeast: 0.6 },
    ],
    note: '`search` plays 60 worlds a decision to the end of the round. More worlds alone never made it stronger: each deals the rival another hand, so nothing was learned of his answers, and he was imagined as acting at a glance. Now everybody who is imagined weighs several whole turns and takes the best one by the evaluation: four in `search`, eight in level 8. Level 8 holds 74.0 % (69.5 % … 78.1 %, 400 games; 72.3 % as Red, 75.8 % as Blue) against `old:level:8`: `orrery arena gravity level:8 old:level:8 --games 400 --seed opponents`. Who captures whenever it can and looks one ply ahead otherwise holds 6.0 % (3.5 % … 10.2 %, 200 games) against `search`: `orrery arena gravity always:capture search --games 200 --seed opponents`. Of two greedy bots the one asked last wins 48.8 % (44.8 % … 52.8 %, 600 games), where it won 62.2 % as long as choices made at the same time were judged before the other had answered: `orrery arena gravity greedy greedy --games 600`. In 200 games of each level against itself nothing occurred that no sensible player does: `npm run soak -- packages/bots/src/silly`. Levels 2, 3, 5 and 6 have manners: they avoid captures, prefer them, save cards, or extract and stabilise, in a share of the cases in which nothing speaks against it. The target against greedy bots was measured with the first reconstruction, ratings and pairings with House reconstruction 2, which new games are played with: in it Manoeuvre is worth a turn and a lead attracts as many islands as there are sides, so that three and four players take about as many rounds as two: [what was measured](gravity-statistics.md), by `orrery statistics gravity`. Between two of level 4 whoever began won 51.0 % (49.2 % … 52.8 %, 3,000 games), between two of level 6 48.3 % (45.2 % … 51.4 %, 1,000 games), among three of level 4 30.5 % (25.6 % … 36.0 %, 300 games). Level 1, which decides by a glance, was measured again after it had become a little more decided: `orrery arena ladder gravity --only level:1 --games 240 --no-targets`. Every step between neighbours is 61 to 118 points. Pairings with fewer than 400 games are too short to be final; `orrery arena ladder gravity` measures on.',
  },
  statistics: async () => (await import('./statistics.ts')).gravityStatistics,
};
