export const BATTLE_VERBS: ReadonlySet<string> = new Set(['dial', 'lead', 'slot']);
