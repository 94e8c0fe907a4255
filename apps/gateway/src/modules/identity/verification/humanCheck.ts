import { createChallenge, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { lt } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import type { Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import type { CallContext } from '../../../kernel/http/serve';
import type { Secrets } from '../../../kernel/crypto/secrets';
import { spentProof } from './schema';

const LIFETIME_MS = 10 * 60_000;
/** With 5,000 rounds: about a third of a second on a desktop, a second and a half on a slow phone. */
const TRIES = { min: 100, max: 200 };

/** A signed proof-of-work challenge (ALTCHA): nothing is stored until it's solved. */
export async function createHumanChallenge(
  secrets: Secrets,
  cost: number,
  now: Date,
): Promise<Record<string, unknown>> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(TRIES.min, TRIES.max),
    deriveKey,
    // Not `expiresAt`: the library compares it with the system clock, and the gateway has its own.
    data: { until: now.getTime() + LIFETIME_MS },
    hmacSignatureSecret: secrets.sign('altcha', 'signature'),
    hmacKeySignatureSecret: secrets.sign('altcha', 'key'),
  });
  return { ...challenge };
}

const PayloadSchema = v.object({
  challenge: v.looseObject({
    parameters: v.looseObject({
      nonce: v.string(),
      data: v.object({ until: v.number() }),
    }),
    signature: v.string(),
  }),
  solution: v.looseObject({}),
});

interface Check {
  db: Db;
  secrets: Secrets;
  now: Date;
  /** What the widget sends: base64 of a JSON text. */
  payload: string;
}

/** Whether the work was done for this gateway, in time, and not used for an earlier call. Uses it up. */
export async function spendHumanCheck({ db, secrets, now, payload }: Check): Promise<boolean> {
  const parsed = v.safeParse(PayloadSchema, decode(payload));
  if (!parsed.success) return false;
  const { nonce, data } = parsed.output.challenge.parameters;
  if (data.until <= now.getTime()) return false;
  const { challenge, solution } = parsed.output as unknown as Payload;
  const verified = await verifies({ challenge, solution }, secrets);
  if (!verified) return false;
  const [fresh] = await db
    .insert(spentProof)
    .values({ id: nonce, expiresAt: new Date(data.until) })
    .onConflictDoNothing()
    .returning({ id: spentProof.id });
  return fresh !== undefined;
}

/** Rejects a call without the proof of work if the brand requires it, or with an invalid one. */
export async function requireHumanCheck(
  { db, brand, platform, now }: Pick<CallContext, 'db' | 'brand' | 'platform' | 'now'>,
  payload: string | undefined,
): Promise<void> {
  if (payload === undefined) {
    if (brand.switches['HUMANCHECK3'] !== true) return;
    throw new Rejection(400, 'HUMAN_CHECK_REQUIRED', 'human_check_failed');
  }
  const { secrets } = platform;
  if (!(await spendHumanCheck({ db, secrets, now: now(), payload }))) {
    throw new Rejection(400, 'HUMAN_CHECK_FAILED', 'human_check_failed');
  }
}

async function verifies({ challenge, solution }: Payload, secrets: Secrets): Promise<boolean> {
  try {
    const result = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: secrets.sign('altcha', 'signature'),
      hmacKeySignatureSecret: secrets.sign('altcha', 'key'),
    });
    return result.verified;
  } catch {
    // The library throws on parameters that no challenge of the gateway has.
    return false;
  }
}

function decode(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}

export async function sweepProofs(db: Db, now: Date): Promise<void> {
  await db.delete(spentProof).where(lt(spentProof.expiresAt, now));
}
