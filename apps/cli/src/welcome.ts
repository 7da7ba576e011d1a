/** How others in the same network come to a server that runs here. */
import type { NetworkInterfaceInfo } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import type { Context } from './context.ts';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Networks that exist inside this machine alone. */
const INSIDE = /^(docker|veth|br-|virbr|vmnet|vboxnet|lxc|podman)/;
const EVERYWHERE = ['::', '0.0.0.0', ''];
const HERE = /^(localhost|127\.|::1$)/;
/** Addresses that are told; a machine with more has an owner who knows them. */
const TOLD = 3;

/** Addresses of this machine that others may reach; null where it listens to nobody but itself. */
export function addressesFor(host: string, port: number, interfaces: Interfaces): readonly string[] | null {
  if (HERE.test(host)) return null;
  const at = (address: string): string => `http://${address.includes(':') ? `[${address}]` : address}:${port}/`;
  if (!EVERYWHERE.includes(host)) return [at(host)];
  return Object.entries(interfaces)
    .filter(([name]) => !INSIDE.test(name))
    .flatMap(([, addresses = []]) => addresses)
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .slice(0, TOLD)
    .map(({ address }) => at(address));
}

/** What is said when a server has started; the picture only where somebody looks. */
export function welcome(
  { texts }: Pick<Context, 'texts'>,
  host: string,
  addresses: readonly string[] | null,
  watched: boolean,
): readonly string[] {
  if (addresses === null) return [texts.say('serve.alone', { host })];
  const [first] = addresses;
  if (first === undefined) return [texts.say('serve.no-network')];
  return [
    ...addresses.map((address) => texts.say('serve.friends', { address })),
    ...(watched ? [texts.say('serve.scan'), renderUnicodeCompact(first, { border: 2 })] : []),
  ];
}
