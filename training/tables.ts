/** Writes core/tables.h: what the C++ core has to know of the standard rules, read from the first built-in pack. */
import { writeFileSync } from 'node:fs';
import { liberation, standard, type LiberationRules } from '@orrery/liberation';

const opened = liberation.open({}, standard);
if ('faults' in opened) throw new Error('the pack cannot be opened');
const { table } = opened as LiberationRules;
const { atlas, missions, choices } = table;

/** Missions of the standard rules: those some city has, with the one operation each of them is. */
const used = [...new Set([...table.dynastyMission, ...table.liberationMission])].toSorted((a, b) => a - b);
if (used.some((mission, i) => mission !== i)) throw new Error('missions of the standard rules do not come first in this pack');
for (const i of used)
  if (missions[i]?.effect.length !== 1) throw new Error(`${missions[i]?.id} is not one operation: the core does not know it`);

const ops = used.map((i) => missions[i]?.effect[0]);
const opOf = (id: string) => {
  const op = ops[missions.findIndex((mission) => mission.id === id)];
  if (!op) throw new Error(`the pack has no ${id}`);
  return op;
};
const row = (list: readonly unknown[]): string => `{${list.map(Number).join(', ')}}`;
const rows = (lists: readonly (readonly unknown[])[]): string => `{${lists.map(row).join(', ')}}`;
const verbs = Object.entries(choices.base).map(([verb, code]) => `${verb.toUpperCase()}_ = ${code}`);
const mill = opOf('publicSupport');

const text = `// Made by tables.ts from the built-in pack ${table.pack.id}. Do not edit.
#pragma once
#include <cstdint>

namespace liberation {

constexpr int CITIES = ${table.cities.length}, MAPS = ${atlas.maps.length}, MISSIONS = ${used.length};
// First code of each verb; the engine's own codes below ORDER_, then "next card from the top".
enum Code { ${verbs.join(', ')}, ACTIONS = ${choices.base.order + table.cities.length} };
enum MissionId { ${used.map((i) => missions[i]?.id).join(', ')} };

struct Tables {
  uint16_t mapCities[MAPS];
  uint16_t inner[MAPS * 2][CITIES];
  uint8_t ports[MAPS * 4][6];
  int8_t missionOf[2][CITIES];
  uint8_t costExploit[MISSIONS], costDiscard[MISSIONS];
  uint16_t notBorrowed;
  uint8_t millNumerator, millDivisor, millUp, mostReturned, mostFlaws, lookedAt;
};

constexpr Tables TABLES = {
  ${row(atlas.mapCities)},
  ${rows(atlas.inner)},
  ${rows(atlas.ports)},
  ${rows([table.dynastyMission, table.liberationMission])},
  ${row(used.map((i) => missions[i]?.costExploit))},
  ${row(used.map((i) => missions[i]?.costDiscard))},
  ${opOf('armedResistance').excluded},
  ${[mill.count, mill.divisor, mill.roundUp, opOf('propaganda').count, opOf('designFlaw').count, opOf('recruitSpyL').count].map(Number).join(', ')},
};

}  // namespace liberation
`;
writeFileSync(new URL('core/tables.h', import.meta.url), text);
