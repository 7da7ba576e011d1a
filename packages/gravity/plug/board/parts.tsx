/** The small things of the board, each drawn round (0, 0): sources, pipes, crystals, pieces. */
import { directionOf, f, move, polar, sideMiddle } from './hex.ts';
import { MERCENARY, people, person } from './people.tsx';

export const COPPER = { dark: '#3a2116', plain: '#c27a4a', bright: '#f3bb8d', cold: '#7b7f8b', coldBright: '#a9adb8' } as const;

const SOURCES = {
  B: { colour: '#62d4ff', shape: 'M0-6.6C2.2-3.2 4.8-.8 4.8 2.2A4.8 4.8 0 0 1-4.8 2.2C-4.8-.8-2.2-3.2 0-6.6Z' },
  R: { colour: '#ff8350', shape: 'M0-7L1.7-1.9L6.8-3.4L3.2.6L6.4 5L1.5 3.4L0 7.4L-1.5 3.4L-6.4 5L-3.2.6L-6.8-3.4L-1.7-1.9Z' },
} as const;
export type SourceColour = keyof typeof SOURCES;

/** Patterns and gradients that all parts use; once on a page. */
export const Defs = () => (
  <svg class="gravity-defs" width="0" height="0" aria-hidden="true">
    <defs>
      {people.map(({ pattern, weave, colour, ink }) => (
        <pattern
          key={pattern}
          id={`weave-${pattern}`}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform={pattern === 'stripes' ? 'rotate(45)' : undefined}
        >
          <rect width="5" height="5" fill={colour} />
          <path d={weave} fill={ink} opacity=".55" />
        </pattern>
      ))}
      <linearGradient id="crystal" x1="0" x2="1">
        <stop offset=".48" stop-color="#f4fdff" />
        <stop offset=".52" stop-color="#9fd3e4" />
      </linearGradient>
    </defs>
  </svg>
);

interface SourceProps {
  readonly colour: SourceColour;
  readonly r: number;
  readonly lit?: boolean;
  readonly token?: boolean;
  /** Several tokens in one place. */
  readonly count?: number;
}

/** A blue drop or a red spark in a dark bead; a token laid by a player has a dashed copper rim. */
export function Source({ colour, r, lit = false, token = false, count = 1 }: SourceProps) {
  const { colour: ink, shape } = SOURCES[colour];
  return (
    <g class="source" data-term={token ? 'source-token' : colour === 'B' ? 'drop' : 'spark'}>
      {lit && <circle r={f(r * 1.4)} fill={ink} opacity=".28" />}
      <circle
        class="body"
        r={f(r)}
        fill="#10141d"
        stroke={lit ? '#ffd166' : token ? COPPER.bright : '#0a0d13'}
        stroke-width={lit ? 2 : 1.2}
        stroke-dasharray={token ? '3 2' : undefined}
      />
      {count === 1 ? (
        <path d={shape} transform={`scale(${f(r) / 10})`} fill={ink} />
      ) : (
        <text y="4" font-size="11" style={{ fill: ink }}>
          {count}
        </text>
      )}
    </g>
  );
}

const Tube = ({ d, width, cold }: { d: string; width: number; cold: boolean }) => (
  <>
    <path d={d} stroke={COPPER.dark} stroke-width={f(width + 2.4)} />
    <path d={d} stroke={cold ? COPPER.cold : COPPER.plain} stroke-width={f(width)} />
    <path d={d} stroke={cold ? COPPER.coldBright : COPPER.bright} stroke-width={f(width / 4)} opacity=".8" />
  </>
);

/** One trunk from the hub over its fork to the sides it serves; a sabotaged one is cold and parted from the hub. */
function Trunk({ sides, rotation, R, broken }: { sides: readonly number[]; rotation: number; R: number; broken: boolean }) {
  const width = R * 0.062;
  const angle = 60 * directionOf(sides[0] ?? 0, rotation) + 30;
  const fork = polar(angle, R * 0.52);
  const root = polar(angle, R * (broken ? 0.33 : 0.52));
  return (
    <g>
      {sides.map((side) => {
        const direction = directionOf(side, rotation);
        const [bend, end] = [polar(60 * direction, R * 0.5), sideMiddle(direction, R * 0.86)];
        return (
          <g key={side}>
            <Tube d={`M${f(fork.x)} ${f(fork.y)}Q${f(bend.x)} ${f(bend.y)} ${f(end.x)} ${f(end.y)}`} width={width} cold={broken} />
            <circle
              cx={f(end.x)}
              cy={f(end.y)}
              r={f(width * 1.05)}
              fill="#1a1410"
              stroke={broken ? COPPER.cold : COPPER.plain}
              stroke-width="1.6"
            />
          </g>
        );
      })}
      <Tube d={`M0 0L${f(root.x)} ${f(root.y)}`} width={width} cold={false} />
      <circle cx={f(fork.x)} cy={f(fork.y)} r={f(width * 0.95)} fill={broken ? COPPER.cold : COPPER.plain} stroke={COPPER.dark} />
    </g>
  );
}

