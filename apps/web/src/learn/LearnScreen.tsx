/** Opens a guided first game of Liberation: standard set-up, the Dynasty's seat, the gentlest bot. */
import { useEffect } from 'preact/hooks';
import { Loading } from '../app/later.tsx';
import { href } from '../app/route.ts';
import { create } from '../table/create.ts';
import { engine } from '../table/engines.ts';

export default function LearnScreen() {
  useEffect(() => {
    const begin = async (): Promise<void> => {
      const game = await engine('liberation');
      const options = Object.fromEntries((game?.options ?? []).map((option) => [option.id, option.default]));
      const id = await create({
        game: 'liberation',
        rules: game?.rules ?? '',
        options,
        pack: null,
        seats: [
          { kind: 'person', name: '', level: 0 },
          { kind: 'bot', name: '', level: 1 },
        ],
        guided: true,
      });
      // The way back leads to the lobby, not to yet another first game.
      location.replace(href('table', id));
    };
    void begin();
  }, []);
  return <Loading />;
}
