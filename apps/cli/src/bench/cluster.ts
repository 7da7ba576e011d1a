export { measureCluster as measure } from '@orrery/server/bench/cluster';
