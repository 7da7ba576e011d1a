export { contest, type Contest } from './arena.ts';
export type { Guests } from './guests.ts';
export { Forfeit, Guest, GuestTrouble, LIMITS, type GuestFault } from '../guest/guest.ts';
export { killPrograms, startProgram, type Heard, type Program } from '../guest/program.ts';
export { ladder, type Meeting, type Rating } from './elo.ts';
export { shareShown, strengthChart, strengthDocument, type Measured } from './strength.ts';
export { playGame, type Played } from './game.ts';
export type { Fixture } from './schedule.ts';
export { habitsOf, type Outcome, type Rate, type Tally } from './tally.ts';
