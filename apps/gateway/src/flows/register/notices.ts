import type { CallContext } from '../../kernel/http/serve';
import { mobileTakenSms, siteOf, deliver } from '../../modules/identity';
import { messagesIn } from '../../kernel/text/messages';

type Speaker = Pick<CallContext, 'audience' | 'brand' | 'language' | 'platform' | 'log' | 'now'>;

/** Tells the owner of an email address that someone registered with it, and that the owner keeps it. */
export function notifyEmailOwner(ctx: Speaker, owner: { account: string; email: string }): void {
  const { brand, language } = ctx;
  const words = { brand: brand.name, account: owner.account, site: siteOf(ctx) };
  deliver(ctx, {
    channel: 'email',
    recipient: owner.email,
    subject: messagesIn(language)('message.emailTakenSubject', words),
    body: messagesIn(language)('message.emailTakenBody', words),
    details: { purpose: 'email-taken' },
  });
}

/** Tells the owner of a phone number that someone registered with it, and that the owner keeps it. */
export const notifyMobileOwner = (ctx: Speaker, mobile: string): void =>
  deliver(ctx, mobileTakenSms(ctx, mobile));

/** Sends a new member the account and the password that the platform generated. */
export function sendGeneratedAccount(
  ctx: Speaker,
  { mobile, account, password }: { mobile: string; account: string; password: string },
): void {
  const { brand, language } = ctx;
  deliver(ctx, {
    channel: 'sms',
    recipient: mobile,
    body: messagesIn(language)('message.accountMade', { brand: brand.name, account, password }),
    details: { purpose: 'account-made', account, password },
  });
}