interface PipelineProps {
  readonly trunks: readonly (readonly number[])[];
  readonly sabotaged: readonly number[];
  readonly rotation: number;
  readonly R: number;
}

export const Pipeline = ({ trunks, sabotaged, rotation, R }: PipelineProps) => (
  <g fill="none" stroke-linecap="round" stroke-linejoin="round" data-term="trunk">
    {trunks.map((sides, i) => (
      <Trunk key={i} sides={sides} rotation={rotation} R={R} broken={sabotaged.includes(i)} />
    ))}
  </g>
);

/** A sabotage token with a little steam towards the corner its trunk forks to, clear of everything that stands on the land. */
export function Sabotage({ trunk, rotation, R }: { trunk: readonly number[]; rotation: number; R: number }) {
  const corner = directionOf(trunk[0] ?? 0, rotation);
  // Above the name and below the pieces there is room, at the other corners only on the rim.
  const r = Math.max(R * 0.085, 4.5);
  const away = corner === 4 ? 0.69 : corner === 1 ? Math.max(0.6, 0.52 + r / R) : 0.96;
  const x = r * 0.42;
  return (
    <g class="sabotage-token" data-term="sabotage-token" transform={move(polar(60 * corner + 30, R * away))}>
      <g fill="#e9eef6" opacity=".3">
        <circle cx={f(-r)} cy={f(-r * 1.1)} r={f(r * 0.8)} />
        <circle cx={f(r * 0.6)} cy={f(-r * 1.5)} r={f(r * 0.9)} />
      </g>
      <circle class="body" r={f(r)} fill="#221015" stroke="#ff8d8d" stroke-width="1.5" />
      <path
        d={`M${f(-x)} ${f(-x)}L${f(x)} ${f(x)}M${f(x)} ${f(-x)}L${f(-x)} ${f(x)}`}
        stroke="#ff9d9d"
        stroke-width="1.7"
        stroke-linecap="round"
      />
    </g>
  );
}

/** A crystal that grows up from (0, 0): permanent gravity solid, temporary outlined. */
export function Crystal({ height, solid }: { height: number; solid: boolean }) {
  const w = height * 0.25;
  const d = `M0 ${f(-height)}L${f(w)} ${f(-height * 0.6)}L${f(w * 0.62)} 0H${f(-w * 0.62)}L${f(-w)} ${f(-height * 0.6)}Z`;
  return solid ? (
    <path d={d} fill="url(#crystal)" stroke="#0d2a36" stroke-width=".8" stroke-linejoin="round" />
  ) : (
    <path class="hollow" d={d} stroke-width="1.4" stroke-linejoin="round" />
  );
}

/** Gravity as a wreath round the hub: permanent units on the left, temporary on the right; never up to the name or down to the pieces. */
export function Wreath({ permanent, temporary, R }: { permanent: number; temporary: number; R: number }) {
  const half = (count: number, solid: boolean, centre: number, sign: number) =>
    Array.from({ length: count }, (_, k) => {
      const angle = centre + sign * (k - (count - 1) / 2) * Math.min(14, 54 / count);
      const { x, y } = polar(angle, R * 0.235);
      return (
        <g key={`${solid}${k}`} transform={`translate(${f(x)} ${f(y)}) rotate(${f(angle + 90)})`}>
          <Crystal height={R * 0.24} solid={solid} />
        </g>
      );
    });
  return (
    <g class="wreath" data-term="crystals">
      {half(Math.min(permanent, 9), true, 180, 1)}
      {half(Math.min(temporary, 9), false, 0, -1)}
    </g>
  );
}

