import type {
  requestPasswordEmail as RequestPasswordEmail,
  resetPasswordByEmail as ResetPasswordByEmail,
} from '@perya/api-client';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { countAttempt, limit } from '../../../kernel/http/limits';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { mailboxOf } from '../members/mailbox';
import { findMemberByAccount, isTrial, normaliseAccount, type Member } from '../members/members';
import { member } from '../members/schema';
import { issueOneTime, spendOneTime } from '../session/oneTime';
import { requirePasswordRule } from '../session/passwordRule';
import { oneTimeToken } from '../session/schema';
import { siteOf } from '../verification/codeMessages';
import { logUnsent } from '../verification/deliver';
import { requireHumanCheck } from '../verification/humanCheck';
import { requireSwitches } from '../verification/requestCodes';
import { setPassword, notifyPasswordChanged } from './newPassword';
import { minutesIn } from '../verification/minutesIn';
import { messagesIn } from '../../../kernel/text/messages';

const MINUTE_MS = 60_000;
/** How long the link in the email is valid. */
export const RESET_LINK_MS = 30 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;

const REQUESTS_PER_ADDRESS = { max: 30, windowMs: HOUR_MS };
/** Emails per account: a stranger must not flood a mailbox. */
const MAILS_PER_ACCOUNT = { max: 5, windowMs: HOUR_MS };
const RESETS_PER_ADDRESS = { max: 30, windowMs: HOUR_MS };

/**
 * Emails a link to set a new password if the username and the address belong together. The response and its
 * timing are the same for everyone: the email is created and sent after the response.
 */
export async function requestPasswordEmail({ input, ctx }: Call<typeof RequestPasswordEmail>) {
  requireSwitches(ctx, 'CHNGPASSMAIL3');
  await requireHumanCheck(ctx, input.humanCheck);
  const now = ctx.now();
  await limit(ctx.db, `password-email:${ctx.network}`, REQUESTS_PER_ADDRESS, now);
  const account = normaliseAccount(input.username);
  // Counted for any username. Above the limit no email is sent, and the response doesn't tell.
  const { count } = await countAttempt(
    ctx.db,
    `password-email:account:${account}`,
    MAILS_PER_ACCOUNT,
    now,
  );
  const found = await findMemberByAccount(ctx.db, account);
  const mailbox =
    found === undefined || isTrial(found) || found.closing === 'CLOSED' ? null : mailboxOf(found);
  const belongs = mailbox === input.email.trim().toLowerCase();
  if (found !== undefined && mailbox !== null && belongs && count <= MAILS_PER_ACCOUNT.max) {
    ctx.platform.outbox.track(mailLink(ctx, found, mailbox)).catch((error: unknown) => {
      logUnsent(ctx, 'email', error);
    });
  }
  return null;
}

/** Creates a link, which replaces an older one, and emails it. */
async function mailLink(ctx: CallContext, owner: Member, mailbox: string): Promise<void> {
  const { brand, language, platform } = ctx;
  const now = ctx.now();
  const token = await platform.db.transaction(async (tx) => {
    await dropLinks(tx, owner.id);
    return issueOneTime(tx, {
      purpose: 'password-email',
      memberId: owner.id,
      // A password change in the meantime invalidates the link.
      details: { passwordChangedAt: owner.passwordChangedAt.toISOString() },
      expiresAt: new Date(now.getTime() + RESET_LINK_MS),
    });
  });
  // In the URL fragment, which is never sent to a server, logged or passed to another page.
  const link = `${siteOf(ctx)}/login#reset=${token}`;
  const words = {
    brand: brand.name,
    account: owner.account,
    link,
    minutes: minutesIn(language, RESET_LINK_MS / MINUTE_MS),
  };
  await platform.outbox.send(
    platform.db,
    {
      channel: 'email',
      recipient: mailbox,
      subject: messagesIn(language)('message.resetSubject', words),
      body: messagesIn(language)('message.resetBody', words),
      details: { purpose: 'password-email', token, link },
    },
    now,
  );
}

/** Sets a new password with the token from the email; it works once. */
export async function resetPasswordByEmail({ input, ctx }: Call<typeof ResetPasswordByEmail>) {
  requireSwitches(ctx, 'CHNGPASSMAIL3');
  const now = ctx.now();
  await limit(ctx.db, `password-reset:${ctx.network}`, RESETS_PER_ADDRESS, now);
  requirePasswordRule(ctx.brand, input.newPassword);
  const passwordHash = await ctx.platform.passwords.hash(input.newPassword);
  const changed = await ctx.db.transaction(async (tx) => {
    const spent = await spendOneTime(tx, input.token, { purpose: 'password-email', now });
    const memberId = spent?.memberId ?? null;
    if (spent === undefined || memberId === null) throw linkInvalid();
    const [owner] = await tx.select().from(member).where(eq(member.id, memberId)).for('update');
    const since = owner?.passwordChangedAt.toISOString();
    if (since === undefined || since !== spent.details['passwordChangedAt']) throw linkInvalid();
    return setPassword(tx, { memberId, passwordHash, now });
  });
  notifyPasswordChanged(ctx, changed);
  return { username: changed.account };
}

const linkInvalid = () => new Rejection(400, 'RESET_LINK_INVALID', 'reset_link_invalid');

/** Deletes the links that were emailed to a member. */
async function dropLinks(db: Db, memberId: number): Promise<void> {
  await db
    .delete(oneTimeToken)
    .where(and(eq(oneTimeToken.memberId, memberId), eq(oneTimeToken.purpose, 'password-email')));
}
