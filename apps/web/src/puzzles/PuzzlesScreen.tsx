/** `#/puzzles` and `#/puzzles/<game>` are the puzzles of the day, `#/puzzles/<game>/<number>` one puzzle. */
import { useEffect, useState } from 'preact/hooks';
import { isGame } from '@orrery/games/list';
import { Loading } from '../app/lazyScreen.tsx';
import { Missing } from '../app/Missing.tsx';
import { route } from '../app/route.ts';
import { need } from '../app/words.ts';
import { puzzling } from './posed.ts';
import { Days } from './Days.tsx';
import { PuzzleScreen } from './PuzzleScreen.tsx';
import { share } from './progress.ts';

export default function PuzzlesScreen() {
  const [, game = puzzling[0], number] = route.value.path;
  const [ready, setReady] = useState(false);
  useEffect(() => void need('puzzles').then(() => setReady(true)), []);
  useEffect(() => void share(), []);
  if (!ready) return <Loading />;
  if (!isGame(game) || !puzzling.includes(game)) return <Missing />;
  return number === undefined ? <Days game={game} /> : <PuzzleScreen key={`${game} ${number}`} game={game} number={Number(number)} />;
}
