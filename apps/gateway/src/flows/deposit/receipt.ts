import type { sendDepositReceipt } from '@perya/api-client';
import { PICTURE_LIMITS } from '@perya/api-client';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { Rejection } from '../../kernel/http/Rejection';
import { limit } from '../../kernel/http/limits';
import type { Call } from '../../kernel/http/serve';
import type { Platform } from '../../kernel/platform';
import { mountPictures, readPictures } from '../../kernel/uploads/pictures';
import { ownDeposit } from './read';
import { deposit, depositReceipt, transitionDeposit } from '../../modules/money';
import { showDeposit } from './show';

/** Limits uploads, because decoding pictures is expensive. */
const SENDINGS = { max: 20, windowMs: 600_000 };

/** Accepts the receipt of a transfer, which then goes to manual review. */
export async function takeReceipt({ input, ctx }: Call<typeof sendDepositReceipt>) {
  const { id } = await ownDeposit(ctx, input.id);
  await limit(ctx.db, `deposit-receipt:${ctx.me().id}`, SENDINGS, ctx.now());
  const pictures = await readPictures(input.pictures);
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(deposit).where(eq(deposit.id, id)).for('update');
    // More receipts may follow during the review; a finished deposit accepts none.
    if (
      row === undefined ||
      row.method.provider !== null ||
      (row.status !== 'AWAITING_RECEIPT' && row.status !== 'REVIEWING')
    ) {
      throw new Rejection(422, 'NO_RECEIPT_WANTED', 'deposit_receipt_not_wanted');
    }
    const kept = await tx.$count(depositReceipt, eq(depositReceipt.depositId, id));
    if (kept + pictures.length > PICTURE_LIMITS.pictures) {
      throw new Rejection(422, 'TOO_MANY_PICTURES', 'form.imagesTooMany', {
        params: { max: PICTURE_LIMITS.pictures },
      });
    }
    await tx
      .insert(depositReceipt)
      .values(pictures.map((each) => ({ ...each, depositId: id, position: kept + each.position })));
    await transitionDeposit(tx, row, {
      status: 'REVIEWING',
      reason: 'RECEIPT_SENT',
      at: ctx.now(),
    });
  });
  return showDeposit(ctx, await ownDeposit(ctx, id));
}

export function mountReceipts(app: Hono, { db }: Platform): void {
  mountPictures(app, 'deposit', async (name) => {
    const [picture] = await db
      .select({ data: depositReceipt.data })
      .from(depositReceipt)
      .where(eq(depositReceipt.name, name));
    return picture?.data;
  });
}
