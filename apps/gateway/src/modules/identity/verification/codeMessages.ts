import { originsOf } from '../../../kernel/config/agentSite';
import type { CallContext } from '../../../kernel/http/serve';
import type { Message } from '../../../kernel/outbox';
import type { CodePurpose } from './schema';
import { minutesIn } from './minutesIn';
import { messagesIn } from '../../../kernel/text/messages';

type Speaker = Pick<CallContext, 'audience' | 'brand' | 'language' | 'platform'>;

/** The origin of the site that the call came through, for links in messages. */
export const siteOf = ({
  audience,
  platform,
}: Pick<CallContext, 'audience' | 'platform'>): string =>
  originsOf(platform.config, audience)[0] ?? '';

const TEXTS = {
  login: 'message.codeLogin',
  'login-second': 'message.codeSecond',
  register: 'message.codeRegister',
  password: 'message.codePassword',
  'bind-contact': 'message.codeBind',
  'change-contact': 'message.codeChange',
  'payment-password': 'message.codePayment',
} as const satisfies Record<CodePurpose, string>;

interface SentCode {
  phone: string;
  purpose: CodePurpose;
  code: string;
  minutes: number;
}

/** A text message with a code, in the caller's language. */
export function codeSms(ctx: Speaker, { phone, purpose, code, minutes }: SentCode): Message {
  const { brand, language } = ctx;
  const text = messagesIn(language)(TEXTS[purpose], {
    brand: brand.name,
    code,
    minutes: minutesIn(language, minutes),
  });
  // The last line lets phones offer the code only to the site's own pages (WICG sms-one-time-codes).
  const { host } = new URL(siteOf(ctx));
  return {
    channel: 'sms',
    recipient: phone,
    body: `${text}\n\n@${host} #${code}`,
    details: { purpose, code },
  };
}

/** Tells the owner of a number that somebody tried to register with it. */
export function mobileTakenSms(ctx: Speaker, phone: string): Message {
  const { brand, language } = ctx;
  return {
    channel: 'sms',
    recipient: phone,
    body: messagesIn(language)('message.mobileTaken', { brand: brand.name, site: siteOf(ctx) }),
    details: { purpose: 'mobile-taken' },
  };
}

/** An email with a code, in the caller's language. */
export function codeMail(
  ctx: Speaker,
  { email, purpose, code, minutes }: Omit<SentCode, 'phone'> & { email: string },
): Message {
  const { brand, language } = ctx;
  const words = { brand: brand.name, code, minutes: minutesIn(language, minutes) };
  return {
    channel: 'email',
    recipient: email,
    subject: messagesIn(language)('message.codeMailSubject', words),
    body: messagesIn(language)(TEXTS[purpose], words),
    details: { purpose, code },
  };
}
