/** Worked vectors: islands as [q, r, rotation], yields as [blue, red, permanent, temporary], decks from the top. */
export const yieldVectors = [
  {
    id: 'V01',
    islands: { copperfall: [0, 0, 0] },
    expect: { copperfall: [2, 2, 1, 2] },
    clauses: ['GRV-EXTRACT-4', 'GRV-EXTRACT-8', 'GRV-EXTRACT-9'],
  },
  {
    id: 'V02',
    islands: { copperfall: [0, 0, 0], stormcrown: [1, 0, 0] },
    expect: { copperfall: [2, 3, 1, 3], stormcrown: [3, 2, 1, 2] },
    clauses: ['GRV-EXTRACT-5', 'GRV-EXTRACT-11'],
  },
  {
    id: 'V03',
    islands: { copperfall: [0, 0, 0], stormcrown: [1, 0, 3] },
    expect: { copperfall: [3, 2, 1, 2], stormcrown: [3, 2, 1, 2] },
    clauses: ['GRV-GEO-5', 'GRV-EXTRACT-5'],
  },
  {
    id: 'V04',
    islands: { copperfall: [0, 0, 1], stormcrown: [1, 0, 0] },
    expect: { copperfall: [2, 3, 1, 3], stormcrown: [2, 3, 1, 3] },
    clauses: ['GRV-GEO-5', 'GRV-GEO-10', 'GRV-EXTRACT-5'],
  },
  {
    id: 'V05',
    islands: { copperfall: [0, 0, 0], stormcrown: [1, 0, 0] },
    sabotage: { copperfall: [0] },
    expect: { copperfall: [1, 1, 0, 1], stormcrown: [3, 2, 1, 2] },
    clauses: ['GRV-WAR-6', 'GRV-WAR-8', 'GRV-WAR-9'],
  },
  {
    id: 'V06',
    islands: { copperfall: [0, 0, 1], mistharbour: [-1, 0, 0], windhollow: [1, 0, 0] },
    sabotage: { copperfall: [1] },
    expect: { copperfall: [1, 2, 0, 2], mistharbour: [2, 2, 1, 2], windhollow: [2, 3, 1, 3] },
    clauses: ['GRV-GEO-7', 'GRV-WAR-6'],
  },
  {
    id: 'V07',
    islands: { copperfall: [0, 0, 0], stormcrown: [1, 0, 0] },
    tokens: [
      ['copperfall', 0, 'B'],
      ['copperfall', 0, 'B'],
    ],
    expect: { copperfall: [4, 3, 2, 3], stormcrown: [5, 2, 2, 2] },
    clauses: ['GRV-WAR-18', 'GRV-WAR-20'],
  },
  {
    id: 'V08',
    islands: { copperfall: [0, 0, 0], stormcrown: [1, 0, 0] },
    sabotage: { copperfall: [0] },
    tokens: [['copperfall', 0, 'R']],
    expect: { copperfall: [1, 1, 0, 1], stormcrown: [3, 3, 1, 3] },
    clauses: ['GRV-WAR-9', 'GRV-WAR-20'],
  },
  { id: 'V09', islands: { rundor: [0, 0, 0] }, expect: { rundor: [4, 2, 2, 2] }, clauses: ['GRV-GEO-8', 'GRV-EXTRACT-4'] },
  {
    id: 'V10',
    islands: { rundor: [0, 0, 0], copperfall: [1, 0, 0] },
    expect: { rundor: [5, 2, 2, 2], copperfall: [3, 2, 1, 2] },
    clauses: ['GRV-GEO-8', 'GRV-EXTRACT-5'],
  },
  {
    id: 'V11',
    islands: {
      rundor: [0, 0, 0],
      copperfall: [1, 0, 0],
      windhollow: [0, 1, 0],
      stormcrown: [-1, 1, 0],
      mistharbour: [-1, 0, 0],
      cinderpeak: [0, -1, 0],
      lanternreach: [1, -1, 0],
    },
    expect: { rundor: [6, 4, 3, 4], copperfall: [3, 3, 1, 3], lanternreach: [3, 3, 1, 3] },
    clauses: ['GRV-EXTRACT-5', 'GRV-EXTRACT-8', 'GRV-EXTRACT-9'],
  },
  {
    id: 'V12',
    islands: { lanternreach: [0, 0, 0], windhollow: [1, 0, 0] },
    sabotage: { lanternreach: [0, 1, 2] },
    expect: { lanternreach: [0, 0, 0, 0], windhollow: [2, 3, 1, 3] },
    clauses: ['GRV-WAR-6', 'GRV-WAR-7', 'GRV-EXTRACT-12'],
  },
  {
    id: 'V13',
    islands: { cinderpeak: [0, 0, 4] },
    tokens: [
      ['cinderpeak', 1, 'R'],
      ['cinderpeak', 1, 'R'],
      ['cinderpeak', 1, 'R'],
      ['cinderpeak', 5, 'R'],
    ],
    expect: { cinderpeak: [2, 6, 1, 6] },
    clauses: ['GRV-WAR-17', 'GRV-WAR-20'],
  },
  {
    id: 'V14',
    islands: { mistharbour: [0, 0, 2] },
    tokens: [['mistharbour', 1, 'B']],
    expect: { mistharbour: [3, 2, 1, 2] },
    clauses: ['GRV-EXTRACT-8', 'GRV-EXTRACT-10'],
  },
] as const;

