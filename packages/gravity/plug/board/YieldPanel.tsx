/** An extraction before it is carried out: what each own island counts and would yield, and where source tokens could still lie. */
import type { GravityRules, Yield } from '@orrery/gravity';
import { type Aim, narrowed } from './aim.ts';
import { Answer, type Asked } from './Answer.tsx';
import { DIRECTIONS } from './hex.ts';
import { Crystal, Source, type SourceColour } from './parts.tsx';
import type { Things } from './things.ts';
import { t } from './words.ts';

interface Props extends Asked {
  readonly aim: Aim;
  readonly yields: readonly Yield[];
}

export const Bead = ({ colour }: { colour: SourceColour }) => (
  <svg class="bead" width="20" height="20" viewBox="-10 -10 20 20" aria-hidden="true">
    <Source colour={colour} r={9} />
  </svg>
);
const Unit = ({ solid }: { solid: boolean }) => (
  <svg class="bead" width="12" height="20" viewBox="-6 -19 12 20" aria-hidden="true">
    <Crystal height={18} solid={solid} />
  </svg>
);

function Yields({ yields, things }: { yields: readonly Yield[]; things: Things }) {
  return (
    <table class="yields">
      <caption class="caps">{t('gravity.yield')}</caption>
      <thead class="spoken-head">
        <tr>
          <th scope="col">{t('gravity.island')}</th>
          <th scope="col">{t('gravity.blue')}</th>
          <th scope="col">{t('gravity.red')}</th>
          <th scope="col">{t('gravity.amount.permanent')}</th>
          <th scope="col">{t('gravity.amount.temporary')}</th>
        </tr>
      </thead>
      <tbody>
        {yields.map(({ island, blue, red, permanent, temporary }) => (
          <tr key={island}>
            <th scope="row">{things.island(island)}</th>
            <td>
              <Bead colour="B" /> {blue}
            </td>
            <td>
              <Bead colour="R" /> {red}
            </td>
            <td data-term="yield">
              <Unit solid /> <b>+{permanent}</b>
            </td>
            <td data-term="yield">
              <Unit solid={false} /> <b>+{temporary}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** With an island pointed at: its six sides, each in both colours, and what a token there would add. */
function Sides({ play, view, offers, aim, yields }: Omit<Props, 'things'>) {
  const rules = play.table.rules as unknown as GravityRules;
  const island = view.islands.find(({ id }) => id === aim.at.value.island);
  if (!island) return <p class="muted">{t('gravity.token.point', { count: view.players[view.viewer]?.tokens ?? 0 })}</p>;
  const added = (side: number, colour: 'blue' | 'red'): string => {
    const after = {
      ...view,
      islands: view.islands.map((each) => (each.id === island.id ? { ...each, tokens: [...each.tokens, { side, colour }] } : each)),
    };
    const sum = (list: readonly Yield[]): readonly [number, number] => [
      list.reduce((all, { permanent }) => all + permanent, 0),
      list.reduce((all, { temporary }) => all + temporary, 0),
    ];
    const then = sum(rules.previews.yields(after).filter(({ island: id }) => yields.some((each) => each.island === id)));
    const now = sum(yields);
    return `+${then[0] - now[0]}+${then[1] - now[1]}`;
  };
  const left = narrowed(offers, aim.at.value);
  return (
    <div class="sides">
      {DIRECTIONS.map((direction) => {
        const side = (direction - island.rotation + 6) % 6;
        const here = left.filter(({ named }) => named.verb === 'token' && named.side === side);
        return (
          <span class="side-row" key={direction}>
            <small>{play.say.thing({ kind: 'direction', id: String(direction) })}</small>
            {here.map((offer) =>
              offer.named.verb === 'token' ? (
                <Answer
                  play={play}
                  key={offer.choice}
                  choice={offer.choice}
                  label={`${play.say.plain(play.say.choice(offer.named))}: ${added(side, offer.named.colour)}`}
                >
                  <Bead colour={offer.named.colour === 'blue' ? 'B' : 'R'} /> {added(side, offer.named.colour)}
                </Answer>
              ) : null,
            )}
          </span>
        );
      })}
    </div>
  );
}

export const YieldPanel = (props: Props) => (
  <div class="panel-body extraction">
    <Yields yields={props.yields} things={props.things} />
    <Sides {...props} />
  </div>
);
