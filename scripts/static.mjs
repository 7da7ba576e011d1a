import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';

const types = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.map', 'application/json; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.md', 'text/plain; charset=utf-8'],
  ['', 'text/plain; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
  ['.wasm', 'application/wasm'],
]);

/** Nothing from elsewhere, nothing inline, no framing; no upgrade to https, which would break plain http in a local network. */
export const headers = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/** @param {import('node:http').ServerResponse} response @param {number} status @param {string} text */
export function say(response, status, text) {
  response.writeHead(status, { ...headers, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(`${text}\n`);
}

/** The path a request names, decoded; null where it is not one. @param {string | undefined} url */
export function pathOf(url) {
  try {
    const path = decodeURIComponent(new URL(url ?? '/', 'http://localhost').pathname);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

/** @param {string} file */
function size(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? found.size : null;
}

/**
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
 * @param {string} file @param {number} length @param {string} caching
 */
export function sendFile(request, response, file, length, caching) {
  const type = types.get(extname(file).toLowerCase()) ?? 'application/octet-stream';
  response.writeHead(200, { ...headers, 'Content-Type': type, 'Content-Length': length, 'Cache-Control': caching });
  if (request.method === 'HEAD') response.end();
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
}

/** Serves a built client: its files by name, and its page for every path of the client's own. @param {string} folder */
export function serveFiles(folder) {
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return say(response, 405, 'only GET and HEAD');
    const path = pathOf(request.url);
    if (path === null) return say(response, 400, 'not a path');
    const file = join(folder, path);
    if (file !== folder && !file.startsWith(folder + sep)) return say(response, 404, 'not found');
    const length = size(file);
    // Vite puts a content hash into the names of assets, so they may be kept for ever.
    if (length !== null)
      return sendFile(request, response, file, length, path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    const page = join(folder, 'index.html');
    const whole = extname(path) === '' ? size(page) : null;
    if (whole === null) return say(response, 404, 'not found');
    sendFile(request, response, page, whole, 'no-cache');
  });
}
