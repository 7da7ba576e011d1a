/** Warnings that stand beside their choice and are never asked about: they come again and again, and what they warn of is seldom a mistake. */
const NOTED: readonly string[] = ['exposed', 'lastReady'];

export const noted = (codes: readonly string[]): readonly string[] => codes.filter((code) => NOTED.includes(code));
/** Of these warnings, those that are asked about before the choice is sent. */
export const askedAbout = (codes: readonly string[]): readonly string[] => codes.filter((code) => !NOTED.includes(code));
