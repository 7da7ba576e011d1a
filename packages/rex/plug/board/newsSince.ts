import type { RexEvent } from '@orrery/rex';

/** Of what was told since the viewer was last asked, the first that others did: what one did oneself is no news. */
export const newsSince = (told: readonly RexEvent[], viewer: number): RexEvent | undefined =>
  told.find((event) => !('seat' in event && event.seat === viewer));
