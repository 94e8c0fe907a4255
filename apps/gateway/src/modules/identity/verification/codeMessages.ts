import type { CallContext } from '../../../kernel/http/serve';
import { minutesIn, textIn, type MessageTexts } from './messageTexts';
import type { Message } from '../../../kernel/outbox';
import type { CodePurpose } from './schema';

type Speaker = Pick<CallContext, 'brand' | 'language' | 'platform'>;

/** The site's origin, for links in messages. */
export const siteOf = ({ platform }: Pick<CallContext, 'platform'>): string =>
  platform.config.siteOrigins[0] ?? '';

const TEXTS = {
  login: 'codeLogin',
  'login-second': 'codeSecond',
  register: 'codeRegister',
  password: 'codePassword',
  'bind-contact': 'codeBind',
  'change-contact': 'codeChange',
  'payment-password': 'codePayment',
} as const satisfies Record<CodePurpose, keyof MessageTexts>;

interface SentCode {
  phone: string;
  purpose: CodePurpose;
  code: string;
  minutes: number;
}

/** A text message with a code, in the caller's language. */
export function codeSms(ctx: Speaker, { phone, purpose, code, minutes }: SentCode): Message {
  const { brand, language } = ctx;
  const words = textIn(language, TEXTS[purpose], {
    brand: brand.name,
    code,
    minutes: minutesIn(language, minutes),
  });
  // The last line lets phones offer the code only to the site's own pages (WICG sms-one-time-codes).
  const { host } = new URL(siteOf(ctx));
  return {
    channel: 'sms',
    recipient: phone,
    body: `${words}\n\n@${host} #${code}`,
    details: { purpose, code },
  };
}

/** Tells the owner of a number that somebody tried to register with it. */
export function mobileTakenSms(ctx: Speaker, phone: string): Message {
  const { brand, language } = ctx;
  return {
    channel: 'sms',
    recipient: phone,
    body: textIn(language, 'mobileTaken', { brand: brand.name, site: siteOf(ctx) }),
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
    subject: textIn(language, 'codeMailSubject', words),
    body: textIn(language, TEXTS[purpose], words),
    details: { purpose, code },
  };
}
