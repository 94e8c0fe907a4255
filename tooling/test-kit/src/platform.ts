import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  freePorts,
  operatorKeyIn,
  startPlatform,
  type Platform,
  type Program,
} from '@perya/launcher';

export interface TestPlatform extends Platform {
  /**
   * Sends JSON to a sandbox control of the gateway, for example `sandbox('PUT', '/sandbox/clock', { offsetMs:
   * 0 })`.
   */
  sandbox(
    method: 'GET' | 'PUT' | 'POST',
    path: `/sandbox/${string}`,
    body?: unknown,
  ): Promise<unknown>;
  /** Makes a call of the operator, for example `operator('PUT', '/ops/withdrawals/1', { state: 'PAID' })`. */
  operator(method: 'GET' | 'PUT', path: `/ops/${string}`, body?: unknown): Promise<unknown>;
  /** Kills the gateway and waits until its replacement is ready. */
  killGateway(): Promise<void>;
}

interface TestPlatformOptions {
  seed?: 'demo' | 'large' | 'empty' | 'small';
  /** Further environment variables. */
  env?: NodeJS.ProcessEnv;
  /** Restarts the gateway when it exits unexpectedly. Default: true. */
  supervise?: boolean;
  /** Starts a site for agents beside the members' (`agentSiteUrl`). Default: false. */
  agentSite?: boolean;
  onLine?(program: Program, line: string): void;
  /**
   * Starts a proxy in front of the gateway and returns its origin, which the sites call instead of the
   * gateway's.
   */
  proxyGateway?(gatewayOrigin: string): Promise<string>;
}

/** Environment variable with the folder of the seeded data that each platform starts with. */
const SEEDED = 'SEEDED_DATA_DIR';

/**
 * Seeds once for all platforms of this process and its children: each starts with a copy.
 *
 * @returns a function that removes the data
 */
export async function seedForAll(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'perya-seeded-'));
  const platform = await startPlatform({ ports: await freePorts(), dataDir });
  await platform.stop();
  process.env[SEEDED] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}

/** The built site and gateway on free ports, with a temporary data folder. */
export async function startTestPlatform({
  agentSite = false,
  proxyGateway,
  ...options
}: TestPlatformOptions = {}): Promise<TestPlatform> {
  const dataDir = await mkdtemp(join(tmpdir(), 'perya-test-'));
  const seeded = process.env[SEEDED];
  if (seeded !== undefined && options.seed === undefined) {
    await cp(seeded, dataDir, { recursive: true });
  }
  const ports = await freePorts({ agentSite });
  const proxy = await proxyGateway?.(`http://127.0.0.1:${ports.gateway}`);
  const platform = await startPlatform({
    ports,
    dataDir,
    ...options,
    env: {
      // A journey takes the decisions itself.
      GATEWAY_DESK_SECONDS: '0',
      ...(proxy !== undefined && { GATEWAY_URL: proxy }),
      ...options.env,
    },
  });
  const origin = platform.gatewayUrl.replace('localhost', '127.0.0.1');
  const call = async (method: string, path: string, body: unknown, headers = {}) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok)
      throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    ...platform,
    sandbox: (method, path, body) => call(method, path, body),
    operator: (method, path, body) =>
      call(method, path, body, { authorization: `Bearer ${operatorKeyIn(dataDir)}` }),
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
