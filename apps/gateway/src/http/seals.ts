import {
  compactDecrypt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import { desc, lt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock';
import type { Db } from '../db/types';
import { Rejection } from './Rejection';
import { sealingKey, seenSeal, type PublicJwk } from './schema';

/** The gateway's half of encrypted calls: its rotating keys, and the bodies it has seen. */
export interface SealOpener {
  /** Public keys, newest first: what a page seals to, and what it may still have. */
  publicKeys(): Promise<PublicJwk[]>;
  /** Opens a sealed body, once, or throws a `Rejection`. */
  open(sealed: string, call: { method: string; path: string }): Promise<unknown>;
  /** Forgets what it holds in memory, after the database was put back. */
  reset(): void;
}

const MAX_AGE_S = 120;
/** A key is offered for a day, and opens for another hour what was sealed to it. */
const OFFERED_MS = 24 * 3_600_000;
const OPENS_MS = OFFERED_MS + 3_600_000;

export function createSealOpener(db: Db, clock: Clock): SealOpener {
  let keys: Promise<(typeof sealingKey.$inferSelect)[]> | undefined;

  const load = async () => {
    const now = clock.now();
    const rows = await db.select().from(sealingKey).orderBy(desc(sealingKey.createdAt));
    const [newest] = rows;
    if (newest !== undefined && newest.createdAt.getTime() > now.getTime() - OFFERED_MS)
      return rows;
    const made = await makeKey(now);
    await db.insert(sealingKey).values(made);
    await db.delete(sealingKey).where(lt(sealingKey.createdAt, new Date(now.getTime() - OPENS_MS)));
    return [made, ...rows.filter((row) => row.createdAt.getTime() > now.getTime() - OPENS_MS)];
  };

  const current = async () => {
    keys ??= load();
    const held = await keys;
    const age = clock.now().getTime() - (held[0]?.createdAt.getTime() ?? 0);
    if (age < OFFERED_MS) return held;
    keys = load();
    return keys;
  };

  return {
    reset: () => {
      keys = undefined;
    },
    publicKeys: async () => (await current()).map(({ publicJwk }) => publicJwk),
    open: async (sealed, { method, path }) => {
      const header = readHeader(sealed);
      if (header.alg !== 'ECDH-ES' || header.enc !== 'A256GCM') throw badSeal();
      // Another key or another way to find it must never be the sender's choice.
      if ('jku' in header || 'jwk' in header || 'x5u' in header || 'x5c' in header) throw badSeal();
      const key = (await current()).find(({ kid }) => kid === header.kid);
      if (key === undefined) throw new Rejection(400, 'UNKNOWN_KEY', 'sealed_body_invalid');
      const plaintext = await decrypt(sealed, key.privateJwk);
      const nowS = clock.now().getTime() / 1000;
      const { iat, jti, htm, htu } = header;
      if (typeof iat !== 'number' || Math.abs(nowS - iat) > MAX_AGE_S) {
        throw new Rejection(400, 'STALE_BODY', 'sealed_body_expired');
      }
      if (htm !== method || htu !== path) throw badSeal();
      if (typeof jti !== 'string' || jti.length < 16 || jti.length > 128) throw badSeal();
      await spend(db, jti, clock.now());
      return JSON.parse(plaintext) as unknown;
    },
  };
}

async function makeKey(now: Date): Promise<typeof sealingKey.$inferSelect> {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', {
    crv: 'P-256',
    extractable: true,
  });
  const kid = randomUUID();
  const { x = '', y = '' } = await exportJWK(publicKey);
  return {
    kid,
    privateJwk: { ...(await exportJWK(privateKey)), kid },
    publicJwk: { kty: 'EC', crv: 'P-256', x, y, kid, use: 'enc', alg: 'ECDH-ES' },
    createdAt: now,
  };
}

interface SealHeader {
  alg?: unknown;
  enc?: unknown;
  kid?: unknown;
  iat?: unknown;
  jti?: unknown;
  htm?: unknown;
  htu?: unknown;
}

function readHeader(sealed: string): SealHeader {
  try {
    return decodeProtectedHeader(sealed);
  } catch {
    throw badSeal();
  }
}

async function decrypt(sealed: string, privateJwk: JWK): Promise<string> {
  try {
    const key = await importJWK(privateJwk, 'ECDH-ES');
    const { plaintext } = await compactDecrypt(sealed, key, {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return new TextDecoder().decode(plaintext);
  } catch {
    throw badSeal();
  }
}

async function spend(db: Db, jti: string, now: Date) {
  const [fresh] = await db
    .insert(seenSeal)
    .values({ jti, expiresAt: new Date(now.getTime() + 2 * MAX_AGE_S * 1000) })
    .onConflictDoNothing()
    .returning({ jti: seenSeal.jti });
  if (fresh === undefined) throw new Rejection(400, 'REPEATED_BODY', 'sealed_body_repeated');
}

/** Drops what has become too old to be repeated. */
export async function sweepSeals(db: Db, now: Date): Promise<void> {
  await db.delete(seenSeal).where(lt(seenSeal.expiresAt, now));
}

const badSeal = () => new Rejection(400, 'INVALID_BODY', 'sealed_body_invalid');
