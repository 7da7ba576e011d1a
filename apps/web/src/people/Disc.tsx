/** A person as a letter: in a colour that follows from the name, so that the same one looks the same everywhere. Characters have faces instead. */
import './disc.css';

const HUES = 12;
const hueOf = (name: string): number => [...name].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 3600, 7) % HUES;

export const Disc = ({ name }: { name: string }) => (
  <i class="people-disc" aria-hidden="true" style={{ '--hue': `${(360 / HUES) * hueOf(name)}` }}>
    {[...name][0] ?? '?'}
  </i>
);
