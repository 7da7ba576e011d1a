import type { Forms } from '@orrery/texts';

/** Islands and the airship by where, whither and whence; adjectives as they stand before a noun. */
export const forms: Forms = {
  Rundor: { in: 'auf Rundor', to: 'nach Rundor', from: 'von Rundor' },
  Kupferfall: { in: 'auf Kupferfall', to: 'nach Kupferfall', from: 'von Kupferfall' },
  Windsenke: { in: 'auf Windsenke', to: 'nach Windsenke', from: 'von Windsenke' },
  Sturmkrone: { in: 'auf Sturmkrone', to: 'nach Sturmkrone', from: 'von Sturmkrone' },
  Nebelhafen: { in: 'auf Nebelhafen', to: 'nach Nebelhafen', from: 'von Nebelhafen' },
  Aschengipfel: { in: 'auf Aschengipfel', to: 'nach Aschengipfel', from: 'von Aschengipfel' },
  Laternenmark: { in: 'auf Laternenmark', to: 'nach Laternenmark', from: 'von Laternenmark' },
  Luftschiff: { in: 'auf dem Luftschiff', to: 'aufs Luftschiff', from: 'vom Luftschiff' },
  'Luftschiff des Partners': { from: 'vom Luftschiff des Partners' },
  blau: { acc: 'blaue' },
  rot: { acc: 'rote' },
  dauerhaft: { acc: 'dauerhafte' },
  flüchtig: { acc: 'flüchtige' },
};
