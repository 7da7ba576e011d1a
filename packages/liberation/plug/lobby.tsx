import type { LobbyPlug } from '@orrery/web/app/lobby.ts';
import { Emblem } from './board/Emblem.tsx';
import { GalaxyMotif } from './lobby/GalaxyMotif.tsx';
import { words } from './lobby/words.ts';
import './lobby/lobby.css';

export const plug: LobbyPlug = {
  words,
  Picture: GalaxyMotif,
  Side: ({ seat }) => <Emblem side={seat === 0 ? 'D' : 'L'} size={34} />,
};
