/** Settings by environment, each with a default that works. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { trusts } from './address.ts';

/** A folder from wherever the program was started; nothing stays nothing. */
const folder = (path: string): string => (path === '' ? '' : resolve(path));

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Numbers for the host; null for the port after this one, if that is free. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  readonly data: string;
  /** How often games over days are looked through for people to tell and for holidays, in milliseconds. */
  readonly look: number;
  /** Words nobody is to write, one a line; none where empty. */
  readonly words: string;
  /** The address of a PostgreSQL database that several processes may share; the folder `data` where empty. */
  readonly store: string;
  /** The address of a Redis by which processes that share a database tell each other what is new; none where empty. */
  readonly bus: string;
  /** Built client to serve; none where empty. */
  readonly web: string;
  /** Site of documents to serve at `/docs`; none where empty. */
  readonly docs: string;
  /** Further origins whose pages may connect; the server's own always may. */
  readonly origins: readonly string[];
  /** Proxies, by address or network, that may say by `X-Forwarded-For` and `X-Forwarded-Host` who asks and for which host. */
  /** The one origin at which passkeys are good; where empty they are at localhost alone. */
  readonly origin: string;
  readonly proxies: readonly string[];
  /** Push services that may be called, by their origins; `*.` in front of a name for all below it. */
  readonly pushServices: readonly string[];
  /** The address of a mail server; none where empty. */
  readonly smtp: string;
  /** Whom mail is from. */
  readonly mailFrom: string;
  /** Multiplies what one address and one person may use. */
  readonly budgets: number;
  readonly dataLimit: number;
  readonly sockets: number;
  readonly burst: number;
  readonly perSecond: number;
  readonly idle: number;
  /** Milliseconds over which everybody is sent elsewhere before the process ends. */
  readonly drain: number;
  readonly botThreads: number;
  readonly botMilliseconds: number;
  readonly log: string;
}

export class ConfigError extends Error {}

const POSTGRES = /^postgres(?:ql)?:\/\/[^/]*\/[^/?]+/;

