import { eq } from 'drizzle-orm';
import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../db/types';
import { setting } from '../settings/schema';

/** Keys of this installation, created at its first start and stored in its database. */
export interface Secrets {
  /** A key for one purpose, derived from the installation's secret. */
  keyFor(purpose: string): Buffer;
  /** HMAC-SHA-256 of a text with the key of a purpose, as base64url. */
  sign(purpose: string, text: string): string;
}

/** Loads the installation's secret; the first start creates it. */
export async function openSecrets(db: Db): Promise<Secrets> {
  await db
    .insert(setting)
    .values({ name: 'secret', value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(setting).where(eq(setting.name, 'secret'));
  const root = Buffer.from(String(row?.value), 'base64url');
  const keyFor = (purpose: string) => createHmac('sha256', root).update(purpose).digest();
  return {
    keyFor,
    sign: (purpose, text) => createHmac('sha256', keyFor(purpose)).update(text).digest('base64url'),
  };
}
