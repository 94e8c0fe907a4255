import { and, eq } from 'drizzle-orm';
import type { ThirdParty } from '@perya/api-client';
import type { Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import type { CallContext } from '../../../kernel/http/serve';
import { type Member, member, createMember, memberIdentity } from '../../../modules/identity';
import type { Brand } from '../../../kernel/brand';
import type { Identity } from './provider';

/** The maximum length of a nickname. */
const NICKNAME_LENGTH = 40;

/** The member that an identity belongs to. */
export async function memberOf(
  db: Db,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<Member | undefined> {
  const [row] = await db
    .select({ member })
    .from(memberIdentity)
    .innerJoin(member, eq(member.id, memberIdentity.memberId))
    .where(and(eq(memberIdentity.issuer, issuer), eq(memberIdentity.subject, subject)));
  return row?.member;
}

/** Rejects new members while registration is closed. */
export function rejectIfRegistrationClosed({ switches }: Brand): void {
  if (switches['DIRECTREG3'] === true) return;
  throw new Rejection(403, 'REGISTRATION_CLOSED', 'registration_closed');
}

type Registrar = Pick<CallContext, 'db' | 'now' | 'brand' | 'language'>;

/**
 * Returns the member of an identity, creating it the first time. Pass a transaction as `ctx.db`: undefined
 * means that another sign-in created the member meanwhile, and that this transaction has to be rolled back
 * and retried.
 */
export async function memberForIdentity(
  ctx: Registrar,
  identity: Identity,
  provider: ThirdParty,
): Promise<Member | undefined> {
  const known = await memberOf(ctx.db, identity);
  if (known !== undefined) return known;
  rejectIfRegistrationClosed(ctx.brand);
  const now = ctx.now();
  const nickname = nicknameOf(identity.name);
  const made = await createMember(ctx, {
    registeredBy: provider,
    // There is no password to change after a first sign-in.
    firstLoginAt: now,
    ...(nickname === '' ? {} : { nickname }),
  });
  if (made === undefined) throw new Error('The platform found no name for a new member.');
  const { issuer, subject } = identity;
  const [linked] = await ctx.db
    .insert(memberIdentity)
    .values({ issuer, subject, memberId: made.id, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return linked === undefined ? undefined : made;
}

/** A name for display, without line breaks or characters that change the text direction. */
const nicknameOf = (name = '') =>
  Array.from(name.replaceAll(/[\p{C}\s]+/gu, ' ').trim())
    .slice(0, NICKNAME_LENGTH)
    .join('');
