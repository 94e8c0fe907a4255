import type { IncomingMessage } from 'node:http';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { clientOf, originOf } from './client.ts';
import { parseTrustedProxies } from './trustedProxies.ts';

type Request = Pick<IncomingMessage, 'headers' | 'socket'>;

/** A request as received from `peer`. */
function request(peer: string | undefined, headers: IncomingMessage['headers'] = {}): Request {
  return { headers, socket: { remoteAddress: peer } as IncomingMessage['socket'] };
}

const from = (peer: string, forwardedFor: string) =>
  request(peer, { 'x-forwarded-for': forwardedFor });

const proxies = parseTrustedProxies('loopback,10.0.0.0/8,fd00::/8');

test.each([
  ['without a header', request('203.0.113.9'), '203.0.113.9'],
  ['through an IPv6 socket', request('::ffff:203.0.113.9'), '203.0.113.9'],
  ['from a link-local address', request('fe80::1%eth0'), 'fe80::1'],
  ['whose socket is closed', request(undefined), ''],
  ['that sends the header itself', from('203.0.113.9', '6.6.6.6'), '203.0.113.9'],
  ['through one proxy', from('127.0.0.1', '203.0.113.9'), '203.0.113.9'],
  ['through two proxies', from('127.0.0.1', '203.0.113.9, 10.0.0.7'), '203.0.113.9'],
  ['through a proxy that writes IPv6 addresses', from('fd00::1', '2001:db8::9'), '2001:db8::9'],
  ['through a proxy that writes ports', from('10.0.0.7', '203.0.113.9:4711'), '203.0.113.9'],
  [
    'through a proxy that adds ports to IPv6',
    from('10.0.0.7', '[2001:db8::9]:4711'),
    '2001:db8::9',
  ],
  ['that forges an entry', from('10.0.0.7', '6.6.6.6, 203.0.113.9'), '203.0.113.9'],
  ['that forges a proxy', from('10.0.0.7', '6.6.6.6, 10.0.0.7, 203.0.113.9'), '203.0.113.9'],
  ['through a proxy that does not know the address', from('10.0.0.7', 'unknown'), '10.0.0.7'],
  ['through a proxy that sends an empty header', from('10.0.0.7', ''), '10.0.0.7'],
  ['on the internal network', from('10.0.0.7', '10.0.0.8'), '10.0.0.8'],
])('finds the address of a client %s', (_, incoming, ip) => {
  expect(clientOf(incoming, proxies).ip).toBe(ip);
});

test('uses the address seen by the load balancer, whatever the client sends', () => {
  const entry = fc.oneof(fc.ipV4(), fc.ipV6(), fc.string(), fc.constant('10.0.0.7'));
  fc.assert(
    fc.property(fc.array(entry), (invented) => {
      const sent = [...invented, '203.0.113.9'].join(', ');
      expect(clientOf(from('10.0.0.7', sent), proxies).ip).toBe('203.0.113.9');
    }),
  );
});

test('accepts host and protocol from a trusted proxy only', () => {
  const headers = {
    host: 'gateway:4180',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil.example, play.example.com',
    'x-forwarded-proto': 'https',
  };
  expect(originOf(clientOf(request('10.0.0.7', headers), proxies))).toBe(
    'https://play.example.com',
  );
  expect(originOf(clientOf(request('203.0.113.9', headers), proxies))).toBe('http://gateway:4180');
});

test('recognizes its own encrypted connection', () => {
  const socket = { remoteAddress: '203.0.113.9', encrypted: true };
  const incoming = { headers: {}, socket: socket as unknown as IncomingMessage['socket'] };
  expect(clientOf(incoming, proxies).protocol).toBe('https');
});

test('is loopback only if no proxy forwarded the request', () => {
  const isLoopback = (incoming: Request) => clientOf(incoming, proxies).isLoopback;
  expect(isLoopback(request('127.0.0.1'))).toBe(true);
  expect(isLoopback(request('::ffff:127.0.0.1'))).toBe(true);
  expect(isLoopback(request('::1'))).toBe(true);
  expect(isLoopback(from('127.0.0.1', '127.0.0.1'))).toBe(false);
  expect(isLoopback(from('127.0.0.1', ''))).toBe(false);
  expect(isLoopback(request('203.0.113.9'))).toBe(false);
});
