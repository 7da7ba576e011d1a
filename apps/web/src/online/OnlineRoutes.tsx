/** `#/online` and `#/online/new/<game>`. */
import { route } from '../app/route.ts';
import NewScreen from './NewScreen.tsx';
import OnlineScreen from './OnlineScreen.tsx';

export default function OnlineRoutes() {
  return route.value.path[1] === 'new' ? <NewScreen /> : <OnlineScreen />;
}
