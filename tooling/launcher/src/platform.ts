import { ExpectedError } from './ExpectedError.ts';
import { startNode, type RunningChild } from './child.ts';
import { agentSiteKeyIn, localOperatorKeys } from './operatorKey.ts';
import { AGENT_SITE_BRAND, GATEWAY_ENTRY, ROOT, SITE_ENTRY } from './paths.ts';
import type { Ports } from './ports.ts';

/** The first start draws images and seeds data, which may take minutes on a slow machine. */
const READY_TIMEOUT_MS = 10 * 60_000;
const POLL_MS = 150;
/** More unexpected exits than this within a minute count as a failure. */
const RESTARTS_A_MINUTE = 5;

/** What runs: the gateway, the members' site, and the site for agents if it has a port. */
export type Program = 'gateway' | 'site' | 'agent site';

export interface PlatformOptions {
  ports: Ports;
  /** Folder of the embedded PostgreSQL and the generated images. */
  dataDir: string;
  seed?: string;
  env?: NodeJS.ProcessEnv;
  /** Called for each line of output of a program. */
  onLine?(program: Program, line: string): void;
  /** Restarts the gateway when it exits unexpectedly. Default: true. */
  supervise?: boolean;
  onRestart?(how: string): void;
}

export interface Platform {
  readonly siteUrl: string;
  /** Undefined if there is no port for a site for agents. */
  readonly agentSiteUrl: string | undefined;
  readonly gatewayUrl: string;
  readonly playUrl: string;
  /** The gateway's process id, which changes on restart. */
  gatewayPid(): number;
  /** Starts the gateway after it has exited without supervision. */
  startGateway(): Promise<void>;
  /** Resolves when the gateway responds, for example after a restart. */
  gatewayReady(): Promise<void>;
  /** Rejects with an error when a program can't be kept running. */
  readonly failed: Promise<never>;
  stop(): Promise<void>;
}

/** Starts the built gateway and the built site, or both sites; resolves when all respond. */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { ports, dataDir, seed, onLine, supervise = true, onRestart } = options;
  const agentSite = agentSiteOf(ports, dataDir);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(ports.site),
    GATEWAY_PORT: String(ports.gateway),
    PLAY_PORT: String(ports.play),
    DATA_DIR: dataDir,
    GATEWAY_SANDBOX: '1',
    GATEWAY_OPERATOR_KEYS: process.env['GATEWAY_OPERATOR_KEYS'] || localOperatorKeys(dataDir),
    SITE_ORIGIN: process.env['SITE_ORIGIN'] || `http://localhost:${ports.site}`,
    GATEWAY_URL: `http://127.0.0.1:${ports.gateway}`,
    ...agentSite?.gatewayEnv,
    ...(seed && { GATEWAY_SEED: seed }),
    ...options.env,
  };
  const readyUrl = `http://127.0.0.1:${ports.gateway}/readyz`;
  let stopping = false;
  let fail!: (error: ExpectedError) => void;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // A failure during start is reported by the race below; later ones by the callers that await `failed`.
  failed.catch(() => {});

  const run = (program: Program, entry: string, ownEnv: NodeJS.ProcessEnv = {}) => {
    const tail: string[] = [];
    const child = startNode({
      args: ['--enable-source-maps', entry],
      env: { ...env, ...ownEnv },
      cwd: ROOT,
      onLine(line) {
        tail.push(line);
        if (tail.length > 40) tail.shift();
        onLine?.(program, line);
      },
    });
    return { child, tail };
  };

  const restarts: number[] = [];
  let gateway: RunningChild;
  const runGateway = () => {
    const { child, tail } = run('gateway', GATEWAY_ENTRY);
    gateway = child;
    void child.ended.then(({ code, signal }) => {
      if (stopping) return;
      const how = signal ? `by ${signal}` : `with exit code ${code}`;
      const now = Date.now();
      while (restarts[0] !== undefined && restarts[0] < now - 60_000) restarts.shift();
      const accident = code !== 1 && restarts.push(now) <= RESTARTS_A_MINUTE;
      if (!supervise) return;
      if (!accident)
        return fail(
          new ExpectedError(exitMessage(tail) ?? `The gateway ended ${how}:\n${tail.join('\n')}`),
        );
      onRestart?.(how);
      return runGateway();
    });
  };
  runGateway();

  const sites: RunningChild[] = [];
  const runSite = async (program: Program, port: number, ownEnv?: NodeJS.ProcessEnv) => {
    const { child, tail } = run(program, SITE_ENTRY, ownEnv);
    sites.push(child);
    void child.ended.then(({ code, signal }) => {
      if (!stopping)
        fail(
          new ExpectedError(
            exitMessage(tail) ?? `The ${program} ended (${signal ?? code}):\n${tail.join('\n')}`,
          ),
        );
    });
    await waitForUrl(`http://127.0.0.1:${port}/healthz`, () => stopping);
  };
  const stop = async () => {
    stopping = true;
    await Promise.all([gateway.stop(), ...sites.map((site) => site.stop())]);
  };
  try {
    await Promise.race([waitForUrl(readyUrl, () => stopping), failed]);
    const started = [
      runSite('site', ports.site),
      ...(agentSite ? [runSite('agent site', agentSite.port, agentSite.siteEnv)] : []),
    ];
    await Promise.race([Promise.all(started), failed]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    siteUrl: `http://localhost:${ports.site}`,
    agentSiteUrl: agentSite?.url,
    gatewayUrl: `http://localhost:${ports.gateway}`,
    playUrl: `http://localhost:${ports.play}`,
    gatewayPid: () => gateway.pid,
    async startGateway() {
      runGateway();
      await waitForUrl(readyUrl, () => stopping);
    },
    gatewayReady: () => Promise.race([waitForUrl(readyUrl, () => stopping), failed]),
    failed,
    stop,
  };
}

/** The site for agents: its URL, and the settings by which the gateway knows its server. */
function agentSiteOf({ agentSite: port }: Ports, dataDir: string) {
  if (port === undefined) return undefined;
  const url = `http://localhost:${port}`;
  const key = agentSiteKeyIn(dataDir);
  return {
    port,
    url,
    gatewayEnv: { AGENT_SITE_ORIGIN: url, AGENT_SITE_KEYS: key },
    siteEnv: {
      PORT: String(port),
      SITE_ORIGIN: url,
      SITE_KEY: key,
      PERYA_BRAND: process.env['AGENT_SITE_BRAND'] || AGENT_SITE_BRAND,
    },
  };
}

/** Waits until a URL responds successfully. */
export async function waitForUrl(
  url: string,
  isOff: () => boolean = () => false,
  timeoutMs = READY_TIMEOUT_MS,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end && !isOff()) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
      if (answer.ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  if (!isOff())
    throw new ExpectedError(`${url} did not answer within ${Math.round(timeoutMs / 1000)} s.`);
}

/** The last message of a program before it exited: its last complete sentence, or the name of the error. */
export function exitMessage(tail: readonly string[]): string | undefined {
  const said =
    tail.findLast((line) => /^[^\s{].*\.$/.test(line) && !line.startsWith('Node.js')) ??
    tail.find((line) => /^\s*\w*Error: /.test(line));
  return said?.trim();
}
