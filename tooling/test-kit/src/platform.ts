import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, startPlatform, type Platform } from '@perya/launcher';

export interface TestPlatform extends Platform {
  /** JSON to a sandbox control of the gateway, for example `sandbox('PUT', '/sandbox/clock', { offsetMs: 0 })`. */
  sandbox(
    method: 'GET' | 'PUT' | 'POST',
    path: `/sandbox/${string}`,
    body?: unknown,
  ): Promise<unknown>;
  /** Ends the gateway the hard way and waits until its successor is ready. */
  killGateway(): Promise<void>;
}

interface TestPlatformOptions {
  seed?: 'demo' | 'large' | 'empty';
  /** Starts the gateway again when it ends unexpectedly. Default: true. */
  supervise?: boolean;
  onLine?(program: 'gateway' | 'site', line: string): void;
}

/** Where the data lies that the platforms of a run begin with. */
const SEEDED = 'SEEDED_DATA_DIR';

/**
 * Seeds once for all platforms of this process and its children: each begins with a copy.
 *
 * @returns what takes the data away again
 */
export async function seedForAll(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'perya-seeded-'));
  const platform = await startPlatform({ ports: await freePorts(), dataDir });
  await platform.stop();
  process.env[SEEDED] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}

/** The built site and gateway on free ports, over a fresh data folder that goes with them. */
export async function startTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const dataDir = await mkdtemp(join(tmpdir(), 'perya-test-'));
  const seeded = process.env[SEEDED];
  if (seeded !== undefined && options.seed === undefined) {
    await cp(seeded, dataDir, { recursive: true });
  }
  const platform = await startPlatform({ ports: await freePorts(), dataDir, ...options });
  return {
    ...platform,
    async sandbox(method, path, body) {
      const answer = await fetch(platform.gatewayUrl.replace('localhost', '127.0.0.1') + path, {
        method,
        ...(body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
      if (!answer.ok)
        throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
      return answer.json();
    },
    async killGateway() {
      const pid = platform.gatewayPid();
      process.kill(pid, 'SIGKILL');
      while (platform.gatewayPid() === pid) await new Promise((done) => setTimeout(done, 20));
      await platform.gatewayReady();
    },
    async stop() {
      await platform.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
