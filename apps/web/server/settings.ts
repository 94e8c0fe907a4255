import { fileURLToPath } from 'node:url';

export interface Settings {
  host: string;
  port: number;
  gatewayUrl: string;
  /** Folder that holds `client/` and `server/`. */
  buildFolder: string;
  /** Where assets of earlier builds are kept; servers of one deployment may share it. */
  archiveFolder: string;
  /** The server stands behind a proxy of one's own, whose `X-Forwarded-*` can be believed. */
  trustForwarded: boolean;
  /** How long a page waits for the platform, where the site's own times are not wanted; in milliseconds. */
  pageBudgetMs: number | undefined;
}

/** A setting that cannot work, in one sentence for whoever started the server. */
export class SettingFault extends Error {
  override name = 'SettingFault';
}

/** Reads the settings from the environment. Throws {@link SettingFault}. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    // Every address, IPv6 and IPv4: `localhost` is either, by system.
    host: env['HOST'] ?? '::',
    port: portFrom(env['PORT'] ?? '4173'),
    gatewayUrl: originFrom(env['GATEWAY_URL'] ?? 'http://localhost:4180'),
    buildFolder: env['BUILD_DIR'] ?? fileURLToPath(new URL('../build', import.meta.url)),
    archiveFolder:
      env['ASSET_ARCHIVE_DIR'] ?? fileURLToPath(new URL('../.data/archive', import.meta.url)),
    trustForwarded: env['TRUST_PROXY'] === '1',
    pageBudgetMs: budgetFrom(env['PAGE_BUDGET_MS']),
  };
}

function portFrom(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new SettingFault(`PORT is "${text}", but must be a number from 0 to 65535.`);
  }
  return port;
}

function budgetFrom(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const budget = Number(text);
  if (!Number.isInteger(budget) || budget < 1 || budget > 60_000) {
    throw new SettingFault(
      `PAGE_BUDGET_MS is "${text}", but must be a number of milliseconds from 1 to 60000.`,
    );
  }
  return budget;
}

function originFrom(text: string): string {
  let url: URL | undefined;
  try {
    url = new URL(text);
  } catch {
    // Said below, with what else can be wrong.
  }
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new SettingFault(
      `GATEWAY_URL is "${text}", but must be an http(s) address such as http://localhost:4180.`,
    );
  }
  return url.origin;
}
