import type { CallContext } from '../../../kernel/http/serve';
import { mailboxOf } from '../members/mailbox';
import type { Member } from '../members/members';
import { codeSms, siteOf } from './codeMessages';
import { codeUntil, keepCode, makeCode, prolongCode } from './codes';
import { deliver } from './deliver';
import type { Message } from '../../../kernel/outbox';
import { codeLifetime } from './requestCodes';
import { minutesIn } from './minutesIn';
import { messagesIn } from '../../../kernel/text/messages';

const MINUTE_MS = 60_000;

type Addressee = Pick<Member, 'account' | 'email' | 'contacts'>;

/**
 * Sends the second code of a sign-in by phone: by email if there is an address, else to the phone. Both codes
 * expire together: sending the first second code gives the first code its lifetime again, once.
 */
export async function sendSecondCode(
  ctx: CallContext,
  owner: Addressee,
  phone: string,
): Promise<void> {
  const { db, platform } = ctx;
  const now = ctx.now();
  const isFirst = (await codeUntil(db, { purpose: 'login-second', phone, now })) === undefined;
  if (isFirst) await prolongCode(db, { purpose: 'login', phone, now }, codeLifetime(ctx));
  const until = await codeUntil(db, { purpose: 'login', phone, now });
  const lifetimeMs = (until ?? now).getTime() - now.getTime();
  const code = makeCode();
  const place = { db, secrets: platform.secrets, now, purpose: 'login-second' as const, phone };
  await keepCode(place, { code, lifetimeMs });
  // Rounded down: it does no harm if a code is valid for longer than stated.
  const minutes = Math.max(1, Math.floor(lifetimeMs / MINUTE_MS));
  deliver(ctx, messageOf(ctx, owner, { phone, code, minutes }));
}

interface SecondCode {
  phone: string;
  code: string;
  minutes: number;
}

function messageOf(
  ctx: CallContext,
  owner: Addressee,
  { phone, code, minutes }: SecondCode,
): Message {
  const purpose = 'login-second';
  const email = mailboxOf(owner);
  if (email === null) return codeSms(ctx, { phone, purpose, code, minutes });
  const { brand, language } = ctx;
  const words = {
    brand: brand.name,
    account: owner.account,
    code,
    minutes: minutesIn(language, minutes),
    site: siteOf(ctx),
  };
  return {
    channel: 'email',
    recipient: email,
    subject: messagesIn(language)('message.secondCodeSubject', words),
    body: messagesIn(language)('message.secondCodeBody', words),
    details: { purpose, code },
  };
}
