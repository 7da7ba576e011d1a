/** Games that have ended here, and games brought from elsewhere. */
import { useEffect, useState } from 'preact/hooks';
import { isGame } from '@orrery/games/list';
import { readReplay, type ReplayFault } from '@orrery/kernel';
import { ReplayFaultWords } from './ReplayFaultWords.tsx';
import { nameOf } from '../app/lobby.ts';
import { FileButton } from '../app/FileButton.tsx';
import { Header } from '../app/Header.tsx';
import { go, href } from '../app/route.ts';
import { day, need, t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import { sideName } from '../online/sideName.ts';
import { type Finished, ofReplay, ofTable } from '../story/finished.ts';
import { ending, opponents, outcome } from '../story/lookBack.ts';
import { say } from '../story/words.ts';
import { all, remove } from '../table/shelf.ts';
import { bring } from './library.ts';
import './replay.css';

type Entry = Finished & { readonly shelf: 'tables' | 'replays' };

async function entries(): Promise<readonly Entry[]> {
  const [tables, replays] = await Promise.all([all('tables'), all('replays'), need('story')]);
  const own = tables.flatMap((table): Entry[] => {
    const finished = ofTable(table);
    return finished ? [{ ...finished, shelf: 'tables' }] : [];
  });
  const brought = replays.flatMap(({ id, text, added }): Entry[] => {
    const read = readReplay(text);
    return 'code' in read ? [] : [{ ...ofReplay(id, read, added), shelf: 'replays' }];
  });
  const list = [...own, ...brought].sort((a, b) => b.when - a.when);
  await Promise.all([...new Set(list.map(({ game }) => game))].filter(isGame).map(need));
  return list;
}

/** One's own side and how it fared against whom; of other games how they ended. */
const told = (game: Finished): string =>
  game.seat === null
    ? [opponents(game), ending(game)].join(' · ')
    : [sideName(game.game, game.seat), say(outcome(game)), say('against', { who: opponents(game) })].join(' · ');

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
                <b>{nameOf(entry.game)}</b> <span>{told(entry)}</span>
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
