/** Data packs: take the built-in one or a file, correct it, see every fault in its place, keep it and play with it. */
import { nameOf } from '../app/lobby.ts';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Fault } from '@orrery/kernel';
import { useFaultWords } from '../app/faults.ts';
import { GAMES, type GameId, isGame } from '@orrery/games/list';
import { Header } from '../app/Header.tsx';
import { go, href, route } from '../app/route.ts';
import { t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import { type AnyGame, engine } from '../table/engines.ts';
import { all, type KeptPack, put, remove } from '../table/shelf.ts';
import { breaksAt } from './breaksAt.ts';
import { locate, type Place } from './locate.ts';
import './packs.css';

/** Somebody who is writing is not interrupted; a pack is checked when the writing rests. */
const PAUSE = 200;

/** A fault and where in the text it is. */
interface Found extends Fault {
  readonly place: Place;
}

/** What is wrong with a text as a pack of this game. */
function faultsOf(game: AnyGame, text: string): readonly Found[] {
  let pack: unknown;
  try {
    pack = JSON.parse(text);
  } catch {
    const place = breaksAt(text);
    const column = place.from - text.lastIndexOf('\n', place.from - 1);
    return [{ path: '', problem: `is not JSON from line ${place.line}, column ${column} on`, place }];
  }
  const opened = game.open({}, pack);
  return 'faults' in opened ? opened.faults.map((fault) => ({ ...fault, place: locate(text, fault.path) })) : [];
}

const idOf = (text: string): string => (JSON.parse(text) as { readonly id: string }).id;

export default function PacksScreen() {
  const asked = route.value.path[1];
  const game: GameId = isGame(asked) ? asked : GAMES[0];
  const [found, setFound] = useState<AnyGame | null>(null);
  const [text, setText] = useState('');
  const [kept, setKept] = useState<readonly KeptPack[]>([]);
  const [saved, setSaved] = useState<string | null>(null);
  const words = useFaultWords(game);
  const editor = useRef<HTMLTextAreaElement>(null);
  const refresh = (): void => {
    all('packs').then(
      (packs) => setKept(packs.filter((pack) => pack.game === game)),
      () => undefined,
    );
  };
  useEffect(() => {
    setText('');
    setSaved(null);
    setFound(null);
    void engine(game).then(setFound);
    refresh();
  }, [game]);
  const [checked, setChecked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setChecked(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const faults = useMemo(() => (found && checked !== '' ? faultsOf(found, checked) : []), [found, checked]);
  const show = ({ from, to, line }: Place): void => {
    const area = editor.current;
    if (!area) return;
    area.focus();
    area.setSelectionRange(from, to);
    area.scrollTop = (line - 4) * Number.parseFloat(getComputedStyle(area).lineHeight);
  };
  const keep = async (): Promise<void> => {
    const id = idOf(text);
    await put('packs', { id, game, data: JSON.parse(text) as unknown, added: Date.now() });
    setSaved(id);
    refresh();
  };
  return (
    <div class={`page of-${game}`}>
      <Header />
      <main id="main" class="reading packs">
        <h1>{t('packs.title')}</h1>
        <p class="lead">{t('packs.lead')}</p>
        <nav class="rules-games" aria-label={t('lobby.games')}>
          {GAMES.map((each) => (
            <a
              class={`button ${each === game ? 'primary' : 'quiet'} of-${each}`}
              href={href('packs', each)}
              aria-current={each === game ? 'page' : undefined}
            >
              {nameOf(each)}
            </a>
          ))}
        </nav>
        {kept.length > 0 && (
          <ul class="replay-list">
            {kept.map((pack) => (
              <li class="panel">
                <button type="button" class="quiet grow" onClick={() => setText(JSON.stringify(pack.data, null, 2))}>
                  {pack.id}
                </button>
                <a class="button" href={`${href('play', game)}?pack=${encodeURIComponent(pack.id)}`}>
                  {t('packs.play')}
                </a>
                <button
                  type="button"
                  class="round quiet"
                  aria-label={`${t('replay.remove')}: ${pack.id}`}
                  onClick={() => void remove('packs', pack.id).then(refresh)}
                >
                  <Icon name="trash" size={16} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <div class="row-of-buttons">
          <button type="button" disabled={!found} onClick={() => setText(JSON.stringify(found?.packs[0] ?? {}, null, 2))}>
            {t('packs.built-in')}
          </button>
          <label class="button">
            <Icon name="file" /> {t('replay.file')}
            <input
              type="file"
              accept="application/json,.json"
              class="spoken"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                if (file) void file.text().then(setText);
              }}
            />
          </label>
        </div>
        <label class="editor">
          <span class="caps">{t('packs.text')}</span>
          <textarea ref={editor} spellcheck={false} rows={22} value={text} onInput={(event) => setText(event.currentTarget.value)} />
        </label>
        {checked !== '' &&
          (faults.length === 0 ? (
            <p class="verified" role="status">
              {t('packs.good')}
            </p>
          ) : (
            <section class="faults" role="alert">
              <b>{t('packs.faults', { count: faults.length })}</b>
              <ul>
                {faults.slice(0, 40).map((fault) => (
                  <li>
                    <button type="button" class="quiet" onClick={() => show(fault.place)}>
                      {t('packs.line', { line: fault.place.line })}
                    </button>
                    <code>{fault.path || '/'}</code> <span>{words.problem(fault.problem)}</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        <div class="row-of-buttons">
          <button type="button" class="primary" disabled={text === '' || checked !== text || faults.length > 0} onClick={() => void keep()}>
            {t('packs.keep')}
          </button>
          {saved !== null && (
            <button type="button" onClick={() => go('play', game)}>
              {t('packs.kept', { id: saved })}
            </button>
          )}
        </div>
      </main>
    </div>
  );
}
