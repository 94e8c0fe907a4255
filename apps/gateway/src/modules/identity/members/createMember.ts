import { randomInt } from 'node:crypto';
import { Rejection } from '../../../kernel/http/Rejection';
import type { CallContext } from '../../../kernel/http/serve';
import { MEMBER_TYPES, normaliseAccount, type Member } from './members';
import { member } from './schema';

/** Matches no password: the member signs in another way, or sets a password by recovery. */
const NO_PASSWORD = '!';

/** Unlike a taken phone or email, this must be reported: nobody could choose another name otherwise. */
export const usernameTaken = (path = 'username') =>
  new Rejection(409, 'USERNAME_TAKEN', 'username_taken', {
    value: { errors: [{ path, message: 'username_taken', params: {} }] },
  });

type Columns = typeof member.$inferInsert;

/** The known columns of a new member; the others get the defaults. */
export interface NewMember extends Partial<
  Omit<Columns, 'id' | 'currency' | 'createdAt' | 'passwordChangedAt'>
> {
  /** Sign-in name; generated when missing. */
  account?: string;
  /** How the member registered: `username`, `mobile`, `google` … */
  registeredBy: string;
}

/**
 * Creates a member of the brand; the only place where new members come from. The wallet is created with its
 * first posting. Returns undefined if the account is taken. Pass the transaction that also signs the member
 * in as `ctx.db`.
 */
export async function createMember(
  ctx: Pick<CallContext, 'db' | 'now' | 'brand' | 'language'>,
  { account, ...known }: NewMember,
): Promise<Member | undefined> {
  const insert = (name: string) => insertMember(ctx, { ...known, account: name });
  if (account !== undefined) return insert(normaliseAccount(account));
  for (;;) {
    const made = await insert(autoAccount(ctx.brand.merchant));
    if (made !== undefined) return made;
  }
}

async function insertMember(
  { db, now, brand, language }: Pick<CallContext, 'db' | 'now' | 'brand' | 'language'>,
  { account, ...known }: NewMember & { account: string },
): Promise<Member | undefined> {
  const at = now();
  const [row] = await db
    .insert(member)
    .values({
      nickname: account,
      type: MEMBER_TYPES.member,
      language,
      passwordHash: NO_PASSWORD,
      ...known,
      account,
      currency: brand.currency,
      passwordChangedAt: at,
      createdAt: at,
    })
    // Ignores only a conflict on the account: a missing row must not reveal that the phone or email is taken.
    .onConflictDoNothing({ target: member.account })
    .returning();
  return row;
}

/** A letter and digits: valid under the brands' username rules, and easy to say on the phone. */
const autoAccount = (merchant: string) =>
  `${/^[a-z]/.exec(merchant)?.[0] ?? 'p'}${randomInt(10 ** 9, 10 ** 10)}`;
