import type { getDeposit, WireValueOf } from '@perya/api-client';
import { formatDecimal } from '@perya/rules/money';
import { asc, inArray } from 'drizzle-orm';
import type { CallContext } from '../../kernel/http/serve';
import { inLanguage } from '../../kernel/text/texts';
import { PROMOTIONS } from '../../modules/rewards';
import { pictureAddress } from '../../kernel/uploads/pictures';
import { assetOf } from './asset';
import { depositReceipt, depositStep, OPEN_STATES, type DepositRow } from '../../modules/money';

type WireDeposit = WireValueOf<typeof getDeposit>;

const TITLE_OF = new Map(PROMOTIONS.map(({ id, title }) => [id, title]));

/** A deposit as it travels, with its timeline. */
export async function wireDeposit(ctx: CallContext, row: DepositRow): Promise<WireDeposit> {
  const [wire] = await wireDeposits(ctx, [row]);
  if (wire === undefined) throw new Error('A deposit was lost on its way.');
  return wire;
}

/** Many of them, with a statement for each table. */
export async function wireDeposits(
  ctx: CallContext,
  rows: readonly DepositRow[],
): Promise<WireDeposit[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const steps = await ctx.db
    .select()
    .from(depositStep)
    .where(inArray(depositStep.depositId, ids))
    .orderBy(asc(depositStep.id));
  const receipts = await ctx.db
    .select({ depositId: depositReceipt.depositId, name: depositReceipt.name })
    .from(depositReceipt)
    .where(inArray(depositReceipt.depositId, ids))
    .orderBy(asc(depositReceipt.position));
  return rows.map((row) => {
    const { id, method, amount, fee, status, promoId, instruction } = row;
    const isOpen = OPEN_STATES.some((state) => state === status);
    const title = promoId === null ? undefined : TITLE_OF.get(promoId);
    return {
      depositId: id,
      methodId: row.methodId,
      kind: method.kind,
      methodName: method.name,
      amount: formatDecimal(amount),
      fee: formatDecimal(fee),
      credit: formatDecimal(amount - fee),
      bonus: row.bonus === null ? null : formatDecimal(row.bonus),
      promoTitle: title === undefined ? null : inLanguage(title, ctx.language),
      currency: row.currency,
      status,
      createTime: row.createdAt.getTime(),
      expireTime: isOpen && status !== 'REVIEWING' ? row.expiresAt.getTime() : null,
      timeline: steps
        .filter(({ depositId }) => depositId === id)
        .map(({ status, reason, note, at }) => ({ status, reason, note, time: at.getTime() })),
      // Once it is over, nothing invites to pay it again.
      payment:
        isOpen && instruction !== null ? { ...instruction, asset: assetOf(method, amount) } : null,
      account: isOpen ? method.account : null,
      receipts: receipts
        .filter(({ depositId }) => depositId === id)
        .map(({ name }) => pictureAddress(ctx.platform, 'deposit', name)),
    };
  });
}
