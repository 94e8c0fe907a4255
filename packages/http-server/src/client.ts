import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

import type { TrustedProxies } from './trustedProxies.ts';

/** The sender of a request, as far as it can be determined. */
export interface Client {
  /** IP address of the client, or of the first hop that isn't a trusted proxy. */
  ip: string;
  /** The host requested by the browser, with its port. Validate it before use. */
  host: string;
  /** `http` or `https`, as requested by the browser. Validate it before use. */
  protocol: string;
  /** The request was made on this machine, and no proxy forwarded it. */
  isLoopback: boolean;
}

/**
 * Determines the client of a request. `X-Forwarded-For` is read from its end: each trusted proxy appends the
 * address it was called from, so the first address that isn't a trusted proxy is the client's, and entries
 * before it can be forged. The last entry of `X-Forwarded-Host` and `-Proto` is used, under the same
 * condition.
 */
export function clientOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: TrustedProxies,
): Client {
  const peer = plain(socket.remoteAddress ?? '');
  const isPassedOn = headers['x-forwarded-for'] !== undefined;
  const named = (name: string) => (trustedProxies.has(peer) ? entriesOf(headers[name]).at(-1) : '');

  let ip = peer;
  for (const entry of entriesOf(headers['x-forwarded-for']).toReversed()) {
    const before = withoutPort(entry);
    // If a proxy adds no address, its own address is the best available.
    if (!trustedProxies.has(ip) || isIP(before) === 0) break;
    ip = before;
  }

  return {
    ip,
    host: named('x-forwarded-host') || headers.host || '',
    protocol: named('x-forwarded-proto') || ('encrypted' in socket ? 'https' : 'http'),
    isLoopback: !isPassedOn && (peer === '::1' || peer.startsWith('127.')),
  };
}

/** The origin requested by the client, such as `https://play.example.com`. Not validated. */
export const originOf = ({ protocol, host }: Client): string => `${protocol}://${host}`;

function entriesOf(header: string | string[] | undefined): string[] {
  return [header ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .map((entry) => entry.trim());
}

/** Some proxies include the port: `203.0.113.9:4711`, `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  const [, ip] =
    /^\[(.*)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(entry)?.filter(Boolean) ?? [];
  return plain(ip ?? entry);
}

/** An IPv6 socket reports an IPv4 address as `::ffff:203.0.113.9`, and a local one as `fe80::1%eth0`. */
const plain = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
