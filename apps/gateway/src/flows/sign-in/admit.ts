import type { login, WireValueOf } from '@perya/api-client';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import { Rejection } from '../../kernel/http/Rejection';
import type { CallContext } from '../../kernel/http/serve';
import {
  isAccountType,
  isAgent,
  isTrial,
  type Member,
  member as memberTable,
  noteSignIn,
  noteDay,
  forgiveFailures,
  memberAddress,
  endSessionsOf,
  openSession,
} from '../../modules/identity';
import { breakOf, selfExcluded } from '../../modules/protection';
import { demandSecondStep } from './demandSecondStep';

/** How somebody has shown who he is. */
export type SignInMethod =
  | 'username'
  | 'sms'
  | 'google'
  | 'facebook'
  | 'telegram'
  | 'token-link'
  | 'registration'
  | 'free-play';

/** Who has just come is greeted otherwise than who signs in for the first time. */
const MAKES_THE_ACCOUNT: ReadonlySet<SignInMethod> = new Set(['registration', 'free-play']);

interface Proof {
  method: SignInMethod;
  /** The password given is the one that an operator hands out. Only a sign-in by username knows. */
  passwordIsDefault?: boolean;
  /** The second step is done, where the member has one. */
  hadSecondStep?: boolean;
}

type Admission = Pick<CallContext, 'db' | 'now' | 'ip' | 'userAgent' | 'brand' | 'language'>;

/**
 * Opens a session for a member who has shown who he is: the last step of every way in. The newest
 * sign-in wins, unless the brand lets a member be signed in on several devices (`MULTISESSION3`).
 * A password that has to be changed first gets a restricted session; who has excluded himself gets none. Pass the transaction that makes
 * a new member as `ctx.db`. A member with a second step is asked for it first, by a rejection that must
 * not be thrown in a transaction: see `demandSecondStep`.
 */
export async function admit(
  ctx: Admission,
  { id }: Pick<Member, 'id'>,
  { method, passwordIsDefault = false, hadSecondStep = false }: Proof,
): Promise<WireValueOf<typeof login>> {
  const { brand, ip, userAgent } = ctx;
  const now = ctx.now();
  if (!hadSecondStep && !MAKES_THE_ACCOUNT.has(method)) {
    await demandSecondStep(ctx, { id }, { method, passwordIsDefault });
  }
  return ctx.db.transaction(async (tx) => {
    // Held until the end, so that of two sign-ins at once the second ends the first.
    const [member] = await tx
      .select()
      .from(memberTable)
      .where(eq(memberTable.id, id))
      .for('update');
    if (member === undefined) throw new Error(`Member ${id} signs in and is gone.`);
    checkAudience(member, brand.audience);
    const found = await breakOf(tx, id, now);
    if (found?.kind === 'SELF_EXCLUSION') throw selfExcluded(ctx, found.endsAt);
    const isExpired = member.passwordExpired && brand.switches['FORCECHNGPASS3'] === true;
    // A trial account cannot change its password: it would be shut in.
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
    await noteSignIn(tx, { memberId: id, at: now, ip, userAgent, hadSecondStep });
    if (!isRestricted) await rememberAddress(tx, { memberId: id, ip, now });
    await forgiveFailures(tx, member);
    await noteDay(tx, { memberId: id, at: now, timeZone: brand.timeZone });
    return { token, firstTimeLogin, passwordExpired: member.passwordExpired, passwordIsDefault };
  });
}

/** Refuses who has no business on this site (specification §6), whatever he has shown. */
function checkAudience({ type }: Member, audience: CallContext['brand']['audience']) {
  if (!isAccountType(type)) throw new Rejection(403, 'NON_MEMBER_LOGIN', 'non_member_login');
  if (audience === 'agents' && !isAgent({ type })) {
    throw new Rejection(403, 'NON_AGENT_LOGIN', 'non_agent_login');
  }
}

interface Seen {
  memberId: number;
  ip: string;
  now: Date;
}

/** A sign-in in full: from here a code to the phone alone will do next time. */
export async function rememberAddress(db: Db, { memberId, ip, now }: Seen): Promise<void> {
  await db
    .insert(memberAddress)
    .values({ memberId, ip, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [memberAddress.memberId, memberAddress.ip],
      set: { lastSeenAt: sql`excluded.last_seen_at` },
    });
}
