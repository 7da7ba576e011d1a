/** A city of a pack lies on one map card: it comes and goes with its place and its lines there. */
import type { LiberationPack } from '@orrery/liberation';

type City = LiberationPack['cities'][number];
type MapCard = LiberationPack['maps'][number];
type Face = MapCard['faces']['A'];

/** Cities are one character each; those of the alphabet come first. */
const LETTERS = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z 1 2 3 4 5 6 7 8 9'.split(' ');

export function anotherCity(like: City, { cities }: LiberationPack): City | null {
  const id = LETTERS.find((letter) => cities.every((city) => city.id !== letter));
  return id === undefined ? null : { ...like, id, letter: { en: id, ru: id, de: id } };
}

const onCard = ({ maps, ...pack }: LiberationPack, id: string, change: (card: MapCard) => MapCard): LiberationPack => ({
  ...pack,
  maps: maps.map((card) => (card.id === id ? change(card) : card)),
});
const onFaces = ({ faces: { A, B } }: MapCard, change: (face: Face) => Face): MapCard['faces'] => ({ A: change(A), B: change(B) });

/** A place on a card that keeps away from all others. */
function roomIn({ at }: Face): readonly [number, number] {
  const steps = [0.15, 0.325, 0.5, 0.675, 0.85];
  const near = ([x, y]: readonly [number, number]): number => Math.min(...Object.values(at).map(([ox, oy]) => Math.hypot(x - ox, y - oy)));
  const spots = steps.flatMap((x) => steps.map((y) => [x, y] as const));
  return spots.reduce((best, spot) => (near(spot) > near(best) ? spot : best));
}

/** A new city has its room on the card and a line to the one it was made like. */
export const cityCame = (pack: LiberationPack, { id, map }: City, { id: like }: City): LiberationPack =>
  onCard(pack, map, (card) => ({
    ...card,
    cities: [...card.cities, id],
    faces: onFaces(card, (face) => ({ ...face, lines: [...face.lines, `${like}${id}`], at: { ...face.at, [id]: roomIn(face) } })),
  }));

/** Ways out that led to a city lead to the next one of its card. */
export const cityLeft = (pack: LiberationPack, { id, map }: City): LiberationPack =>
  onCard(pack, map, (card) => {
    const cities = card.cities.filter((city) => city !== id);
    const [next = id] = cities;
    return {
      ...card,
      cities,
      faces: onFaces(card, (face) => {
        const { [id]: _gone, ...at } = face.at;
        const ports = Object.fromEntries(
          Object.entries(face.ports).map(([port, city]) => [port, city === id ? next : city]),
        ) as Face['ports'];
        return { ...face, ports, lines: face.lines.filter((line) => !line.includes(id)), at };
      }),
    };
  });
