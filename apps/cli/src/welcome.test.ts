import type { NetworkInterfaceInfo } from 'node:os';
import { languages, loadTexts } from '@orrery/texts';
import { expect, test } from 'vitest';
import { addressesFor, welcome } from './welcome.ts';

const found = (address: string, internal = false): NetworkInterfaceInfo =>
  ({ address, family: address.includes(':') ? 'IPv6' : 'IPv4', internal }) as NetworkInterfaceInfo;
const interfaces = {
  lo: [found('127.0.0.1', true)],
  docker0: [found('172.17.0.1')],
  wlan0: [found('192.168.1.20'), found('fe80::1')],
  eth0: [found('169.254.3.4'), found('10.0.0.5')],
};

test('friends are told the addresses of this machine in its networks, not those inside it', () => {
  expect(addressesFor('::', 4700, interfaces)).toEqual(['http://192.168.1.20:4700/', 'http://10.0.0.5:4700/']);
  expect(addressesFor('192.168.1.20', 80, interfaces)).toEqual(['http://192.168.1.20:80/']);
  expect(addressesFor('fd00::5', 80, interfaces)).toEqual(['http://[fd00::5]:80/']);
  for (const host of ['127.0.0.1', 'localhost', '::1']) expect(addressesFor(host, 4700, interfaces)).toBeNull();
  expect(addressesFor('0.0.0.0', 4700, { lo: interfaces.lo })).toEqual([]);
});

test.each(languages)('in %s: an address for friends, and a picture of it where somebody looks', async (language) => {
  const context = { texts: await loadTexts('cli', language) };
  const addresses = addressesFor('::', 4700, interfaces);
  const quiet = welcome(context, '::', addresses, false);
  expect(quiet).toHaveLength(2);
  expect(quiet[0]).toContain('http://192.168.1.20:4700/');
  const seen = welcome(context, '::', addresses, true);
  expect(seen).toHaveLength(4);
  // As wide as it is high: two rows of modules a line.
  const rows = (seen[3] ?? '').split('\n');
  expect(rows.length).toBe(Math.ceil((rows[0]?.length ?? 0) / 2));
  expect(welcome(context, '127.0.0.1', null, true)[0]).toContain('127.0.0.1');
  expect(welcome(context, '::', [], true)).toHaveLength(1);
});
