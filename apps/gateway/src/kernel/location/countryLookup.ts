import { open, type Reader, type Response } from 'maxmind';
import { watchFile } from 'node:fs';
import { createRequire } from 'node:module';
import type { Logger } from 'pino';
import { StartError } from '../config/StartError';
import { publicAddress } from './publicAddress';

/** Determines the country of an IP address. */
export interface CountryLookup {
  /** The ISO 3166-1 alpha-2 code, or null if the country isn't known or the address isn't a public one. */
  countryOf(ip: string): string | null;
}

export interface CountryLookupOptions {
  /** An MMDB file with `country_code` or `country.iso_code`. Default: the database that comes with the gateway. */
  file: string | undefined;
  log: Pick<Logger, 'info' | 'error'>;
  /** Milliseconds between the checks whether the file has changed. */
  watchMs?: number;
}

/** A record of a country or city database. */
type CountryRecord = Response & {
  country_code?: unknown;
  country?: { iso_code?: unknown };
};

const WATCH_MS = 5_000;

const EMBEDDED = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/** Read once per process: it's 8 MB. */
let embedded: Promise<Reader<CountryRecord>> | undefined;

/**
 * Opens the database of countries. The operator's own file is read again when it changes; if it can't be read,
 * the previous content stays in use.
 *
 * @throws StartError if the operator's file isn't a database
 */
export async function openCountryLookup(options: CountryLookupOptions): Promise<CountryLookup> {
  const { file, log, watchMs = WATCH_MS } = options;
  if (file === undefined) {
    embedded ??= open(createRequire(import.meta.url).resolve(EMBEDDED));
    return lookupIn(await embedded);
  }
  let current = await open<CountryRecord>(file).catch((cause: unknown) => {
    throw new StartError(
      `GATEWAY_COUNTRY_DATABASE: "${file}" is no database of countries (MMDB): ${String(cause)}.`,
    );
  });
  watchFile(file, { persistent: false, interval: watchMs }, () => {
    open<CountryRecord>(file).then(
      (reader) => {
        current = reader;
        log.info({ file }, 'read the database of countries again');
      },
      (err: unknown) => log.error({ err, file }, 'the database of countries could not be read'),
    );
  });
  return { countryOf: (ip) => lookupIn(current).countryOf(ip) };
}

const lookupIn = (reader: Reader<CountryRecord>): CountryLookup => ({
  countryOf: (ip) => {
    const address = publicAddress(ip);
    return address === null ? null : codeOf(reader.get(address));
  },
});

function codeOf(record: CountryRecord | null): string | null {
  const code = record?.country_code ?? record?.country?.iso_code;
  return typeof code === 'string' && /^[A-Z]{2}$/.test(code) ? code : null;
}
