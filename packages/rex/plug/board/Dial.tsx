/** The battle dial: a brass wheel turned by drag, wheel or arrows. */
import { useRef } from 'preact/hooks';
import { n, star } from './geometry.ts';
import { of } from './marks.tsx';
import { t } from './words.ts';

const OPENING = 140;
const angle = (value: number, most: number): number => -OPENING + (most ? (value / most) * OPENING * 2 : 0);
const spot = (degrees: number, r: number): string =>
  `${n(r * Math.sin((degrees * Math.PI) / 180))} ${n(-r * Math.cos((degrees * Math.PI) / 180))}`;
const arc = (from: number, to: number, r: number): string => `M${spot(from, r)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${spot(to, r)}`;

interface Props {
  readonly race: string | null;
  readonly most: number;
  /** Null: hidden. */
  readonly value: number | null;
  /** Numbers the wheel stops at; absent where it cannot be turned. */
  readonly stops?: readonly number[];
  readonly onTurn?: (value: number) => void;
}

export function Dial({ race, most, value, stops, onTurn }: Props) {
  const wheel = useRef<SVGSVGElement>(null);
  const every = most > 12 ? 5 : most > 10 ? 2 : 1;
  const now = value ?? 0;
  const turns = stops && onTurn && stops.length > 1;
  const snap = (to: number): void => {
    const best = stops?.toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to))[0];
    if (best !== undefined && best !== value) onTurn?.(best);
  };
  const follow = (event: PointerEvent): void => {
    if (!turns || !wheel.current || (event.type === 'pointermove' && event.buttons === 0)) return;
    const frame = wheel.current.getBoundingClientRect();
    const a = (Math.atan2(event.clientX - frame.x - frame.width / 2, -(event.clientY - frame.y - frame.height / 2)) * 180) / Math.PI;
    snap(((Math.min(Math.max(a, -OPENING), OPENING) + OPENING) / (OPENING * 2)) * most);
    if (event.type === 'pointerdown') wheel.current.setPointerCapture(event.pointerId);
  };
  const key = (event: KeyboardEvent): void => {
    const to = { ArrowUp: now + 1, ArrowRight: now + 1, ArrowDown: now - 1, ArrowLeft: now - 1, Home: 0, End: most }[event.key];
    if (to === undefined || !turns) return;
    event.preventDefault();
    snap(to);
  };
  const slider = turns
    ? {
        role: 'slider' as const,
        tabindex: 0,
        'aria-valuemin': stops[0] ?? 0,
        'aria-valuemax': stops.at(-1) ?? most,
        'aria-valuenow': now,
        'data-own-arrows': '',
        onPointerDown: follow,
        onPointerMove: follow,
        onKeyDown: key,
      }
    : { role: 'img' as const };
  const said = value === null ? t('rex.battle.hidden') : String(value);
  return (
    <svg
      ref={wheel}
      class={`rx-dial ${of(race)} ${value === null ? 'hidden-dial' : ''} ${turns ? 'turns' : ''}`}
      viewBox="-64 -64 128 128"
      aria-label={turns ? t('rex.battle.dial') : `${t('rex.battle.dial')}: ${said}`}
      {...slider}
    >
      <path class="knurl" d={star(48, 60, 57.6)} />
      <circle r="55.6" class="bezel" />
      <path class="track" d={arc(-OPENING, OPENING, 51.2)} />
      {value !== null && value > 0 && most > 0 && <path class="lit" d={arc(-OPENING, angle(value, most), 51.2)} />}
      <circle r={value === null ? 46 : 33} class="face" />
      {Array.from({ length: most + 1 }, (_, v) => {
        const [x, y] = spot(angle(v, most), 41).split(' ');
        return (
          <>
            <path class="tick" d={`M${spot(angle(v, most), 49.5)}L${spot(angle(v, most), 53)}`} />
            {value !== null && v % every === 0 && (
              <text class={`num ${v === value ? 'now' : ''}`} x={x} y={y}>
                {v}
              </text>
            )}
          </>
        );
      })}
      {value === null ? (
        <path class="veil" d="M-9 2V-3.5A9 9 0 0 1 9-3.5V2H11V14H-11V2ZM-5.6 2H5.6V-3.5A5.6 5.6 0 0 0-5.6-3.5Z" fill-rule="evenodd" />
      ) : (
        <>
          {turns && <circle class="knob" r="6.4" transform={`translate(${spot(angle(value, most), 51.2)})`} />}
          <text class="value" y="-2">
            {value}
          </text>
          <text class="of" y="17">
            {t('rex.battle.of', { most })}
          </text>
        </>
      )}
    </svg>
  );
}
