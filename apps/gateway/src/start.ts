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
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createClock } from './kernel/time/clock';
import type { Config } from './kernel/config/config';
import { migrate } from './kernel/db/migrate';
import type { Database } from './kernel/db/open';
import { createGatewayApp } from './kernel/http/app';
import { createFrame, envelopeOf } from './kernel/http/frame';
import { forgetAbandonedCalls, sweepIdempotentCalls } from './kernel/http/idempotency';
import { sweepAttempts } from './kernel/http/limits';
import { createMemberPlaces } from './kernel/http/memberPlaces';
import { overloaded } from './kernel/http/Rejection';
import { createSealOpener, sweepSeals } from './kernel/http/seals';
import { startJobs, type Job } from './kernel/jobs/jobs';
import { mutex } from './kernel/jobs/mutex';
import type { Platform } from './kernel/platform';
import { createFaults } from './kernel/http/faults';
import { keepDrawn, reseed, seedOnce } from './kernel/seed/runSeed';
import { dropSeedSnapshot } from './kernel/seed/seedSnapshot';
import { createPasswords } from './kernel/crypto/passwords';
import { readSession, createOutbox } from './modules/identity';
import { StartError } from './kernel/config/StartError';
import { demoBrand } from './demoBrand';
import { sandboxThirdParties } from './sandbox/identity/clients';
import { brandSchemaOf, openBrandStore } from './modules/brand';
import { keepClockOffset, readClockOffset } from './kernel/time/clockOffset';
import { openSecrets } from './kernel/crypto/secrets';
import type { PlaySockets, Progress } from './kernel/module';
import { modules } from './allModules';

const SWEEP_MS = 10 * 60_000;
/** The longest that a request may take to arrive. */
const REQUEST_MS = 30_000;
/** What is still under way after this is cut: the promise is a close within 5 s. */
const DRAIN_MS = 3_000;

export interface Gateway {
  readonly platform: Platform;
  /** The gateway's own app, without a network. */
  readonly app: Hono;
  readonly url: string;
  readonly playUrl: string;
  stop(): Promise<void>;
}

export interface StartOptions {
  config: Config;
  /** Opens the database, which the gateway closes at its end. */
  open: () => Promise<Database>;
  log: Logger;
  progress: Progress;
  version: string;
}

/**
 * Listens, opens the database, migrates, seeds, warms and serves, in this order: a port in use is
 * told at once, and until the rest is done `/readyz` says so.
 */
export async function startGateway(options: StartOptions): Promise<Gateway> {
  const { progress, version } = options;
  const { host, gatewayPort, playPort, trustedProxies } = options.config;
  const gateway = await listen({
    host,
    port: gatewayPort,
    variable: 'GATEWAY_PORT',
    trustedProxies,
  });
  const play = await listen({
    host,
    port: playPort,
    variable: 'PLAY_PORT',
    trustedProxies,
  }).catch(async (error: unknown) => {
    await close(gateway.server);
    throw error;
  });
  const closeBoth = () => Promise.all([close(gateway.server), close(play.server)]);
  let database: Database | undefined;
  try {
    const opened = await options.open();
    database = opened;
    const config = withSandbox({
      ...options.config,
      // A port of the system's choice is known only now.
      ...(playPort === 0 ? { playOrigin: play.url } : {}),
      ...(gatewayPort === 0 ? { gatewayOrigin: gateway.url } : {}),
    });
    const platform = await preparePlatform({ ...options, config, database: opened });
    // The only gateway of a database hears nothing from others.
    if (opened.isShared) await opened.listen(() => reloadBrand(platform));
    const app = createGatewayApp({
      platform,
      modules,
      readSession: ({ db, clock }, token) => readSession(db, token, clock.now()),
      version,
    });
    const playApp = createFrame(platform, () => [config.playOrigin]);
    const routes = modules.flatMap((module) => module.routes ?? []);
    for (const module of modules) module.mountPlay?.(playApp, platform, routes);
    const sockets = modules.flatMap((module) => module.playSockets?.(platform) ?? []);

    for (const module of modules) await module.start?.(platform, progress);
    const jobs = modules.flatMap((module) => module.jobs ?? []);
    const endJobs = await startJobs(platform, [...KERNEL_JOBS, ...jobs]);
    play.serve(playApp);
    play.serveSockets(sockets);
    gateway.serve(app);

    return {
      platform,
      app,
      url: gateway.url,
      playUrl: play.url,
      stop: async () => {
        for (const { close } of sockets) close();
        const jobsEnded = Promise.race([endJobs(), wait(DRAIN_MS, undefined, { ref: false })]);
        await closeBoth();
        await jobsEnded;
        await platform.outbox.settled();
        await opened.close();
      },
    };
  } catch (error) {
    await closeBoth();
    await database?.close();
    throw error;
  }
}

