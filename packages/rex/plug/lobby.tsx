import type { LobbyPlug } from '@orrery/web/app/lobby.ts';
import { CityMotif } from './lobby/CityMotif.tsx';
import { words } from './lobby/words.ts';
import './lobby/lobby.css';

export const plug: LobbyPlug = { words, Picture: CityMotif };
