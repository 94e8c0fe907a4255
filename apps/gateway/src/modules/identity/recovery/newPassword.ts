import { eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import type { CallContext } from '../../../kernel/http/serve';
import { mailboxOf } from '../members/mailbox';
import type { Member } from '../members/members';
import { member } from '../members/schema';
import { clearAccountFailures } from '../session/lock';
import { endSessionsOf } from '../session/sessions';
import { siteOf } from '../verification/codeMessages';
import { deliver } from '../verification/deliver';
import { messagesIn } from '../../../kernel/text/messages';
import { formatIn } from '../../../kernel/text/format';

interface Change {
  memberId: number;
  passwordHash: string;
  now: Date;
}

/** Sets a recovered password: every session ends, and a locked account is unlocked. */
export async function setPassword(
  db: Db,
  { memberId, passwordHash, now }: Change,
): Promise<Member> {
  const [row] = await db
    .update(member)
    .set({ passwordHash, passwordChangedAt: now, passwordExpired: false })
    .where(eq(member.id, memberId))
    .returning();
  if (row === undefined) throw new Error(`Member ${memberId} sets a password and is gone.`);
  await endSessionsOf(db, { memberId, reason: 'ended', now });
  await clearAccountFailures(db, row);
  return row;
}

type Speaker = Pick<CallContext, 'audience' | 'brand' | 'platform' | 'log' | 'now'>;

/**
 * Notifies the owner through every channel: if someone else recovered the password, at least one channel
 * isn't the attacker's. In the owner's language, which may differ from the caller's.
 */
export function notifyPasswordChanged(ctx: Speaker, owner: Member) {
  const { account, mobile, language } = owner;
  const email = mailboxOf(owner);
  const { brand } = ctx;
  const words = {
    brand: brand.name,
    account,
    site: siteOf(ctx),
    time: formatIn(language, brand.timeZone).dateTime(ctx.now()),
  };
  const details = { purpose: 'password-changed' };
  if (email !== null) {
    deliver(ctx, {
      channel: 'email',
      recipient: email,
      subject: messagesIn(language)('message.passwordChangedSubject', words),
      body: messagesIn(language)('message.passwordChangedBody', words),
      details,
    });
  }
  if (mobile !== null) {
    deliver(ctx, {
      channel: 'sms',
      recipient: mobile,
      body: messagesIn(language)('message.passwordChangedSms', words),
      details,
    });
  }
}
