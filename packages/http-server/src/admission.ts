import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

import { clientOf } from './client.ts';
import { networkOf } from './network.ts';
import { createConcurrencyLimiter } from './concurrencyLimiter.ts';
import type { TrustedProxies } from './trustedProxies.ts';

export interface AdmissionLimits {
  /** Maximum open connections of all clients. Beyond it, the operating system refuses connections. */
  connections: number;
  /** Maximum open connections of one network. */
  connectionsPerNetwork: number;
  /** Maximum concurrent requests of one network. */
  requestsPerNetwork: number;
  /** Exempt from the limits: each has many clients behind it. */
  trustedProxies: TrustedProxies;
}

/**
 * Admits a request, or returns undefined to reject it with 503 and `Retry-After`. Call the returned function
 * when the response is sent.
 */
type Admit = (incoming: IncomingMessage) => (() => void) | undefined;

/** Defaults of the site and the gateway. A whole internet café may share one address. */
export const DEFAULT_ADMISSION_LIMITS = {
  connections: 10_000,
  connectionsPerNetwork: 1_000,
  requestsPerNetwork: 128,
};

/** Seconds after which a rejected client may retry. */
export const RETRY_AFTER_S = 1;

/** How long a surplus connection is kept open to answer its first request. */
const SURPLUS_MS = 2_000;

/** Limits the resources one network can use on a server, so that other clients are served at normal speed. */
export function createAdmission(server: Server, limits: AdmissionLimits): Admit {
  const { trustedProxies } = limits;
  const connections = createConcurrencyLimiter(limits.connectionsPerNetwork);
  const requests = createConcurrencyLimiter(limits.requestsPerNetwork);
  const surplus = new WeakSet<Socket>();

  const take = (places: typeof requests, ip: string) =>
    trustedProxies.has(ip) ? () => {} : places.take(networkOf(ip));

  server.maxConnections = limits.connections;
  server.on('connection', (socket: Socket) => {
    const giveBack = take(connections, clientOf({ headers: {}, socket }, trustedProxies).ip);
    if (giveBack === undefined) {
      surplus.add(socket);
      const timer = setTimeout(() => socket.destroy(), SURPLUS_MS).unref();
      socket.once('close', () => clearTimeout(timer));
    } else socket.once('close', giveBack);
  });

  return (incoming) =>
    surplus.has(incoming.socket)
      ? undefined
      : take(requests, clientOf(incoming, trustedProxies).ip);
}
