/** What lies on the table as text, by game; each part is loaded with its game. */
import type { ComponentType } from 'preact';
import type { Play } from '../table/play.ts';

export interface LiesProps {
  readonly play: Play;
  /** All the viewer knows, as the game's own view. */
  readonly known: { readonly view: never; readonly past: readonly number[] };
}
type Lies = ComponentType<LiesProps>;

export const lies: Readonly<Record<string, () => Promise<Lies>>> = {
  liberation: async () => (await import('./LiberationLies.tsx')).LiberationLies as Lies,
  rex: async () => (await import('./RexLies.tsx')).RexLies as Lies,
  gravity: async () => (await import('./GravityLies.tsx')).GravityLies as Lies,
};
