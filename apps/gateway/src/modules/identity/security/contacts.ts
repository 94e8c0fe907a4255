import type {
  bindContact as BindContact,
  ContactChannel,
  requestContactCode as RequestContactCode,
  TypedContact,
} from '@perya/api-client';
import { checkField } from '@perya/rules/accounts';
import { and, eq, ne } from 'drizzle-orm';
import { databaseErrorOf } from '../../../kernel/db/errors';
import type { Db } from '../../../kernel/db/types';
import { invalidFields } from '../../../kernel/http/fieldErrors';
import { limit } from '../../../kernel/http/limits';
import { trueAccountNeeded, Rejection } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { isTrial, type Member } from '../members/members';
import { member as memberTable } from '../members/schema';
import { endSessionsOf } from '../session/sessions';
import { codeMail, codeSms } from '../verification/codeMessages';
import {
  codeRejection,
  dropCode,
  keepCode,
  makeCode,
  spendCode,
  tryCode,
} from '../verification/codes';
import { deliver } from '../verification/deliver';
import type { Message } from '../../../kernel/outbox';
import { phoneOf } from '../verification/phones';
import { codeLifetime } from '../verification/requestCodes';
import type { CodePurpose } from '../verification/schema';
import { countCodeTry, countSentCode } from '../verification/sendingLimits';
import { notifySecurityChange } from './notices';
import { requireOwnPassword } from './ownPassword';
import { updateSecurityState, securityStateOf } from './standing';
import { messagesIn } from '../../../kernel/text/messages';

/** Codes of the security center per member, across all contacts and purposes. */
const PER_MEMBER = { max: 20, windowMs: 24 * 60 * 60_000 };

/** A phone in E.164, or an email address in lower case. */
export interface Contact {
  channel: ContactChannel;
  address: string;
}

/** Sends a code to a contact that is about to be bound, or to the bound one. */
export async function requestContactCode({ input, ctx }: Call<typeof RequestContactCode>) {
  const member = ctx.me();
  if (isTrial(member)) throw trueAccountNeeded();
  const now = ctx.now();
  await limit(ctx.db, `contact-code:${member.id}`, PER_MEMBER, now);
  if (input.purpose === 'bind') {
    const contact = contactOf(ctx, input.contact);
    await countSentCode(ctx, { phone: contact.address });
    await sendBindingCode(ctx, member, contact);
  } else {
    const bound = await demandBound(ctx.db, member, input.channel);
    await countSentCode(ctx, { phone: bound.address });
    const purpose = input.purpose === 'change' ? 'change-contact' : 'payment-password';
    await sendCode(ctx, member, { contact: bound, purpose });
  }
  return {
    validMinutes: ctx.brand.codeMinutes,
    restMs: 60_000 * (ctx.brand.thirdPartySms ? 1 : ctx.brand.codeMinutes),
  };
}

/** Binds a contact after a code sent to it and, for a change, a code sent to the previous contact. */
export async function bindContact({ input, ctx }: Call<typeof BindContact>) {
  const contact = contactOf(ctx, input.contact);
  const before = await requireOwnPassword(ctx, input.password);
  await countCodeTry(ctx);
  const bound = await boundContact(ctx.db, before, contact.channel);
  if (bound !== undefined && bound.address !== contact.address) {
    const verdict = await tryContactCode(ctx, before, {
      contact: bound,
      purpose: 'change-contact',
      code: input.currentCode ?? '',
    });
    if (verdict !== 'fits') throw codeRejection(verdict, 'currentCode');
  }
  const proof = { contact, purpose: 'bind-contact' as const, code: input.code };
  const verdict = await spendContactCode(ctx, before, proof);
  if (verdict !== 'fits') throw codeRejection(verdict, 'code');
  await bind(ctx, before, contact);
  if (bound !== undefined) {
    await dropCode(ctx.db, { purpose: 'change-contact', phone: keyOf(before, bound) });
  }
  notifySecurityChange(ctx, before, contact.channel);
  const { id: memberId } = before;
  // All other sessions have to sign in again.
  const keep = ctx.token === undefined ? {} : { keep: ctx.token };
  await endSessionsOf(ctx.db, { memberId, reason: 'ended', now: ctx.now(), ...keep });
  return null;
}

async function bind(
  ctx: CallContext,
  { id }: Member,
  { channel, address }: Contact,
): Promise<void> {
  const now = ctx.now();
  try {
    await ctx.db.transaction(async (tx) => {
      const change = channel === 'mobile' ? { mobile: address } : { email: address };
      await tx.update(memberTable).set(change).where(eq(memberTable.id, id));
      if (channel === 'email') await updateSecurityState(tx, id, { emailVerifiedAt: now });
    });
  } catch (error) {
    // Someone else bound it first. The rejection is that of an expired code (docs/decisions/0011).
    if (databaseErrorOf(error)?.code === '23505') throw codeRejection('gone', 'code');
    throw error;
  }
}

