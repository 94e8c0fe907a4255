import { and, eq, inArray, notExists } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../../kernel/db/types';
import type { CallContext } from '../../../kernel/http/serve';
import { createMember } from '../members/createMember';
import { GUEST_TYPE, type Member } from '../members/members';
import { member } from '../members/schema';
import { session } from './schema';
import { openSession } from './sessions';

/** Each deletion also looks for rows of the guests in every table of members. */
const DELETED_AT_ONCE = 100;

/** A guest who plays demos, and the token that identifies them. */
export interface Guest {
  member: Member;
  token: string;
}

/** Creates a guest. Their token is valid for demo launches and play money only, see `readSession`. */
export function createGuest(
  ctx: Pick<CallContext, 'db' | 'now' | 'brand' | 'language' | 'ip' | 'userAgent'>,
): Promise<Guest> {
  return ctx.db.transaction(async (tx) => {
    const account = `guest-${randomBytes(12).toString('hex')}`;
    const type = GUEST_TYPE;
    const made = await createMember({ ...ctx, db: tx }, { account, type, registeredBy: 'demo' });
    if (made === undefined) throw new Error(`There is a guest ${account} already.`);
    const { ip, userAgent } = ctx;
    const token = await openSession(tx, { memberId: made.id, ip, userAgent, now: ctx.now() });
    return { member: made, token };
  });
}

/** Deletes the guests whose session has expired, with everything they played: nobody can return as them. */
export async function deleteExpiredGuests(db: Db): Promise<void> {
  const expired = db
    .select({ id: member.id })
    .from(member)
    .where(
      and(
        eq(member.type, GUEST_TYPE),
        notExists(
          db.select({ id: session.id }).from(session).where(eq(session.memberId, member.id)),
        ),
      ),
    )
    .limit(DELETED_AT_ONCE)
    .for('update', { skipLocked: true });
  for (;;) {
    // In batches, so that no transaction holds its locks for long.
    // oxlint-disable-next-line no-await-in-loop
    const deleted = await db
      .delete(member)
      .where(inArray(member.id, expired))
      .returning({ id: member.id });
    if (deleted.length < DELETED_AT_ONCE) return;
  }
}
