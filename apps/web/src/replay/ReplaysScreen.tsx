/** Games that have ended here, and games brought from elsewhere. */
import { useEffect, useState } from 'preact/hooks';
import { readReplay, type ReplayFault } from '@orrery/kernel';
import { ReplayFaultWords } from './ReplayFaultWords.tsx';
import { nameOf } from '../app/lobby.ts';
import { FileButton } from '../app/FileButton.tsx';
import { Header } from '../app/Header.tsx';
import { go, href } from '../app/route.ts';
import { day, t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import { all, remove } from '../table/shelf.ts';
import { bring } from './library.ts';
import './replay.css';

interface Entry {
  readonly id: string;
  readonly shelf: 'tables' | 'replays';
  readonly game: string;
  readonly when: number;
  readonly moves: number;
}

async function entries(): Promise<readonly Entry[]> {
  const [tables, replays] = await Promise.all([all('tables'), all('replays')]);
  const own = tables
    .filter((table) => table.ended)
    .map((table): Entry => ({ id: table.id, shelf: 'tables', game: table.game, when: table.touched, moves: table.log.length }));
  const brought = replays.flatMap(({ id, text, added }): Entry[] => {
    const read = readReplay(text);
    return 'code' in read ? [] : [{ id, shelf: 'replays', game: read.game, when: added, moves: read.choices.length }];
  });
  return [...own, ...brought].sort((a, b) => b.when - a.when);
}

export default function ReplaysScreen() {
  const [list, setList] = useState<readonly Entry[] | null>(null);
  const [problem, setProblem] = useState<ReplayFault | null>(null);
  const [pasted, setPasted] = useState('');
  const refresh = (): void => {
    entries().then(setList, () => setList([]));
  };
  useEffect(refresh, []);
  const take = async (text: string): Promise<void> => {
    const linked = /#\/replay\/link\/([\w-]+)/.exec(text)?.[1];
    if (linked) return go('replay', 'link', linked);
    const brought = await bring(text);
    if (typeof brought === 'string') go('replay', brought);
    else setProblem(brought);
  };
  return (
    <div class="page">
      <Header />
      <main id="main" class="reading replays">
        <h1>{t('lobby.replays')}</h1>
        <section class="panel bring">
          <h2>{t('replay.bring')}</h2>
          <FileButton onFile={(file) => void file.text().then(take)}>{t('replay.file')}</FileButton>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void take(pasted);
            }}
          >
            <label>
              <span class="caps">{t('replay.paste')}</span>
              <textarea rows={2} value={pasted} onInput={(event) => setPasted(event.currentTarget.value)} />
            </label>
            <button type="submit" disabled={pasted.trim() === ''}>
              {t('replay.open')}
            </button>
          </form>
          {problem !== null && (
            <p class="refused panel" role="alert">
              <ReplayFaultWords fault={problem} />
            </p>
          )}
        </section>
        {list?.length === 0 && <p class="lead">{t('replay.empty')}</p>}
        <ul class="replay-list">
          {list?.map((entry) => (
            <li class={`panel of-${entry.game}`}>
              <a href={href('replay', entry.id)}>
                <b>{nameOf(entry.game)}</b>
                <small class="muted">
                  {day(entry.when)} · {t('replay.moves', { count: entry.moves })}
                </small>
              </a>
              <button
                type="button"
                class="round quiet"
                aria-label={t('replay.remove')}
                onClick={() => {
                  void remove(entry.shelf, entry.id).then(refresh);
                }}
              >
                <Icon name="trash" size={16} />
              </button>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}
