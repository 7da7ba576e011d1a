import { globSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { root } from './root.mjs';
import { headers, pathOf, say, sendFile } from './static.mjs';

const documents = () => [
  'README.md',
  'CONTRIBUTING.md',
  'LICENSE',
  ...globSync(['docs/**/*.{md,svg}', 'bench/*.md'], { cwd: root }).sort(),
];

/** @param {string} text */
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function page() {
  const { version, description } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const list = documents().map((name) => `<li><a href="/${escape(name)}">${escape(name)}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Orrery ${escape(version)}</title></head>
<body>
<main>
<h1>Orrery ${escape(version)}</h1>
<p>${escape(description)}</p>
<p>The web client is not part of this version yet. The rules engines, the command line and the documents are:</p>
<ul>
${list.join('\n')}
</ul>
</main>
</body>
</html>
`;
}

/** One page that names the version and the documents, and the documents themselves. */
export function serveWelcome() {
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return say(response, 405, 'only GET and HEAD');
    const path = pathOf(request.url);
    if (path === '/') {
      const body = Buffer.from(page());
      response.writeHead(200, {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': body.length,
        'Cache-Control': 'no-cache',
      });
      return response.end(request.method === 'HEAD' ? undefined : body);
    }
    const name = documents().find((document) => path === `/${document}`);
    if (!name) return say(response, 404, 'not found');
    const file = join(root, name);
    sendFile(request, response, file, statSync(file).size, 'no-cache');
  });
}
