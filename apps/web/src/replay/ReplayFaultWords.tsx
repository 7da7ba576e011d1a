/** What is wrong with a replay, in a sentence; its words are loaded only when something is wrong. */
import type { ReplayFault } from '@orrery/kernel';
import { useFaultWords } from '../app/faults.ts';

export const ReplayFaultWords = ({ fault }: { fault: ReplayFault }) => <>{useFaultWords().replay(fault)}</>;
