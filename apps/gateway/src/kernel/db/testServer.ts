import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from './server';

/** The environment variable with the URL of the run's server. Workers inherit it. */
const VARIABLE = 'PERYA_TEST_SERVER';

/**
 * One disposable PostgreSQL for all tests of a run: Vitest's `globalSetup`, which each project calls.
 *
 * @returns a function that stops it and deletes its data
 */
export default async function startTestServer(): Promise<() => Promise<void>> {
  if (process.env[VARIABLE] !== undefined) return () => Promise.resolve();
  const folder = mkdtempSync(path.join(tmpdir(), 'perya-test-server-'));
  const server = await startServer({ folder: path.join(folder, 'postgres'), isDisposable: true });
  process.env[VARIABLE] = server.url();
  return async () => {
    delete process.env[VARIABLE];
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The URL of one of the test server's databases. */
export function testServerUrl(database = 'postgres'): string {
  const url = process.env[VARIABLE];
  if (url === undefined) {
    throw new Error(
      'No test server runs: name src/kernel/db/testServer.ts as globalSetup in vitest.config.ts, or call startTestServer().',
    );
  }
  return url.replace(/[^/]*$/, database);
}
