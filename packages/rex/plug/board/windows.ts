/** Decisions in which everybody asked may play a card, and nobody sees who could. */
export const isWindow = (decision: string): boolean => /^[WX]-/.test(decision);
