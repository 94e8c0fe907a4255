import type { Logger } from 'pino';
import { modules } from './allModules';
import type { Config } from './kernel/config/config';
import { createPasswords } from './kernel/crypto/passwords';
import { openSecrets } from './kernel/crypto/secrets';
import { migrate } from './kernel/db/migrate';
import type { Database } from './kernel/db/open';
import { createFaults } from './kernel/http/faults';
import { forgetAbandonedCalls } from './kernel/http/idempotency';
import { createMemberCallLimiter } from './kernel/http/limits';
import { createSealOpener } from './kernel/http/seals';
import { mutex } from './kernel/jobs/mutex';
import { openCountryLookup } from './kernel/location/countryLookup';
import type { Progress } from './kernel/module';
import type { Platform } from './kernel/platform';
import { packedBrand } from './packedBrand';
import { refreshDrawSnapshot, reseed, seedOnce } from './kernel/seed/runSeed';
import { dropSeedSnapshot } from './kernel/seed/seedSnapshot';
import { createClock, keepClockOffset, readClockOffset } from './kernel/time/clock';
import { brandSchemaOf, openBrandStore } from './modules/brand';
import { createOutbox } from './modules/identity';

interface PrepareOptions {
  config: Config;
  database: Database;
  log: Logger;
  progress: Progress;
}

/** Migrates the database, seeds it if it's empty, and creates everything except the servers. */
export async function preparePlatform(options: PrepareOptions): Promise<Platform> {
  const { config, database, log, progress } = options;
  const { db } = database;
  const applied = await migrate(db);
  if (applied > 0) {
    log.info({ applied }, 'migrated');
    await dropSeedSnapshot(db);
  }
  if (!database.isShared) await forgetAbandonedCalls(db);

  // Two simultaneous resets would empty each other's tables.
  const reset = mutex(async (platform) => {
    platform.faults.replace([]);
    platform.clock.moveTo(0);
    await keepClockOffset(db, 0);
    const hasChanged = await reseed({ platform, modules, progress });
    platform.seals.reset();
    for (const module of modules) await module.reset?.(platform, hasChanged);
    await refreshDrawSnapshot(platform);
  });
  const clock = createClock(config.sandbox ? await readClockOffset(db) : 0);
  const platform: Platform = {
    config,
    database,
    db,
    clock,
    log,
    secrets: await openSecrets(db),
    brand: await openBrandStore(db, {
      schema: brandSchemaOf(modules),
      initial: packedBrand(config.brandPack?.pack),
      at: clock.now(),
    }),
    countryLookup: await openCountryLookup({ file: config.countryDatabase, log }),
    passwords: createPasswords(),
    seals: createSealOpener(db, clock),
    outbox: createOutbox(config),
    faults: createFaults(),
    memberPlaces: createMemberCallLimiter(),
    reset: () => reset(platform),
  };
  await seedOnce({ platform, modules, progress });
  return platform;
}
