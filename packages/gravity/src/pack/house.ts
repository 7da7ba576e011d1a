import { cards } from './cards.ts';
import { islands } from './islands.ts';
import type { GravityPack } from './pack.ts';
import { status } from './status.ts';

/** The base game as this project reconstructed it, with the expansion as printed. */
export const house = {
  id: 'gravity-house',
  version: 1,
  title: {
    en: 'Gravity: Floating Islands',
    ru: 'Гравитация. Парящие острова',
    de: 'Gravitation: Schwebende Inseln',
  },
  label: 'House reconstruction',
  labels: {
    en: 'House reconstruction',
    ru: 'Авторская реконструкция',
    de: 'Hausrekonstruktion',
  },
  players: {
    min: 2,
    max: 4,
    colours: ['red', 'blue', 'green', 'yellow'],
  },
  geometry: {
    directions: [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ],
    centreCell: [0, 0],
    ringCells: [
      [2, 0],
      [0, 2],
      [-2, 2],
      [-2, 0],
      [0, -2],
      [2, -2],
    ],
    startRing: {
      '2': [0, 3],
      '3': [0, 2, 4],
      '4': [0, 1, 3, 4],
    },
    randomIslandOrder: true,
    randomRotation: true,
  },
  islands,
  pieces: {
    hunters: 12,
    startOnIsland: 4,
    startOnAirship: 2,
    mercenaries: 20,
    airshipCrew: 4,
    airshipMercenaries: 3,
  },
  extraction: {
    bluePerPermanent: 2,
    redPerTemporary: 1,
    remainders: 'lost',
    neighbourSources: true,
  },
  round: {
    base: {
      draw: 5,
      keep: 4,
      turns: 4,
    },
    withModule: {
      draw: 6,
      keep: 5,
      turns: 5,
    },
    teamTurns: 3,
    savedLimit: 2,
    castlingCost: 2,
    roundLimit: 20,
  },
  capture: {
    margin: 1,
    lossDivisor: 2,
    lossRounding: 'down',
    minimumSurvivingHunters: 1,
    gravityStays: true,
  },
  attraction: {
    minimumGravity: 1,
    tieBreak: 'permanent',
    tie: 'balance',
    leadForTwo: 3,
    leadAgainst: 'rivals',
    pulls: 1,
    pullsWithLead: 2,
    targetMustBeWeaker: true,
  },
  cards,
  supply: {
    sabotageTokens: 8,
    sourceTokens: 10,
    airshipStore: 4,
    gravityUnits: 'unlimited',
  },
  domination: {
    goals: [4, 5],
    markers: 4,
  },
  confrontation: {
    players: 4,
    teams: [
      [0, 1],
      [2, 3],
    ],
    copyCost: 1,
  },
  options: {
    players: [2, 3, 4],
    module: ['none', 'war', 'air'],
    domination: ['off', 4, 5],
    confrontation: [false, true],
    prepTalk: ['signals', 'free'],
    defaults: {
      players: 2,
      module: 'none',
      domination: 'off',
      confrontation: false,
      prepTalk: 'signals',
    },
  },
  status,
} as const satisfies GravityPack;
