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

/** Maximum time for a request to arrive. */
const REQUEST_MS = 30_000;
/** Requests still in progress after this are aborted: a close is promised within 5 s. */
export const DRAIN_MS = 3_000;

/** A server of the gateway that is bound to its port. */
export interface Listener {
  readonly url: string;
  /** Starts serving an app. */
  serve(app: Hono): void;
  /** Starts accepting WebSocket handshakes. */
  serveSockets(sockets: readonly PlaySockets[]): void;
  /** Stops accepting requests, and aborts those in progress after `DRAIN_MS`. */
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
 * Binds the port immediately. Until `serve` is called, `/readyz` and every other path respond that the
 * gateway is starting.
 *
 * @throws StartError if the port or the host can't be used
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
    // A client that sends a request byte by byte holds a place no longer than this.
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
        // An unhandled error event would end the whole gateway.
        socket.on('error', () => socket.destroy());
        if (!sockets.some((handler) => handler.upgrade(request, socket, head))) {
          socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
        }
      });
    },
  };
}

/** Rejects a request from a network that has too many in progress. */
function refuseOverload(): Response {
  return Response.json(envelopeOf(overloaded()), {
    status: 503,
    // The body isn't read: the bytes after it on this connection would be parsed as a request.
    headers: {
      'Retry-After': String(RETRY_AFTER_S),
      'Cache-Control': 'no-store',
      Connection: 'close',
    },
  });
}

/** Responds until `serve` is called. */
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
