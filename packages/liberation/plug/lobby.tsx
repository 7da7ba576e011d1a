import { lazyPicture } from '@orrery/web/app/lazyPicture.tsx';
import type { LobbyPlug } from '@orrery/web/app/lobby.ts';
import { Emblem } from './board/Emblem.tsx';
import { words } from './lobby/words.ts';
import './lobby/lobby.css';

export const plug: LobbyPlug = {
  words,
  Picture: lazyPicture(async () => (await import('./lobby/GalaxyMotif.tsx')).GalaxyMotif),
  Side: ({ seat }) => <Emblem side={seat === 0 ? 'D' : 'L'} size={34} />,
};
