import type { register, WireValueOf } from '@perya/api-client';
import { eq } from 'drizzle-orm';
import { databaseErrorOf } from '../../kernel/db/errors';
import type { Db } from '../../kernel/db/types';
import type { CallContext } from '../../kernel/http/serve';
import {
  SHARED_EMAIL,
  DOWNLINE_AGENT_TYPE,
  member,
  codeRejection,
  spendCode,
  findMemberByMobile,
  createMember,
  usernameTaken,
  type NewMember,
} from '../../modules/identity';
import { grantForRegistration, recordReferral } from '../../modules/rewards';
import { completeSignIn } from '../sign-in/completeSignIn';
import type { RegisterForm, RegisterRequest } from './form';
import { makeAffiliateCode, joinTeam } from '../../modules/agents';
import type { Invitation } from './invitation';
import { notifyEmailOwner, sendGeneratedAccount, notifyMobileOwner } from './notices';

/** When two registrations claim the same value at once, the second is retried and finds it taken. */
const TRIES = 4;

interface Candidate {
  form: RegisterForm;
  invitation: Invitation;
  input: RegisterRequest;
  password: string;
  isPasswordMade: boolean;
}

interface Hashes {
  passwordHash: string;
  paymentPasswordHash: string | null;
}

/** Spends the code, creates the member and signs them in, in one transaction; then sends the messages. */
export async function makeMember(
  ctx: CallContext,
  candidate: Candidate,
): Promise<WireValueOf<typeof register>> {
  const { passwords } = ctx.platform;
  const { paymentPassword } = candidate.form.values;
  const hashes: Hashes = {
    passwordHash: await passwords.hash(candidate.password),
    paymentPasswordHash:
      paymentPassword === undefined ? null : await passwords.hash(paymentPassword),
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const made = await ctx.db.transaction((tx) => insert({ ...ctx, db: tx }, candidate, hashes));
      writeLetters(ctx, candidate, made);
      return made.answer;
    } catch (error) {
      if (attempt === TRIES || databaseErrorOf(error)?.code !== UNIQUE_VIOLATION) throw error;
    }
  }
}

const UNIQUE_VIOLATION = '23505';

interface Made {
  answer: WireValueOf<typeof register>;
  contacts: Contacts;
}

async function insert(ctx: CallContext, candidate: Candidate, hashes: Hashes): Promise<Made> {
  const { form } = candidate;
  await spendRegisterCode(ctx, form);
  const contacts = await readContacts(ctx.db, form);
  const made = await createMember(ctx, {
    ...columnsOf(ctx, candidate, contacts),
    ...hashes,
    mobile: contacts.mobileOwner === undefined ? (form.mobile ?? null) : null,
    email: contacts.emailOwner === undefined ? (contacts.email ?? null) : null,
  });
  if (made === undefined) throw usernameTaken();
  const { affiliate, referrerId } = candidate.invitation;
  if (affiliate !== undefined) await joinTeam(ctx, affiliate, made.id);
  if (referrerId !== undefined) {
    const { deviceId } = candidate.input;
    await recordReferral(ctx, { friendId: made.id, referrerId, deviceId });
  }
  await grantForRegistration(ctx, made, form.values);
  const session = await completeSignIn(ctx, made, { method: 'registration' });
  return { answer: { ...session, account: made.account }, contacts };
}

async function spendRegisterCode(ctx: CallContext, { needsCode, mobile, values }: RegisterForm) {
  if (!needsCode || mobile === undefined) return;
  const { db, platform } = ctx;
  const verdict = await spendCode(
    { db, secrets: platform.secrets, now: ctx.now(), purpose: 'register', phone: mobile },
    values.verificationCode ?? '',
  );
  if (verdict !== 'fits') throw codeRejection(verdict);
}

/**
 * The current owners of the phone number and the email address. They keep them, and the new account is
 * created anyway: a rejection would reveal who has an account (docs/decisions/0011).
 */
interface Contacts {
  email: string | undefined;
  mobileOwner: string | undefined;
  emailOwner: string | undefined;
}

async function readContacts(db: Db, { mobile, values }: RegisterForm): Promise<Contacts> {
  // Mail servers ignore case in addresses, although the standard permits case-sensitive ones.
  const email = values.email?.toLowerCase();
  const mobileOwner = mobile === undefined ? undefined : await findMemberByMobile(db, mobile);
  const [emailOwner] =
    email === undefined
      ? []
      : await db.select({ account: member.account }).from(member).where(eq(member.email, email));
  return { email, mobileOwner: mobileOwner?.account, emailOwner: emailOwner?.account };
}

function columnsOf(
  { audience }: CallContext,
  { form, invitation, input }: Candidate,
  { email, emailOwner }: Contacts,
): NewMember {
  const { method, values } = form;
  const { affiliate, referrerId } = invitation;
  const isAgent = audience === 'agents' || affiliate?.link?.kind === 'AGENT';
  const type = isAgent ? agentTypeBelow(affiliate) : undefined;
  return {
    registeredBy: method,
    ...(values.username === undefined ? {} : { account: values.username }),
    ...(type === undefined ? {} : { type, affiliateCode: makeAffiliateCode() }),
    uplineId: affiliate?.agent.id ?? null,
    referrerId: referrerId ?? null,
    payeeName: values.payeeName ?? null,
    dateOfBirth: values.dateOfBirth ?? null,
    contacts: {
      ...contactsOf(form, input),
      ...(email !== undefined && emailOwner !== undefined ? { [SHARED_EMAIL]: email } : {}),
    },
    registerUrl: pageOf(input.registerUrl),
  };
}

/**
 * Anyone who registers on a site for agents, or through an agent's link for agents, becomes an agent: of the
 * second level when below another agent.
 */
const agentTypeBelow = (affiliate: Invitation['affiliate']) =>
  affiliate === undefined ? 1 : DOWNLINE_AGENT_TYPE;

const CONTACTS = ['qqNum', 'line', 'whatsapp', 'zalo', 'facebook', 'wechat', 'idNumber'] as const;

function contactsOf({ values }: RegisterForm, { domain }: RegisterRequest) {
  const contacts: Record<string, string> = { domain };
  for (const name of CONTACTS) {
    const text = values[name];
    if (text !== undefined) contacts[name] = text;
  }
  return contacts;
}

/** Stored for the operator to read and perhaps open: the URL of a page, or null. */
const pageOf = (url: string): string | null =>
  URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null;

function writeLetters(ctx: CallContext, candidate: Candidate, { answer, contacts }: Made) {
  const { form, isPasswordMade, password } = candidate;
  const { email, emailOwner, mobileOwner } = contacts;
  if (email !== undefined && emailOwner !== undefined) {
    notifyEmailOwner(ctx, { account: emailOwner, email });
  }
  if (form.mobile === undefined) return;
  if (mobileOwner !== undefined) notifyMobileOwner(ctx, form.mobile);
  else if (isPasswordMade) {
    sendGeneratedAccount(ctx, { mobile: form.mobile, account: answer.account, password });
  }
}