/** The contact that codes are sent to: a phone, or a verified email address. */
export async function boundContact(
  db: Db,
  member: Member,
  channel: ContactChannel,
): Promise<Contact | undefined> {
  if (channel === 'mobile') {
    return member.mobile === null ? undefined : { channel, address: member.mobile };
  }
  const { emailVerifiedAt } = await securityStateOf(db, member.id);
  return member.email === null || emailVerifiedAt === null
    ? undefined
    : { channel, address: member.email };
}

async function demandBound(db: Db, member: Member, channel: ContactChannel): Promise<Contact> {
  const bound = await boundContact(db, member, channel);
  if (bound === undefined) throw new Rejection(400, 'CONTACT_MISSING', 'contact_missing');
  return bound;
}

const EMAIL_RULE = {
  isEnabled: true,
  isRequired: true,
  minLength: null,
  maxLength: null,
  pattern: null,
  patternId: null,
};

function contactOf(ctx: Pick<CallContext, 'brand'>, typed: TypedContact): Contact {
  const { channel } = typed;
  if (channel === 'mobile') {
    const { dialingCode, mobileNumber: number } = typed;
    return {
      channel,
      address: phoneOf(ctx, { dialingCode, number, path: 'contact.mobileNumber' }),
    };
  }
  const address = typed.email.trim().toLowerCase();
  const error = checkField('email', address, { isRequired: true, rule: EMAIL_RULE });
  if (error !== null) throw invalidFields([{ path: 'contact.email', ...error }]);
  return { channel, address };
}

/** For another member's contact no code is sent, and its owner is notified; the response is the same. */
async function sendBindingCode(ctx: CallContext, member: Member, contact: Contact): Promise<void> {
  const column = contact.channel === 'mobile' ? memberTable.mobile : memberTable.email;
  const [owner] = await ctx.db
    .select()
    .from(memberTable)
    .where(and(eq(column, contact.address), ne(memberTable.id, member.id)));
  if (owner === undefined) {
    await sendCode(ctx, member, { contact, purpose: 'bind-contact' });
    return;
  }
  await keep(ctx, member, { contact, purpose: 'bind-contact' });
  deliver(ctx, takenMessage(ctx, owner, contact));
}

function takenMessage(ctx: CallContext, { language }: Member, contact: Contact): Message {
  const words = { brand: ctx.brand.name };
  const message = {
    recipient: contact.address,
    body: messagesIn(language)('message.contactTaken', words),
    details: { purpose: 'contact-taken' },
  };
  return contact.channel === 'mobile'
    ? { channel: 'sms', ...message }
    : {
        channel: 'email',
        subject: messagesIn(language)('message.contactTakenSubject', words),
        ...message,
      };
}

interface ContactCode {
  contact: Contact;
  purpose: Extract<CodePurpose, 'bind-contact' | 'change-contact' | 'payment-password'>;
}

async function sendCode(ctx: CallContext, member: Member, sending: ContactCode): Promise<void> {
  const { contact, purpose } = sending;
  const code = makeCode();
  await keep(ctx, member, sending, code);
  const shared = { purpose, code, minutes: ctx.brand.codeMinutes };
  deliver(
    ctx,
    contact.channel === 'mobile'
      ? codeSms(ctx, { phone: contact.address, ...shared })
      : codeMail(ctx, { email: contact.address, ...shared }),
  );
}

const keep = (ctx: CallContext, member: Member, { contact, purpose }: ContactCode, code?: string) =>
  keepCode(placeOf(ctx, member, { contact, purpose }), {
    lifetimeMs: codeLifetime(ctx),
    ...(code === undefined ? {} : { code }),
  });

interface TypedCode extends ContactCode {
  code: string;
}

const tryContactCode = (ctx: CallContext, member: Member, { code, ...sent }: TypedCode) =>
  tryCode(placeOf(ctx, member, sent), code);

/** Checks a code that was sent to a contact of the security center, and uses it up. */
export const spendContactCode = (ctx: CallContext, member: Member, { code, ...sent }: TypedCode) =>
  spendCode(placeOf(ctx, member, sent), code);

/** Per member: a code sent to the same contact for another member is a different code. */
const placeOf = (ctx: CallContext, member: Member, { contact, purpose }: ContactCode) => ({
  db: ctx.db,
  secrets: ctx.platform.secrets,
  now: ctx.now(),
  purpose,
  phone: keyOf(member, contact),
});

const keyOf = ({ id }: Pick<Member, 'id'>, { address }: Contact) => `${id}:${address}`;
