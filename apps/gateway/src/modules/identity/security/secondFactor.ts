import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { countAttempt, forgetAttempts, limit } from '../../../kernel/http/limits';
import { Rejection } from '../../../kernel/http/Rejection';
import type { CallContext } from '../../../kernel/http/serve';
import type { Member } from '../members/members';
import { notifySecurityChange } from './notices';
import { spendRecoveryCode } from './recoveryCodes';
import { memberTotp } from './schema';
import { openKey } from './sealedKey';
import { stepOf } from './totp';

/**
 * Wrong codes of a member, across all sign-ins: someone with the password must not be able to guess the code.
 */
const TRIES = [
  { name: 'quarter', max: 10, windowMs: 15 * 60_000 },
  { name: 'day', max: 50, windowMs: 24 * 60 * 60_000 },
] as const;

const triesKey = (name: string, memberId: number) => `second-factor:${name}:${memberId}`;

/** Since when the member has had a second factor; null without one. */
export async function secondFactorSince(db: Db, memberId: number): Promise<Date | null> {
  const [row] = await db
    .select({ since: memberTotp.confirmedAt })
    .from(memberTotp)
    .where(eq(memberTotp.memberId, memberId));
  return row?.since ?? null;
}

type Checker = Pick<CallContext, 'db' | 'now' | 'platform' | 'brand' | 'audience' | 'log'>;

/**
 * Rejects a code that is neither from the app nor a recovery code of the member. Each code works once; the
 * owner is notified when a recovery code is used. Attempts are counted before they are compared: never call
 * it in a transaction.
 */
export async function checkSecondFactor(ctx: Checker, member: Member, code: string): Promise<void> {
  const { db } = ctx;
  const now = ctx.now();
  const { id: memberId } = member;
  for (const { name, ...rule } of TRIES) await limit(db, triesKey(name, memberId), rule, now);
  const typed = code.replaceAll(/[\s-]/g, '');
  if (/^[0-9]{6}$/.test(typed)) {
    if (!(await spendTotp(ctx, memberId, typed))) throw wrongCode();
  } else {
    const { secrets } = ctx.platform;
    if (!(await spendRecoveryCode(db, secrets, { memberId, code: typed }))) throw wrongCode();
    notifySecurityChange(ctx, member, 'recoveryCodeUsed');
  }
  await forgetAttempts(db, triesKey('quarter', memberId));
}

/**
 * Accepts a code of the app only if its step is later than the last accepted one, so that it can't be
 * replayed.
 */
export async function spendTotp(
  { db, now, platform }: Pick<CallContext, 'db' | 'now' | 'platform'>,
  memberId: number,
  code: string,
  { isConfirmed = true }: { isConfirmed?: boolean } = {},
): Promise<boolean> {
  const [row] = await db.select().from(memberTotp).where(eq(memberTotp.memberId, memberId));
  if (row === undefined || (isConfirmed && row.confirmedAt === null)) return false;
  const step = stepOf(openKey(platform.secrets, memberId, row.sealedKey), code, now());
  if (step === null) return false;
  const taken = await db
    .update(memberTotp)
    .set({ lastStep: step })
    .where(
      and(
        eq(memberTotp.memberId, memberId),
        eq(memberTotp.sealedKey, row.sealedKey),
        lt(memberTotp.lastStep, step),
        isConfirmed ? isNotNull(memberTotp.confirmedAt) : undefined,
      ),
    )
    .returning({ step: memberTotp.lastStep });
  return taken.length > 0;
}

/** Counts an attempt to confirm a setup; no owner is notified. */
export const countTotpTry = async (
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  memberId: number,
): Promise<void> => {
  await countAttempt(db, triesKey('day', memberId), TRIES[1], now());
  await limit(db, triesKey('quarter', memberId), TRIES[0], now());
};

export const wrongCode = () =>
  new Rejection(400, 'SECOND_FACTOR_WRONG', 'second_factor_wrong', {
    value: { errors: [{ path: 'code', message: 'second_factor_wrong', params: {} }] },
  });
