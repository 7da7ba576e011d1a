/** The ladder as a page: no script, no style from elsewhere. */
import type { Result, Standing } from './book.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const LATEST = 50;

export const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
table{width:100%;border-collapse:collapse;margin-bottom:2rem}th,td{text-align:left;padding:.4rem .6rem .4rem 0;border-bottom:1px solid #8886;overflow-wrap:anywhere}
td.n{text-align:right;font-variant-numeric:tabular-nums}code{font-size:.85em}`;

export function page(title: string, standings: readonly Standing[], here: readonly string[], results: readonly Result[]): string {
  const rows = standings.map(
    ({ name, elo, reach, games }, i) =>
      `<tr><td class="n">${i + 1}</td><td>${escaped(name)}${here.includes(name) ? ' ●' : ''}</td><td class="n">${elo} ± ${reach}</td><td class="n">${games}</td></tr>`,
  );
  const latest = results
    .slice(-LATEST)
    .toReversed()
    .map(
      ({ id, first, second, share }) =>
        `<tr><td>${escaped(first)}</td><td class="n">${share}</td><td>${escaped(second)}</td><td><a href="games/${id}.json"><code>${id.slice(0, 12)}</code></a></td></tr>`,
    );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><link rel="stylesheet" href="style.css">
<h1>${escaped(title)}</h1>
<p>Elo with 95 % intervals over ${results.length} games. ● plays now. Every game is a replay: <code>npx orrery replay verify FILE</code>.</p>
<table><thead><tr><th>#</th><th>bot</th><th>Elo</th><th>games</th></tr></thead><tbody>${rows.join('')}</tbody></table>
<h2>Latest games</h2>
<table><thead><tr><th>first seat</th><th>share</th><th>second seat</th><th>replay</th></tr></thead><tbody>${latest.join('')}</tbody></table></html>
`;
}
