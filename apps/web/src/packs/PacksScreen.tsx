/** Data packs: a list of them, a page for each, an editor, and what a link or a file brings. */
import { useEffect, useState } from 'preact/hooks';
import { nameOf } from '../app/lobby.ts';
import { Loading } from '../app/lazyScreen.tsx';
import { GAMES, type GameId, isGame } from '@orrery/games/list';
import { Header } from '../app/Header.tsx';
import { href, route } from '../app/route.ts';
import { need, t } from '../app/words.ts';
import { type AnyGame, engine } from '../table/engines.ts';
import type { KeptPack } from '../table/shelf.ts';
import { keptPacks } from './keptPacks.ts';
import { called } from './ownValues.ts';
import { PackEditor, written } from './PackEditor.tsx';
import { type LinkFault, packFromLink } from './packLink.ts';
import { PackList } from './PackList.tsx';
import { packId, packName } from './packName.ts';
import { PackPage } from './PackPage.tsx';
import { packPlugOf } from './loadPlug.ts';
import type { PackPlug } from './plug.ts';
import { withValue } from './pointer.ts';
import { p } from './words.ts';
import '../replay/replay.css';
import '../rules/howto.css';
import './packs.css';

interface Ready {
  readonly game: AnyGame;
  readonly plug: PackPlug;
  readonly kept: readonly KeptPack[];
}

async function load(id: GameId): Promise<Ready | null> {
  const [game, plug, packs] = await Promise.all([engine(id), packPlugOf(id), keptPacks(id).catch(() => []), need('packs'), need(id)]);
  return game && { game, plug, kept: packs };
}

/** A pack of one's own begins as a copy under a name of its own. */
function copyOf(pack: unknown, { game, kept }: Ready): unknown {
  const free = [`my-${game.id}`, ...kept.map((_, i) => `my-${game.id}-${i + 2}`)].find((id) => kept.every((each) => each.id !== id));
  return withValue(called(pack, p('copy', { game: nameOf(game.id) })), '/id', free);
}

export default function PacksScreen() {
  const { path, query } = route.value;
  const [, asked, wanted = null] = path;
  const game: GameId = isGame(asked) ? asked : GAMES[0];
  const [ready, setReady] = useState<Ready | null>(null);
  const [text, setText] = useState<string | null>(null);
  const where = `${path.join('/')}?${query}`;
  useEffect(() => {
    setText(null);
    let gone = false;
    void load(game).then((found) => gone || setReady(found));
    return () => {
      gone = true;
    };
  }, [game, where]);
  if (!ready || ready.game.id !== game) return <Loading />;
  return (
    <div class={`page of-${game}`}>
      <Header />
      <main id="main" class="reading packs">
        <nav class="rules-games" aria-label={t('lobby.games')}>
          {GAMES.map((each) => (
            <a
              class={`button ${each === game ? 'primary' : 'quiet'} of-${each}`}
              href={href('packs', each)}
              aria-current={each === game && wanted === null ? 'page' : undefined}
            >
              {nameOf(each)}
            </a>
          ))}
        </nav>
        <Shown key={where} ready={ready} wanted={wanted} query={query} text={text} onText={setText} />
      </main>
    </div>
  );
}

interface ShownProps {
  readonly ready: Ready;
  readonly wanted: string | null;
  readonly query: URLSearchParams;
  /** What a file said. */
  readonly text: string | null;
  readonly onText: (text: string) => void;
}

function Shown({ ready, wanted, query, text, onText }: ShownProps) {
  const { game, plug, kept } = ready;
  const own = kept.find(({ id }) => id === wanted) ?? null;
  const builtIn = game.packs.find(({ id }) => id === wanted) ?? null;
  const link = query.get('link');
  const edit = query.get('edit');
  if (link !== null) return <FromLink ready={ready} link={link} />;
  if (text !== null) return <FromText ready={ready} text={text} />;
  if (wanted === null && edit === null) return <PackList game={game} kept={kept} onText={onText} />;
  const from = own?.data ?? builtIn ?? (wanted === null ? game.packs[0] : null);
  if (!from)
    return (
      <p class="lead" role="alert">
        {p('missing')}
      </p>
    );
  if (edit === null) return <PackPage game={game} plug={plug} pack={from} where={own ? 'kept' : 'built-in'} />;
  const pack = own ? from : copyOf(from, ready);
  return (
    <>
      <h1>{own ? packName(pack) : p('make')}</h1>
      <PackEditor
        game={game}
        plug={plug}
        from={pack}
        own={own ? packId(pack) : null}
        text={edit === 'text' || plug.parts.length === 0 ? written(pack) : null}
      />
    </>
  );
}

function FromLink({ ready: { game, plug }, link }: { ready: Ready; link: string }) {
  const [found, setFound] = useState<{ readonly pack: unknown } | LinkFault | null>(null);
  useEffect(() => {
    void packFromLink(link, game.packs).then(setFound);
  }, [link]);
  if (found === null) return <p class="lead">…</p>;
  if (typeof found === 'string')
    return (
      <p class="lead" role="alert">
        {p(`link.${found}`)}
      </p>
    );
  return <PackPage game={game} plug={plug} pack={found.pack} where="brought" />;
}

/** What has faults is shown where it has them, to be put right. */
function FromText({ ready: { game, plug }, text }: { ready: Ready; text: string }) {
  let pack: unknown = {};
  try {
    pack = JSON.parse(text);
  } catch {
    // the editor says where the text breaks
  }
  return 'faults' in game.open({}, pack) ? (
    <PackEditor game={game} plug={plug} from={pack} own={null} text={text} />
  ) : (
    <PackPage game={game} plug={plug} pack={pack} where="brought" />
  );
}
