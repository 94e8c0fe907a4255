import { openApiDocument } from '@perya/api-client/openapi';
import { THIRD_PARTY_PATH } from '@perya/api-client/server';
import { startWatchingProxy, type WatchingProxy } from '@perya/openapi-check/watch';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where each worker process writes its deviations from the document. */
const FOLDER = fileURLToPath(new URL('../../../reports/openapi/', import.meta.url));

interface OpenApiWatch {
  /** Starts a proxy in front of the gateway, and returns its origin. */
  start(gatewayOrigin: string): Promise<string>;
  /** Writes the deviations to the worker's file, and fails if there are any. */
  finish(workerIndex: number): Promise<void>;
}

/** Where an identity provider sends the browser back: the address is the gateway's own choice. */
const isCallback = (path: string): boolean =>
  path.startsWith(`${THIRD_PARTY_PATH}/`) && path.endsWith('/callback');

/** Compares the calls of a worker's journeys with the OpenAPI document. */
export function createOpenApiWatch(): OpenApiWatch {
  let proxy: WatchingProxy | undefined;
  return {
    async start(target) {
      const document = openApiDocument({ version: '1.0.0', servers: [{ url: '/' }] });
      proxy = await startWatchingProxy({ document, target, isInternal: isCallback });
      return proxy.url;
    },
    async finish(workerIndex) {
      const { exchanges = 0, deviations = [] } = (await proxy?.stop()) ?? {};
      mkdirSync(FOLDER, { recursive: true });
      const report = JSON.stringify({ exchanges, deviations }, null, 2);
      writeFileSync(join(FOLDER, `${workerIndex}.json`), report);
      if (deviations.length > 0) {
        throw new Error(`Calls deviate from the OpenAPI document:\n${deviations.join('\n')}`);
      }
    },
  };
}
