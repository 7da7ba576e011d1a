import type { TerminalPlug } from '@orrery/games/plug';

export const plug: TerminalPlug = {};
