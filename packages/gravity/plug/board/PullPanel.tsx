/** The islands phase in words: which island is pulled, where it can land and what that would bring. */
import { Answer, type Asked } from './Answer.tsx';
import type { LandingSpot } from './Landing.tsx';
import { Sign } from './people.tsx';
import { t } from './words.ts';

interface Props extends Asked {
  readonly landings: readonly LandingSpot[];
  readonly onAim: (direction: number | null) => void;
  /** The partner's vote. */
  readonly voted: { readonly island: string; readonly seat: number } | null;
}

export function PullPanel({ play, view, things, offers, landings, onAim, voted }: Props) {
  const { attraction } = view;
  const holders = (id: string): number[] =>
    view.islands.find((island) => island.id === id)?.hunters.flatMap((count, seat) => (count > 0 ? [seat] : [])) ?? [];
  const weight = (id: string): number => {
    const island = view.islands.find((each) => each.id === id);
    return island ? island.permanent + island.temporary : 0;
  };
  const picked = offers.flatMap(({ choice, named }) =>
    named.verb === 'target' || named.verb === 'attractor' ? [{ choice, named, island: named.island }] : [],
  );
  const landsAt = (choice: number): string => {
    const offer = offers.find((each) => each.choice === choice);
    return offer ? play.say.plain(play.say.choice(offer.named)) : '';
  };
  return (
    <div class="panel-body pull">
      {picked.length > 0 && (
        <>
          <h2 class="caps">
            {attraction
              ? t('gravity.pull.targets', { island: things.island(attraction.attractor), gravity: weight(attraction.attractor) })
              : t('gravity.pull.tied')}
          </h2>
          <div class="pulled">
            {picked.map(({ choice, named, island }) => (
              <Answer play={play} key={choice} choice={choice} class={`choice ${voted?.island === island ? 'voted' : ''}`}>
                {holders(island).map((seat) => (
                  <Sign key={seat} seat={seat} size={16} />
                ))}
                <span class="grow">
                  {play.say.plain(play.say.choice(named))}
                  <small>{t('gravity.weight', { gravity: weight(island) })}</small>
                </span>
                {voted?.island === island && (
                  <small class="vote-word">
                    <Sign seat={voted.seat} size={14} /> {t('gravity.voted')}
                  </small>
                )}
              </Answer>
            ))}
          </div>
        </>
      )}
      {landings.length > 0 && attraction && (
        <>
          <h2 class="caps">
            {t('gravity.pull.cells', {
              target: things.island(attraction.target ?? ''),
              ...play.say.given('island', 'island', attraction.attractor),
            })}
          </h2>
          <div class="cells">
            {landings.map((spot) => (
              <Answer
                play={play}
                key={spot.choice}
                choice={spot.choice}
                class={`choice ${spot.voter === null ? '' : 'voted'}`}
                onAim={(here) => onAim(here ? spot.direction : null)}
              >
                <b class="cell-n">{spot.direction + 1}</b>
                <span class="grow">
                  {landsAt(spot.choice)}
                  <small>{spot.words}</small>
                </span>
                {spot.voter !== null && <Sign seat={spot.voter} size={16} />}
              </Answer>
            ))}
          </div>
        </>
      )}
      {attraction && view.goal > 0 && (
        <p class="muted small">{t('gravity.pull.points', { pull: attraction.pulled + 1, pulls: attraction.pulls })}</p>
      )}
    </div>
  );
}
