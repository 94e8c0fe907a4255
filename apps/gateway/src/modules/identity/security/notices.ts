import type { CallContext } from '../../../kernel/http/serve';
import { mailboxOf } from '../members/mailbox';
import type { Member } from '../members/members';
import { siteOf } from '../verification/codeMessages';
import { deliver } from '../verification/deliver';
import { textIn, timeIn, type MessageTexts } from '../verification/messageTexts';

/** What is told to the owner, and by which words. */
const CHANGES = {
  paymentPassword: 'changedPaymentPassword',
  mobile: 'changedMobile',
  email: 'changedEmail',
  secondFactorOn: 'changedSecondFactorOn',
  secondFactorOff: 'changedSecondFactorOff',
  recoveryCodes: 'changedRecoveryCodes',
  recoveryCodeUsed: 'usedRecoveryCode',
} as const satisfies Record<string, keyof MessageTexts>;

export type SecurityChange = keyof typeof CHANGES;

type Speaker = Pick<CallContext, 'brand' | 'platform' | 'log' | 'now'>;

/** Where messages go: as it was before a change, so that a thief's own phone is not the only one told. */
type Reached = Pick<Member, 'account' | 'language' | 'email' | 'mobile' | 'contacts'>;

/**
 * Tells the owner of a change by every way there is, in the owner's language: if it was not he, one
 * of them is not the thief's.
 */
export function tellSecurityChange(ctx: Speaker, owner: Reached, change: SecurityChange): void {
  const { account, language, mobile } = owner;
  const { brand } = ctx;
  const names = { brand: brand.name, account, site: siteOf(ctx) };
  const words = {
    ...names,
    what: textIn(language, CHANGES[change], names),
    time: timeIn(language, ctx.now(), brand.timeZone),
  };
  const details = { purpose: 'security-changed', change };
  const email = mailboxOf(owner);
  if (email !== null) {
    deliver(ctx, {
      channel: 'email',
      recipient: email,
      subject: textIn(language, 'securityChangedSubject', words),
      body: textIn(language, 'securityChangedBody', words),
      details,
    });
  }
  if (mobile !== null) {
    deliver(ctx, {
      channel: 'sms',
      recipient: mobile,
      body: textIn(language, 'securityChangedSms', words),
      details,
    });
  }
}
