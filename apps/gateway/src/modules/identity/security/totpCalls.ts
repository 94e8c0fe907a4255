import type {
  confirmTotp as ConfirmTotp,
  disableTotp as DisableTotp,
  renewRecoveryCodes as RenewRecoveryCodes,
  startTotp as StartTotp,
} from '@perya/api-client';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { trueAccountNeeded, Rejection } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { isTrial } from '../members/members';
import { endSessionsOf } from '../session/sessions';
import { notifySecurityChange } from './notices';
import { requireOwnPassword } from './ownPassword';
import { makeRecoveryCodes } from './recoveryCodes';
import { memberTotp, recoveryCode } from './schema';
import { sealKey } from './sealedKey';
import {
  checkSecondFactor,
  countTotpTry,
  secondFactorSince,
  spendTotp,
  wrongCode,
} from './secondFactor';
import { makeKey, uriOf } from './totp';

/** An unconfirmed setup expires after this time. */
const SETUP_MS = 15 * 60_000;

/** Creates a key; the app's first code has to confirm it. */
export async function startTotp({ input, ctx }: Call<typeof StartTotp>) {
  const member = await requireOwnPassword(ctx, input.password);
  await refuseWhenOn(ctx, member.id);
  const { db, brand, platform } = ctx;
  const now = ctx.now();
  const key = makeKey();
  const begun = {
    sealedKey: sealKey(platform.secrets, member.id, key),
    startedAt: now,
    confirmedAt: null,
    lastStep: 0,
  };
  await db
    .insert(memberTotp)
    .values({ memberId: member.id, ...begun })
    // A concurrent setup must not replace an app that was confirmed in the meantime.
    .onConflictDoUpdate({
      target: memberTotp.memberId,
      set: begun,
      setWhere: isNull(memberTotp.confirmedAt),
    });
  return {
    uri: uriOf(key, { brand: brand.name, account: member.account }),
    key,
    expiresAt: now.getTime() + SETUP_MS,
  };
}

/** Turns the second factor on: all other sessions end and have to sign in again with it. */
export async function confirmTotp({ input, ctx }: Call<typeof ConfirmTotp>) {
  const member = ctx.me();
  if (isTrial(member)) throw trueAccountNeeded();
  const { id: memberId } = member;
  await refuseWhenOn(ctx, memberId);
  await countTotpTry(ctx, memberId);
  const { db, platform } = ctx;
  const now = ctx.now();
  const [begun] = await db
    .select({ startedAt: memberTotp.startedAt })
    .from(memberTotp)
    .where(
      and(
        eq(memberTotp.memberId, memberId),
        gt(memberTotp.startedAt, new Date(now.getTime() - SETUP_MS)),
      ),
    );
  if (begun === undefined) throw new Rejection(410, 'TOTP_SETUP_OVER', 'totp_setup_over');
  const code = input.code.replaceAll(/\s/g, '');
  if (!(await spendTotp(ctx, memberId, code, { isConfirmed: false }))) throw wrongCode();
  const recoveryCodes = await db.transaction(async (tx) => {
    await tx.update(memberTotp).set({ confirmedAt: now }).where(eq(memberTotp.memberId, memberId));
    return makeRecoveryCodes(tx, platform.secrets, memberId);
  });
  await endOthers(ctx, memberId);
  notifySecurityChange(ctx, member, 'secondFactorOn');
  return recoveryCodes;
}

export async function disableTotp({ input, ctx }: Call<typeof DisableTotp>) {
  const member = await requireOwnPassword(ctx, input.password);
  await refuseWhenOff(ctx, member.id);
  await checkSecondFactor(ctx, member, input.code);
  await ctx.db.transaction(async (tx) => {
    await tx.delete(memberTotp).where(eq(memberTotp.memberId, member.id));
    await tx.delete(recoveryCode).where(eq(recoveryCode.memberId, member.id));
  });
  await endOthers(ctx, member.id);
  notifySecurityChange(ctx, member, 'secondFactorOff');
  return null;
}

export async function renewRecoveryCodes({ input, ctx }: Call<typeof RenewRecoveryCodes>) {
  const member = await requireOwnPassword(ctx, input.password);
  await refuseWhenOff(ctx, member.id);
  await checkSecondFactor(ctx, member, input.code);
  const recoveryCodes = await ctx.db.transaction((tx) =>
    makeRecoveryCodes(tx, ctx.platform.secrets, member.id),
  );
  notifySecurityChange(ctx, member, 'recoveryCodes');
  return recoveryCodes;
}

const endOthers = ({ db, now, token }: CallContext, memberId: number) =>
  endSessionsOf(db, {
    memberId,
    reason: 'ended',
    now: now(),
    ...(token === undefined ? {} : { keep: token }),
  });

async function refuseWhenOn({ db }: CallContext, memberId: number): Promise<void> {
  if ((await secondFactorSince(db, memberId)) === null) return;
  throw new Rejection(409, 'SECOND_FACTOR_ON', 'second_factor_on');
}

async function refuseWhenOff({ db }: CallContext, memberId: number): Promise<void> {
  if ((await secondFactorSince(db, memberId)) !== null) return;
  throw new Rejection(409, 'SECOND_FACTOR_OFF', 'second_factor_off');
}
