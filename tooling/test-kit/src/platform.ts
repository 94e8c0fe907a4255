import { mkdtemp, rm } from 'node:fs/promises';
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

/** The built site and gateway on free ports, over a fresh data folder that goes with them. */
export async function startTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const dataDir = await mkdtemp(join(tmpdir(), 'perya-test-'));
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
