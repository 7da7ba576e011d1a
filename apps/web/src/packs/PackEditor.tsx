/** A pack is edited in forms or as text, checked while one writes, seen on the board, and kept. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useFaultWords } from '../app/faults.ts';
import { go } from '../app/route.ts';
import type { AnyGame } from '../table/engines.ts';
import { isJson } from './breaksAt.ts';
import { called } from './ownValues.ts';
import { PackBoard } from './PackBoard.tsx';
import { PackForm } from './PackForm.tsx';
import { packId, packName } from './packName.ts';
import { Faults, notJson, PackText } from './PackText.tsx';
import type { PackPlug } from './plug.ts';
import { withValue } from './pointer.ts';
import { Keep } from './Keep.tsx';
import { p } from './words.ts';

/** Somebody who is writing is not interrupted; a pack is checked when the writing rests. */
const PAUSE = 200;

interface Props {
  readonly game: AnyGame;
  readonly plug: PackPlug;
  readonly from: unknown;
  /** The kept pack that is edited; null for a new one. */
  readonly own: string | null;
  /** What is written to begin with; null where forms are shown first. */
  readonly text: string | null;
}

export const written = (pack: unknown): string => JSON.stringify(pack, null, 2);

export function PackEditor({ game, plug, from, own, text: first }: Props) {
  const [pack, setPack] = useState(from);
  /** Null while the forms are shown. */
  const [text, setText] = useState(first);
  const [shown, setShown] = useState(plug.parts[0]?.at ?? '');
  const words = useFaultWords(game.id);
  const writing = text ?? pack;
  const [checked, setChecked] = useState(writing);
  useEffect(() => {
    const timer = setTimeout(() => setChecked(writing), PAUSE);
    return () => clearTimeout(timer);
  }, [writing]);
  const broken = useMemo(() => text !== null && !isJson(text), [text]);
  const write = (next: string): void => {
    setText(next);
    if (isJson(next)) setPack(JSON.parse(next));
  };
  const change = (next: unknown): void => {
    setPack(next);
    if (text !== null) setText(written(next));
  };
  const faults = useMemo(() => {
    if (text !== null && broken) return [notJson(text)];
    const opened = game.open({}, pack);
    return 'faults' in opened ? opened.faults : [];
  }, [checked, game, text === null, broken]);
  const inForms = (path: string): boolean => plug.parts.some(({ at }) => path === at || path.startsWith(`${at}/`));
  const entryOf = (path: string): string => {
    const part = plug.parts.find(({ at }) => path === at || path.startsWith(`${at}/`));
    return part?.entry
      ? path
          .split('/')
          .slice(0, part.at.split('/').length + 1)
          .join('/')
      : (part?.at ?? '');
  };
  return (
    <>
      <div class="pack-head">
        <label>
          <span class="caps">{p('name')}</span>
          <input
            type="text"
            maxLength={120}
            value={packName(pack)}
            disabled={broken}
            onInput={(event) => change(called(pack, event.currentTarget.value))}
          />
        </label>
        <label>
          <span class="caps">{p('id')}</span>
          <input
            type="text"
            maxLength={64}
            spellcheck={false}
            autocapitalize="none"
            value={packId(pack)}
            disabled={broken}
            onInput={(event) => change(withValue(pack, '/id', event.currentTarget.value.toLowerCase().replaceAll(/[^a-z0-9-]+/g, '-')))}
          />
        </label>
      </div>
      <div class="segment" role="group" aria-label={p('edit')}>
        <button type="button" aria-pressed={text === null} disabled={broken} onClick={() => setText(null)}>
          {p('forms')}
        </button>
        <button type="button" aria-pressed={text !== null} onClick={() => setText(text ?? written(pack))}>
          {p('text')}
        </button>
      </div>
      {text === null ? (
        <div class="pack-edit">
          <div>
            <PackForm
              pack={pack}
              builtIn={game.packs}
              plug={plug}
              faults={faults}
              sayFault={words.problem}
              shown={shown}
              onShow={setShown}
              onChange={setPack}
            />
            <Faults
              faults={faults}
              sayFault={words.problem}
              go={({ path }) => (inForms(path) ? { label: p('there'), show: () => setShown(entryOf(path)) } : null)}
            />
          </div>
          <PackBoard game={game} pack={checked} title={p('board.this')} />
        </div>
      ) : (
        <PackText text={text} faults={faults} sayFault={words.problem} onChange={write} />
      )}
      <Keep
        game={game}
        pack={pack}
        own={own}
        ready={checked === writing && faults.length === 0 && !broken}
        onKept={() => go('packs', game.id, packId(pack))}
      />
    </>
  );
}
