import type { HandlerValueOf, revealVoucher } from '@perya/api-client';
import { and, asc, eq } from 'drizzle-orm';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Call } from '../../../kernel/http/serve';
import { redemption, redemptionEvent, voucherCode } from './schema';

/**
 * Reveals the codes of a redemption once: a retry with the same key gets the stored response, any other call
 * is rejected.
 */
export async function reveal({
  input,
  ctx,
}: Call<typeof revealVoucher>): Promise<HandlerValueOf<typeof revealVoucher>> {
  const id = /^\d{1,9}$/.test(input.redemptionId) ? Number(input.redemptionId) : 0;
  const [row] = await ctx.db
    .select({ kind: redemption.kind, revealedAt: redemption.revealedAt })
    .from(redemption)
    .where(and(eq(redemption.id, id), eq(redemption.memberId, ctx.me().id)))
    .for('update');
  if (row?.kind !== 'VOUCHER') throw new Rejection(404, 'NO_SUCH_VOUCHER', 'not_found');
  if (row.revealedAt !== null) {
    throw new Rejection(409, 'VOUCHER_REVEALED', 'voucher_revealed_before');
  }
  const at = ctx.now();
  await ctx.db.update(redemption).set({ revealedAt: at }).where(eq(redemption.id, id));
  await ctx.db.insert(redemptionEvent).values({ redemptionId: id, step: 'REVEALED', at });
  const codes = await ctx.db
    .select({ code: voucherCode.code })
    .from(voucherCode)
    .where(eq(voucherCode.redemptionId, id))
    .orderBy(asc(voucherCode.id));
  return { codes: codes.map(({ code }) => code) };
}

const SHOWN = 4;

/** A code with only its end readable: `••••-••••-7KQ2`. */
export const masked = (code: string): string =>
  code.slice(0, -SHOWN).replaceAll(/[^-]/g, '•') + code.slice(-SHOWN);
