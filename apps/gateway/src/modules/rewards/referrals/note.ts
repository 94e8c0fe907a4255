import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../../../kernel/db/types';
import type { CallContext } from '../../../kernel/http/serve';
import { memberAddress } from '../../identity';
import { referral, type ReferralRejection } from './schema';

interface Invited {
  friendId: number;
  referrerId: number;
  /** The device id that the friend's browser sent. */
  deviceId: string | undefined;
}

/**
 * Stores who invited a new member. A friend from an address that the inviting member has signed in from, or
 * from a device that an earlier friend came from, is stored like any other, but doesn't count.
 */
export async function recordReferral(
  { db, now, ip }: Pick<CallContext, 'db' | 'now' | 'ip'>,
  { friendId, referrerId, deviceId }: Invited,
): Promise<void> {
  const deviceHash = deviceId === undefined ? null : hashOf(deviceId);
  await db
    .insert(referral)
    .values({
      friendId,
      referrerId,
      joinedAt: now(),
      deviceHash,
      rejection: await rejectionOf(db, { referrerId, deviceHash, ip }),
    })
    .onConflictDoNothing();
}

interface Traces {
  referrerId: number;
  deviceHash: string | null;
  ip: string;
}

async function rejectionOf(
  db: Db,
  { referrerId, deviceHash, ip }: Traces,
): Promise<ReferralRejection | null> {
  const [address] = await db
    .select({ ip: memberAddress.ip })
    .from(memberAddress)
    .where(and(eq(memberAddress.memberId, referrerId), eq(memberAddress.ip, ip)));
  if (address !== undefined) return 'SAME_ADDRESS';
  if (deviceHash === null) return null;
  const [device] = await db
    .select({ id: referral.id })
    .from(referral)
    .where(and(eq(referral.referrerId, referrerId), eq(referral.deviceHash, deviceHash)))
    .limit(1);
  return device === undefined ? null : 'SAME_DEVICE';
}

const hashOf = (deviceId: string) => createHash('sha256').update(deviceId).digest('base64url');
