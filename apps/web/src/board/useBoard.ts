/** What every board does at a table: it hears what is new, marks the last move, brings the answers into sight and focus, and lets go by Escape. */
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Known, TableView } from '@orrery/kernel';
import type { Play } from '../table/play.ts';
import type { Snapshot } from '../table/table.ts';
import { markLastMove } from './lastMove.ts';
import type { Motion } from './Motion.ts';
import { useChoicesInSight } from './useChoicesInSight.ts';
import { useFirstChoice } from './useFirstChoice.ts';
import { useLetGo } from './useLetGo.ts';
import { type News, useNews } from './useNews.ts';
import { usePause } from './usePause.ts';
import { useSince } from './useSince.ts';

export interface Manners<V extends TableView, Event> {
  /** What moves on the board, and ends when somebody leaves it. */
  readonly motion: Motion;
  /** Shows news before they are painted, and says where they took place. */
  hear(news: News<Event>, known: Known<V>): readonly string[];
  /** How long the next question is held back so that these news can be seen, in milliseconds. */
  pause?(news: News<Event>): number;
  /** Somebody had seen enough of it. */
  readonly onSeen?: () => void;
  /** Another question, or the same after another answer: what was pointed at is so no longer. */
  onQuestion(): void;
  /** Lets go of what is pointed at. */
  readonly letGo: () => void;
  /** Changes with what is pointed at, and so with what is lit. */
  readonly pointed: unknown;
  /** Where the question stands. */
  readonly prompt: string;
  /** Where the first answer is looked for, the likeliest place first; and where somebody who reads is left alone. */
  readonly first: readonly string[];
  readonly reading: string;
}

export interface Board<V extends TableView, Event> {
  readonly now: Snapshot;
  readonly known: Known<V> | null;
  /** Everything the viewer was told, and how much of it when they were last asked. */
  readonly events: readonly Event[];
  readonly since: number;
  /** The question is held back for a moment: the board shows what has ended. */
  readonly held: boolean;
}

export function useBoard<V extends TableView, Event>({ table, busy }: Play, manners: Manners<V, Event>): Board<V, Event> {
  const now = table.now.value;
  const known = now.known as Known<V> | null;
  const { held: paused, hold } = usePause(manners.onSeen ?? (() => undefined));
  const held = paused && now.stage === 'decide';
  const events = useNews<Event>(table, known, (news) => {
    const places = known ? manners.hear(news, known) : [];
    // What was taken back did not take place.
    if (news.events.length > 0 || !news.goesOn) markLastMove(places);
    const time = manners.pause?.(news) ?? 0;
    // What others decide meanwhile does not end it.
    if (time > 0 || !news.goesOn) hold(time);
  });
  const since = useSince(now, events.length);
  // At once: whoever is quick points at the new question, not at the old one.
  useLayoutEffect(manners.onQuestion, [now]);
  useEffect(() => () => manners.motion.stop(), []);
  useChoicesInSight(manners.prompt, [now, manners.pointed, held]);
  useLetGo(manners.letGo);
  useFirstChoice(now, { ...manners, held, busy });
  return { now, known, events, since, held };
}
