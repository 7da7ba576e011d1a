/** Partners of a confrontation may talk among themselves. */
import type { Customs } from '@orrery/games/plug';
import type { GravityPack } from '@orrery/gravity';

export const customs: Customs = {
  presets: [
    { id: 'first', options: { seats: 2 } },
    { id: 'book', options: { seats: 3, domination: 5 } },
    { id: 'long', options: { seats: 4, module: 'war', domination: 5, confrontation: true } },
  ],
  // GRV-OPT-4, GRV-OPT-9
  fit(options, changed) {
    if (changed === 'seats') return options['seats'] === 4 ? options : { ...options, confrontation: false, prepTalk: 'signals' };
    if (changed === 'prepTalk') return options['prepTalk'] === 'free' ? { ...options, confrontation: true, seats: 4 } : options;
    if (changed !== 'confrontation') return options;
    return options['confrontation'] === true ? { ...options, seats: 4 } : { ...options, prepTalk: 'signals' };
  },
  clauses: {
    seats: 'GRV-OPT-1',
    module: 'GRV-OPT-2',
    'module.war': 'GRV-WAR-1',
    'module.air': 'GRV-AIR-2',
    domination: 'GRV-OPT-3',
    confrontation: 'GRV-OPT-4',
    prepTalk: 'GRV-OPT-9',
  },
  // All of a turn but losses, copies and bombardments that others have a say in; and pulls, up to the last.
  takesBack: [
    'turn',
    'castle.pay',
    'action',
    'recruit',
    'hire',
    'capture.target',
    'capture.commit',
    'extract.token',
    'pump.from',
    'pump.to',
    'pump.units',
    'redeploy',
    'turn.island',
    'turn.steps',
    'surge',
    'stabilise',
    'stabilise.units',
    'bombard',
    'leak',
    'leak.kind',
    'sabotage',
    'conserve',
    'unload.island',
    'unload.units',
    'islands.attractor',
    'islands.target',
    'islands.cell',
  ],
  team: (options, pack, seat) =>
    options['confrontation'] === true ? ((pack as GravityPack).confrontation.teams.find((team) => team.includes(seat)) ?? []) : [],
  // GRV-OPT-4, GRV-OPT-6
  inTeams: { seats: 4, options: { confrontation: true, domination: 5 } },
  // GRV-OPT-9, GRV-TEAM-PREP-1: partners may plan while cards are chosen, but not name them.
  signalsOnly: (decision, options) => decision === 'prep.keep' && options['prepTalk'] !== 'free',
};
