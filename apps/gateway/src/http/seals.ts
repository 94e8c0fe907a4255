import {
  generateSealingKey,
  openSealedBody,
  SealedBodyError,
  type JsonLimits,
  type PublicKeyJwk,
  type SealedBodyFault,
  type SealingKey,
} from '@perya/api-client/server';
import { desc, lt } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Db } from '../db/types';
import { Rejection } from './Rejection';
import { sealingKey, seenSeal } from './schema';

/** The gateway's half of encrypted calls: its rotating keys, and the bodies it has seen. */
export interface SealOpener {
  /** Public keys, newest first: what a page seals to, and what it may still have. */
  publicKeys(): Promise<PublicKeyJwk[]>;
  /** Opens a sealed body, once, or throws a `Rejection`. */
  open(
    sealed: string,
    call: { method: string; path: string; limits: JsonLimits },
  ): Promise<unknown>;
  /** Forgets what it holds in memory, after the database was put back. */
  reset(): void;
}

/** A key is offered for a day, and opens for another hour what was sealed to it. */
const OFFERED_MS = 24 * 3_600_000;
const OPENS_MS = OFFERED_MS + 3_600_000;

interface HeldKey extends SealingKey {
  createdAt: Date;
}

export function createSealOpener(db: Db, clock: Clock): SealOpener {
  let keys: Promise<HeldKey[]> | undefined;

  const load = async (): Promise<HeldKey[]> => {
    const now = clock.now();
    const stillOpens = new Date(now.getTime() - OPENS_MS);
    await db.delete(sealingKey).where(lt(sealingKey.createdAt, stillOpens));
    const rows = await db.select().from(sealingKey).orderBy(desc(sealingKey.createdAt));
    const [newest] = rows;
    if (newest !== undefined && isOffered(newest, now)) return rows;
    const made = { ...(await generateSealingKey()), createdAt: now };
    await db.insert(sealingKey).values({ kid: made.publicJwk.kid, ...made });
    return [made, ...rows];
  };

  const current = async (): Promise<HeldKey[]> => {
    keys ??= load();
    // What failed once (the database was away) may work the next time.
    keys.catch(() => {
      keys = undefined;
    });
    const held = await keys;
    const [newest] = held;
    if (newest !== undefined && isOffered(newest, clock.now())) return held;
    keys = load();
    return keys;
  };

  const rememberJti = async (jti: string, expiresAt: number) => {
    const [fresh] = await db
      .insert(seenSeal)
      .values({ jti, expiresAt: new Date(expiresAt) })
      .onConflictDoNothing()
      .returning({ jti: seenSeal.jti });
    return fresh !== undefined;
  };

  return {
    reset: () => {
      keys = undefined;
    },
    publicKeys: async () => (await current()).map(({ publicJwk }) => publicJwk),
    open: async (sealed, { method, path, limits }) => {
      try {
        const now = clock.now().getTime();
        return await openSealedBody(sealed, {
          keys: await current(),
          method,
          path,
          limits,
          now,
          rememberJti,
        });
      } catch (error) {
        if (!(error instanceof SealedBodyError)) throw error;
        throw new Rejection(error.status, error.code, messageOf(error.code));
      }
    },
  };
}

/** Drops what has become too old to be repeated. */
export async function sweepSeals(db: Db, now: Date): Promise<void> {
  await db.delete(seenSeal).where(lt(seenSeal.expiresAt, now));
}

const isOffered = ({ createdAt }: { createdAt: Date }, now: Date) =>
  createdAt.getTime() > now.getTime() - OFFERED_MS;

function messageOf(fault: SealedBodyFault): string {
  if (fault === 'PAYLOAD_TOO_LARGE') return 'payload_too_large';
  if (fault === 'STALE_BODY') return 'sealed_body_expired';
  if (fault === 'REPLAYED_BODY') return 'sealed_body_repeated';
  return 'sealed_body_invalid';
}
