import type { PagePlug } from '@orrery/web/table/boards.ts';
import { Board } from './board/Board.tsx';

export const plug: PagePlug = { Board };
