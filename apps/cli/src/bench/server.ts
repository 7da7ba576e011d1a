export { measure } from '@orrery/server/bench';
