/** The coach beside the board: says what is to be seen, takes what is answered in words, and knows why something was not right. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GameId } from '@orrery/games/list';
import type { Entry, FirstGame, LessonsPlug, Moment, Option, Text } from '@orrery/games/lesson';
import { language } from '../app/settings.ts';
import { href } from '../app/route.ts';
import { local } from '../app/words.ts';
import { learn } from './words.ts';
import { Icon } from '../draw/glyphs.tsx';
import type { Play } from '../table/play.ts';
import { plainTable } from '../table/plainTable.ts';
import { Words } from '../table/wording.tsx';
import type { Lessoned } from './LessonTable.ts';
import type { Onward } from './onward.ts';
import { playFirst } from './playFirst.ts';
import { sayText } from './sayText.ts';

interface Props {
  readonly lessoned: Lessoned;
  readonly plug: LessonsPlug;
  readonly play: Play;
  readonly number: number;
  readonly of: number;
  readonly way: Onward;
  /** The game for which this lesson, the last of the short way or of the course, was the last thing to know. */
  readonly first: FirstGame | null;
  /** The taught answer is shown. */
  readonly shown: boolean;
  readonly onShow: () => void;
  readonly onLeave: () => void;
}

/** `**word**` stands out. */
const Marked = ({ children }: { children: string }) => <>{children.split('**').map((part, i) => (i % 2 === 1 ? <b>{part}</b> : part))}</>;

export function Coach({ lessoned, plug, play, number, of, way, first, shown, onShow, onLeave }: Props) {
  const { run, take, wrong, playing } = lessoned;
  const { lesson } = run;
  const { next, other } = way;
  const finished = next === null;
  const said = (text: Text, at: Moment = run.moment): string => sayText(plug, lesson, text, at, language.value);
  const { phase } = run;
  const refused = wrong.value;
  // What has come of it is said when it is seen.
  const waiting = playing.value;
  const tone = waiting ? '' : refused ? 'no' : phase === 'after' || phase === 'done' ? 'yes' : '';
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    // Where the coach asks, the focus comes to it; where the table asks, the board sees to it.
    if (phase !== 'ask' || !('answer' in run.step)) ref.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
  }, [lessoned.turn.value, waiting]);

  const head = (
    <header class="coach-head">
      <p class="caps">
        {phase === 'check' || phase === 'done'
          ? learn('lesson', { n: number, of })
          : learn('step', { n: run.at + 1, of: lesson.steps.length })}
      </p>
      <span class="coach-dots" aria-hidden="true">
        {lesson.steps.map((_, i) => (
          <i class={i < run.at || phase === 'done' || phase === 'check' ? 'done' : i === run.at ? 'now' : ''} />
        ))}
      </span>
      <button type="button" class="round quiet" aria-label={learn('leave')} title={learn('leave')} onClick={onLeave}>
        <Icon name="close" size={15} />
      </button>
    </header>
  );
  const heading = (icon: string, text: string) => (
    <h2>
      <Icon name={icon} size={22} />
      {text}
    </h2>
  );
  const options = (list: readonly Option[]) => (
    // The focus comes to the question, not to an answer: that would look chosen.
    <div class="coach-options" role="group" tabIndex={-1} data-first="">
      {list.map(({ say }, i) => (
        <button type="button" onClick={() => take((each) => each.pick(i))}>
          {said(say)}
        </button>
      ))}
    </div>
  );

  return (
    <aside class={`coach ${tone} ${phase === 'done' ? 'done' : ''}`} ref={ref} aria-label={learn('coach')}>
      {head}
      <div class="coach-body">
        <div class="coach-say" aria-live="polite" aria-atomic="true">
          {waiting ? (
            <p>{learn('others')}</p>
          ) : refused ? (
            <>
              {heading('miss', learn('no'))}
              <p>{refused.say ? <Marked>{said(refused.say, refused.at)}</Marked> : <Refused play={play} refused={refused} />}</p>
            </>
          ) : phase === 'after' ? (
            <>
              {heading('check', learn('yes'))}
              <p>
                <Marked>{run.remark ? said(run.remark) : ''}</Marked>
              </p>
            </>
          ) : phase === 'check' ? (
            <>
              <h2>{learn('question')}</h2>
              <p>
                <Marked>{said(lesson.check.ask)}</Marked>
              </p>
            </>
          ) : phase === 'done' ? (
            <>
              {heading('check', learn('done'))}
              <p>
                <Marked>{said(lesson.check.right)}</Marked>
              </p>
            </>
          ) : (
            <p>
              {run.at > 0 && run.step.scene !== undefined && <em class="coach-anew">{learn('anew')} </em>}
              <Marked>{said(run.step.say)}</Marked>
            </p>
          )}
        </div>
        {refused && phase === 'ask' && !('pick' in run.step) && <p class="coach-back muted">{learn('taken-back')}</p>}
        {shown && phase === 'ask' && <Shown play={play} lessoned={lessoned} />}
        {phase === 'ask' && 'answer' in run.step && !refused && !shown && !waiting && (
          <p class="coach-do obvious">
            <Icon name="crosshair" size={20} />
            {learn('at-table', { first: number === 1 ? 'yes' : 'no' })}
          </p>
        )}
        {phase === 'ask' && 'tap' in run.step && <Places lessoned={lessoned} play={play} />}
        {phase === 'ask' && 'pick' in run.step && !waiting && options(run.step.pick)}
        {phase === 'check' && !waiting && options(lesson.check.options)}
        {phase === 'done' && first && (
          <section class="coach-next">
            <b>{learn(finished ? 'course.done' : 'short.done')}</b>
            <span>{learn(finished ? 'course.done.line' : 'short.done.line')}</span>
            {!finished && <span class="wide-only">{local(first.line)}</span>}
            <button type="button" class="primary" data-first="" onClick={() => void playFirst(lessoned.table.game, plug, first)}>
              <Icon name="play" size={13} />
              {learn('play-now')}
            </button>
          </section>
        )}
        {phase === 'done' && next && <Onto game={lessoned.table.game} entry={next} short={other !== null && next.short === true} />}
        {phase === 'done' && other && <Onto game={lessoned.table.game} entry={other} short={other.short === true} />}
      </div>
      <footer class="coach-foot">
        {phase === 'done' ? (
          <>
            <button type="button" class="quiet" onClick={() => take((each) => each.restore([]))}>
              {learn('again')}
            </button>
            <a class={`button quiet ${finished ? '' : 'wide-only'}`} href={href('learn', lessoned.table.game)}>
              {learn('all')}
            </a>
            {next && (
              <a class={`button ${first ? '' : 'primary'}`} data-first="" href={href('learn', lessoned.table.game, next.id)}>
                {learn('next')}
              </a>
            )}
          </>
        ) : (
          <>
            <button
              type="button"
              class="round quiet"
              aria-label={learn('back')}
              title={learn('back')}
              disabled={run.moves.length === 0}
              onClick={() => take((each) => each.back())}
            >
              <Icon name="back" size={16} />
            </button>
            <span class="grow" />
            {phase === 'ask' && !('read' in run.step) && !refused && (
              <button type="button" class="quiet" onClick={() => take((each) => each.skip())}>
                {learn('skip')}
              </button>
            )}
            {phase === 'ask' && 'answer' in run.step && !shown && (
              <button type="button" onClick={onShow}>
                {learn('show')}
              </button>
            )}
            {refused && (
              <button type="button" class="primary" data-first="" onClick={() => (wrong.value = null)}>
                {learn('try')}
              </button>
            )}
            {!refused && !waiting && (phase === 'after' || (phase === 'ask' && 'read' in run.step)) && (
              <button type="button" class="primary" data-first="" onClick={() => take((each) => each.on())}>
                {learn('on')}
              </button>
            )}
          </>
        )}
      </footer>
    </aside>
  );
}

