import { createHash, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { OperatorKey } from '../config/config';
import type { Platform } from '../platform';
import { limit } from './limits';
import { Rejection } from './Rejection';
import { operatorCall } from './schema';
import type { StoredResponse } from './idempotency';

/** Rejected keys per network: a key can't be guessed, and this keeps the attempts out of the log. */
const WRONG_KEYS = { max: 100, windowMs: 15 * 60_000 };

/** Returns the name of the operator whose key the `Authorization` header has, or rejects with a 401. */
export async function requireOperator(
  { config, db, clock }: Platform,
  { authorization, network }: { authorization: string | undefined; network: string },
): Promise<string> {
  const name = operatorOf(config.operatorKeys, authorization);
  if (name !== undefined) return name;
  await limit(db, `operator-key:${network}`, WRONG_KEYS, clock.now());
  throw new Rejection(401, 'OPERATOR_KEY_INVALID', 'not_logged_in');
}

/** Compares hashes in constant time, so that the response time reveals nothing about a key. */
function operatorOf(keys: readonly OperatorKey[], authorization = ''): string | undefined {
  const given = digest(authorization.replace(/^Bearer /i, ''));
  return keys.find(({ key }) => timingSafeEqual(digest(key), given))?.name;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

export interface AuditedCall {
  operator: string;
  endpointId: string;
  request: unknown;
  ip: string;
}

/**
 * Runs an operator's call with a row in the audit. The row is written first, so that no decision is missing
 * even if the gateway is killed; the status is added afterwards.
 */
export async function audited(
  { db, clock }: Platform,
  { operator, endpointId, request, ip }: AuditedCall,
  work: () => Promise<StoredResponse>,
): Promise<StoredResponse> {
  const [row] = await db
    .insert(operatorCall)
    .values({ operator, call: endpointId, request, ip, at: clock.now() })
    .returning({ id: operatorCall.id });
  const conclude = async (status: number) => {
    if (row === undefined) return;
    await db.update(operatorCall).set({ status }).where(eq(operatorCall.id, row.id));
  };
  try {
    const answer = await work();
    await conclude(answer.status);
    return answer;
  } catch (error) {
    await conclude(error instanceof Rejection ? error.status : 500);
    throw error;
  }
}
