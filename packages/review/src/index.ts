export type { Decision } from './decisions.ts';
export { GLANCE, STANDARD, type Answer, type Appraisal, type Depth } from './appraisal.ts';
export { examine, resultFor, type Task } from './review.ts';
export { isSure, lead, thresholdsFor, verdictOf, type Thresholds, type Verdict } from './verdict.ts';
export { wayOf, type Part, type Way } from './way.ts';
export { SURE } from './noise.ts';
