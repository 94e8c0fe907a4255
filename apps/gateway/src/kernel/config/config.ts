import path from 'node:path';
import {
  DEFAULT_TRUSTED_PROXIES,
  parseTrustedProxies,
  TrustedProxiesError,
  type TrustedProxies,
} from '@perya/http-server';
import * as v from 'valibot';
import { readAgentSite, type AgentSiteSettings } from './agentSite';
import { readBrandPack, type BrandPackSettings } from './brandPack';
import { packageRoot } from './packageRoot';
import {
  readDepositProviders,
  readHostedCheckout,
  type HostedCheckoutSettings,
} from './hostedCheckout';
import { isProviderAddress } from './providerAddress';
import { readSmsSettings, type SmsSettings } from './sms';
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
const Origins = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((origin) => origin.trim())),
  v.array(Origin),
);

const Text = v.pipe(v.string(), v.nonEmpty());
const ProviderAddress = v.pipe(
  v.string(),
  v.check(isProviderAddress, 'is neither https nor an address of this machine'),
);

/** `name:key`; the name is what the audit shows. */
const OPERATOR_KEY = /^[a-z][a-z0-9_-]{0,31}:[\w-]{32,128}$/;

const Environment = v.object({
  PORT: v.optional(Port, '4173'),
  GATEWAY_PORT: v.optional(Port, '4180'),
  PLAY_PORT: v.optional(Port, '4181'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty()), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty())),
  ART_DIR: v.optional(v.pipe(v.string(), v.nonEmpty())),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'does not begin with postgres://')),
  ),
  GATEWAY_SANDBOX: v.optional(v.picklist(['0', '1'], 'is neither 0 nor 1'), '0'),
  GATEWAY_SEED: v.optional(
    v.picklist(['demo', 'large', 'empty', 'small'], 'is none of demo, large, empty'),
  ),
  PERYA_BRAND: v.optional(Text),
  SITE_ORIGIN: v.optional(Origins),
  AGENT_SITE_ORIGIN: v.optional(Origins),
  AGENT_SITE_KEYS: v.optional(Text),
  PLAY_ORIGIN: v.optional(Origin),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^smtps?:\/\//.test(text) && URL.canParse(text),
        'is not an address of the kind smtp://user:password@host:587',
      ),
    ),
  ),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, 'is not a sender of mails')),
  ),
  SMS_URL: v.optional(Text),
  SMS_METHOD: v.optional(Text),
  SMS_HEADERS: v.optional(Text),
  SMS_FORMAT: v.optional(Text),
  SMS_BODY: v.optional(Text),
  SMS_SECRET: v.optional(Text),
  SMS_SUCCESS_STATUS: v.optional(Text),
  SMS_SUCCESS_JSON: v.optional(Text),
  SMS_TIMEOUT_SECONDS: v.optional(Text),
  SMS_IDEMPOTENT: v.optional(Text),
  HOSTED_CHECKOUT_URL: v.optional(ProviderAddress),
  HOSTED_CHECKOUT_KEY: v.optional(Text),
  HOSTED_CHECKOUT_WEBHOOK_SECRET: v.optional(Text),
  HOSTED_CHECKOUT_SIGNATURE_HEADER: v.optional(Text),
  HOSTED_CHECKOUT_TYPES: v.optional(Text),
  DEPOSIT_PROVIDERS: v.optional(Text),
  TRUSTED_PROXIES: v.optional(v.string(), DEFAULT_TRUSTED_PROXIES),
  GATEWAY_COUNTRY_DATABASE: v.optional(Text),
  GATEWAY_OPERATOR_KEYS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((entry) => entry.trim())),
      v.array(
        v.pipe(
          v.string(),
          v.regex(OPERATOR_KEY, 'is not a list of name:key with keys of at least 32 characters'),
          v.transform((entry) => {
            const [name = '', key = ''] = entry.split(':');
            return { name, key };
          }),
        ),
      ),
      v.check(
        (keys) => new Set(keys.map(({ name }) => name)).size === keys.length,
        'has two keys with the same name',
      ),
    ),
  ),
  GATEWAY_DESK_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'is not a number of seconds'), v.transform(Number)),
    '20',
  ),
  GATEWAY_DEFAULT_PASSWORD: v.optional(v.string(), 'Welcome2Perya'),
  GATEWAY_HUMAN_CHECK_COST: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/, 'is not a number of rounds'), v.transform(Number)),
    '5000',
  ),
  GOOGLE_CLIENT_ID: v.optional(Text),
  GOOGLE_CLIENT_SECRET: v.optional(Text),
  GOOGLE_ISSUER: v.optional(ProviderAddress, 'https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: v.optional(Text),
  FACEBOOK_CLIENT_SECRET: v.optional(Text),
  FACEBOOK_ISSUER: v.optional(ProviderAddress, 'https://www.facebook.com'),
  FACEBOOK_DIALOG: v.optional(ProviderAddress, 'https://www.facebook.com/v23.0/dialog/oauth'),
  FACEBOOK_GRAPH: v.optional(ProviderAddress, 'https://graph.facebook.com/v23.0'),
  TELEGRAM_BOT_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^\d+:[\w-]{20,}$/, "is not a bot's token (123456:ABC…)")),
  ),
  TELEGRAM_ORIGIN: v.optional(ProviderAddress, 'https://oauth.telegram.org'),
  LOG_LEVEL: v.optional(
    v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'is not a level'),
    'info',
  ),
});

