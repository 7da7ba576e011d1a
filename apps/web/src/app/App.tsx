import type { ComponentType } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import Lobby from '../lobby/Lobby.tsx';
import { takeOver, update } from '../offline/register.ts';
import { Icon } from '../draw/glyphs.tsx';
import { lazyScreen } from './lazyScreen.tsx';
import { Missing } from './Missing.tsx';
import { route } from './route.ts';
import { strip } from './strip.ts';
import { titleOf } from './title.ts';
import { storageRefused } from './storageRefused.ts';
import { waiting } from './waiting.ts';
import { t } from './words.ts';

const setup = lazyScreen(() => import('../setup/SetupScreen.tsx'));
/** Screens by the first word of the address; all but the lobby are loaded when they are first shown. */
const screens: Readonly<Record<string, ComponentType>> = {
  account: lazyScreen(() => import('../account/AccountScreen.tsx')),
  about: lazyScreen(() => import('../about/About.tsx')),
  even: lazyScreen(() => import('../even/EvenScreen.tsx')),
  how: lazyScreen(() => import('../rules/HowToScreen.tsx')),
  learn: lazyScreen(() => import('../learn/LearnScreen.tsx')),
  person: lazyScreen(() => import('../people/PersonScreen.tsx')),
  ratings: lazyScreen(() => import('../people/LeadersScreen.tsx')),
  packs: lazyScreen(() => import('../packs/PacksScreen.tsx')),
  reports: lazyScreen(() => import('../conduct/ReportsScreen.tsx')),
  tournament: lazyScreen(() => import('../tournaments/TournamentScreen.tsx')),
  tournaments: lazyScreen(() => import('../tournaments/TournamentsScreen.tsx')),
  replay: lazyScreen(() => import('../replay/ReplayScreen.tsx')),
  replays: lazyScreen(() => import('../replay/ReplaysScreen.tsx')),
  review: lazyScreen(() => import('../review/ReviewScreen.tsx')),
  rules: lazyScreen(() => import('../rules/RulesScreen.tsx')),
  play: setup,
  pass: setup,
  puzzles: lazyScreen(() => import('../puzzles/PuzzlesScreen.tsx')),
  story: lazyScreen(() => import('../story/StoryScreen.tsx')),
  table: lazyScreen(() => import('../table/TableScreen.tsx')),
  online: lazyScreen(() => import('../online/OnlineRoutes.tsx')),
  match: lazyScreen(() => import('../online/MatchScreen.tsx')),
};

const Update = () =>
  update.value && (
    <div class="notice panel" role="status">
      {t('update')}
      <button type="button" class="primary" onClick={takeOver}>
        {t('update.take')}
      </button>
      <button type="button" class="round quiet" aria-label={t('close')} onClick={() => (update.value = null)}>
        <Icon name="close" size={14} />
      </button>
    </div>
  );

const StorageRefused = () =>
  storageRefused.value && (
    <div class="notice panel" role="alert">
      {t('storage.refused')}
      <button type="button" class="round quiet" aria-label={t('close')} onClick={() => (storageRefused.value = false)}>
        <Icon name="close" size={14} />
      </button>
    </div>
  );

export function App() {
  const [error, forget] = useErrorBoundary();
  const { path } = route.value;
  const [first] = path;
  const title = titleOf(path);
  // What went wrong on one page says nothing of the next.
  useEffect(forget, [path.join('/')]);
  useEffect(() => {
    const count = waiting.value > 0 ? `(${waiting.value}) ` : '';
    if (first !== 'table' && first !== 'match') document.title = `${count}${title === '' ? 'Orrery' : `${title} · Orrery`}`;
  }, [path.join('/'), title, waiting.value]);
  const Strip = strip.value;
  const Screen = first === undefined ? Lobby : (screens[first] ?? Missing);
  if (error)
    return (
      <main id="main" class="page reading">
        <h1>{t('failed')}</h1>
        <p class="muted">{String(error)}</p>
        <p>
          <button type="button" class="primary" onClick={() => location.reload()}>
            {t('failed.again')}
          </button>
        </p>
      </main>
    );
  return (
    <>
      <a class="button skip" href="#main" onClick={toMain}>
        {t('skip')}
      </a>
      <Screen />
      {Strip && <Strip />}
      <Update />
      <StorageRefused />
    </>
  );
}

/** The address after `#` belongs to the router, so the skip link moves the focus itself. */
function toMain(event: Event) {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
}
