export { document, section } from './document.ts';
export { statistics, type Entry, type PolicyName, type Statistics } from './statistics.ts';
