import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

import { clientOf } from './client.ts';
import { networkOf } from './network.ts';
import { createPlaces } from './places.ts';
import type { TrustedProxies } from './trustedProxies.ts';

export interface AdmissionLimits {
  /** Open connections of all clients. Beyond them the system refuses. */
  connections: number;
  /** Open connections of one network. */
  connectionsPerNetwork: number;
  /** Requests of one network that are being answered at the same time. */
  requestsPerNetwork: number;
  /** They have no limit of their own: many clients are behind each. */
  trustedProxies: TrustedProxies;
}

/**
 * Lets a request in, or says no: undefined, which is answered with 503 and `Retry-After`. What it returns
 * else is called when the answer is sent.
 */
type Admit = (incoming: IncomingMessage) => (() => void) | undefined;

/** What the site and the gateway allow by default. Behind one address may be the guests of a whole café. */
export const DEFAULT_ADMISSION_LIMITS = {
  connections: 10_000,
  connectionsPerNetwork: 1_000,
  requestsPerNetwork: 128,
};

/** After how many seconds a client that was refused may ask again. */
export const RETRY_AFTER_S = 1;

/** How long a connection too many is kept to answer its first request. */
const SURPLUS_MS = 2_000;

/** Limits what one network can hold of a server, so that the others are answered as quickly as before. */
export function createAdmission(server: Server, limits: AdmissionLimits): Admit {
  const { trustedProxies } = limits;
  const connections = createPlaces(limits.connectionsPerNetwork);
  const requests = createPlaces(limits.requestsPerNetwork);
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