/** Where there is no room for a wreath: whether some of the gravity is permanent, and whether some is temporary. */
export const Kinds = ({ permanent, temporary, R, away }: { permanent: number; temporary: number; R: number; away: number }) => (
  <g class="wreath" data-term="crystals">
    {[permanent, temporary].map(
      (count, i) =>
        count > 0 && (
          <g key={i} transform={`translate(${f((i === 0 ? -1 : 1) * R * (away + 0.15))} ${f(R * 0.19)})`}>
            <Crystal height={R * 0.4} solid={i === 0} />
          </g>
        ),
    )}
  </g>
);

const MOST_SHOWN = 3;

/** A stack of chips: round for the hunters of a seat, six-cornered for mercenaries (seat null). */
export function Stack({ seat, count, width }: { seat: number | null; count: number; width: number }) {
  const [rx, ry, h] = [width / 2, width * 0.3, width * 0.13];
  const shown = Math.min(count, MOST_SHOWN);
  const shape = (y: number, fill: string, key: string) =>
    seat === null ? (
      <path
        key={key}
        d={`M${f(-rx)} ${f(y)}L${f(-rx / 2)} ${f(y - ry)}H${f(rx / 2)}L${f(rx)} ${f(y)}L${f(rx / 2)} ${f(y + ry)}H${f(-rx / 2)}Z`}
        fill={fill}
        stroke="#0b0e15"
      />
    ) : (
      <ellipse key={key} cy={f(y)} rx={f(rx)} ry={f(ry)} fill={fill} stroke="#0b0e15" />
    );
  const look = seat === null ? null : person(seat);
  const top = -shown * h;
  return (
    <g>
      {Array.from({ length: shown }, (_, k) => shape(-k * h, look ? `url(#weave-${look.pattern})` : MERCENARY.edge, `${k}`))}
      {shape(top, look?.colour ?? MERCENARY.colour, 'top')}
      {look ? (
        <path d={look.emblem} transform={`translate(0 ${f(top)}) scale(${f(width / 2.8) / 10} ${f(width / 4.6) / 10})`} fill={look.ink} />
      ) : (
        <circle cy={f(top)} r={f(width * 0.09)} fill={MERCENARY.ink} />
      )}
    </g>
  );
}

export interface Crowd {
  readonly seat: number | null;
  readonly count: number;
}

const sixCorners = (r: number): string =>
  `M${f(-r)} 0L${f(-r / 2)} ${f(-r * 0.87)}H${f(r / 2)}L${f(r)} 0L${f(r / 2)} ${f(r * 0.87)}H${f(-r / 2)}Z`;

/** Stacks side by side, each with its count beside it. */
export function Pieces({ crowds, width, size }: { crowds: readonly Crowd[]; width: number; size: number }) {
  const shown = crowds.filter(({ count }) => count > 0);
  const room = ({ count }: Crowd): number => width + 1.5 + String(count).length * size * 0.62;
  const gap = size * 0.22;
  const all = shown.reduce((sum, crowd) => sum + room(crowd) + gap, -gap);
  let left = -all / 2;
  return (
    <g class="pieces">
      {shown.map((crowd) => {
        const x = left + width / 2;
        left += room(crowd) + gap;
        return (
          <g key={crowd.seat ?? 'mercenaries'} data-term={crowd.seat === null ? 'mercenary' : 'hunter'} transform={move({ x, y: 0 })}>
            <Stack seat={crowd.seat} count={crowd.count} width={width} />
            <text class="count" x={f(width / 2 + 1.5)} y={f(size * 0.32 - 2)} font-size={f(size)}>
              {crowd.count}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Where room is scarcest: one piece a crowd with its count inside, round for hunters, six-cornered for mercenaries. */
export function Counters({ crowds, r }: { crowds: readonly Crowd[]; r: number }) {
  const shown = crowds.filter(({ count }) => count > 0);
  return (
    <g class="pieces">
      {shown.map(({ seat, count }, k) => {
        const look = seat === null ? null : person(seat);
        return (
          <g
            key={seat ?? 'mercenaries'}
            data-term={look ? 'hunter' : 'mercenary'}
            transform={move({ x: (k - (shown.length - 1) / 2) * (2 * r + 1.5), y: 0 })}
          >
            {look ? (
              <circle r={f(r)} fill={look.colour} stroke="#0b0e15" />
            ) : (
              <path d={sixCorners(r * 1.08)} fill={MERCENARY.colour} stroke="#0b0e15" />
            )}
            <text class="inside" y="3.9" font-size="11" style={{ fill: look?.ink ?? MERCENARY.ink }}>
              {count}
            </text>
          </g>
        );
      })}
    </g>
  );
}
