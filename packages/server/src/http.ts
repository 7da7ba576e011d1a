/** Everything that is not a socket: the client's files, health, numbers for the host, and replays of ended games. */
import { existsSync } from 'node:fs';
import fastifyCompress from '@fastify/compress';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { addressFrom, trusts } from './address.ts';
import { WORK, type Budgets } from './budgets.ts';
import { Overloaded } from './chores.ts';
import type { Exports } from './accounts/exports.ts';
import { GoneRules } from './table/closed.ts';
import { ReplayShelf } from './replayShelf.ts';
import { requestIdOf } from './requestId.ts';
import type { Tables } from './tables.ts';
import type { Time } from './time.ts';

/** Nothing from elsewhere, nothing inline, no framing; no upgrade to https, which would break plain http in a local network. */
const headers = {
  'content-security-policy': [
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
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;

export interface HttpEnv {
  readonly web: string;
  /** The site of documents; empty where there is none. */
  readonly docs: string;
  readonly proxies: readonly string[];
  readonly budgets: Budgets;
  readonly time: Time;
  readonly tables: Tables;
  readonly exports: Exports;
  readonly version: string;
  /** What is wrong with the store, if anything. */
  health(): Promise<string | null>;
  /** Why nobody should be sent here now, if so. */
  ready(): Promise<string | null>;
  /** Notes a fault under the id that the visitor is told. */
  trouble(error: unknown, request: string): void;
}

const TICKET = /^[A-Za-z0-9_-]{32}$/;
const MATCH = /^[A-Za-z0-9_-]{8,32}$/;

export async function makeHttp({
  web,
  docs,
  proxies,
  budgets,
  time,
  tables,
  exports,
  version,
  health,
  ready,
  trouble: note,
}: HttpEnv): Promise<FastifyInstance> {
  const trusted = trusts(proxies);
  const app = fastify({
    logger: false,
    bodyLimit: 1024,
    requestTimeout: 10_000,
    forceCloseConnections: true,
    genReqId: (raw) => requestIdOf(raw, trusted),
  });
  const addressOf = addressFrom(trusted);
  const spend = (request: FastifyRequest, kind: 'requests' | 'work', cost: number): boolean => {
    const now = time.now();
    return budgets.address(addressOf(request.raw), now).spend(kind, cost, now);
  };
  const slowDown = (reply: FastifyReply): FastifyReply => reply.code(429).header('retry-after', '10').send({ code: 'slow-down' });
  app.addHook('onRequest', (request, reply, next) => {
    void reply.headers(headers).header('x-request-id', request.id);
    if (spend(request, 'requests', 1)) next();
    else void slowDown(reply);
  });
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'] });
  for (const [path, ask] of [
    ['/healthz', health],
    ['/readyz', ready],
  ] as const)
    app.get(path, async (_request, reply) => {
      const trouble = await ask();
      return reply
        .code(trouble === null ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: trouble ?? 'ok', version });
    });
  const replays = new ReplayShelf(tables);
  app.get<{ Params: { match: string } }>('/api/matches/:match/replay', async (request, reply) => {
    const { match } = request.params;
    if (!replays.has(match) && !spend(request, 'work', WORK.replay)) return slowDown(reply);
    const replay = MATCH.test(match) ? await replays.get(match) : { code: 'no-such-match' };
    if (!Buffer.isBuffer(replay)) return reply.code(replay.code === 'no-such-match' ? 404 : 409).send(replay);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="orrery-${match}.json"`)
      .send(replay);
  });
  app.get<{ Params: { ticket: string } }>('/api/export/:ticket', async (request, reply) => {
    const { ticket } = request.params;
    const text = TICKET.test(ticket) ? await exports.fetch(ticket) : null;
    if (text === null) return reply.code(404).send({ code: 'no-such-export' });
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="orrery-account.json"')
      .send(text);
  });
  const files = {
    cacheControl: false,
    // Whatever a host's tools leave beside the files is nobody's business.
    dotfiles: 'ignore',
    setHeaders(reply, path) {
      // Built assets carry a hash of their content in their names.
      void reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  } as const satisfies FastifyStaticOptions;
  if (docs !== '') {
    await app.register(fastifyStatic, { ...files, root: docs, prefix: '/docs/', decorateReply: false });
    app.get('/docs', (_request, reply) => reply.redirect('/docs/'));
  } else {
    // Without the site of documents its readers find the rules on the client's own pages.
    for (const path of ['/docs', '/docs/*']) app.get(path, (_request, reply) => reply.redirect('/#/rules'));
  }
  if (web !== '' && existsSync(web)) {
    await app.register(fastifyStatic, { ...files, root: web, preCompressed: true });
    app.setNotFoundHandler((request, reply) => {
      const [path = ''] = request.url.split('?');
      // Every path of the client's own is its one page.
      if (request.method === 'GET' && !path.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(path)) return reply.sendFile('index.html');
      return reply.code(404).send({ code: 'not-found' });
    });
  } else {
    app.get('/', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(`Orrery ${version}: the match server runs; no client is built in.\n`),
    );
    app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'not-found' }));
  }
  app.setErrorHandler((error: { readonly statusCode?: number }, request, reply) => {
    if (error instanceof GoneRules) return reply.code(410).send({ code: 'rules-gone' });
    if (error instanceof Overloaded) return slowDown(reply);
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ code: 'bad-request' });
    note(error, request.id);
    return reply.code(status).send({ code: 'internal', request: request.id });
  });
  return app;
}
