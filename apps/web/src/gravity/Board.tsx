/** Gravity's table: the sky in the middle, airships beside it, cards below, log in the rail. */
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GravityEvent, GravityRules, View } from '@orrery/gravity';
import { Dialog } from '../app/Dialog.tsx';
import { language } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { Icon } from '../draw/glyphs.tsx';
import { media } from '../liberation/media.ts';
import { Bar, Tool } from '../table/Bar.tsx';
import type { BoardProps } from '../table/boards.ts';
import { Refused } from '../table/Doubts.tsx';
import { packTitle } from '../table/packTitle.ts';
import { eventsOf } from '../table/play.ts';
import { Words } from '../table/wording.tsx';
import { litPlaces, newAim, offersOf, pointAt } from './aim.ts';
import { Domination, ForecastChip, Phases } from './Chips.tsx';
import { Hand } from './Hand.tsx';
import { Island } from './Island.tsx';
import { Log } from './Log.tsx';
import { Mat, SeatChips } from './Mats.tsx';
import { Defs } from './parts.tsx';
import { Prompt } from './Prompt.tsx';
import { type LandingSpot, Sky } from './Sky.tsx';
import { thingsOf } from './things.ts';
import { Traveller } from './travel.ts';
import './gravity.css';
import './narrow.css';

const TEAM_COLOURS = ['var(--team-0)', 'var(--team-1)'] as const;