export const captureVectors = [
  {
    id: 'C01',
    attack: { hunters: 3, mercenaries: 1 },
    defend: 3,
    expect: { legal: true, losses: 2, survivors: 2 },
    clauses: ['GRV-CAPTURE-5', 'GRV-CAPTURE-8'],
  },
  { id: 'C02', attack: { hunters: 3, mercenaries: 0 }, defend: 3, expect: { legal: false }, clauses: ['GRV-CAPTURE-5'] },
  {
    id: 'C03',
    attack: { hunters: 1, mercenaries: 0 },
    defend: 0,
    expect: { legal: true, losses: 0, survivors: 1 },
    clauses: ['GRV-CAPTURE-5', 'GRV-CAPTURE-8'],
  },
  {
    id: 'C04',
    attack: { hunters: 2, mercenaries: 3 },
    defend: 2,
    expect: { legal: true, losses: 2, survivors: 3 },
    clauses: ['GRV-CAPTURE-8'],
  },
  { id: 'C05', attack: { hunters: 0, mercenaries: 3 }, defend: 1, expect: { legal: false }, clauses: ['GRV-CAPTURE-4'] },
  {
    id: 'C06',
    attack: { hunters: 1, mercenaries: 3 },
    defend: 2,
    expect: { legal: true, losses: 2, survivors: 2, lossChoices: [[0, 2]] },
    clauses: ['GRV-CAPTURE-9'],
  },
  {
    id: 'C07',
    attack: { hunters: 2, mercenaries: 2 },
    defend: 3,
    expect: {
      legal: true,
      losses: 2,
      survivors: 2,
      lossChoices: [
        [0, 2],
        [1, 1],
      ],
    },
    clauses: ['GRV-CAPTURE-9'],
  },
  { id: 'C08', attack: { hunters: 1, mercenaries: 3 }, defend: 4, expect: { legal: false }, clauses: ['GRV-CAPTURE-5', 'GRV-SHIP-2'] },
] as const;

export const attractVectors = [
  {
    id: 'A01',
    gravity: { copperfall: ['red', 4, 4], stormcrown: ['blue', 3, 2] },
    expect: { attractor: 'copperfall', lead: 3, pulls: 2 },
    clauses: ['GRV-ISLANDS-2', 'GRV-ISLANDS-6', 'GRV-ISLANDS-7'],
  },
  {
    id: 'A02',
    gravity: { copperfall: ['red', 4, 4], stormcrown: ['blue', 4, 2] },
    expect: { attractor: 'copperfall', lead: 2, pulls: 1 },
    clauses: ['GRV-ISLANDS-7'],
  },
  {
    id: 'A03',
    gravity: { copperfall: ['red', 4, 2], stormcrown: ['blue', 3, 3] },
    expect: { attractor: 'copperfall', lead: 0, pulls: 1 },
    clauses: ['GRV-ISLANDS-3'],
  },
  {
    id: 'A04',
    gravity: { copperfall: ['red', 4, 2], stormcrown: ['blue', 4, 2], windhollow: ['red', 1, 0] },
    expect: { attractor: null, pulls: 0 },
    clauses: ['GRV-ISLANDS-5'],
  },
  {
    id: 'A05',
    gravity: { copperfall: ['red', 4, 2], windhollow: ['red', 4, 2], stormcrown: ['blue', 3, 0] },
    expect: { choice: ['copperfall', 'windhollow'], lead: 3, pulls: 2 },
    clauses: ['GRV-ISLANDS-4', 'GRV-ISLANDS-7'],
  },
  {
    id: 'A06',
    gravity: { copperfall: ['red', 6, 0], windhollow: ['red', 5, 0], stormcrown: ['blue', 2, 1] },
    expect: { attractor: 'copperfall', lead: 3, pulls: 2 },
    clauses: ['GRV-ISLANDS-6'],
  },
  {
    id: 'A07',
    gravity: { copperfall: ['red', 2, 0], mistharbour: [null, 9, 0], stormcrown: ['blue', 1, 0] },
    expect: { attractor: 'copperfall', lead: 1, pulls: 1 },
    clauses: ['GRV-ISLANDS-2', 'GRV-ISLANDS-6'],
  },
  {
    id: 'A08',
    gravity: { copperfall: ['red', 0, 0], mistharbour: [null, 3, 0] },
    expect: { attractor: null, pulls: 0 },
    clauses: ['GRV-ISLANDS-2'],
  },
  {
    id: 'A09',
    gravity: { copperfall: ['red', 1, 2] },
    expect: { attractor: 'copperfall', lead: 3, pulls: 2 },
    clauses: ['GRV-ISLANDS-6', 'GRV-ISLANDS-7'],
  },
  {
    id: 'A10',
    gravity: { copperfall: ['red', 4, 2], windhollow: ['red', 4, 2], stormcrown: ['blue', 4, 2] },
    expect: { attractor: null, pulls: 0 },
    clauses: ['GRV-ISLANDS-5'],
  },
] as const;

