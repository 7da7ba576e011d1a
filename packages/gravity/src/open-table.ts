import { DecisionTable, type Options } from '@orrery/kernel';
import { cardSets, setRange } from './card-sets.ts';
import { decisionsByStage } from './decisions.ts';
import type { ActionData, GravityPack, Module } from './pack/pack.ts';
import { op, type Action, type Table } from './table.ts';
import { speakChoices, speakEvents, type Material } from './words.ts';

function action(data: ActionData): Action {
  return {
    op: op[data.op],
    amount: data.amount ?? (data.op === 'turn' ? 0 : 1),
    adjacent: data.range === 'adjacent',
    scope: data.scope ?? 'own',
    hunterFirst: data.first === 'hunter',
    temporary: data.temporary ?? 0,
    permanent: data.permanent ?? 0,
    holdLimit: data.holdLimit ?? 0,
  };
}

export interface Settings {
  readonly seats: number;
  readonly module: Module;
  readonly domination: 'off' | number;
  readonly confrontation: boolean;
}

/** Lays out a table for a pack and settings that fit it. */
export function openTable(pack: GravityPack, settings: Settings, options: Options): Table {
  const { seats, module } = settings;
  const cards = pack.cards.filter((card) => card.module === 'base' || card.module === module);
  const size = module === 'none' ? pack.round.base : pack.round.withModule;
  const sets = cardSets(cards);
  const most: Record<string, number> = {};
  for (const { actions } of cards)
    for (const data of [actions.A, actions.B])
      most[data.op] = Math.max(most[data.op] ?? 0, data.amount ?? 0, data.temporary ?? 0, data.permanent ?? 0);
  const material: Material = {
    pack,
    seats,
    sets,
    keeps: setRange(sets, 0, size.keep),
    saves: setRange(sets, 0, pack.round.savedLimit),
    pays: setRange(sets, pack.round.castlingCost, pack.round.castlingCost),
    islands: pack.islands.map((island) => island.id),
    actions: cards.flatMap((card) => [`${card.number}A`, `${card.number}B`]),
    trunks: Math.max(1, ...pack.islands.map((island) => island.trunks.length)),
    most,
  };
  const choices = speakChoices(material);
  const events = speakEvents(material);
  const teams = settings.confrontation ? pack.confrontation.teams : null;
  const members = teams ?? Array.from({ length: seats }, (_, seat) => [seat]);
  const side = Array.from({ length: seats }, (_, seat) => members.findIndex((list) => list.includes(seat)));
  const { pullsWithLead, pullsWithLeadBySides } = pack.attraction;
  const goal = settings.domination === 'off' ? 0 : settings.domination;
  const count = (text: string, letter: string): number => text.split(letter).length - 1;
  return {
    pack,
    options,
    seats,
    module,
    goal,
    pullsWithLead: (goal === 0 ? pullsWithLeadBySides?.[members.length] : undefined) ?? pullsWithLead, // GRV-ISLANDS-7
    teams: teams !== null,
    sides: members.length,
    side,
    partner: side.map((team, seat) => members[team]?.find((other) => other !== seat) ?? -1),
    members,
    draw: size.draw,
    keep: size.keep,
    turns: teams ? pack.round.teamTurns : size.turns,
    sets,
    keeps: material.keeps,
    saves: material.saves,
    pays: material.pays,
    actions: cards.flatMap((card) => [action(card.actions.A), action(card.actions.B)]),
    actionIds: material.actions,
    islandIds: material.islands,
    islands: pack.islands.map(({ sources, trunks, sabotage }) => ({
      blue: sources.map((text) => count(text, 'B')),
      red: sources.map((text) => count(text, 'R')),
      trunk: sources.map((_, local) => trunks.findIndex((sides) => sides.includes(local))),
      trunks: sabotage ? trunks.length : 0,
    })),
    directionOf: [-1, 0, 1].flatMap((q) =>
      [-1, 0, 1].map((r) => pack.geometry.directions.findIndex((step) => step[0] === q && step[1] === r)),
    ),
    mostTrunks: material.trunks,
    choices: choices.words,
    events: events.words,
    choiceCodec: choices.codec,
    eventCodec: events.codec,
    decisions: new DecisionTable(decisionsByStage, choices.words),
  };
}
