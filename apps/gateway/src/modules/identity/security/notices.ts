import type { CallContext } from '../../../kernel/http/serve';
import { mailboxOf } from '../members/mailbox';
import type { Member } from '../members/members';
import { siteOf } from '../verification/codeMessages';
import { deliver } from '../verification/deliver';
import { messagesIn } from '../../../kernel/text/messages';
import { formatIn } from '../../../kernel/text/format';

/** The changes that the owner is notified of, and their texts. */
const CHANGES = {
  paymentPassword: 'message.changedPaymentPassword',
  mobile: 'message.changedMobile',
  email: 'message.changedEmail',
  secondFactorOn: 'message.changedSecondFactorOn',
  secondFactorOff: 'message.changedSecondFactorOff',
  recoveryCodes: 'message.changedRecoveryCodes',
  recoveryCodeUsed: 'message.usedRecoveryCode',
  dataExported: 'message.exportedData',
  closingRequested: 'message.requestedClosing',
  accountClosed: 'message.closedAccount',
} as const;

export type SecurityChange = keyof typeof CHANGES;

type Speaker = Pick<CallContext, 'audience' | 'brand' | 'platform' | 'log' | 'now'>;

/** The recipient as before the change, so that an attacker's own phone isn't the only one notified. */
type Reached = Pick<Member, 'account' | 'language' | 'email' | 'mobile' | 'contacts'>;

/**
 * Notifies the owner of a change through every channel, in the owner's language: if someone else made it, at
 * least one channel isn't the attacker's.
 */
export function notifySecurityChange(ctx: Speaker, owner: Reached, change: SecurityChange): void {
  const { account, language, mobile } = owner;
  const { brand } = ctx;
  const names = { brand: brand.name, account, site: siteOf(ctx) };
  const words = {
    ...names,
    what: messagesIn(language)(CHANGES[change], names),
    time: formatIn(language, brand.timeZone).dateTime(ctx.now()),
  };
  const details = { purpose: 'security-changed', change };
  const email = mailboxOf(owner);
  if (email !== null) {
    deliver(ctx, {
      channel: 'email',
      recipient: email,
      subject: messagesIn(language)('message.securityChangedSubject', words),
      body: messagesIn(language)('message.securityChangedBody', words),
      details,
    });
  }
  if (mobile !== null) {
    deliver(ctx, {
      channel: 'sms',
      recipient: mobile,
      body: messagesIn(language)('message.securityChangedSms', words),
      details,
    });
  }
}