export const pullVectors = [
  {
    id: 'P01',
    cells: {
      copperfall: [2, 0],
      rundor: [0, 0],
      windhollow: [0, 2],
      stormcrown: [-2, 2],
      mistharbour: [-2, 0],
      cinderpeak: [0, -2],
      lanternreach: [2, -2],
    },
    attractor: 'copperfall',
    gravity: { copperfall: 3 },
    expect: { targets: 6, cells: [0, 1, 2, 3, 4, 5] },
    clauses: ['GRV-ISLANDS-8', 'GRV-ISLANDS-9'],
  },
  {
    id: 'P02',
    cells: {
      copperfall: [2, 0],
      rundor: [0, 0],
      windhollow: [0, 2],
      stormcrown: [-2, 2],
      mistharbour: [-2, 0],
      cinderpeak: [0, -2],
      lanternreach: [2, -2],
    },
    attractor: 'copperfall',
    gravity: { copperfall: 3, rundor: 3, windhollow: 4 },
    expect: { targets: 4, cells: [0, 1, 2, 3, 4, 5] },
    clauses: ['GRV-ISLANDS-8'],
  },
  {
    id: 'P03',
    cells: {
      copperfall: [2, 0],
      rundor: [1, 0],
      windhollow: [2, 1],
      stormcrown: [-2, 2],
      mistharbour: [-2, 0],
      cinderpeak: [0, -2],
      lanternreach: [2, -2],
    },
    attractor: 'copperfall',
    gravity: { copperfall: 3 },
    expect: { targets: 4, cells: [0, 2, 4, 5] },
    clauses: ['GRV-ISLANDS-8', 'GRV-ISLANDS-9'],
  },
] as const;

export const surroundVectors = [
  {
    id: 'W01',
    cells: {
      copperfall: [0, 0],
      rundor: [1, 0],
      windhollow: [0, 1],
      stormcrown: [-1, 1],
      mistharbour: [-1, 0],
      cinderpeak: [0, -1],
      lanternreach: [1, -1],
    },
    expect: { surrounded: ['copperfall'], neighbours: { copperfall: 6, rundor: 3 } },
    clauses: ['GRV-ISLANDS-13'],
  },
  {
    id: 'W02',
    cells: {
      copperfall: [0, 0],
      rundor: [1, 0],
      windhollow: [0, 1],
      stormcrown: [-1, 1],
      mistharbour: [-1, 0],
      cinderpeak: [0, -1],
      lanternreach: [2, -2],
    },
    expect: { surrounded: [], neighbours: { copperfall: 5, lanternreach: 0, rundor: 2, windhollow: 3 } },
    clauses: ['GRV-ISLANDS-13'],
  },
  {
    id: 'W03',
    cells: {
      copperfall: [0, 0],
      rundor: [1, 0],
      windhollow: [0, -1],
      stormcrown: [-1, 1],
      mistharbour: [-1, 0],
      cinderpeak: [0, 1],
      lanternreach: [3, -3],
    },
    move: ['lanternreach', 'windhollow', 1],
    illegalMove: true,
    expect: {},
    clauses: ['GRV-ISLANDS-9'],
  },
  {
    id: 'W04',
    cells: {
      copperfall: [0, 0],
      rundor: [1, 0],
      windhollow: [0, -1],
      stormcrown: [-1, 1],
      mistharbour: [-1, 0],
      cinderpeak: [0, 1],
      lanternreach: [3, -3],
    },
    move: ['lanternreach', 'windhollow', 0],
    expect: { surrounded: ['copperfall'], neighbours: { copperfall: 6, windhollow: 3, lanternreach: 3 } },
    clauses: ['GRV-ISLANDS-12', 'GRV-ISLANDS-14'],
  },
  {
    id: 'W05',
    cells: {
      copperfall: [0, 0],
      rundor: [1, 0],
      windhollow: [0, -1],
      stormcrown: [-1, 1],
      mistharbour: [-1, 0],
      cinderpeak: [0, 1],
      lanternreach: [3, -3],
    },
    move: ['lanternreach', 'windhollow', 4],
    expect: { surrounded: [], neighbours: { copperfall: 5, windhollow: 3, lanternreach: 1 } },
    clauses: ['GRV-ISLANDS-13'],
  },
] as const;

