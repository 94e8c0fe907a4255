import type { convertPoints, HandlerValueOf } from '@perya/api-client';
import { notify } from '../../messaging';
import { trueAccountNeeded, notEnabled, Rejection } from '../../../kernel/http/Rejection';
import type { Call } from '../../../kernel/http/serve';
import { houseAccount, post, walletOf } from '../../../kernel/ledger';
import { isTrial, checkPaymentPassword } from '../../identity';
import { assertNotOnBreak } from '../../protection';
import { addTurnoverRequirement, requiredTurnover } from '../../money';
import { pointBalance, postPoints, rethrowAsPointRejection } from './ledger';
import { moneyOfPoints } from './rates';

type ConvertCall = Call<typeof convertPoints>;

/** Runs before the transaction. The payment password is only checked if conversion is enabled. */
export async function checkConversion({ input, ctx }: ConvertCall): Promise<void> {
  if (!ctx.brand.points.isConvertible) throw notEnabled();
  await checkPaymentPassword(ctx, input.paymentPassword);
}

/** Converts points to money: both ledgers are posted in one transaction. */
export async function convert({
  input,
  ctx,
}: ConvertCall): Promise<HandlerValueOf<typeof convertPoints>> {
  const member = ctx.me();
  const { db, brand } = ctx;
  if (isTrial(member)) throw trueAccountNeeded();
  if (!brand.points.isConvertible) throw notEnabled();
  await assertNotOnBreak(db, ctx, member.id);
  const { points } = input;
  const { convertPoints: step, minConvertPoints: min, convertTurnover } = brand.points;
  if (points < min) {
    throw new Rejection(422, 'TOO_FEW_POINTS', 'points_convert_least', { params: { min: min } });
  }
  if (points % step !== 0) {
    throw new Rejection(422, 'NOT_A_MULTIPLE', 'points_convert_multiple', { params: { step } });
  }
  const { currency } = member;
  const amount = moneyOfPoints(brand, points, currency);
  if (amount <= 0n) throw notEnabled();
  const at = ctx.now();
  const key = `conversion:${member.id}:${ctx.idempotencyKey}`;
  await postPoints(db, {
    key,
    kind: 'conversion',
    memberId: member.id,
    points: -points,
    at,
  }).catch(rethrowAsPointRejection);
  await post(db, {
    key,
    kind: 'bonus',
    at,
    reference: 'points',
    entries: [
      { account: houseAccount('points', currency), amount: -amount },
      { account: walletOf(member.id, currency), amount },
    ],
  });
  await addTurnoverRequirement(db, {
    memberId: member.id,
    source: 'REWARD',
    sourceId: key,
    amount: requiredTurnover(amount, convertTurnover),
    bonus: amount,
    currency,
    at,
  });
  ctx.afterCommit(() => {
    notify(ctx.platform, member.id, { type: 'points' });
    notify(ctx.platform, member.id, { type: 'balance' });
  });
  return { pointsLeft: await pointBalance(db, member.id), paid: amount, currency };
}
