import { expect, test } from 'vitest';

import { parseTrustedProxies, TrustedProxiesError } from './trustedProxies.ts';

test.each([
  ['loopback', '127.0.0.1', true],
  ['loopback', '127.9.9.9', true],
  ['loopback', '::1', true],
  ['loopback', '10.0.0.1', false],
  ['uniquelocal', '10.255.0.1', true],
  ['uniquelocal', '172.31.0.1', true],
  ['uniquelocal', '172.32.0.1', false],
  ['uniquelocal', 'fd12::1', true],
  ['linklocal', 'fe80::1', true],
  ['loopback, 10.1.0.0/16', '10.1.2.3', true],
  ['loopback, 10.1.0.0/16', '10.2.2.3', false],
  ['loopback, 10.1.0.0/16', '127.0.0.1', true],
  ['203.0.113.9', '203.0.113.9', true],
  ['203.0.113.9', '203.0.113.90', false],
  ['2001:db8::/32', '2001:db8:1::1', true],
  ['2001:db8::/32', '2001:db9::1', false],
  ['0.0.0.0/0', '8.8.8.8', true],
  ['none', '127.0.0.1', false],
  ['loopback', 'localhost', false],
  ['loopback', '', false],
])('with the setting %s, the address %s is trusted: %s', (setting, ip, isTrusted) => {
  expect(parseTrustedProxies(setting).has(ip)).toBe(isTrusted);
});

test.each([
  '',
  'loopback,',
  '1',
  'all',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '10.0.0.0/-1',
  '::1/129',
  '10.0.0',
  'lb.example.com',
  'toString',
])('rejects "%s" and suggests a valid value', (setting) => {
  const parse = () => parseTrustedProxies(setting);
  expect(parse).toThrow(TrustedProxiesError);
  expect(parse).toThrow(/subnet such as 10\.0\.0\.0\/8.*loopback/);
});
