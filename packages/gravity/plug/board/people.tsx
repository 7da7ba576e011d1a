/** How seats look: colour, emblem, pattern and dash say the same, so that no eye depends on colour. */
export interface Person {
  readonly colour: string;
  readonly ink: string;
  readonly emblem: string;
  readonly dash: string;
  readonly pattern: string;
  readonly weave: string;
}

const PEOPLE: readonly Person[] = [
  { colour: '#f2706a', ink: '#2b0b0a', emblem: 'M0-5L5 4H-5Z', dash: 'none', pattern: 'stripes', weave: 'M0 0H2.2V5H0Z' },
  {
    colour: '#6ea8ff',
    ink: '#071a38',
    emblem: 'M-4.4 0a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0',
    dash: '2 7',
    pattern: 'dots',
    weave: 'M2.5 .8a1.7 1.7 0 1 0 .01 0Z',
  },
  { colour: '#5fd08d', ink: '#052414', emblem: 'M0-5.4L5.4 0L0 5.4L-5.4 0Z', dash: '14 6', pattern: 'bars', weave: 'M0 0H5V1.9H0Z' },
  {
    colour: '#f3c755',
    ink: '#2c2002',
    emblem: 'M-4-4H4V4H-4Z',
    dash: '14 5 2 5',
    pattern: 'checks',
    weave: 'M0 0H2.5V2.5H0ZM2.5 2.5H5V5H2.5Z',
  },
];
const UNKNOWN: Person = { colour: '#b4bac6', ink: '#1c212b', emblem: 'M-4 0H4', dash: 'none', pattern: 'stripes', weave: '' };

export const people = PEOPLE;
export const person = (seat: number): Person => PEOPLE[seat] ?? UNKNOWN;
export const MERCENARY = { colour: '#b4bac6', edge: '#7d8494', ink: '#1c212b' } as const;

export function Sign({ seat, size = 18 }: { seat: number; size?: number }) {
  const { colour, ink, emblem } = person(seat);
  return (
    <svg class="sign" data-seat={seat} width={size} height={size} viewBox="-9 -9 18 18" aria-hidden="true">
      <circle r="8.6" fill={colour} stroke="#0b0e15" />
      <path d={emblem} fill={ink} />
    </svg>
  );
}

export const MercenarySign = ({ size = 18 }: { size?: number }) => (
  <svg class="sign" width={size} height={size} viewBox="-9 -9 18 18" aria-hidden="true">
    <path d="M-8.6 0L-4.3-7.5H4.3L8.6 0L4.3 7.5H-4.3Z" fill={MERCENARY.colour} stroke="#0b0e15" />
    <circle r="2.6" fill={MERCENARY.ink} />
  </svg>
);
