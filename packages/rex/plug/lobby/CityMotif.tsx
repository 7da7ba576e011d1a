/** Rex in one picture: a moment of the besieged city, drawn by the board itself; the fleet turns above it. */
import { useId } from 'preact/hooks';
import type { Race } from '@orrery/rex';
import { Fleet, Ground } from '../board/Disc.tsx';
import { pathCurve, type Place } from '../board/geometry.ts';
import { Coins, type Group } from '../board/marks.tsx';
import { CouncilNode, type Look, PlaceNode } from '../board/Node.tsx';
import '../board/city.css';

const SECTORS = 18;

/** The standard city: place, where it lies, what it is (C council, F stronghold, S shield, P port, I influence), and its later neighbours. */
const CITY = [
  'GC 50 50 C HOL,MPN,NOB,REC,SCH',
  'MPN 50.9 20 S TAR',
  'TAR 49.8 8.6 I -',
  'CSP 63.5 13.2 FSP ICA,MPN,TAR',
  'ICA 72.5 25.6 I PLE',
  'HOL 70.2 36.5 I ICA,PLE,SAI',
  'PLE 80.3 34.1 I SAI',
  'SAI 80.4 44.8 I -',
  'CAR 69.8 52.5 I FOU,GC,SAI,SCH',
  'FOU 90.1 52.7 S SAI',
  'ADI 85.7 66.8 FS FOU,SAL,SCH',
  'SCH 63.4 66.1 I -',
  'SAL 74.1 78.1 I SCH',
  'IAF 62.5 80.9 S INT,MPS,SAL,SCH',
  'MPS 51.2 73.2 FS -',
  'INT 51.2 85.5 I MPS,TRA',
  'ADM 39.3 71.7 I GC,INB,INT,MPS',
  'TRA 38.7 83.3 S -',
  'INB 25.7 79.1 FSP MEM,TRA',
  'MEM 20.9 64.5 I REC,WIN',
  'REC 30.6 54.8 I WIN',
  'WIN 17.4 55 I -',
  'PAL 17.3 42.8 FS REC,TRE,WIN',
  'NOB 31 39.1 S PAL,VEL',
  'TRE 20.9 30.5 I VEL',
  'VEL 30.6 26.6 I -',
  'EMB 42.1 29.4 S MPN,NOB',
  'COM 38.5 18.4 I EMB,TAR,VEL',
];
const places = CITY.map((line): Place => {
  const [id = '', x = '', y = '', marks = '', adj = ''] = line.split(' ');
  const has = (mark: string): boolean => marks.includes(mark);
  return {
    id,
    xy: [Number(x), Number(y)],
    council: has('C'),
    stronghold: has('F'),
    shield: has('S'),
    spaceport: has('P'),
    influence: has('I'),
    sector: null,
    adj: adj.split(','),
    name: { en: id, ru: id, de: id },
  };
});
const byId = new Map(places.map((place) => [place.id, place]));
const streets = places.flatMap((a) => a.adj.flatMap((id) => byId.get(id) ?? []).map((b) => pathCurve(a, b).d));

const group = (race: Race, count: number, faceDown = false): Group => ({ race, count, mechanized: race === 'LAZ' ? 2 : 0, faceDown });
/** Who stands where at this moment. */
const THERE: Readonly<Record<string, readonly Group[]>> = {
  GC: [group('LAZ', 2), group('XXC', 3), group('HAC', 1)],
  CSP: [group('JOL', 7)],
  MPN: [group('JOL', 2)],
  PAL: [group('SOL', 6)],
  NOB: [group('SOL', 3)],
  MPS: [group('LAZ', 5)],
  INB: [group('LET', 6)],
  ADI: [group('HAC', 8)],
  SCH: [group('HAC', 3), group('XXC', 2)],
  REC: [group('XXC', 2, true)],
};
const COINS: readonly (readonly [string, number])[] = [
  ['SAI', 6],
  ['TRE', 10],
  ['INT', 4],
];

const lookOf = ({ id, shield }: Place): Look => ({
  groups: THERE[id] ?? [],
  influence: 0,
  shield,
  underFire: false,
  demolished: false,
  battle: id === 'SCH',
  choice: null,
  answer: null,
  tag: '',
  paid: false,
  looked: false,
});
const still = { label: '', onChoose: () => undefined, onLook: () => undefined };

export function CityMotif() {
  const id = useId();
  return (
    <svg class="motif rx-city rx-motif" viewBox="-2 18.75 104 62.5" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <radialGradient id={id} cx=".5" cy=".5" r=".7">
        <stop offset="0" class="mc-0" />
        <stop offset="1" class="mc-1" />
      </radialGradient>
      <rect x="-30" y="-10" width="160" height="120" fill={`url(#${id})`} />
      <Ground sectors={SECTORS} />
      <g class="m-fleet">
        <Fleet sector={1} sectors={SECTORS} swept={4} />
      </g>
      <g class="rx-paths">
        {streets.map((d) => (
          <path d={d} />
        ))}
      </g>
      {places.map((place) => {
        const shared = { ...still, place, look: lookOf(place) };
        return place.council ? (
          <CouncilNode {...shared} order={['SOL', 'HAC', 'JOL', 'LET', 'XXC', 'LAZ']} name="" />
        ) : (
          <PlaceNode {...shared} across={0} hit={0} near={false} />
        );
      })}
      {COINS.map(([at, amount]) => {
        const [x = 0, y = 0] = byId.get(at)?.xy ?? [];
        return <Coins amount={amount} box={{ x: x + 2.2, y: y + 1.6, w: 4.9, h: 2.6 }} />;
      })}
    </svg>
  );
}
