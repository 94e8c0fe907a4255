import type { Places } from '@perya/http-server';
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
import type { Outbox } from './outbox';

/** What the gateway is made of: made once at the start, handed to whatever needs it. */
export interface Platform {
  readonly config: Config;
  readonly database: Database;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly secrets: Secrets;
  readonly brand: BrandStore;
  readonly passwords: Passwords;
  readonly seals: SealOpener;
  /** How many calls each member may have under way. */
  readonly memberPlaces: Places;
  readonly outbox: Outbox;
  /** What the sandbox is about to break. */
  readonly faults: Faults;
  /** Puts the database back to the seed. */
  readonly reset: () => Promise<void>;
}
