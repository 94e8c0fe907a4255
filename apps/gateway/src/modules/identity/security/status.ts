import { maskContact } from './maskContact';
import type { CallContext } from '../../../kernel/http/serve';
import { trueAccountNeeded } from '../../../kernel/http/Rejection';
import { mailboxOf } from '../members/mailbox';
import { isTrial } from '../members/members';
import { listOpenSessions } from '../session/sessions';
import { hasPassword } from './ownPassword';
import { recoveryCodesLeft } from './recoveryCodes';
import { secondFactorSince } from './secondFactor';
import { securityStateOf, withdrawalsBlockedUntil } from './standing';

/** The security status of the caller's account. */
export async function securityStatus(ctx: CallContext) {
  const member = ctx.me();
  if (isTrial(member)) throw trueAccountNeeded();
  const { db } = ctx;
  const now = ctx.now();
  const { emailVerifiedAt } = await securityStateOf(db, member.id);
  const mailbox = mailboxOf(member);
  const since = await secondFactorSince(db, member.id);
  const sessions = await listOpenSessions(db, member.id, now);
  const rest = await withdrawalsBlockedUntil(db, member.id, now);
  return {
    hasPassword: hasPassword(member),
    passwordChangedAt: member.passwordChangedAt.getTime(),
    hasPaymentPassword: member.paymentPasswordHash !== null,
    email:
      mailbox === null
        ? null
        : {
            masked: maskContact(mailbox),
            isVerified: member.email !== null && emailVerifiedAt !== null,
          },
    mobile:
      member.mobile === null ? null : { masked: maskContact(member.mobile), isVerified: true },
    secondFactor: {
      since: since?.getTime() ?? null,
      recoveryCodesLeft: await recoveryCodesLeft(db, member.id),
    },
    sessionCount: sessions.length,
    withdrawalsRestUntil: rest?.getTime() ?? null,
  };
}
