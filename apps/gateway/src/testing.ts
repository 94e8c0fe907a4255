import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApiClient, getHumanChallenge, login, type ApiClient } from '@perya/api-client';
import { ENGINE_NAMES } from '@perya/game-engines/play-api';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Hono } from 'hono';
import type { Clock } from './kernel/time/clock';
import { readAgentSite } from './kernel/config/agentSite';
import { readConfig, type Config, type SeedProfile } from './kernel/config/config';
import type { Database } from './kernel/db/open';
import { copyTemplate } from './kernel/db/testing';
import type { Db } from './kernel/db/types';
import { createLog } from './kernel/http/logging';
import { DEMO_PASSWORD } from './modules/identity/members/seed';
import type { Platform } from './kernel/platform';
import { preparePlatform } from './preparePlatform';
import { startGateway } from './start';

export interface TestGatewayOptions {
  /** Default `small`: the demo accounts, and enough of everything else to fill a page. */
  seed?: SeedProfile;
  /** Additional origins that may call it. Default: `http://localhost:4173`. */
  siteOrigins?: string[];
  /** Default on. */
  sandbox?: boolean;
  config?: Partial<Config>;
  /** Default: a copy of an already seeded database, for this gateway only. */
  open?: () => Promise<Database>;
  /** Receives the log lines; by default they are discarded. */
  onLogLine?: (line: string) => void;
}

/** A gateway on free ports, with its own database. */
export interface TestGateway {
  readonly url: string;
  readonly playUrl: string;
  readonly app: Hono;
  readonly db: Db;
  readonly clock: Clock;
  readonly platform: Platform;
}

/** A gateway that no other test uses. */
export interface IsolatedTestGateway extends TestGateway {
  stop(): Promise<void>;
}

/** The key of the operator `tester`. */
const OPERATOR_KEY = 'k'.repeat(32);

/** The key of the server of the site for agents. */
const AGENT_SITE_KEY = 's'.repeat(32);
/** The origin of the site for agents. */
export const AGENT_SITE = 'http://localhost:4183';

const QUIET = { log: createLog('silent'), progress: () => {}, version: '0.0.0-test' };

/** Starts a complete gateway for a test. Stop it at the end. */
export async function startTestGateway(
  options: TestGatewayOptions = {},
): Promise<IsolatedTestGateway> {
  const { seed = 'small', sandbox = true, siteOrigins, onLogLine } = options;
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'perya-gateway-'));
  const log =
    onLogLine === undefined
      ? createLog('silent')
      : createLog('trace', { write: (line) => onLogLine(line) });
  const base = testConfig(seed, dataFolder);
  const config: Config = {
    ...base,
    arcadeFolder: writeArcade(path.join(dataFolder, 'arcade')),
    sandbox,
    siteOrigins: siteOrigins ?? base.siteOrigins,
    ...options.config,
  };
  const { platform, app, url, playUrl, stop } = await startGateway({
    config,
    open:
      options.open ??
      (() =>
        copyTemplate(seed, (database) =>
          preparePlatform({ config: testConfig(seed, tmpdir()), database, ...QUIET }),
        )),
    ...QUIET,
    log,
    // A test that needs a job runs it: with timers, its data would change at any moment.
    repeatJobs: false,
  });
  return {
    url,
    playUrl,
    app,
    platform,
    db: platform.db,
    clock: platform.clock,
    stop: async () => {
      await stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

const testConfig = (seed: SeedProfile, dataFolder: string): Config => ({
  ...readConfig({ GATEWAY_SEED: seed, DATA_DIR: dataFolder, GATEWAY_SANDBOX: '1' }),
  gatewayPort: 0,
  playPort: 0,
  agentSite: readAgentSite({ AGENT_SITE_ORIGIN: [AGENT_SITE], AGENT_SITE_KEYS: AGENT_SITE_KEY }),
  operatorKeys: [{ name: 'tester', key: OPERATOR_KEY }],
  // A test decides by itself.
  deskSeconds: 0,
  // Real but fast: the cost is meant for attackers, not for tests.
  humanCheckCost: 10,
});

/** Writes a minimal arcade build: pages with the attributes that the gateway fills in, and one script each. */
function writeArcade(folder: string): string {
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  for (const name of [...ENGINE_NAMES, 'chat', 'lottery', 'vendor']) {
    const script = `${name}-a1b2c3.js`;
    writeFileSync(
      path.join(folder, `${name}.html`),
      `<script type="module" src="/play/assets/${script}"></script><main data-socket="" data-site-origins=""></main>`,
    );
    writeFileSync(path.join(folder, 'assets', script), 'export {};');
  }
  return folder;
}

/** A caller of a test gateway, with the real transport, signed in or not. */
export interface TestCaller {
  readonly client: ApiClient;
  /** Null until `signIn`. */
  token(): string | null;
  /** Signs in with the demo password; the client sends the token from then on. */
  signIn(account: string, password?: string): Promise<void>;
}

/** Where a test calls a gateway. */
export interface CallAddress {
  readonly url: string;
  /** The key that the site's server sends; without one, it's the members' site. */
  readonly siteKey?: string;
}

/** Calls through the site for agents. */
export const throughAgentSite = ({ url }: CallAddress): CallAddress => ({
  url,
  siteKey: AGENT_SITE_KEY,
});

/** A client of a test gateway, with the real transport. */
export const clientAt = ({ url, siteKey }: CallAddress, getToken: () => string | null): ApiClient =>
  createApiClient({
    baseUrl: url,
    getToken,
    getLanguage: () => 'EN',
    fetch: (input, init) => {
      const request = new Request(input, init);
      if (siteKey !== undefined) request.headers.set('X-Site-Key', siteKey);
      return fetch(request);
    },
  });

export function callerOf(address: CallAddress): TestCaller {
  let token: string | null = null;
  const client = clientAt(address, () => token);
  return {
    client,
    token: () => token,
    signIn: async (account, password = DEMO_PASSWORD) => {
      token = null;
      const humanCheck = await solveHumanCheck(client);
      const result = await client.call(login, {
        method: 'username',
        username: account,
        password,
        humanCheck,
      });
      token = result.token;
    },
  };
}

/** A client of the operator's calls, with a valid key by default. */
export const operatorOf = (gateway: Pick<TestGateway, 'url'>, key = OPERATOR_KEY): ApiClient =>
  createApiClient({ baseUrl: gateway.url, getToken: () => key, getLanguage: () => 'EN' });

/** Solves a human check, as the site does. */
export async function solveHumanCheck(client: ApiClient): Promise<string> {
  const challenge = (await client.call(getHumanChallenge, {})) as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