/**
 * What a new database is filled with. `empty` has rules and content, but no accounts and no history; the others
 * add demo accounts. `small` is for tests: the accounts, and enough of everything else to fill a page.
 */
export type SeedProfile = 'demo' | 'large' | 'empty' | 'small';

/** An application registered with an identity provider. */
interface ClientSettings {
  clientId: string;
  clientSecret: string;
}

/** The identity providers that the operator has configured. */
export interface ThirdPartySettings {
  google?: ClientSettings & { issuer: string };
  facebook?: ClientSettings & { issuer: string; dialog: string; graph: string };
  telegram?: { botToken: string; origin: string };
}

/** A key that an operator's calls are made with. */
export interface OperatorKey {
  /** Whose key it is; stored with each call. */
  name: string;
  key: string;
}

/** A mail server. */
export interface SmtpSettings {
  /** `smtp://user:password@host:587`, or `smtps://…` for implicit TLS. */
  url: string;
  /** The sender of mails: `Perya <no-reply@example.com>`. */
  from: string;
}

/** The gateway's configuration, read at its start. */
export interface Config {
  host: string;
  gatewayPort: number;
  playPort: number;
  dataFolder: string;
  /** Folder of the drawn art; several gateways can share one. */
  artFolder: string;
  /** The built pages of the play origin: copied into `dist`; when run from source, read from their app. */
  arcadeFolder: string;
  databaseUrl: string | undefined;
  sandbox: boolean;
  seed: SeedProfile;
  /** The brand pack of the site; undefined: the demo brand. */
  brandPack: BrandPackSettings | undefined;
  /** Origins whose pages can call the gateway: of the members' site, then of the agents'. */
  siteOrigins: string[];
  /** The site for agents, if there is one. */
  agentSite: AgentSiteSettings | undefined;
  /** The gateway's own origin on this machine, where the sandbox's identity provider is served. */
  gatewayOrigin: string;
  thirdParties: ThirdPartySettings;
  /** Origin of the sandbox games; differs from the site's. */
  playOrigin: string;
  /** Proxies whose `X-Forwarded-*` headers are trusted: the site's server forwards calls. */
  trustedProxies: TrustedProxies;
  /** File of the operator's own database of countries (MMDB); without it, the one that comes with the gateway. */
  countryDatabase: string | undefined;
  /** The keys for the operator's calls (`/ops/…`); without any, nobody can make them. */
  operatorKeys: readonly OperatorKey[];
  /** Seconds between the steps of the sandbox desk; 0: everything waits for a person. */
  deskSeconds: number;
  /** The default password that an operator gives to members, who must change it (decisions.md, `{secret}`). */
  defaultPassword: string;
  /** The mail server; without one, mails are kept in the outbox. */
  smtp: SmtpSettings | undefined;
  /** The gateway for text messages; without one, they are kept in the outbox. */
  sms: SmsSettings | undefined;
  /** The hosted checkout that takes payments, if there is one. */
  hostedCheckout: HostedCheckoutSettings | undefined;
  /** The payment provider by deposit method, where it differs from the brand's setting. */
  depositProviders: ReadonlyMap<string, string>;
  /** PBKDF2 iterations in each of the 100 to 200 steps of a human check. */
  humanCheckCost: number;
  logLevel: string;
}

