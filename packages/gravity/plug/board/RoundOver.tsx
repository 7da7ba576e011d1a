/** How a round ended, in place of the hand until the next one is asked for. */
import type { ComponentChildren } from 'preact';
import { tell } from './actionWords.ts';
import type { Things } from './things.ts';
import type { Faded } from './travel.ts';

export const RoundOver = ({ lines }: { readonly lines: readonly ComponentChildren[] }) => (
  <ol class="panel-body round-over">
    {lines.map((line) => (
      <li>{line}</li>
    ))}
  </ol>
);

/** That what lasts only a round is gone, and where how much of it. GRV-TRANS-1 */
export const sayFaded = (faded: readonly Faded[], things: Things): string =>
  [tell('log.faded'), faded.map(({ island, units }) => `${things.island(island)}\u00A0−${units}`).join(', ')]
    .filter((part) => part !== '')
    .join(': ');