/** A lesson to go on with. */
function Onto({ game, entry, short }: { game: GameId; entry: Entry; short: boolean }) {
  return (
    <a class="coach-next" href={href('learn', game, entry.id)}>
      <small>{learn(short ? 'next.short' : 'next.minutes', { minutes: entry.minutes })}</small>
      <b>{local(entry.title)}</b>
      <span>{local(entry.line)}</span>
    </a>
  );
}

/** Why not, in the words of the rules; and where the rules allow it, that the lesson is about something else. */
function Refused({ play, refused }: { play: Play; refused: NonNullable<Lessoned['wrong']['value']> }): ComponentChildren {
  const { refusal, at } = refused;
  if (refusal && refusal.clause !== '')
    return (
      <>
        <Words of={play.say.refusal(refusal)} thing={play.say.thing} />{' '}
        {!refusal.clause.startsWith('ORRERY') && (
          <a class="clause" href={href('rules', play.table.game, refusal.clause)} target="_blank" rel="noreferrer">
            {refusal.clause}
          </a>
        )}
      </>
    );
  return at.choice ? learn('other', { choice: play.say.plain(play.say.choice(at.choice)) }) : learn('other.place');
}

/** The taught answer in words; the chalk shows where it is. */
function Shown({ play, lessoned: { run, turn } }: { play: Play; lessoned: Lessoned }) {
  // The lesson is no signal itself: whatever is done, drawn anew.
  void turn.value;
  const { taught } = run;
  const choice = run.open.find((each) => Object.values(run.rules.choices.name(each)).join(' ') === taught);
  if (choice === undefined) return null;
  return (
    <p class="coach-do">
      <Icon name="hint" size={20} />
      <span>
        <Words of={play.say.choice(run.rules.choices.name(choice))} thing={play.say.thing} />
      </span>
    </p>
  );
}

/** What is to be touched: how much is found; and a list for whoever does not point at the drawing. */
function Places({ lessoned, play }: { lessoned: Lessoned; play: Play }) {
  const { run, take, turn } = lessoned;
  const { step } = run;
  void turn.value;
  if (!('tap' in step)) return null;
  const zone = step.tap[0]?.split('-')[0] ?? '';
  const names = run.rules.names[step.kind ?? zone] ?? {};
  const list = (
    <div class="coach-places">
      {Object.keys(names).map((id) => (
        <button
          type="button"
          aria-pressed={run.touched.includes(`${zone}-${id}`)}
          onClick={() => take((each) => each.tap(`${zone}-${id}`))}
        >
          {play.say.thing({ kind: step.kind ?? zone, id })}
        </button>
      ))}
    </div>
  );
  return (
    <>
      <p class="coach-do">
        <Icon name="crosshair" size={20} />
        {learn('touch', { found: run.touched.length, of: step.tap.length })}
      </p>
      {plainTable.value ? (
        list
      ) : (
        <details class="coach-list">
          <summary>{learn('list')}</summary>
          {list}
        </details>
      )}
    </>
  );
}
