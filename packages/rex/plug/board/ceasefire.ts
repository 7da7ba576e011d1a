/** Decisions and answers of the Ceasefire. */
export const CEASEFIRE: ReadonlySet<string> = new Set(['D-CF-LEAVE', 'D-CF-OFFER', 'D-CF-ANSWER', 'D-CF-GIFT']);
/** What is answered in the panel itself. */
export const CEASEFIRE_VERBS: ReadonlySet<string> = new Set(['accept', 'decline', 'ally', 'transfer', 'amount', 'give']);
/** Once something is put together, it is sent as a whole, and finished by that. */
export const OFFER_VERBS: ReadonlySet<string> = new Set([...CEASEFIRE_VERBS, 'done']);
