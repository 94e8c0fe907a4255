import type { ConcurrencyLimiter } from '@perya/http-server';
import type { Logger } from 'pino';
import type { Clock } from './time/clock';
import type { Config } from './config/config';
import type { Database } from './db/open';
import type { Db } from './db/types';
import type { SealOpener } from './http/seals';
import type { Faults } from './http/faults';
import type { Passwords } from './crypto/passwords';
import type { BrandStore } from './brand';
import type { Secrets } from './crypto/secrets';
import type { CountryLookup } from './location/countryLookup';
import type { Outbox } from './outbox';

/** The parts of the gateway: created once at the start and passed to whatever needs them. */
export interface Platform {
  readonly config: Config;
  readonly database: Database;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly secrets: Secrets;
  readonly brand: BrandStore;
  /** The country of an IP address. */
  readonly countryLookup: CountryLookup;
  readonly passwords: Passwords;
  readonly seals: SealOpener;
  /** Limits the simultaneous calls of each member. */
  readonly memberPlaces: ConcurrencyLimiter;
  readonly outbox: Outbox;
  /** The sandbox's pending faults. */
  readonly faults: Faults;
  /** Resets the database to the seed. */
  readonly reset: () => Promise<void>;
}
