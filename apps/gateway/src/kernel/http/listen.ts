import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { rejected } from '@perya/api-client/server';
import {
  answerProtocolErrors,
  createAdmission,
  DEFAULT_ADMISSION_LIMITS,
  RETRY_AFTER_S,
  type TrustedProxies,
} from '@perya/http-server';
import { Hono } from 'hono';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { StartError } from '../config/StartError';
import type { PlaySockets } from '../module';
import { envelopeOf } from './frame';
import { overloaded } from './Rejection';

/** The longest that a request may take to arrive. */
const REQUEST_MS = 30_000;
/** What is still under way after this is cut: the promise is a close within 5 s. */
export const DRAIN_MS = 3_000;

/** A server of the gateway that has its port. */
export interface Listener {
  readonly url: string;
  /** Lets an app answer from now on. */
  serve(app: Hono): void;
  /** Lets them take WebSocket handshakes from now on. */
  serveSockets(sockets: readonly PlaySockets[]): void;
  /** Takes no more requests, and cuts those still under way after `DRAIN_MS`. */
  close(): Promise<void>;
}

interface ListenOptions {
  host: string;
  port: number;
  /** The environment variable that sets the port, for the error message. */
  variable: string;
  trustedProxies: TrustedProxies;
}

/**
 * Takes a port at once. Until `serve` is called, `/readyz` and every other path answer that the gateway starts.
 *
 * @throws StartError where the port or the host can't be used
 */
export async function listen(options: ListenOptions): Promise<Listener> {
  const { host, port, variable, trustedProxies } = options;
  let current: Pick<Hono, 'fetch'> = startingApp();
  const server = createAdaptorServer({
    fetch: (request, env) => {
      const { incoming, outgoing } = env as HttpBindings;
      const giveBack = admit(incoming);
      if (giveBack === undefined) return refuseOverload();
      outgoing.once('close', giveBack);
      return current.fetch(request, env);
    },
    // A caller that sends a request byte by byte holds a place no longer than this.
    serverOptions: { requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS },
  }) as Server;
  const admit = createAdmission(server, { ...DEFAULT_ADMISSION_LIMITS, trustedProxies });
  answerProtocolErrors(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(listenError(error, host, port, variable));
    });
    server.listen(port, host, () => resolve());
  });
  return {
    url: addressOf(server),
    close: () => close(server),
    serve: (app) => {
      current = app;
    },
    serveSockets: (sockets) => {
      server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        // What nobody listens to would end the whole gateway.
        socket.on('error', () => socket.destroy());
        if (!sockets.some((handler) => handler.upgrade(request, socket, head))) {
          socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
        }
      });
    },
  };
}

/** Refuses a request of a network that has too many under way. */
function refuseOverload(): Response {
  return Response.json(envelopeOf(overloaded()), {
    status: 503,
    // The body is not read: what follows it on this connection would be taken for a request.
    headers: {
      'Retry-After': String(RETRY_AFTER_S),
      'Cache-Control': 'no-store',
      Connection: 'close',
    },
  });
}

/** Answers until `serve` is called. */
function startingApp(): Hono {
  const app = new Hono();
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', (context) => context.json({ status: 'starting' }, 503));
  app.all('*', (context) => {
    context.header('Retry-After', '1');
    return context.json(rejected({ code: 'STARTING', messageKey: 'service_unavailable' }), 503);
  });
  return app;
}

function listenError(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
  variable: string,
): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is in use: stop the program that holds it, or choose another with ${variable}.`,
      );
    case 'EACCES':
      return new StartError(
        `Port ${port} is reserved for the system: choose one above 1023 with ${variable}.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`This machine has no address ${host}: choose another with HOST.`);
    case undefined:
    default:
      return error;
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => {
      server.closeAllConnections();
    }, DRAIN_MS).unref();
  });
}

function addressOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
