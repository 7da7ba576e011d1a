/** A seat's airship: envelope in its colour and weave, gondola with berths, hold for stored gravity or source tokens. */
import type { PlayerView } from '@orrery/gravity';
import { f } from './hex.ts';
import { Crystal } from './parts.tsx';
import { MERCENARY, person } from './people.tsx';

/** One piece in its berth, seen from above; `null` is a free berth. */
function Berth({ who }: { who: number | 'mercenary' | null }) {
  const r = 9.5;
  if (who === null) return <circle class="free" r={r} />;
  if (who === 'mercenary')
    return (
      <>
        <path
          d={`M${-r} 0L${-r / 2} ${f(-r * 0.87)}H${r / 2}L${r} 0L${r / 2} ${f(r * 0.87)}H${-r / 2}Z`}
          fill={MERCENARY.colour}
          stroke="#0b0e15"
        />
        <circle r="3" fill={MERCENARY.ink} />
      </>
    );
  const { pattern, colour, emblem, ink } = person(who);
  return (
    <>
      <circle r={r} fill={`url(#weave-${pattern})`} stroke="#0b0e15" />
      <circle r="6.7" fill={colour} />
      <path d={emblem} transform="scale(.9)" fill={ink} />
    </>
  );
}

type Held = 'permanent' | 'temporary' | 'token' | null;

function Slot({ held }: { held: Held }) {
  if (held === null) return <circle class="free" r="7.5" />;
  if (held === 'token')
    return (
      <>
        <circle r="8.5" fill="#10141d" stroke="#f3bb8d" stroke-width="1.4" />
        <path d="M0-4C1.2-2 2.6-.5 2.6 1A2.6 2.6 0 0 1 0 3.6Z" fill="#62d4ff" />
        <path d="M0-4.5L-1-1.2L-4.2-2L-2 .6L-3.6 3L0 3.6Z" fill="#ff8350" />
      </>
    );
  return (
    <g transform="translate(0 9)">
      <Crystal height={18} solid={held === 'permanent'} />
    </g>
  );
}

interface Props {
  readonly seat: number;
  readonly player: PlayerView;
  readonly berths: number;
  readonly hold: number;
  readonly label: string;
}

export function Airship({ seat, player, berths, hold, label }: Props) {
  const { airship, tokens } = player;
  const { colour, ink, pattern } = person(seat);
  const crew = [
    ...Array.from({ length: airship.hunters }, () => seat),
    ...Array.from({ length: airship.mercenaries }, () => 'mercenary' as const),
    ...Array.from({ length: berths }, () => null),
  ].slice(0, Math.max(berths, airship.hunters + airship.mercenaries));
  const stored: Held[] = [
    ...Array.from({ length: airship.permanent }, (): Held => 'permanent'),
    ...Array.from({ length: airship.temporary }, (): Held => 'temporary'),
    ...Array.from({ length: tokens }, (): Held => 'token'),
    ...Array.from({ length: hold }, (): Held => null),
  ].slice(0, Math.max(hold, airship.permanent + airship.temporary + tokens));
  const step = Math.min(23, 96 / Math.max(crew.length, 1));
  return (
    <svg
      class="airship"
      viewBox={hold > 0 ? '0 0 212 84' : '0 0 150 84'}
      role="img"
      aria-label={label}
      data-zone={`airship-${seat}`}
      data-term="airship"
    >
      <path d="M22 10L6 3v34l16-8Z" fill={colour} opacity=".65" />
      <path d="M10 20C34-4 116-5 142 20C116 45 34 44 10 20Z" fill={colour} />
      <path
        d="M46 3.500C40 14 40 27 46 37M104 3C111 14 111 26 104 37M75 1.500V39"
        stroke={ink}
        stroke-opacity=".35"
        fill="none"
        stroke-width="1.5"
      />
      <path d="M10 20C34 26 116 26 142 20C116 45 34 44 10 20Z" fill={`url(#weave-${pattern})`} opacity=".75" />
      <path d="M24 14C46 3 104 3 126 13" stroke="#fff" stroke-opacity=".4" stroke-width="2" fill="none" stroke-linecap="round" />
      <path class="rope" d="M44 38L32 52M74 40V52M104 38L116 52M128 60h10m0-7v14" />
      <rect class="gondola" x="20" y="52" width="108" height="28" rx="9" />
      {crew.map((who, k) => (
        <g
          key={k}
          data-term={who === null ? undefined : who === 'mercenary' ? 'mercenary' : 'hunter'}
          transform={`translate(${f(74 + (k - (crew.length - 1) / 2) * step)} 66)`}
        >
          <Berth who={who} />
        </g>
      ))}
      {hold > 0 && (
        <>
          <rect class="gondola" x="160" y="14" width="48" height="66" rx="9" />
          {stored.map((held, k) => (
            <g
              key={k}
              data-term={held === 'token' ? 'source-token' : 'store'}
              transform={`translate(${172 + (k % 2) * 24} ${30.5 + Math.floor(k / 2) * 33})`}
            >
              <Slot held={held} />
            </g>
          ))}
        </>
      )}
    </svg>
  );
}
