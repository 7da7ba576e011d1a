/** Who was chosen to play against, kept for the next time, and who would suit. */
import { useEffect, useState } from 'preact/hooks';
import { LEVELS } from '@orrery/bots';
import { keep, kept } from '../app/settings.ts';
import { need } from '../app/words.ts';
import { loadMeasured, type MeasuredCharacters } from '../faces/measured.ts';
import { ofTable } from '../story/finished.ts';
import { all as stored } from '../table/shelf.ts';
import { nearest, type OwnStrength, ownStrength, playedBy } from './likeMe.ts';

export interface Company {
  readonly game: string;
  /** By place, as many as are wanted. */
  readonly levels: readonly number[];
  /** The place somebody is being chosen for. */
  readonly place: number;
  readonly measured: MeasuredCharacters | null;
  /** By one's own games against computer players; null before the first. */
  readonly own: OwnStrength | null;
  /** Whoever is about as strong as oneself; the weakest where nobody knows. */
  readonly like: number;
  choosePlace(place: number): void;
  /** Whoever already has a place changes with the one who had this. */
  seat(level: number): void;
  all(): void;
  mixed(): void;
  surprise(): void;
}

const isLevel = (word: string): boolean => LEVELS.some((level) => String(level) === word);
const keptLevels = (game: string): readonly number[] | null => {
  const words = (kept(`opponents.${game}`) ?? '').split(',');
  return words.every(isLevel) ? words.map(Number) : null;
};

/** So many, evenly from the weakest to the strongest. */
const spread = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => 1 + Math.round((i * (LEVELS.length - 1)) / Math.max(1, count - 1)));

function shuffled(list: readonly number[]): number[] {
  return list
    .map((value) => ({ value, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

export function useCompany(game: string, count: number): Company {
  const [measured, setMeasured] = useState<MeasuredCharacters | null>(null);
  const [own, setOwn] = useState<OwnStrength | null>(null);
  const [chosen, setChosen] = useState<readonly number[] | null>(() => keptLevels(game));
  const [wanted, setPlace] = useState(0);
  useEffect(() => {
    const learn = async (): Promise<void> => {
      const [figures, tables] = await Promise.all([loadMeasured(game), stored('tables'), need(`${game} characters`)]);
      if (!figures) return;
      const scale = figures.strength.map(([elo]) => elo);
      setMeasured(figures);
      setOwn(
        ownStrength(
          playedBy(
            tables.flatMap((table) => ofTable(table) ?? []),
            game,
            (level) => scale[level - 1],
          ),
          scale,
        ),
      );
    };
    // Opponents are chosen without figures as well.
    learn().catch(() => undefined);
  }, [game]);
  const scale = measured?.strength.map(([elo]) => elo) ?? [];
  const near = own ? nearest(own.elo, scale) : LEVELS;
  const usual = near.slice(0, count).toSorted((a, b) => a - b);
  const levels = Array.from({ length: count }, (_, i) => chosen?.[i] ?? usual.find((level) => !chosen?.includes(level)) ?? usual[i] ?? 1);
  const place = Math.min(wanted, count - 1);
  const choose = (next: readonly number[]): void => {
    setChosen(next);
    keep(`opponents.${game}`, next.join(','));
  };
  return {
    game,
    levels: distinct(levels),
    place,
    measured,
    own,
    like: near[0] ?? 1,
    choosePlace: setPlace,
    seat(level) {
      const before = distinct(levels);
      choose(before.map((each, i) => (i === place ? level : each === level ? (before[place] ?? level) : each)));
    },
    all: () => choose(usual),
    mixed: () => choose(spread(count)),
    surprise: () => choose(shuffled(LEVELS).slice(0, count)),
  };
}

/** Nobody sits at a table twice. */
function distinct(levels: readonly number[]): readonly number[] {
  const free = LEVELS.filter((level) => !levels.includes(level));
  const seen = new Set<number>();
  return levels.map((level) => {
    const one = seen.has(level) ? (free.shift() ?? level) : level;
    seen.add(one);
    return one;
  });
}
