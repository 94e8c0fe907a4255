import { randomInt } from 'node:crypto';
import { Rejection } from '../../../kernel/http/Rejection';
import type { CallContext } from '../../../kernel/http/serve';
import { MEMBER_TYPES, normaliseAccount, type Member } from './members';
import { member } from './schema';

/** No password fits it: the member signs in another way, or sets one by recovery. */
const NO_PASSWORD = '!';

/** The one thing that has to be said to be taken: without it nobody could choose another. */
export const usernameTaken = (path = 'username') =>
  new Rejection(409, 'USERNAME_TAKEN', 'username_taken', {
    value: { errors: [{ path, message: 'username_taken', params: {} }] },
  });

type Columns = typeof member.$inferInsert;

/** What is known of a new member; everything else is as for all. */
export interface NewMember extends Partial<
  Omit<Columns, 'id' | 'currency' | 'createdAt' | 'passwordChangedAt'>
> {
  /** Sign-in name; without one the platform makes it. */
  account?: string;
  /** By which way he came: `username`, `mobile`, `google` … */
  registeredBy: string;
}

/**
 * Makes a member of the brand: the one place where new members come from. The wallet is there with
 * its first posting. Answers undefined where the wanted account is taken. Pass the transaction that
 * also signs the member in as `ctx.db`.
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
    // Only the account: who gives a taken phone or e-mail must not be told so by a missing row.
    .onConflictDoNothing({ target: member.account })
    .returning();
  return row;
}

/** A letter and digits: fits what brands ask of usernames, and is said easily on the phone. */
const autoAccount = (merchant: string) =>
  `${/^[a-z]/.exec(merchant)?.[0] ?? 'p'}${randomInt(10 ** 9, 10 ** 10)}`;
