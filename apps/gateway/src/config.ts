import path from 'node:path';
import * as v from 'valibot';
import { packageRoot } from './db/packageRoot';
import { StartError } from './StartError';

const Port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'is not a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'is not a port number'),
);
const Origin = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && new URL(text).origin === text, 'is not an origin'),
);

const Environment = v.object({
  PORT: v.optional(Port, '4173'),
  GATEWAY_PORT: v.optional(Port, '4180'),
  PLAY_PORT: v.optional(Port, '4190'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty()), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty())),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'does not begin with postgres://')),
  ),
  GATEWAY_SANDBOX: v.optional(v.picklist(['0', '1'], 'is neither 0 nor 1'), '0'),
  GATEWAY_SEED: v.optional(
    v.picklist(['demo', 'large', 'empty', 'small'], 'is none of demo, large, empty'),
    'demo',
  ),
  SITE_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((origin) => origin.trim())),
      v.array(Origin),
    ),
  ),
  PLAY_ORIGIN: v.optional(Origin),
  GATEWAY_TRUST_PROXY: v.optional(v.picklist(['0', '1'], 'is neither 0 nor 1')),
  GATEWAY_DEFAULT_PASSWORD: v.optional(v.string(), 'Welcome2Perya'),
  GATEWAY_HUMAN_CHECK_COST: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/, 'is not a number of rounds'), v.transform(Number)),
    '5000',
  ),
  LOG_LEVEL: v.optional(
    v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'is not a level'),
    'info',
  ),
});

/** `small` is for tests: the accounts, and as much of everything else as shows a page. */
export type SeedProfile = 'demo' | 'large' | 'empty' | 'small';

/** What the gateway was told at its start. */
export interface Config {
  host: string;
  gatewayPort: number;
  playPort: number;
  dataFolder: string;
  databaseUrl: string | undefined;
  sandbox: boolean;
  seed: SeedProfile;
  /** Origins whose pages may call the gateway. */
  siteOrigins: string[];
  /** Origin of the sandbox games: another than the site's. */
  playOrigin: string;
  /** Believe `X-Forwarded-For`, from loopback only: the site's server passes calls on. */
  trustProxy: boolean;
  /** The password that members get from an operator, and must change (decisions.md, `{secret}`). */
  defaultPassword: string;
  /** Rounds of PBKDF2 in each of the 100 to 200 steps of a human check. */
  humanCheckCost: number;
  logLevel: string;
}

/** Reads the environment. A value that makes no sense is a `StartError` that names it. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  // An empty variable is how shells and compose files say "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(Environment, given);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new StartError(
      `${v.getDotPath(issue) ?? 'The environment'} ${issue.message}: "${String(issue.input)}".`,
    );
  }
  const env = parsed.output;
  return {
    host: env.HOST,
    gatewayPort: env.GATEWAY_PORT,
    playPort: env.PLAY_PORT,
    dataFolder: path.resolve(env.DATA_DIR ?? path.join(packageRoot(), '..', '..', '.data')),
    databaseUrl: env.DATABASE_URL,
    sandbox: env.GATEWAY_SANDBOX === '1',
    seed: env.GATEWAY_SEED,
    siteOrigins: (env.SITE_ORIGIN ?? [`http://localhost:${env.PORT}`]).flatMap(withTwin),
    playOrigin: env.PLAY_ORIGIN ?? `http://localhost:${env.PLAY_PORT}`,
    trustProxy: env.GATEWAY_TRUST_PROXY !== '0',
    defaultPassword: env.GATEWAY_DEFAULT_PASSWORD,
    humanCheckCost: env.GATEWAY_HUMAN_CHECK_COST,
    logLevel: env.LOG_LEVEL,
  };
}

/** A browser may call this machine by either name. */
function withTwin(origin: string): string[] {
  const { hostname } = new URL(origin);
  return hostname === 'localhost' ? [origin, origin.replace('localhost', '127.0.0.1')] : [origin];
}
