/** What happened of the kinds a game retells, as the seat heard it; what can be drawn is seen on the board. */
import type { ComponentType } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { ReviewPlug } from '@orrery/games/plug';
import type { Seat } from '@orrery/kernel';
import { local } from '../app/words.ts';
import type { ReplayTable, Told } from '../replay/ReplayTable.ts';
import type { FigureProps } from '../rules/figures.ts';
import { OnBoard } from './OnBoard.tsx';
import { r } from './words.ts';

interface Props {
  readonly table: ReplayTable;
  readonly plug: ReviewPlug;
  readonly seat: Seat;
  readonly Figure: ComponentType<FigureProps> | null;
  readonly say: (event: Told['event']) => string;
}

type Tale = ReviewPlug['tales'][number];

export function Tales({ table, plug, ...props }: Props) {
  const told = useMemo(() => table.story(props.seat), [table, props.seat]);
  return (
    <>
      {plug.tales.map((tale) => (
        <OneTale
          key={tale.id}
          {...props}
          rules={table.rules}
          tale={tale}
          told={told.filter(({ event }) => tale.kinds.includes(event.kind))}
        />
      ))}
    </>
  );
}

function OneTale({
  tale: { id, title, drawn = [] },
  told,
  rules,
  Figure,
  say,
}: Omit<Props, 'table' | 'plug'> & { tale: Tale; told: readonly Told[]; rules: FigureProps['rules'] }) {
  const [open, setOpen] = useState(false);
  const [wish, setWish] = useState<Told | null>(null);
  const pictured = told.filter(({ event }) => drawn.includes(event.kind));
  const seen = pictured.find((each) => each === wish) ?? pictured[0] ?? null;
  return (
    <details class="panel review-tale" data-tale={id} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{local(title)}</summary>
      {open && (
        <div class={seen ? 'review-told' : ''}>
          {Figure && seen && (
            <OnBoard given={null} better={null}>
              <Figure rules={rules} view={seen.before} drawn={[{ kind: 'given', after: seen.after }]} />
            </OnBoard>
          )}
          <ol>
            {told.map((each) => (
              <li>
                {pictured.includes(each) ? (
                  <button
                    type="button"
                    aria-pressed={each === seen}
                    aria-label={r('tale.seen', { event: say(each.event) })}
                    onClick={() => setWish(each)}
                  >
                    {say(each.event)}
                  </button>
                ) : (
                  say(each.event)
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
    </details>
  );
}
