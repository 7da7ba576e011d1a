/** The packs of a game: built in, kept on this device, and those brought from elsewhere. */
import { useState } from 'preact/hooks';
import { FileButton } from '../app/FileButton.tsx';
import { href } from '../app/route.ts';
import type { AnyGame } from '../table/engines.ts';
import type { KeptPack } from '../table/shelf.ts';
import { ownValues } from './ownValues.ts';
import { packId, packName } from './packName.ts';
import { p } from './words.ts';

/** A pack is a few dozen kilobytes. */
const MOST = 2 * 1024 * 1024;

interface Props {
  readonly game: AnyGame;
  readonly kept: readonly KeptPack[];
  readonly onText: (text: string) => void;
}

export function PackList({ game, kept, onText }: Props) {
  const [pasted, setPasted] = useState('');
  const [tooLarge, setTooLarge] = useState(false);
  const take = (text: string): void => {
    const link = /[?&]link=([\w-]+)/.exec(text)?.[1];
    if (link === undefined) onText(text);
    else location.hash = `${href('packs', game.id)}?link=${link}`;
  };
  const row = (pack: unknown, builtIn: boolean) => (
    <li class="panel" key={packId(pack)}>
      <a href={href('packs', game.id, packId(pack))}>
        <b>{packName(pack)}</b>
        <small class="muted">
          <code>{packId(pack)}</code>
          {builtIn ? '' : ` · ${p('own', { count: ownValues(pack) })}`}
        </small>
      </a>
    </li>
  );
  return (
    <>
      <h1>{p('title')}</h1>
      <p class="lead">{p('lead')}</p>
      <p class="muted">{p('stays')}</p>
      {kept.length > 0 && (
        <>
          <h2>{p('kept-here')}</h2>
          <ul class="replay-list">{kept.map(({ data }) => row(data, false))}</ul>
        </>
      )}
      <h2>{p('built-in')}</h2>
      <ul class="replay-list">{game.packs.map((pack) => row(pack, true))}</ul>
      <div class="row-of-buttons">
        <a class="button primary" href={`${href('packs', game.id)}?edit`}>
          {p('make')}
        </a>
      </div>
      <section class="panel bring">
        <h2>{p('bring')}</h2>
        <FileButton
          onFile={(file) => {
            setTooLarge(file.size > MOST);
            if (file.size <= MOST) void file.text().then(take);
          }}
        >
          {p('file')}
        </FileButton>
        {tooLarge && (
          <p class="wrong" role="alert">
            {p('too-large')}
          </p>
        )}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            take(pasted);
          }}
        >
          <label>
            <span class="caps">{p('paste')}</span>
            <textarea rows={2} value={pasted} onInput={(event) => setPasted(event.currentTarget.value)} />
          </label>
          <button type="submit" disabled={pasted.trim() === ''}>
            {p('open')}
          </button>
        </form>
      </section>
    </>
  );
}
