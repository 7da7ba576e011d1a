/** Opens a guided first game: standard set-up, the first of two seats, the gentlest bot. */
import { useEffect } from 'preact/hooks';
import { GAMES } from '@orrery/games/list';
import { lobbies } from '../app/lobby.ts';
import { Loading } from '../app/lazyScreen.tsx';
import { href } from '../app/route.ts';
import { create } from '../table/create.ts';
import { engine } from '../table/engines.ts';

export default function LearnScreen() {
  useEffect(() => {
    const begin = async (): Promise<void> => {
      const [guided] = lobbies.find(([, plug]) => plug.guided) ?? [GAMES[0]];
      const game = await engine(guided);
      const options = Object.fromEntries((game?.options ?? []).map((option) => [option.id, option.default]));
      const id = await create({
        game: guided,
        rules: game?.rules ?? '',
        options,
        pack: null,
        seats: [
          { kind: 'person', name: '', level: 0 },
          { kind: 'bot', name: '', level: 1 },
        ],
        guided: true,
      });
      // *Back* leads to the lobby, not to another first game.
      location.replace(href('table', id));
    };
    void begin();
  }, []);
  return <Loading />;
}
