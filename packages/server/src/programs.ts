/** Bots that come over the network. That one is a bot is part of who it is: it stands wherever it is named, and cannot be taken back. */

/** No id of a person has this in it. */
const MARK = 'bot:';

export const programId = (id: string): string => `${MARK}${id}`;
export const isProgram = (person: string): boolean => person.startsWith(MARK);
