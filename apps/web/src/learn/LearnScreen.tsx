/** `#/learn/<game>` is the course, `#/learn/<game>/<lesson>` one lesson of it. */
import { isGame } from '@orrery/games/list';
import { Missing } from '../app/Missing.tsx';
import { route } from '../app/route.ts';
import CourseScreen from './CourseScreen.tsx';
import { taught } from './courses.ts';
import LessonScreen from './LessonScreen.tsx';

export default function LearnScreen() {
  const [, game = taught[0], lesson] = route.value.path;
  if (!isGame(game) || !taught.includes(game)) return <Missing />;
  return lesson === undefined ? <CourseScreen key={game} game={game} /> : <LessonScreen game={game} lesson={lesson} />;
}
