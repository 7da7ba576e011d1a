/** What concerns the viewer and is easily missed: an ally lost, and who would win as things stand. */
import { useRef, useState } from 'preact/hooks';
import { type Contender, contendersPreview, type RexRules, type RexView } from '@orrery/rex';
import { Chain, type Things } from './things.tsx';
import { t } from './words.ts';

/** Allies the viewer had when it last answered and no longer has. */
function useLost(view: RexView, answers: number): readonly number[] {
  const allies = view.players[view.viewer]?.allies ?? [];
  const before = useRef({ answers, allies });
  const [lost, setLost] = useState<{ readonly answers: number; readonly seats: readonly number[] }>({ answers, seats: [] });
  const gone = before.current.allies.filter((ally) => !allies.includes(ally));
  before.current = { answers, allies };
  if (gone.length > 0 && view.result === null) {
    const now = { answers, seats: gone };
    setLost(now);
    return gone;
  }
  // Whoever answers has read it.
  return lost.answers === answers ? lost.seats.filter((ally) => !allies.includes(ally)) : [];
}

const key = ({ held, needed }: Contender): 'rex.win.now' | 'rex.win.near' => (held >= needed ? 'rex.win.now' : 'rex.win.near');

export function Notices({ things, answers }: { things: Things; answers: number }) {
  const { view } = things;
  const lost = useLost(view, answers);
  const near = view.result || view.round === 0 ? [] : contendersPreview(things.play.table.rules as RexRules, view, 1);
  if (lost.length === 0 && near.length === 0) return null;
  return (
    <div class="rx-notices" role="status">
      <ul>
        {lost.length > 0 && <li class="lost">{t('rex.ally.lost', things.who(...lost))}</li>}
        {near.slice(0, 2).map((contender) => (
          <li class={key(contender) === 'rex.win.now' ? 'alarm' : ''}>
            <Chain seats={contender.seats} things={things} />
            <span>
              <b>{contender.seats.map((seat) => things.called(seat)).join(' + ')}</b>{' '}
              {t(key(contender), { held: contender.held, needed: contender.needed })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