/** Reads the environment. Throws a `StartError` that names an invalid value. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  // Shells and compose files use an empty variable for "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(Environment, given);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const name = v.getDotPath(issue) ?? 'The environment';
    // A URL can contain a password, and this message ends up in a log.
    const isSecret = /_URL$|_KEY$|_SECRET$/.test(name) || name.startsWith('GATEWAY_OPERATOR_KEYS');
    const input = isSecret ? '' : `: "${String(issue.input)}"`;
    throw new StartError(`${name} ${issue.message}${input}.`);
  }
  const env = parsed.output;
  const isSandbox = env.GATEWAY_SANDBOX === '1';
  const hostedCheckout = readHostedCheckout(env);
  const memberOrigins = (env.SITE_ORIGIN ?? [`http://localhost:${env.PORT}`]).flatMap(withTwin);
  const agentSite = readAgentSite({
    ...env,
    AGENT_SITE_ORIGIN: env.AGENT_SITE_ORIGIN?.flatMap(withTwin),
  });
  const dataFolder = path.resolve(env.DATA_DIR ?? path.join(packageRoot(), '..', '..', '.data'));
  return {
    host: env.HOST,
    gatewayPort: env.GATEWAY_PORT,
    playPort: env.PLAY_PORT,
    dataFolder,
    artFolder: path.resolve(env.ART_DIR ?? path.join(dataFolder, 'art')),
    arcadeFolder: import.meta.url.endsWith('.ts')
      ? path.join(packageRoot(), '..', 'arcade', 'dist')
      : path.join(packageRoot(), 'dist', 'arcade'),
    databaseUrl: env.DATABASE_URL,
    sandbox: isSandbox,
    seed: env.GATEWAY_SEED ?? (isSandbox ? 'demo' : 'empty'),
    brandPack: readBrandPack(env.PERYA_BRAND),
    siteOrigins: [...memberOrigins, ...(agentSite?.origins ?? [])],
    agentSite,
    gatewayOrigin: `http://127.0.0.1:${env.GATEWAY_PORT}`,
    thirdParties: thirdPartiesOf(env),
    playOrigin: env.PLAY_ORIGIN ?? `http://localhost:${env.PLAY_PORT}`,
    trustedProxies: trustedProxiesOf(env.TRUSTED_PROXIES),
    countryDatabase: env.GATEWAY_COUNTRY_DATABASE && path.resolve(env.GATEWAY_COUNTRY_DATABASE),
    operatorKeys: env.GATEWAY_OPERATOR_KEYS ?? [],
    deskSeconds: env.GATEWAY_DESK_SECONDS,
    defaultPassword: env.GATEWAY_DEFAULT_PASSWORD,
    smtp: smtpOf(env.SMTP_URL, env.MAIL_FROM),
    sms: readSmsSettings(env),
    hostedCheckout,
    depositProviders: readDepositProviders(env.DEPOSIT_PROVIDERS, { hostedCheckout, isSandbox }),
    humanCheckCost: env.GATEWAY_HUMAN_CHECK_COST,
    logLevel: env.LOG_LEVEL,
  };
}

function trustedProxiesOf(setting: string): TrustedProxies {
  try {
    return parseTrustedProxies(setting);
  } catch (error) {
    if (error instanceof TrustedProxiesError) throw new StartError(error.message);
    throw error;
  }
}

/**
 * Both or neither: sending mail needs a server and a sender. The URL is not repeated, because it contains a
 * password.
 */
function smtpOf(url: string | undefined, from: string | undefined): SmtpSettings | undefined {
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined) throw new StartError('MAIL_FROM is set, but SMTP_URL is not: set both.');
  if (from === undefined) throw new StartError('SMTP_URL is set, but MAIL_FROM is not: set both.');
  return { url, from };
}

type Settings = v.InferOutput<typeof Environment>;

function thirdPartiesOf(env: Settings): ThirdPartySettings {
  const google = clientOf(env, 'GOOGLE');
  const facebook = clientOf(env, 'FACEBOOK');
  return {
    ...(google ? { google: { ...google, issuer: env.GOOGLE_ISSUER } } : {}),
    ...(facebook
      ? {
          facebook: {
            ...facebook,
            issuer: env.FACEBOOK_ISSUER,
            dialog: env.FACEBOOK_DIALOG,
            graph: env.FACEBOOK_GRAPH,
          },
        }
      : {}),
    ...(env.TELEGRAM_BOT_TOKEN === undefined
      ? {}
      : { telegram: { botToken: env.TELEGRAM_BOT_TOKEN, origin: env.TELEGRAM_ORIGIN } }),
  };
}

/** Both or neither: with only one, the first visitor's sign-in would fail. */
function clientOf(env: Settings, provider: 'GOOGLE' | 'FACEBOOK'): ClientSettings | undefined {
  const clientId = env[`${provider}_CLIENT_ID`];
  const clientSecret = env[`${provider}_CLIENT_SECRET`];
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret };
  if (clientId === undefined && clientSecret === undefined) return undefined;
  const missing = clientId === undefined ? 'CLIENT_ID' : 'CLIENT_SECRET';
  throw new StartError(
    `${provider}_${missing} is missing: set both it and its other half, or neither.`,
  );
}

/** Browsers can use either name of this machine. */
function withTwin(origin: string): string[] {
  const { hostname } = new URL(origin);
  return hostname === 'localhost' ? [origin, origin.replace('localhost', '127.0.0.1')] : [origin];
}
