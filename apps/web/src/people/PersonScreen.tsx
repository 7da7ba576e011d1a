/** Somebody's ratings: a figure a game, its curve, and the games it comes from. */
import { useEffect, useState } from 'preact/hooks';
import { GAMES } from '@orrery/games/list';
import type { Profile } from '@orrery/protocol';
import { nameOf } from '../app/lobby.ts';
import { Header } from '../app/Header.tsx';
import { href, route } from '../app/route.ts';
import { language } from '../app/settings.ts';
import { need, t } from '../app/words.ts';
import { Offline } from '../online/Offline.tsx';
import { request, token } from '../online/connection.ts';
import { sideName } from '../online/sideName.ts';
import { codeOf, sayCode } from '../online/words.ts';
import { scaleOf } from './places.ts';
import { type Names, namesOf } from './sides.ts';
import { say } from './words.ts';
import './people.css';
import './ratings.css';

const WIDTH = 640;
const LEFT = 64;
const HEIGHT = 200;
/** Room below for two dates. */
const FOOT = 40;

const day = (time: number): string => new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'short' }).format(time);

/** The figure after each game, with the band that holds it. */
function Curve({ games }: { games: Profile['games'] }) {
  const list = games.toReversed();
  const { low, high, at } = scaleOf(list);
  const x = (i: number): number => LEFT + ((WIDTH - LEFT - 12) * (i + 1)) / Math.max(1, list.length);
  const y = (figure: number): number => HEIGHT - FOOT - ((HEIGHT - FOOT - 12) * at(figure)) / 100;
  const upper = list.map(({ figure, margin }, i) => `${x(i)} ${y(figure + margin)}`);
  const lower = list.map(({ figure, margin }, i) => `${x(i)} ${y(figure - margin)}`).toReversed();
  const lines = [low, (low + high) / 2, high];
  const last = list.at(-1);
  return (
    <svg
      class="curve"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={say('curve', { from: list[0]?.figure ?? 0, to: last?.figure ?? 0 })}
    >
      {lines.map((figure) => (
        <g key={figure}>
          <path class="grid" d={`M${LEFT} ${y(figure)}H${WIDTH}`} />
          <text x={LEFT - 6} y={y(figure) + 4}>
            {figure}
          </text>
        </g>
      ))}
      <polygon class="band" points={[...upper, ...lower].join(' ')} />
      <polyline class="mean" points={list.map(({ figure }, i) => `${x(i)} ${y(figure)}`).join(' ')} />
      {list[0] && list.length > 1 && (
        <text class="day" x={x(0)} y={HEIGHT - 6}>
          {day(list[0].ended)}
        </text>
      )}
      {last && (
        <text class="day last" x={x(list.length - 1)} y={HEIGHT - 6}>
          {day(last.ended)}
        </text>
      )}
      {last && <circle cx={x(list.length - 1)} cy={y(last.figure)} r="5" />}
    </svg>
  );
}

const namesIn = (names: readonly (string | null)[]): string =>
  names.map((name) => (name === null ? t('online.name.gone') : name || say('nameless'))).join(', ');

function Games({ games }: { games: Profile['games'] }) {
  return (
    <ul class="rated-games">
      {games.slice(0, 10).map((one, i) => {
        const before = games.slice(i + 1).find(({ game }) => game === one.game);
        const change = one.figure - (before?.figure ?? 1000);
        const [others, partners] = [namesIn(one.others), namesIn(one.partners ?? [])];
        return (
          <li key={one.match} class={`of-${one.game}`}>
            <span class="people-game">{nameOf(one.game)}</span>
            <b class={`outcome ${one.outcome}`}>{say(`outcome.${one.outcome}`)}</b>
            <a href={href('replay', one.match)}>{partners === '' ? others : say('with.against', { partners, others })}</a>
            <span class="number">{change > 0 ? `+${change}` : change === 0 ? '±0' : `−${-change}`}</span>
            <small class="muted">{day(one.ended)}</small>
          </li>
        );
      })}
    </ul>
  );
}

export default function PersonScreen() {
  const [, of] = route.value.path;
  const [things, setThings] = useState<Names>({});
  const [profile, setProfile] = useState<Profile | null>(null);
  const [trouble, setTrouble] = useState('');
  const [game, setGame] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    setProfile(null);
    void Promise.all([need('people'), request<Profile>({ do: 'profile', ...(of === undefined ? {} : { of }) })]).then(
      async ([, found]) => {
        const [chosen] = await Promise.all([namesOf(found.ratings), ...found.ratings.map((one) => need(one.game))]);
        if (gone) return;
        setThings(chosen);
        setProfile(found);
      },
      (error: unknown) => !gone && setTrouble(codeOf(error) === 'no-such-person' ? say('nobody') : sayCode(codeOf(error))),
    );
    return () => {
      gone = true;
    };
  }, [of, token.value]);
  const rated = GAMES.flatMap((one) => profile?.ratings.filter((rating) => rating.game === one && rating.side === '') ?? []);
  const shown = game ?? rated[0]?.game ?? '';
  const games = profile?.games.filter((one) => one.game === shown) ?? [];
  return (
    <div class={`page of-${shown}`}>
      <Header />
      <main id="main" class="people">
        <Offline />
        {trouble && <p role="alert">{trouble}</p>}
        {!profile && !trouble && <p role="status">{t('loading')}</p>}
        {profile && (
          <>
            <div class="people-title">
              <h1>{profile.name || say('nameless')}</h1>
              <a class="button" href={href('ratings', ...(shown ? [shown] : []))}>
                {say('leaders')}
              </a>
            </div>
            {rated.length === 0 && <p class="muted people-none">{say(profile.own ? 'profile.none' : 'profile.none.other')}</p>}
            <div class="rated-cards" role="group" aria-label={say('filter')}>
              {rated.map((one) => (
                <button
                  type="button"
                  key={one.game}
                  class={`rated-card panel of-${one.game}`}
                  aria-pressed={one.game === shown}
                  onClick={() => setGame(one.game)}
                >
                  <b>{nameOf(one.game)}</b>
                  <span class="title">
                    {one.figure} <small>± {one.margin}</small>
                  </span>
                  <small class="muted">
                    {say('games.count', { count: one.games })}
                    {one.provisional && <> · {say('provisional')}</>}
                  </small>
                </button>
              ))}
            </div>
            {games.length > 0 && (
              <div class="people-columns">
                <div>
                  <section class="panel rated-part">
                    <h2>{nameOf(shown)}</h2>
                    <p class="muted small">{say('curve.line')}</p>
                    <Curve games={games} />
                    {profile.own && (
                      <ul class="rated-sides">
                        {profile.ratings
                          .filter((one) => one.game === shown && one.side !== '')
                          .map((one) => (
                            <li key={one.side}>
                              <span>{things[`${shown} ${one.side}`]?.[language.value] ?? sideName(shown, Number(one.side))}</span>
                              <b>{one.figure}</b> <small class="muted">± {one.margin}</small>
                              <small class="muted">{say('games.count', { count: one.games })}</small>
                            </li>
                          ))}
                      </ul>
                    )}
                  </section>
                </div>
                <aside>
                  <section class="panel rated-part">
                    <h2>{say('recent')}</h2>
                    <Games games={profile.games} />
                    <p class="muted small">{say('how')}</p>
                  </section>
                </aside>
              </div>
            )}
          </>
        )}
      </main>
    </div>
  );
}