export const facingVectors = [
  {
    id: 'G01',
    rot: [
      [0, 0, 0],
      [1, 0, 5],
      [2, 1, 5],
      [5, 3, 4],
      [3, 3, 0],
    ],
    clauses: ['GRV-GEO-5'],
  },
] as const;

export const storeVectors = [
  { id: 'H01', store: [2, 1], islands: { copperfall: [3, 2] }, expect: { maxUnits: 1 }, clauses: ['GRV-AIR-5', 'GRV-AIR-6'] },
  { id: 'H02', store: [0, 4], islands: { copperfall: [3, 2] }, expect: { maxUnits: 0 }, clauses: ['GRV-AIR-6'] },
  { id: 'H03', store: [0, 0], islands: { copperfall: [0, 1] }, expect: { maxUnits: 1 }, clauses: ['GRV-AIR-3'] },
] as const;

export const deckVectors = [
  {
    id: 'D01',
    deck: [3, 1, 5, 2, 6, 4, 1],
    discard: [3, 5],
    draw: 5,
    limit: 4,
    keep: [3, 1, 5, 2],
    saved: [6],
    expect: { hand: [1, 2, 3, 5, 6], deck: 2, discard: [3, 5, 6] },
    clauses: ['GRV-PREP-2', 'GRV-PREP-4', 'GRV-PREP-6', 'GRV-PREP-8'],
  },
  {
    id: 'D02',
    deck: [3, 1, 5, 2, 6, 4, 1, 2],
    discard: [],
    draw: 5,
    limit: 4,
    keep: [3],
    saved: [],
    expect: { hand: [1, 2, 3, 4], deck: 0, discard: [1, 2, 5, 6] },
    clauses: ['GRV-PREP-7'],
  },
  {
    id: 'D03',
    deck: [3, 1],
    discard: [6, 4, 2],
    newDeck: [2, 6, 4],
    draw: 5,
    limit: 4,
    keep: [3, 1, 2, 6],
    saved: [],
    expect: { hand: [1, 2, 3, 6], deck: 0, discard: [4] },
    clauses: ['GRV-PREP-9'],
  },
  {
    id: 'D04',
    deck: [3, 1, 5, 2, 6],
    discard: [4],
    newDeck: [5, 4, 6, 2],
    draw: 5,
    limit: 4,
    keep: [3, 1],
    saved: [],
    expect: { hand: [1, 3, 4, 5], deck: 2, discard: [] },
    clauses: ['GRV-PREP-9', 'GRV-PREP-10'],
  },
] as const;

export const teamTurnsVectors = [
  {
    id: 'T01',
    hands: [4, 1, 4, 4],
    turns: 3,
    picks: [0, 2, 0, 3, 0, 2, 1, 3, 2, 3],
    expect: { order: [0, 2, 0, 3, 0, 2, 1, 3, 2, 3], ended: true, left: [1, 0, 1, 1] },
    clauses: ['GRV-TEAM-TURN-1', 'GRV-TEAM-TURN-6'],
  },
  {
    id: 'T02',
    hands: [4, 4, 4, 4],
    turns: 3,
    picks: [0, 2, 0, 2, 0, 2, 1, 3, 1, 3, 1, 3],
    expect: { order: [0, 2, 0, 2, 0, 2, 1, 3, 1, 3, 1, 3], ended: true, left: [1, 1, 1, 1] },
    clauses: ['GRV-TEAM-TURN-4', 'GRV-TEAM-TURN-5'],
  },
] as const;

export const layoutVectors = [
  { id: 'L01', expect: { touching: 0, minDistance: 2, maxDistance: 4 }, clauses: ['GRV-SETUP-3', 'GRV-SETUP-4'] },
] as const;