/** In the sandbox, its own identity providers take the places that are left free. */
const withSandbox = (config: Config): Config =>
  config.sandbox
    ? {
        ...config,
        thirdParties: { ...sandboxThirdParties(config.gatewayOrigin), ...config.thirdParties },
      }
    : config;

/** Another gateway has changed the brand. */
function reloadBrand({ brand, db, clock, log }: Platform) {
  brand.reload(db, clock.now()).catch((err: unknown) => {
    log.error({ err }, 'reading the brand again failed');
  });
}

interface PrepareOptions extends Pick<StartOptions, 'config' | 'log' | 'progress'> {
  database: Database;
}

/** Migrates the database, seeds it where it is empty, and makes everything but the servers. */
export async function preparePlatform(options: PrepareOptions): Promise<Platform> {
  const { config, database, log, progress } = options;
  const { db } = database;
  const applied = await migrate(db);
  if (applied > 0) {
    log.info({ applied }, 'migrated');
    await dropSeedSnapshot(db);
  }
  if (!database.isShared) await forgetAbandonedCalls(db);

  // Two at once would empty each other's tables.
  const reset = mutex(async (platform) => {
    platform.faults.replace([]);
    platform.clock.moveTo(0);
    await keepClockOffset(db, 0);
    const hasChanged = await reseed({ platform, modules, progress });
    platform.seals.reset();
    for (const module of modules) await module.reset?.(platform, hasChanged);
    await keepDrawn(platform);
  });
  const clock = createClock(config.sandbox ? await readClockOffset(db) : 0);
  const platform: Platform = {
    config,
    database,
    db,
    clock,
    log,
    secrets: await openSecrets(db),
    brand: await openBrandStore(db, {
      schema: brandSchemaOf(modules),
      initial: demoBrand,
      at: clock.now(),
    }),
    passwords: createPasswords(),
    seals: createSealOpener(db, clock),
    outbox: createOutbox(config),
    faults: createFaults(),
    memberPlaces: createMemberPlaces(),
    reset: () => reset(platform),
  };
  await seedOnce({ platform, modules, progress });
  return platform;
}

/** What the kernel itself keeps only for a while. */
const KERNEL_JOBS: readonly Job[] = [
  {
    name: 'sweep limits, keys and answers of calls',
    everyMs: SWEEP_MS,
    run: async ({ db, clock }) => {
      await sweepAttempts(db, clock.now());
      await sweepSeals(db, clock.now());
      await sweepIdempotentCalls(db);
    },
  },
];

interface Listener {
  server: Server;
  url: string;
  /** Lets an app answer from now on. */
  serve(app: Hono): void;
  /** Lets them take WebSocket handshakes from now on. */
  serveSockets(sockets: readonly PlaySockets[]): void;
}

interface ListenOptions {
  host: string;
  port: number;
  /** Of the environment, where the port comes from. */
  variable: string;
  trustedProxies: TrustedProxies;
}

async function listen(options: ListenOptions): Promise<Listener> {
  const { host, port, variable, trustedProxies } = options;
  let current: Pick<Hono, 'fetch'> = waitingRoom();
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
    server,
    url: addressOf(server),
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

/** Answers while the gateway still seeds. */
function waitingRoom(): Hono {
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
