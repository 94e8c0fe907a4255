import type { Hono } from 'hono';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { modules } from './allModules';
import type { Config } from './kernel/config/config';
import type { Database } from './kernel/db/open';
import { createGatewayApp } from './kernel/http/app';
import { createFrame } from './kernel/http/frame';
import { sweepIdempotentCalls } from './kernel/http/idempotency';
import { sweepAttempts } from './kernel/http/limits';
import { DRAIN_MS, listen } from './kernel/http/listen';
import { playOriginsOf } from './kernel/http/playOrigins';
import { sweepSeals } from './kernel/http/seals';
import { startJobs, type Job } from './kernel/jobs/jobs';
import type { Progress } from './kernel/module';
import type { Platform } from './kernel/platform';
import { readSession } from './modules/identity';
import { preparePlatform } from './preparePlatform';
import { sandboxThirdParties } from './sandbox/identity/clients';

const SWEEP_MS = 10 * 60_000;

export interface Gateway {
  readonly platform: Platform;
  /** The gateway's app, without a network. */
  readonly app: Hono;
  readonly url: string;
  readonly playUrl: string;
  stop(): Promise<void>;
}

export interface StartOptions {
  config: Config;
  /** Opens the database, which the gateway closes when it stops. */
  open: () => Promise<Database>;
  log: Logger;
  progress: Progress;
  version: string;
  /** Whether jobs are repeated while it runs. Default true. Jobs that are due at the start run in any case. */
  repeatJobs?: boolean;
}

/**
 * Listens, opens the database, migrates, seeds, warms caches and serves, in this order: a port in use is
 * reported immediately, and until the rest is done `/readyz` reports that the gateway is starting.
 */
export async function startGateway(options: StartOptions): Promise<Gateway> {
  const { log, progress, version } = options;
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
    await gateway.close();
    throw error;
  });
  const closeBoth = () => Promise.all([gateway.close(), play.close()]);
  let database: Database | undefined;
  try {
    const opened = await options.open();
    database = opened;
    const config = withSandbox({
      ...options.config,
      // A port chosen by the system is known only now.
      ...(playPort === 0 ? { playOrigin: play.url } : {}),
      ...(gatewayPort === 0 ? { gatewayOrigin: gateway.url } : {}),
    });
    const platform = await preparePlatform({ config, database: opened, log, progress });
    // If it's the only gateway of the database, there are no changes by others.
    if (opened.isShared) await opened.listen(() => reloadBrand(platform));
    const app = createGatewayApp({
      platform,
      modules,
      readSession: ({ db, clock }, token, audience) =>
        readSession(db, token, { audience, now: clock.now() }),
      version,
    });
    const playApp = createFrame(platform, () => playOriginsOf(platform));
    const routes = modules.flatMap((module) => module.routes ?? []);
    for (const module of modules) module.mountPlay?.(playApp, platform, routes);
    const sockets = modules.flatMap((module) => module.playSockets?.(platform) ?? []);

    for (const module of modules) await module.start?.(platform, progress);
    const jobs = modules.flatMap((module) => module.jobs ?? []);
    const endJobs = await startJobs(platform, [...KERNEL_JOBS, ...jobs], {
      repeat: options.repeatJobs ?? true,
    });
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

/** In the sandbox, its own identity providers replace those that aren't configured. */
const withSandbox = (config: Config): Config =>
  config.sandbox
    ? {
        ...config,
        thirdParties: { ...sandboxThirdParties(config.gatewayOrigin), ...config.thirdParties },
      }
    : config;

/** Reloads the brand after another gateway changed it. */
function reloadBrand({ brand, db, clock, log }: Platform) {
  brand.reload(db, clock.now()).catch((err: unknown) => {
    log.error({ err }, 'reading the brand again failed');
  });
}

/** Deletes the kernel's own temporary data. */
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
