import type { LobbyPlug } from '@orrery/web/app/lobby.ts';
import { IslandsMotif } from './lobby/IslandsMotif.tsx';
import { words } from './lobby/words.ts';
import './lobby/lobby.css';

export const plug: LobbyPlug = { words, Picture: IslandsMotif };
