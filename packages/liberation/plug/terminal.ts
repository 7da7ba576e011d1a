import type { TerminalPlug } from '@orrery/games/plug';

export const plug: TerminalPlug = {
  bench: { searchFrom: ({ decision }) => decision === 'dyn.step1', saveRestore: true },
  strength: {
    targets: [
      { first: 'greedy', second: 'random', atLeast: 0.85 },
      { first: 'search:2000', second: 'greedy', atLeast: 0.75 },
      { first: 'search:2000', second: 'random', atLeast: 0.97 },
      { first: 'net', second: 'search:2000', atLeast: 0.75 },
      { first: 'master:200', second: 'search:2000', atLeast: 0.8 },
    ],
    note: 'The search draws its worlds from the exact belief, weighed by how a sensible Liberation behaves; in the games it imagines both sides follow the trail of the base as far as the table has been told of it. The Dynasty gains most by looking ahead; the Liberation gains less against the one-ply Dynasty, which hunts by the same belief. `net` learned the game by playing itself (`training/README.md`) and answers at once; `master:200` tries its choices in 200 worlds besides. Levels 2 to 7 are the net drawn ever less warmly, with a memory of 2, 3, 4, 5, 6 and 9 turns, and 2 to 6 have manners: they prefer attacks, missions or moves of the base, or avoid attacks, in a share of the cases in which nothing speaks against it; level 8 is a master of 60 worlds, which on a slow machine stops in time and plays the net about even; level 1 looks at its cards alone, and one choice seems to it more like another than it is; where no net was trained for the table, levels think through fewer worlds, go in some of them by what lies on the table alone, and take some decisions at a glance. Everything was measured with House reconstruction 2, between bots that are all kept from follies; that helps the search more than the net, which without it had 82.0 % (79.7 % … 84.1 %, 1,200 games) against a search without it. How even the sides are between nets: `docs/liberation-balance.md`.',
  },
};
