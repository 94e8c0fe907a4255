import type { Places } from '@perya/http-server';
import type { Logger } from 'pino';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Database } from './db/open';
import type { Db } from './db/types';
import type { SealOpener } from './http/seals';
import type { Faults } from './sandbox/faults';
import type { Passwords } from './session/passwords';
import type { BrandStore } from './system/brandStore';
import type { Secrets } from './system/secrets';
import type { Outbox } from './verification/outbox';

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
