import {
  generateSealingKey,
  openSealedBody,
  SealedBodyError,
  type JsonLimits,
  type PublicKeyJwk,
  type SealedBodyErrorCode,
  type SealingKey,
} from '@perya/api-client/server';
import { desc, lt, sql } from 'drizzle-orm';
import type { Clock } from '../time/clock';
import type { Db } from '../db/types';
import { Rejection } from './Rejection';
import { sealingKey, seenSeal } from './schema';

/** The gateway's part of encrypted calls: its rotating keys, and the bodies that it has opened. */
export interface SealOpener {
  /** Public keys, newest first: the one that pages seal with, and those that they may still have. */
  publicKeys(): Promise<PublicKeyJwk[]>;
  /** Opens a sealed body, once, or throws a `Rejection`. */
  open(
    sealed: string,
    call: { method: string; path: string; limits: JsonLimits },
  ): Promise<unknown>;
  /** Clears what it keeps in memory, after the database was reset. */
  reset(): void;
}

/** A key is offered for a day, and can open bodies sealed with it for another hour. */
const OFFERED_MS = 24 * 3_600_000;
const OPENS_MS = OFFERED_MS + 3_600_000;

interface HeldKey extends SealingKey {
  createdAt: Date;
}

export function createSealOpener(db: Db, clock: Clock): SealOpener {
  let held: HeldKey[] = [];
  let loading: Promise<HeldKey[]> | undefined;

  const load = (): Promise<HeldKey[]> =>
    db.transaction(async (tx) => {
      // If several gateways rotate at the same time, the first creates the key and the others read it.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sealing-keys'))`);
      const now = clock.now();
      const stillOpens = new Date(now.getTime() - OPENS_MS);
      await tx.delete(sealingKey).where(lt(sealingKey.createdAt, stillOpens));
      const rows = await tx.select().from(sealingKey).orderBy(desc(sealingKey.createdAt));
      const [newest] = rows;
      if (newest !== undefined && isOffered(newest, now)) return rows;
      const made = { ...(await generateSealingKey()), createdAt: now };
      await tx.insert(sealingKey).values({ kid: made.publicJwk.kid, ...made });
      return [made, ...rows];
    });

  /** Reloads the keys. Concurrent callers share one query. */
  const reload = async (): Promise<HeldKey[]> => {
    const reading = (loading ??= load());
    try {
      const rows = await reading;
      // A reset may have started a newer query, or cleared this one.
      if (loading === reading) held = rows;
      return rows;
    } finally {
      if (loading === reading) loading = undefined;
    }
  };

  const current = (): HeldKey[] | Promise<HeldKey[]> => {
    const [newest] = held;
    return newest !== undefined && isOffered(newest, clock.now()) ? held : reload();
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
      held = [];
      loading = undefined;
    },
    publicKeys: async () => (await current()).map(({ publicJwk }) => publicJwk),
    open: async (sealed, call) => {
      const openWith = (keys: readonly HeldKey[]) =>
        openSealedBody(sealed, { ...call, keys, now: clock.now().getTime(), rememberJti });
      try {
        return await openWith(await current()).catch(async (error: unknown) => {
          if (!(error instanceof SealedBodyError) || error.code !== 'UNKNOWN_KEY') throw error;
          // Another gateway may have created this key.
          return openWith(await reload());
        });
      } catch (error) {
        if (!(error instanceof SealedBodyError)) throw error;
        throw new Rejection(error.status, error.code, messageOf(error.code));
      }
    },
  };
}

/** Deletes entries that are too old to be replayed. */
export async function sweepSeals(db: Db, now: Date): Promise<void> {
  await db.delete(seenSeal).where(lt(seenSeal.expiresAt, now));
}

const isOffered = ({ createdAt }: { createdAt: Date }, now: Date) =>
  createdAt.getTime() > now.getTime() - OFFERED_MS;

function messageOf(code: SealedBodyErrorCode): string {
  if (code === 'PAYLOAD_TOO_LARGE') return 'payload_too_large';
  if (code === 'STALE_BODY') return 'sealed_body_expired';
  if (code === 'REPLAYED_BODY') return 'sealed_body_repeated';
  return 'sealed_body_invalid';
}
