/** How even a game is: one side's share between players alike, by pack, option and strength. */
import { useEffect, useState } from 'preact/hooks';
import { Header } from '../app/Header.tsx';
import { Loading } from '../app/lazyScreen.tsx';
import { Missing } from '../app/Missing.tsx';
import { nameOf } from '../app/lobby.ts';
import { route } from '../app/route.ts';
import { language } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { Footer } from '../lobby/Footer.tsx';
import { balanceOf, type BalancePlug } from './plug.ts';
import './even.css';

export default function EvenScreen() {
  const game = route.value.path[1] ?? '';
  const [balance, setBalance] = useState<BalancePlug | null | undefined>(undefined);
  useEffect(() => {
    setBalance(undefined);
    void balanceOf(game).then(setBalance);
  }, [game]);
  if (balance === undefined) return <Loading />;
  if (balance === null) return <Missing />;
  const now = language.value;
  const percent = new Intl.NumberFormat(now, { style: 'percent', minimumFractionDigits: 1 });
  return (
    <div class={`page of-${game}`}>
      <Header />
      <main id="main" class="reading even">
        <h1>{t('even.title', { game: nameOf(game) })}</h1>
        <p class="lead">{balance.lead[now]}</p>
        {balance.packs.map(({ title, line, rows }) => (
          <section class="panel">
            <h2>{title[now]}</h2>
            <p class="muted">{line[now]}</p>
            <table>
              <thead>
                <tr>
                  <td />
                  {balance.columns.map((column) => (
                    <th scope="col">{column[now]}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr>
                    <th scope="row">{row.title[now]}</th>
                    {row.shares.map((share) => (
                      <td>
                        {percent.format(share)}
                        <span class="share" style={{ '--share': share }} aria-hidden="true" />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
        <p>{balance.method[now]}</p>
      </main>
      <Footer />
    </div>
  );
}
