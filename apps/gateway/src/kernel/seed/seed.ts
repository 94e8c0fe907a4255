import type { Config, SeedProfile } from '../config/config';
import type { Db } from '../db/types';
import type { Brand } from '../brand';
import type { Progress } from '../module';
import type { Random } from './random';

/** The context of a module's seed. */
export interface SeedContext {
  /** The transaction of the whole seed: a database is either seeded or empty. */
  readonly db: Db;
  readonly profile: SeedProfile;
  /**
   * A random stream that is the same in every seed: use one stream per purpose (`random('games')`), so that
   * one module's draws don't affect another's.
   */
  readonly random: (purpose: string) => Random;
  /** The time that the seed uses as "now"; history is before it. */
  readonly now: Date;
  readonly brand: Brand;
  readonly config: Config;
  readonly progress: Progress;
  /** Hashes a password; each distinct password is hashed once. */
  readonly hashPassword: (password: string) => Promise<string>;
}

/** A profile with demo accounts. */
export type DemoProfile = Exclude<SeedProfile, 'empty'>;

/** The context of a module's demo data. */
export interface DemoSeedContext extends SeedContext {
  readonly profile: DemoProfile;
}

/** A module's part of the seed. */
export type SeedStep = (context: SeedContext) => Promise<void>;

/** A module's demo data. */
export type DemoSeedStep = (context: DemoSeedContext) => Promise<void>;
