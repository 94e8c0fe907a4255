import fc from 'fast-check';
import { expect, test } from 'vitest';

import { networkOf } from './network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:1::9', '2001:db8:0:1::/64'],
  ['2001:DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['1:2:3:4:5:6::', '1:2:3:4::/64'],
  ['', ''],
])('maps %s to the network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test('is the same for all addresses of an IPv6 network, however they are written', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const half = fc.tuple(group, group, group, group).map((groups) => groups.join(':'));
  fc.assert(
    fc.property(half, half, (network, host) => {
      expect(networkOf(`${network}:${host}`)).toBe(`${network}::/64`);
    }),
  );
});
