import { decision } from '../decision.ts';

/** After the end nobody is asked. */
export const over = decision('over', { clause: 'LIB-END-1', asks: () => 0, list() {}, answers: {} });
