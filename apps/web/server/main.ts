import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { existsSync } from 'node:fs';

import { getRequestListener } from '@hono/node-server';
import {
  answerProtocolErrors,
  createAdmission,
  DEFAULT_ADMISSION_LIMITS,
} from '@perya/http-server';
import { pino, type Logger } from 'pino';
import type { ServerBuild } from 'react-router';

import { brandFiles } from './brandFiles.ts';
import { withBrandFiles } from './brandPack.ts';
import { openAssetArchive, type AssetArchive } from './assetArchive.ts';
import { answerOverloaded, createProxy, gatewayTarget } from './proxy.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';
import { createSite, type Render } from './site.ts';
import { readStaticFiles } from './staticFiles.ts';

/** Time for pending requests to finish after SIGTERM. */
const GRACE_MS = 4000;
const HEADERS_MS = 15_000;
const WARM_UPS = 3;

// React and the router select their development builds by this.
process.env['NODE_ENV'] ??= 'production';

const log = pino({ level: process.env['LOG_LEVEL'] ?? 'info', base: { app: 'site' } });

try {
  await start(readSettings(process.env));
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function start(settings: Settings): Promise<void> {
  const clientFolder = join(settings.buildFolder, 'client');
  if (!existsSync(clientFolder)) {
    throw new SettingsError(
      `There is no build in ${settings.buildFolder}: run "pnpm --filter @perya/web build" first.`,
    );
  }
  const { brandPack } = settings;
  const built = await readStaticFiles(clientFolder);
  const files = brandPack
    ? withBrandFiles(built, await brandFiles(brandPack.brand, brandPack.folder))
    : built;
  const archive = await openArchive(clientFolder, settings.archiveFolder);
  // Requests during rendering use the same gateway as the browser's.
  process.env['GATEWAY_URL'] = settings.gatewayUrl;
  process.env['SITE_BUILD_DIR'] = settings.buildFolder;
  if (brandPack) process.env['SITE_BRAND_PACK'] = JSON.stringify(brandPack.brand);
  const render = await loadRenderer(settings.buildFolder);
  const { origin, trustedProxies } = settings;

  const proxy = createProxy({
    gatewayUrl: settings.gatewayUrl,
    trustedProxies,
    siteKey: settings.siteKey,
    onError: ({ path, code }) =>
      log.warn({ path: path.split('?')[0], code }, 'gateway did not answer'),
  });
  const site = createSite({ files, archived: archive.files, render, log, origin, trustedProxies });
  const answer = getRequestListener(site.fetch);

  const server = createServer((incoming, outgoing) => {
    const giveBack = admit(incoming);
    if (giveBack === undefined) {
      answerOverloaded(outgoing);
      return;
    }
    outgoing.once('close', giveBack);
    if (gatewayTarget(incoming.url) === null) void answer(incoming, outgoing);
    else proxy.passOn(incoming, outgoing);
  });
  const admit = createAdmission(server, { ...DEFAULT_ADMISSION_LIMITS, trustedProxies });
  server.keepAliveTimeout = 65_000;
  // Limits how long a client can hold a connection by sending its request slowly.
  server.headersTimeout = HEADERS_MS;
  answerProtocolErrors(server);
  await listen(server, settings);
  void warmUp(render, origin);
  stopOnSignal(server, () => {
    archive.stop();
    proxy.close();
  });
}

/**
 * Renders the home page once at startup, so that the first visitor doesn't wait for cold code, and the
 * platform's responses are cached in case it goes down.
 */
async function warmUp(render: Render, origin: string): Promise<void> {
  for (let round = 0; round < WARM_UPS; round += 1) {
    await render(new Request(origin)).then(
      (answer) => answer.arrayBuffer(),
      () => {},
    );
  }
}

async function openArchive(clientFolder: string, folder: string): Promise<AssetArchive> {
  try {
    return await openAssetArchive(clientFolder, folder);
  } catch (error) {
    log.warn({ err: error, folder }, 'assets of earlier builds are not kept');
    return { files: new Map(), stop: () => {} };
  }
}

async function loadRenderer(buildFolder: string): Promise<Render> {
  const { createRequestHandler } = await import('react-router');
  const built: unknown = await import(pathToFileURL(join(buildFolder, 'server/index.js')).href);
  const handle = createRequestHandler(built as ServerBuild, 'production');
  return (request) => handle(request);
}

function listen(server: Server, { host, port }: Settings): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      reject(
        new SettingsError(
          `Port ${port} is in use: stop the program that holds it, or set PORT to another one.`,
        ),
      );
    } else if (error.code === 'EACCES') {
      reject(
        new SettingsError(`Port ${port} may not be opened by this user: set PORT above 1023.`),
      );
    } else reject(error);
  });
  server.listen(port, host, () => {
    const address = server.address();
    const actual = typeof address === 'object' && address ? address.port : port;
    log.info({ port: actual, url: `http://localhost:${actual}` }, 'site listening');
    resolve();
  });
  return promise;
}

function stopOnSignal(server: Server, release: () => void): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    (log as Logger).info({ signal }, 'site stopping');
    const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(force);
      release();
      process.exit(0);
    });
    server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
