import { hashOf } from '../secrets.ts';

/** What others know a person by. */
export const handleOf = (person: string): string => hashOf(`handle ${person}`).slice(0, 12);