export default function Board({ play, onMenu }: BoardProps) {
  const { table, say } = play;
  const rules = table.rules as unknown as GravityRules;
  const things = useMemo(() => thingsOf(rules), [rules, language.value]);
  const aim = useMemo(newAim, []);
  const traveller = useMemo(() => new Traveller(), []);
  const looked = useSignal<string | null>(null);
  const [sheet, show] = useState<'log' | number | null>(null);
  const [endShown, showEnd] = useState(true);
  const heard = useRef<{ viewer: number | null; length: number }>({ viewer: null, length: 0 });
  const narrow = media('(max-width: 720px)').value;
  const small = media('(max-width: 1179px)').value;

  const now = table.now.value;
  const known = now.known as { readonly view: View; readonly past: readonly number[] } | null;
  const events = useMemo(() => (known ? (eventsOf(table, known.past) as GravityEvent[]) : []), [known]);
  const offers = useComputed(() => offersOf(play)).value;
  const forecast = useMemo(() => (known && !known.view.result ? rules.previews.forecast(known.view) : null), [known]);

  useEffect(aim.clear, [now]);
  useEffect(() => () => traveller.stop(), []);
  useLayoutEffect(() => {
    if (!known) return;
    const { viewer, length } = heard.current;
    const fresh = viewer === known.view.viewer && length <= known.past.length ? known.past.slice(length) : [];
    heard.current = { viewer: known.view.viewer, length: known.past.length };
    const news = fresh.filter((entry) => entry >= 0).map((entry) => rules.events.name(entry));
    if (news.length > 0) traveller.show(news);
  }, [known]);
  useEffect(() => {
    const here = document.activeElement;
    if (now.stage !== 'wait' && now.stage !== 'replay' && !here?.closest('.rail, .topbar, dialog') && !here?.matches('[data-choosable]'))
      firstChoice()?.focus({ preventScroll: true });
  }, [now]);

  if (!known) return null;
  const { view } = known;
  const deciding = now.stage === 'decide';
  const at = aim.at.value;
  const lit = deciding ? litPlaces(offers, at) : new Set<string>();
  const own = view.players[view.viewer]?.side ?? -1;
  const sideOf = (id: string): number | null => {
    const seat = view.islands.find((island) => island.id === id)?.hunters.findIndex((count) => count > 0) ?? -1;
    return seat < 0 ? null : (view.players[seat]?.side ?? null);
  };
  const describe = (id: string): string => {
    const island = view.islands.find((each) => each.id === id);
    if (!island) return id;
    const crowd = island.hunters.flatMap((count, seat) => (count > 0 ? [`${say.seat(seat)} ${count}`] : []));
    const parts = [
      things.island(id),
      t('gravity.island.gravity', { permanent: island.permanent, temporary: island.temporary }),
      crowd.length > 0 ? crowd.join(', ') : t('gravity.nobody'),
      ...(island.mercenaries > 0 ? [t('gravity.mercenaries', { count: island.mercenaries })] : []),
      ...(island.sabotaged.length > 0 ? [t('gravity.sabotaged', { count: island.sabotaged.length })] : []),
    ];
    return parts.join('. ');
  };
  const landings: LandingSpot[] = deciding
    ? offers.flatMap(({ choice, named }) => {
        const { attractor, target } = view.attraction ?? {};
        if (named.verb !== 'cell' || !attractor || !target) return [];
        const spot = rules.previews.landings(view, attractor).find((each) => each.target === target && each.direction === named.direction);
        return spot ? [{ ...spot, choose: () => play.choose(choice) }] : [];
      })
    : [];
  const extracting = offers.some(
    ({ named }) => named.verb === 'token' || (named.verb === 'act' && operation(rules, named.action) === 'extract'),
  );
  const yields = extracting ? rules.previews.yields(view).filter(({ island }) => sideOf(island) === own) : null;
  const onIsland = (island: string): void => {
    if (!deciding || !lit.has(island)) return;
    const offer = pointAt(aim, offers, island);
    if (offer) play.choose(offer.choice);
  };
  const fromAirship = lit.has('airship');
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== view.viewer);
  const log = <Log events={events} say={say} onLook={(island) => (looked.value = island)} />;
  const watched = looked.value === null ? null : view.islands.find(({ id }) => id === looked.value);
  const watchedPlan = watched && things.islands.find(({ id }) => id === watched.id);

  return (
    <div class={`gravity of-gravity ${deciding ? 'deciding' : ''} seats-${view.players.length}`}>
      <Defs />
      <Bar game="gravity" pack={packTitle(rules.pack)}>
        <Phases view={view} things={things} name={(phase) => say.thing({ kind: 'phase', id: phase })} />
        {small && (
          <Tool icon="log" label={t('rail')} onClick={() => show('log')}>
            <span>{t('rail.log')}</span>
          </Tool>
        )}
        <Tool icon="list" label={t('menu')} onClick={onMenu} />
      </Bar>
      {narrow ? (
        <SeatChips play={play} view={view} onOpen={show} />
      ) : (
        <div class="mats">
          {others.map((seat) => (
            <Mat key={seat} play={play} view={view} seat={seat} things={things} />
          ))}
        </div>
      )}
      {!narrow && view.viewer < view.players.length && (
        <div class="own-mat">
          <Mat play={play} view={view} seat={view.viewer} things={things} />
        </div>
      )}
      <main id="main" class="gravity-main">
        <div class="sky">
          <Sky
            view={view}
            plans={things.islands}
            lit={lit}
            picked={at.island}
            landings={landings}
            forecast={forecast}
            yields={yields}
            small={narrow}
            teamOf={(id) => (view.captains.length > 0 ? (TEAM_COLOURS[sideOf(id) ?? -1] ?? null) : null)}
            describe={describe}
            onIsland={onIsland}
            onLook={(island) => (looked.value = island)}
            own={own}
          />
          {forecast && <ForecastChip forecast={forecast} things={things} />}
          {view.goal > 0 && !narrow && <Domination view={view} />}
          {now.stage === 'over' && view.result && endShown && (
            <div class="end-panel panel" role="status">
              <h2>
                {view.result.winners.includes(view.viewer)
                  ? t('end.won')
                  : view.viewer < view.players.length
                    ? t('end.lost')
                    : say.seat(view.result.winners[0] ?? 0)}
              </h2>
              <p class="lead">
                <Words of={say.decision(view)} thing={say.thing} />
              </p>
              <button type="button" class="round quiet close-result" aria-label={t('close')} onClick={() => showEnd(false)}>
                <Icon name="close" size={14} />
              </button>
            </div>
          )}
        </div>
        {narrow && watched && watchedPlan && (
          <div class="island-loupe panel" aria-hidden="true">
            <svg viewBox="-76 -76 152 196">
              <Island plan={watchedPlan} island={watched} R={70} small={false} team={null} lit={false} />
            </svg>
            <p>{describe(watched.id)}</p>
          </div>
        )}
        <Prompt play={play} view={view} offers={offers} aim={aim} />
        {fromAirship && (
          <button type="button" class="airship-choice choice" data-choosable="" onClick={() => onIsland('airship')}>
            {say.thing({ kind: 'from', id: 'airship' })}
          </button>
        )}
        <Refused play={play} />
        <Hand play={play} view={view} things={things} offers={offers} aim={aim} deciding={deciding} />
      </main>
      {!small && (
        <aside class="rail panel" aria-label={t('rail')}>
          <h2 class="caps rail-title">{t('rail.log')}</h2>
          {log}
          <p class="supply">
            <small class="caps">{t('gravity.supply')}</small> {t('gravity.supply.of', { ...view.supply })}
          </p>
        </aside>
      )}
      {sheet === 'log' && (
        <Dialog title={t('rail')} onClose={() => show(null)} class="rail-sheet">
          {log}
        </Dialog>
      )}
      {typeof sheet === 'number' && (
        <Dialog title={say.seat(sheet)} onClose={() => show(null)} class="mat-sheet">
          <Mat play={play} view={view} seat={sheet} things={things} />
        </Dialog>
      )}
    </div>
  );
}

const firstChoice = (): HTMLElement | SVGElement | null =>
  document.querySelector<HTMLElement>('.prompt [data-choosable]:not([disabled])') ??
  document.querySelector<HTMLElement>('[data-choosable]:not([disabled])');

function operation(rules: GravityRules, action: string): string {
  const pack = rules.pack as unknown as {
    readonly cards: readonly { readonly number: number; readonly actions: Readonly<Record<string, { readonly op: string }>> }[];
  };
  const number = Number.parseInt(action, 10);
  return pack.cards.find((card) => card.number === number)?.actions[action.at(-1) ?? 'A']?.op ?? '';
}
