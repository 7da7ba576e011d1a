import { lazyPicture } from '@orrery/web/app/lazyPicture.tsx';
import type { LobbyPlug } from '@orrery/web/app/lobby.ts';
import { words } from './lobby/words.ts';
import './lobby/lobby.css';

export const plug: LobbyPlug = {
  words,
  seats: [2, 3, 4],
  teams: { seats: 4, size: 2 },
  Picture: lazyPicture(async () => (await import('./lobby/IslandsMotif.tsx')).IslandsMotif),
};
