/** Log, talk, rules and cards beside the board; the log is told by rounds and phases, places in it light up on the map. */
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Notes, RexEvent } from '@orrery/rex';
import { language } from '@orrery/web/app/settings.ts';
import { SinceMark } from '@orrery/web/board/SinceMark.tsx';
import { Tabs } from '@orrery/web/board/Tabs.tsx';
import { useLatestLine } from '@orrery/web/board/useLatestLine.ts';
import type { TableTalk } from '@orrery/web/table/boards.ts';
import { Words } from '@orrery/web/table/wording.tsx';
import { newsSince } from './newsSince.ts';
import { notesOf } from './Strip.tsx';
import { chip, type Things } from './things.tsx';
import { laterPart, t } from './words.ts';

const RulesTab = laterPart(async () => (await import('./RulesTab.tsx')).RulesTab);
const CardsTab = laterPart(async () => (await import('./CardsTab.tsx')).CardsTab);

/** Told by the prompt or the table better than by a line. */
const UNSAID: ReadonlySet<string> = new Set(['window', 'closed', 'decided', 'deploying', 'recruiting', 'finished', 'relocating', 'gifts']);
/** Worth a glance of everybody. */
export const BIG: ReadonlySet<string> = new Set([
  'moved',
  'deployed',
  'battle',
  'wonBattle',
  'noWinner',
  'plan',
  'won',
  'played',
  'allied',
  'betrayed',
  'entered',
  'over',
  'called',
  'killed',
]);
/** Lines shown at first; earlier ones on request. */
const LATEST = 140;

const headOf = (event: RexEvent): string | null => (event.kind === 'round' ? 'of-round' : event.kind === 'phase' ? 'of-phase' : null);

interface LogProps {
  readonly events: readonly RexEvent[];
  readonly since: number;
  readonly things: Things;
  /** What a computer player says of what it did. */
  why(event: RexEvent): string | undefined;
}

export function Log({ events, since, things, why }: LogProps) {
  const list = useLatestLine<HTMLOListElement>(events.length);
  const [shown, setShown] = useState(LATEST);
  const said = events.filter(({ kind }) => !UNSAID.has(kind));
  // A line stays as it is until the language changes or a seat gets another name: the same node is drawn once.
  const drawn = useRef({ sign: '', lines: new WeakMap<RexEvent, VNode>() });
  const sign = `${language.value} ${things.view.players.map(({ race }) => race).join(' ')}`;
  if (drawn.current.sign !== sign) drawn.current = { sign, lines: new WeakMap() };
  const { lines } = drawn.current;
  const lineOf = (event: RexEvent, n: number): VNode => {
    const line = lines.get(event) ?? (
      <li class={headOf(event) ?? (BIG.has(event.kind) ? 'big' : '')} key={n}>
        <Words of={things.play.say.event(event)} thing={chip(things)} />
      </li>
    );
    lines.set(event, line);
    return line;
  };
  const first = Math.max(0, said.length - shown);
  const fresh = new Set(events.slice(since));
  const news = newsSince(
    said.filter((event) => fresh.has(event)),
    things.view.viewer,
  );
  const division = said.findIndex((event) => event === news);
  return (
    <ol class="rx-log" ref={list} tabIndex={0} aria-label={t('table.log')}>
      {said.length > shown && (
        <li key="earlier">
          <button type="button" class="quiet" onClick={() => setShown(shown * 4)}>
            {t('rex.earlier')}
          </button>
        </li>
      )}
      {said.slice(first).flatMap((event, i) => [
        ...(first + i === division
          ? [
              <li key="since">
                <SinceMark />
              </li>,
            ]
          : []),
        lineOf(event, first + i),
        why(event) && (
          <li class="rx-why" key={`why ${first + i}`}>
            <q>{why(event)}</q>
          </li>
        ),
      ])}
    </ol>
  );
}

function Decks({ things }: { things: Things }) {
  const { view } = things;
  const rows: readonly (readonly [string, string | number])[] = [
    [t('rex.deck.strategy'), view.strategyDeck],
    [t('rex.deck.influence'), view.influenceDeck],
    [t('rex.deck.bombardment'), view.bombardmentDeck],
    [t('rex.deck.gone'), view.influenceRemoved.length],
    ...(view.bank === null ? [] : [[t('rex.bank'), view.bank] as const]),
  ];
  return (
    <dl class="rx-decks" data-zone="deck" data-term="decks">
      {rows.map(([name, value]) => (
        <div>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {view.influenceShown && (
        <div>
          <dt>{t('rex.influence-card')}</dt>
          <dd>{things.name('influence', view.influenceShown)}</dd>
        </div>
      )}
    </dl>
  );
}

/** Cards that this seat knows to be in another's hand, and traitors it has seen go back into the deck. */
function seen(things: Things, memory: Notes | null): readonly string[] {
  if (!memory) return [];
  const { viewer } = things.view;
  const names = (kind: string, ids: readonly string[]): string => ids.map((id) => things.name(kind, id)).join(', ');
  return [
    ...memory.hands.flatMap((cards, seat) =>
      seat === viewer || cards.length === 0 ? [] : [t('rex.known', { ...things.who(seat), cards: names('card', cards) })],
    ),
    ...(memory.returnedTraitors.length > 0 ? [t('rex.returned', { leaders: names('leader', memory.returnedTraitors) })] : []),
  ];
}

interface Props {
  readonly events: readonly RexEvent[];
  /** How many of them the viewer has seen. */
  readonly since: number;
  readonly things: Things;
  /** What a computer player says of what it did. */
  why(event: RexEvent): string | undefined;
  readonly memory: Notes | null;
  /** What is said at the table, where people talk. */
  readonly talk: TableTalk | undefined;
}

export function Rail({ events, since, things, why, memory, talk }: Props) {
  const [shown, setShown] = useState<'log' | 'talk' | 'rules' | 'cards'>('log');
  const [heard, setHeard] = useState(talk?.lines ?? 0);
  const lines = talk?.lines ?? 0;
  useEffect(() => {
    if (shown === 'talk') setHeard(lines);
  }, [shown, lines]);
  const notes = [...notesOf(things), ...seen(things, memory)];
  return (
    <Tabs
      label={t('rail')}
      tabs={[
        { id: 'log', name: t('rex.log') },
        ...(talk ? [{ id: 'talk' as const, name: t('online.chat'), unseen: Math.max(0, lines - heard) }] : []),
        { id: 'rules', name: t('rex.tab.rules') },
        { id: 'cards', name: t('rex.tab.cards') },
      ]}
      shown={shown}
      onShow={setShown}
    >
      {shown === 'talk' && talk?.panel}
      {shown === 'rules' && <RulesTab things={things} />}
      {shown === 'cards' && <CardsTab things={things} memory={memory} />}
      {shown === 'log' && (
        <>
          <Log events={events} since={since} things={things} why={why} />
          {notes.length > 0 && (
            <section class="rx-memory" aria-label={t('memory')}>
              <h2 class="caps" data-term="memory">
                {t('memory')}
              </h2>
              <ul tabIndex={0} aria-label={t('memory')}>
                {notes.map((note) => (
                  <li>{note}</li>
                ))}
              </ul>
            </section>
          )}
          <Decks things={things} />
        </>
      )}
    </Tabs>
  );
}
