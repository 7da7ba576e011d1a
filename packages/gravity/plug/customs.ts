/** Partners of a confrontation may talk among themselves. */
import type { Customs } from '@orrery/games/plug';
import type { GravityPack } from '@orrery/gravity';

export const customs: Customs = {
  team: (options, pack, seat) =>
    options['confrontation'] === true ? ((pack as GravityPack).confrontation.teams.find((team) => team.includes(seat)) ?? []) : [],
  // GRV-OPT-9, GRV-TEAM-PREP-1: partners may plan while cards are chosen, but not name them.
  signalsOnly: (decision, options) => decision === 'prep.keep' && options['prepTalk'] !== 'free',
};
