import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

import type { TrustedProxies } from './trustedProxies.ts';

/** Who sent a request, as far as it can be known. */
export interface Client {
  /** IP address: of the person, or of the first machine on the way that isn't a trusted proxy. */
  ip: string;
  /** The host that the person's browser asked for, with its port. Whoever acts on it checks it. */
  host: string;
  /** `http` or `https`, as the person's browser asked. Whoever acts on it checks it. */
  protocol: string;
  /** The request was made on this machine, and nobody passed it on. */
  isLoopback: boolean;
}

/**
 * Finds out whose request it is. `X-Forwarded-For` is read from its end: each trusted proxy adds the
 * address that it was called from, so the first address that isn't a trusted proxy is the client's, and what
 * stands before it can be invented. Of `X-Forwarded-Host` and `-Proto` the last entry counts, under the
 * same condition.
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
    // A proxy that names no address leaves its own as the best that is known.
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

/** The origin that the client asked for, such as `https://play.example.com`. Not checked. */
export const originOf = ({ protocol, host }: Client): string => `${protocol}://${host}`;

function entriesOf(header: string | string[] | undefined): string[] {
  return [header ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .map((entry) => entry.trim());
}

/** Some proxies write the port as well: `203.0.113.9:4711`, `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  const [, ip] =
    /^\[(.*)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(entry)?.filter(Boolean) ?? [];
  return plain(ip ?? entry);
}

/** A socket of IPv6 gives an IPv4 address as `::ffff:203.0.113.9`, and a local one as `fe80::1%eth0`. */
const plain = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
