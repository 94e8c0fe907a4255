import { fileURLToPath } from 'node:url';

import {
  DEFAULT_TRUSTED_PROXIES,
  parseTrustedProxies,
  TrustedProxiesError,
  type TrustedProxies,
} from '@perya/http-server';

import { BrandPackError, readBrandPack, type BrandSource } from './brandPack.ts';

export interface Settings {
  host: string;
  port: number;
  gatewayUrl: string;
  /** The site's own origin; the first one if there are several. */
  origin: string;
  /** The folder that contains `client/` and `server/`. */
  buildFolder: string;
  /** The folder for assets of earlier builds. Servers of one deployment may share it. */
  archiveFolder: string;
  /** Proxies whose `X-Forwarded-*` headers are trusted. */
  trustedProxies: TrustedProxies;
  /** The brand pack of `PERYA_BRAND`; undefined: the one of the build. */
  brandPack: BrandSource | undefined;
  /** The key by which the gateway knows a site for agents; undefined for the members' site. */
  siteKey: string | undefined;
  /** Overrides how long a page waits for the platform, in milliseconds. */
  pageBudgetMs: number | undefined;
}

/** An invalid setting, with a one-sentence message for the operator. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Reads the settings from the environment. Throws {@link SettingsError}. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = portFrom(env['PORT'] ?? '4173');
  const [siteOrigin] = (env['SITE_ORIGIN'] ?? '').split(',');
  return {
    // Every address, IPv6 and IPv4, because `localhost` can resolve to either.
    host: env['HOST'] ?? '::',
    port,
    gatewayUrl: originFrom('GATEWAY_URL', env['GATEWAY_URL'] ?? 'http://localhost:4180'),
    origin: originFrom('SITE_ORIGIN', siteOrigin?.trim() || `http://localhost:${port}`),
    buildFolder: env['BUILD_DIR'] ?? fileURLToPath(new URL('../build', import.meta.url)),
    archiveFolder:
      env['ASSET_ARCHIVE_DIR'] ?? fileURLToPath(new URL('../.data/archive', import.meta.url)),
    trustedProxies: proxiesFrom(env['TRUSTED_PROXIES'] || DEFAULT_TRUSTED_PROXIES),
    brandPack: brandPackFrom(env['PERYA_BRAND']),
    siteKey: siteKeyFrom(env['SITE_KEY']),
    pageBudgetMs: budgetFrom(env['PAGE_BUDGET_MS']),
  };
}

function brandPackFrom(file: string | undefined): BrandSource | undefined {
  if (!file) return undefined;
  try {
    return readBrandPack(file);
  } catch (error) {
    if (error instanceof BrandPackError) throw new SettingsError(error.message);
    throw error;
  }
}

function siteKeyFrom(key: string | undefined): string | undefined {
  if (!key) return undefined;
  // Never shows the key, which would end up in a log.
  if (!/^[\w-]{32,128}$/.test(key)) {
    throw new SettingsError(
      'SITE_KEY must be a key of 32 to 128 letters, digits, "-" or "_": one of the gateway’s AGENT_SITE_KEYS.',
    );
  }
  return key;
}

function portFrom(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new SettingsError(`PORT is "${text}", but must be a number from 0 to 65535.`);
  }
  return port;
}

function proxiesFrom(text: string): TrustedProxies {
  try {
    return parseTrustedProxies(text);
  } catch (error) {
    if (error instanceof TrustedProxiesError) throw new SettingsError(error.message);
    throw error;
  }
}

function budgetFrom(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const budget = Number(text);
  if (!Number.isInteger(budget) || budget < 1 || budget > 60_000) {
    throw new SettingsError(
      `PAGE_BUDGET_MS is "${text}", but must be a number of milliseconds from 1 to 60000.`,
    );
  }
  return budget;
}

function originFrom(name: string, text: string): string {
  let url: URL | undefined;
  try {
    url = new URL(text);
  } catch {
    // Reported below together with other errors.
  }
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new SettingsError(
      `${name} is "${text}", but must be an http(s) address such as http://localhost:4180.`,
    );
  }
  return url.origin;
}
