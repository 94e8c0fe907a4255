import type { Config, SeedProfile } from '../config/config';
import type { Db } from '../db/types';
import type { Brand } from '../brand';
import type { Progress } from '../module';
import type { Random } from './random';

/** What a module's seed works with. */
export interface SeedContext {
  /** The transaction of the whole seed: a database is seeded or it is empty. */
  readonly db: Db;
  readonly profile: SeedProfile;
  /**
   * Chance that comes out the same in every seed: take one stream a purpose
   * (`random('games')`), so that one module's draws do not move another's.
   */
  readonly random: (purpose: string) => Random;
  /** The moment that the seed counts as "now"; history lies before it. */
  readonly now: Date;
  readonly brand: Brand;
  readonly config: Config;
  readonly progress: Progress;
  /** Hash of a password; the same password is hashed once. */
  readonly hashPassword: (password: string) => Promise<string>;
}

/** A module's part of the seed. */
export type SeedStep = (context: SeedContext) => Promise<void>;
