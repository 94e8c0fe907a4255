import type { login, WireValueOf } from '@perya/api-client';
import { eq, sql } from 'drizzle-orm';
import type { Audience } from '../../kernel/config/agentSite';
import type { Db } from '../../kernel/db/types';
import { Rejection } from '../../kernel/http/Rejection';
import type { CallContext } from '../../kernel/http/serve';
import {
  isAccountType,
  isAdmitted,
  isTrial,
  type Member,
  member as memberTable,
  recordSignIn,
  recordSignInDay,
  clearAccountFailures,
  memberAddress,
  endSessionsOf,
  openSession,
} from '../../modules/identity';
import { breakOf, selfExcluded } from '../../modules/protection';
import { requireSecondStep } from './requireSecondStep';

/** How the person proved their identity. */
export type SignInMethod =
  | 'username'
  | 'sms'
  | 'google'
  | 'facebook'
  | 'telegram'
  | 'token-link'
  | 'registration'
  | 'free-play';

/** These create the account, so they don't count as a first sign-in, which has a different greeting. */
const MAKES_THE_ACCOUNT: ReadonlySet<SignInMethod> = new Set(['registration', 'free-play']);

interface Proof {
  method: SignInMethod;
  /** The password is the operator's default one. Only a sign-in by username can tell. */
  passwordIsDefault?: boolean;
  /** The second step is complete, if the member has one. */
  hadSecondStep?: boolean;
}

type Admission = Pick<
  CallContext,
  'db' | 'now' | 'ip' | 'userAgent' | 'brand' | 'audience' | 'language'
>;

/**
 * Opens a session for an authenticated member: the last step of every way to sign in. The newest sign-in
 * wins, unless the brand allows sessions on several devices (`MULTISESSION3`). A password that has to be
 * changed first gets a restricted session; a self-excluded member and a closed account get none. Pass the transaction that
 * creates a new member as `ctx.db`. A member with a second step has to complete it first; that rejection must
 * not be thrown inside a transaction: see `requireSecondStep`.
 */
export async function completeSignIn(
  ctx: Admission,
  { id }: Pick<Member, 'id'>,
  { method, passwordIsDefault = false, hadSecondStep = false }: Proof,
): Promise<WireValueOf<typeof login>> {
  const { brand, ip, userAgent } = ctx;
  const now = ctx.now();
  if (!hadSecondStep && !MAKES_THE_ACCOUNT.has(method)) {
    await requireSecondStep(ctx, { id }, { method, passwordIsDefault });
  }
  return ctx.db.transaction(async (tx) => {
    // Locked until the end, so that of two simultaneous sign-ins the second ends the first.
    const [member] = await tx
      .select()
      .from(memberTable)
      .where(eq(memberTable.id, id))
      .for('update');
    if (member === undefined) throw new Error(`Member ${id} signs in and is gone.`);
    checkAudience(member, ctx.audience);
    if (member.closing === 'CLOSED') throw new Rejection(403, 'ACCOUNT_CLOSED', 'account_closed');
    const found = await breakOf(tx, id, now);
    if (found?.kind === 'SELF_EXCLUSION') throw selfExcluded(ctx, found.endsAt);
    const isExpired = member.passwordExpired && brand.switches['FORCECHNGPASS3'] === true;
    // A trial account can't change its password: it would be locked out.
    const isRestricted =
      method === 'username' && !isTrial(member) && (passwordIsDefault || isExpired);
    if (brand.switches['MULTISESSION3'] !== true) {
      await endSessionsOf(tx, { memberId: id, reason: 'replaced', now });
    }
    const token = await openSession(tx, { memberId: id, ip, userAgent, now, isRestricted });
    const firstTimeLogin = member.firstLoginAt === null && !MAKES_THE_ACCOUNT.has(method);
    await tx
      .update(memberTable)
      .set({ lastLoginAt: now, ...(member.firstLoginAt === null ? { firstLoginAt: now } : {}) })
      .where(eq(memberTable.id, id));
    await recordSignIn(tx, { memberId: id, at: now, ip, userAgent, hadSecondStep });
    if (!isRestricted) await rememberAddress(tx, { memberId: id, ip, now });
    await clearAccountFailures(tx, member);
    await recordSignInDay(tx, { memberId: id, at: now, timeZone: brand.timeZone });
    return { token, firstTimeLogin, passwordExpired: member.passwordExpired, passwordIsDefault };
  });
}

/** Rejects members who aren't allowed on this site (specification §6), however they authenticated. */
function checkAudience(member: Member, audience: Audience) {
  if (!isAccountType(member.type)) {
    throw new Rejection(403, 'NON_MEMBER_LOGIN', 'non_member_login');
  }
  if (!isAdmitted(member, audience)) {
    throw new Rejection(403, 'NON_AGENT_LOGIN', 'non_agent_login');
  }
}

interface Seen {
  memberId: number;
  ip: string;
  now: Date;
}

/** Records an address after a full sign-in: from here, a code by phone is enough next time. */
export async function rememberAddress(db: Db, { memberId, ip, now }: Seen): Promise<void> {
  await db
    .insert(memberAddress)
    .values({ memberId, ip, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [memberAddress.memberId, memberAddress.ip],
      set: { lastSeenAt: sql`excluded.last_seen_at` },
    });
}
