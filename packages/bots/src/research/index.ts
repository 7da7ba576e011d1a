export { CUT, Episode } from './episode.ts';
export { record, type Recording } from './record.ts';
export { serveBatches } from './serve.ts';
export { type Heading, readTrajectories, type Step, type Trajectory } from './trajectories.ts';
