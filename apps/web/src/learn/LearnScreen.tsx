/** `#/learn/<game>` is the course, `#/learn/<game>/<lesson>` one lesson of it. */
import { useEffect, useState } from 'preact/hooks';
import { isGame } from '@orrery/games/list';
import { Loading } from '../app/lazyScreen.tsx';
import { Missing } from '../app/Missing.tsx';
import { route } from '../app/route.ts';
import { need } from '../app/words.ts';
import CourseScreen from './CourseScreen.tsx';
import { share } from './progress.ts';
import { taught } from './courses.ts';
import LessonScreen from './LessonScreen.tsx';

export default function LearnScreen() {
  const [, game = taught[0], lesson] = route.value.path;
  const [ready, setReady] = useState(false);
  useEffect(() => void need('learn').then(() => setReady(true)), []);
  useEffect(() => void share(), []);
  if (!ready) return <Loading />;
  if (!isGame(game) || !taught.includes(game)) return <Missing />;
  return lesson === undefined ? <CourseScreen key={game} game={game} /> : <LessonScreen game={game} lesson={lesson} />;
}