/** Browsers know passkeys on https alone, and at this machine's own name; they are bound to a name, never to an address. */
function publicOrigin(given: string): string {
  if (given === '') return '';
  const { protocol, hostname, origin } = URL.canParse(given) ? new URL(given) : { protocol: '', hostname: '', origin: '' };
  const named = !/^[\d.]+$|^\[/.test(hostname);
  if (origin !== given || !named || !(protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')))
    throw new ConfigError(`ORRERY_ORIGIN is "${given}", which is not the address of a site like https://club.example.`);
  return origin;
}

/** Those of the browsers there are; the second is that of Chromium as Linux distributions build it. */
const PUSH_SERVICES =
  'https://fcm.googleapis.com,https://jmt17.google.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com';
const SERVICE = /^\*\.[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const MAILBOX = /^(?:[^<>@]* )?<?[^\s<>@]+@[^\s<>@]+>?$/;

type Environment = Readonly<Record<string, string | undefined>>;

export function readConfig(environment: Environment): Config {
  const text = (key: string, standard: string): string => environment[key] || standard;
  const number = (key: string, standard: number, least: number, most: number): number => {
    const given = environment[key];
    if (given === undefined || given === '') return standard;
    const value = /^\d{1,10}$/.test(given) ? Number(given) : NaN;
    if (!(value >= least && value <= most)) throw new ConfigError(`${key} is "${given}", which is not a number from ${least} to ${most}.`);
    return value;
  };
  const log = text('ORRERY_LOG', 'info');
  if (!['silent', 'error', 'warn', 'info', 'debug'].includes(log))
    throw new ConfigError(`ORRERY_LOG is "${log}", which is not one of silent, error, warn, info, debug.`);
  const web = folder(text('ORRERY_WEB', ''));
  if (web !== '' && !existsSync(web)) throw new ConfigError(`ORRERY_WEB is "${web}", and there is no such folder.`);
  const docs = folder(text('ORRERY_DOCS', ''));
  if (docs !== '' && !existsSync(docs)) throw new ConfigError(`ORRERY_DOCS is "${docs}", and there is no such folder.`);
  const words = text('ORRERY_WORDS', '');
  if (words !== '' && !existsSync(words)) throw new ConfigError(`ORRERY_WORDS is "${words}", and there is no such file.`);
  const origins = text('ORRERY_ORIGINS', '')
    .split(/[\s,]+/)
    .filter(Boolean);
  const odd = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (odd !== undefined) throw new ConfigError(`ORRERY_ORIGINS is "${odd}", which is not an origin like https://club.example.`);
  const origin = publicOrigin(text('ORRERY_ORIGIN', ''));
  const proxy = text('ORRERY_PROXY', '0');
  const proxies = proxy === '0' ? [] : proxy === '1' ? ['loopback', 'uniquelocal'] : proxy.split(/[\s,]+/).filter(Boolean);
  try {
    trusts(proxies);
  } catch {
    throw new ConfigError(`ORRERY_PROXY is "${proxy}", which is not a list of addresses like 127.0.0.1 or 10.0.0.0/8.`);
  }
  const store = text('ORRERY_STORE', '');
  if (store !== '' && !(URL.canParse(store) && POSTGRES.test(store)))
    throw new ConfigError('ORRERY_STORE is not an address like postgres://user:password@host:5432/database.');
  const bus = text('ORRERY_BUS', '');
  if (bus !== '' && !(URL.canParse(bus) && /^rediss?:\/\/./.test(bus)))
    throw new ConfigError('ORRERY_BUS is not an address like redis://user:password@host:6379.');
  if (bus !== '' && store === '')
    throw new ConfigError(
      'ORRERY_BUS is set and ORRERY_STORE is not: processes that share a bus share a database, ORRERY_STORE=postgres://…',
    );
  const pushServices = text('ORRERY_PUSH', PUSH_SERVICES)
    .split(/[\s,]+/)
    .filter(Boolean);
  const strange = pushServices.find((one) => !SERVICE.test(one) && !(URL.canParse(one) && new URL(one).origin === one));
  if (strange !== undefined)
    throw new ConfigError(`ORRERY_PUSH is "${strange}", which is not a push service like https://push.example or *.push.example.`);
  const smtp = text('ORRERY_SMTP', '');
  if (smtp !== '' && !(URL.canParse(smtp) && /^smtps?:\/\/(?:[^/@]*@)?[^/@]+\/?$/.test(smtp)))
    throw new ConfigError('ORRERY_SMTP is not an address like smtp://user:password@host:587, or smtps:// for TLS from the first.');
  if (smtp !== '' && origin === '')
    throw new ConfigError('ORRERY_SMTP is set and ORRERY_ORIGIN is not: mail links to the site, ORRERY_ORIGIN=https://club.example');
  const mailFrom = text('ORRERY_MAIL_FROM', origin === '' ? '' : `Orrery <orrery@${new URL(origin).hostname}>`);
  if (smtp !== '' && !MAILBOX.test(mailFrom))
    throw new ConfigError(`ORRERY_MAIL_FROM is "${mailFrom}", which is not an address like Orrery <orrery@club.example>.`);
  return {
    pushServices,
    smtp,
    mailFrom,
    port: number('PORT', 4700, 0, 65535),
    host: text('ORRERY_HOST', '::'),
    metricsPort: text('ORRERY_METRICS_PORT', '') === '' ? null : number('ORRERY_METRICS_PORT', 0, 0, 65535),
    metricsHost: text('ORRERY_METRICS_HOST', '127.0.0.1'),
    data: resolve(text('ORRERY_DATA', '.data')),
    words: words === '' ? '' : readFileSync(words, 'utf8'),
    store,
    bus,
    web,
    docs,
    origins,
    origin,
    proxies,
    budgets: number('ORRERY_BUDGETS', 1, 1, 1_000_000),
    dataLimit: number('ORRERY_DATA_LIMIT', 0, 0, 1_000_000),
    sockets: number('ORRERY_SOCKETS', 10_000, 1, 1_000_000),
    burst: number('ORRERY_BURST', 120, 5, 1_000_000),
    perSecond: number('ORRERY_PER_SECOND', 30, 1, 1_000_000),
    idle: number('ORRERY_IDLE_SECONDS', 300, 1, 86400) * 1000,
    look: number('ORRERY_LOOK_SECONDS', 60, 1, 86400) * 1000,
    drain: number('ORRERY_DRAIN_SECONDS', 0, 0, 600) * 1000,
    botThreads: number('ORRERY_BOT_THREADS', 2, 1, 64),
    botMilliseconds: number('ORRERY_BOT_MILLISECONDS', 1000, 1, 60_000),
    log,
  };
}
