import type { setPaymentPassword as SetPaymentPassword } from '@perya/api-client';
import { eq } from 'drizzle-orm';
import { invalidFields } from '../../../kernel/http/fieldErrors';
import { trueAccountNeeded, Rejection } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { isTrial, type Member } from '../members/members';
import { member as memberTable } from '../members/schema';
import { codeRejection } from '../verification/codes';
import { countCodeTry } from '../verification/sendingLimits';
import { boundContact, spendContactCode } from './contacts';
import { notifySecurityChange } from './notices';
import { requireOwnPassword } from './ownPassword';
import { checkPaymentPassword, unlockPaymentPassword } from './paymentPassword';
import { updateSecurityState, withdrawalsBlockedUntil } from './standing';

const HOUR_MS = 60 * 60_000;

type SetCall = Call<typeof SetPaymentPassword>;

/** Sets the payment password if the caller passes the check of the mode. */
export async function setPaymentPassword({ input, ctx }: SetCall) {
  if (isTrial(ctx.me())) throw trueAccountNeeded();
  const { newPaymentPassword, mode } = input;
  if (isGuessed(newPaymentPassword)) {
    throw invalidFields([{ path: 'newPaymentPassword', messageKey: 'payment_password_weak' }]);
  }
  const member = await WAYS[mode]({ input, ctx });
  const { passwords } = ctx.platform;
  const isSame =
    member.paymentPasswordHash !== null &&
    (await passwords.verify(member.paymentPasswordHash, newPaymentPassword));
  if (isSame) {
    throw invalidFields([{ path: 'newPaymentPassword', messageKey: 'payment_password_same' }]);
  }
  const paymentPasswordHash = await passwords.hash(newPaymentPassword);
  const hours = mode === 'FORGOTTEN' ? ctx.brand.security.withdrawalRestHours : 0;
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    await tx.update(memberTable).set({ paymentPasswordHash }).where(eq(memberTable.id, member.id));
    if (hours > 0) {
      const until = new Date(now.getTime() + hours * HOUR_MS);
      await updateSecurityState(tx, member.id, { withdrawalsRestUntil: until });
    }
  });
  await unlockPaymentPassword(ctx, member.id);
  notifySecurityChange(ctx, member, 'paymentPassword');
  const until = await withdrawalsBlockedUntil(ctx.db, member.id, now);
  return { withdrawalsRestUntil: until?.getTime() ?? null };
}

const WAYS: Readonly<Record<SetCall['input']['mode'], (call: SetCall) => Promise<Member>>> = {
  FIRST: async ({ input, ctx }) => {
    if (ctx.me().paymentPasswordHash !== null) {
      throw new Rejection(409, 'PAYMENT_PASSWORD_SET', 'payment_password_set');
    }
    return requireOwnPassword(ctx, input.password ?? '');
  },
  CHANGE: async ({ input, ctx }) => {
    await checkPaymentPassword(ctx, input.paymentPassword ?? '');
    return ctx.me();
  },
  FORGOTTEN: async ({ input, ctx }) => {
    const member = await requireOwnPassword(ctx, input.password ?? '');
    await demandCode(ctx, member, input);
    return member;
  },
};

async function demandCode(
  ctx: CallContext,
  member: Member,
  { channel, code = '' }: SetCall['input'],
): Promise<void> {
  const contact = channel && (await boundContact(ctx.db, member, channel));
  if (contact === undefined) throw new Rejection(400, 'CONTACT_MISSING', 'contact_missing');
  await countCodeTry(ctx);
  const verdict = await spendContactCode(ctx, member, {
    contact,
    purpose: 'payment-password',
    code,
  });
  if (verdict !== 'fits') throw codeRejection(verdict, 'code');
}

/** Six equal or six consecutive digits: what a stranger tries first. */
function isGuessed(digits: string): boolean {
  const steps = Array.from(digits)
    .slice(1)
    .map((digit, at) => Number(digit) - Number(digits[at]));
  const [first] = steps;
  return first !== undefined && Math.abs(first) <= 1 && steps.every((step) => step === first);
}
