import { answer, type Answer, type Question } from './task.ts';

/** What runs in a thread of the pool. */
export default (question: Question): Promise<Answer<Question>> => answer(question);
