/** What versions of the rules have decided differently: the engine is one, a table is opened with the rulings of its version. */
export interface Rulings {
  /** With `solSpecial: solControlsBoth`: whether Sol can do without a site that is demolished, though nobody controls it (REX-WIN-10). */
  readonly demolishedSiteSpared: boolean;
}

export const VERSION_1: Rulings = { demolishedSiteSpared: true };
export const VERSION_2: Rulings = { demolishedSiteSpared: false };
