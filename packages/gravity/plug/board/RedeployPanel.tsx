/** Redeployment piece by piece: from where, then which piece to where. The sky shows the same places. */
import { capital } from '@orrery/web/app/words.ts';
import { Answer, type Asked } from './Answer.tsx';
import { type Aim, narrowed } from './aim.ts';
import { tell } from './actionWords.ts';
import { MercenarySign, Sign } from './people.tsx';

interface Props extends Asked {
  readonly aim: Aim;
  readonly onPlace: (place: string) => void;
}

export function RedeployPanel({ play, view, things, offers, aim, onPlace }: Props) {
  const from = aim.at.value.island;
  const { viewer } = view;
  const place = (id: string): string => capital(play.say.thing({ kind: 'from', id }));
  const moves = offers.flatMap((offer) => (offer.named.verb === 'redeploy' ? [offer.named] : []));
  const most = view.turn?.card ? (things.action(view.action?.action ?? '')?.amount ?? 0) : 0;
  const standing = (id: string): { readonly hunters: number; readonly mercenaries: number } => {
    const island = view.islands.find((each) => each.id === id);
    return island
      ? { hunters: island.hunters[viewer] ?? 0, mercenaries: island.mercenaries }
      : (view.players[viewer]?.airship ?? { hunters: 0, mercenaries: 0 });
  };
  const piece = (name: string) => (name === 'hunter' ? <Sign seat={viewer} size={16} /> : <MercenarySign size={16} />);
  if (from === null) {
    const origins = [...new Set(moves.map((named) => named.from))];
    return (
      <div class="panel-body redeployment">
        <h2 class="caps">{tell('move.from', { n: (view.action?.times ?? 0) + 1, most })}</h2>
        <div class="pulled">
          {origins.map((id) => {
            const { hunters, mercenaries } = standing(id);
            return (
              <button type="button" class="choice" key={id} data-choosable="" disabled={play.busy.value} onClick={() => onPlace(id)}>
                <span class="grow">{place(id)}</span>
                {hunters > 0 && piece('hunter')}
                {hunters > 0 && <b>{hunters}</b>}
                {mercenaries > 0 && piece('mercenary')}
                {mercenaries > 0 && <b>{mercenaries}</b>}
              </button>
            );
          })}
        </div>
      </div>
    );
  }
  return (
    <div class="panel-body redeployment">
      <h2 class="caps">{tell('move.to', play.say.given('from', 'from', from))}</h2>
      <div class="pulled">
        {narrowed(offers, aim.at.value).map(
          ({ choice, named }) =>
            named.verb === 'redeploy' && (
              <Answer play={play} key={choice} choice={choice} label={play.say.plain(play.say.choice(named))}>
                {piece(named.piece)} <span class="grow">{place(named.to)}</span>
              </Answer>
            ),
        )}
      </div>
    </div>
  );
}
