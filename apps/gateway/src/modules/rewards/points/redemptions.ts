import type { HandlerValueOf, listRedemptions } from '@perya/api-client';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { inLanguage } from '../../../kernel/text/texts';
import type { Db } from '../../../kernel/db/types';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { redemption, redemptionEvent, voucherCode } from './schema';
import { masked } from './vouchers';

const PAGE_SIZE = 10;

/** The member's redemptions, newest first, each with its timeline. */
export async function redemptions({ input, ctx }: Call<typeof listRedemptions>) {
  const { pageNo = 1, pageSize = PAGE_SIZE, status } = input;
  const mine = and(eq(redemption.memberId, ctx.me().id), status && eq(redemption.status, status));
  const totalCount = await ctx.db.$count(redemption, mine);
  const rows = await ctx.db
    .select()
    .from(redemption)
    .where(mine)
    .orderBy(desc(redemption.at), desc(redemption.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    list: await showRedemptions(ctx, rows),
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
  };
}

/** Redemptions with their timelines. */
export async function showRedemptions(
  ctx: CallContext,
  rows: readonly (typeof redemption.$inferSelect)[],
): Promise<HandlerValueOf<typeof listRedemptions>['list'][number][]> {
  const ids = rows.map(({ id }) => id);
  const events = await eventsOf(ctx.db, ids);
  const codes = await codesOf(ctx.db, ids);
  return rows.map((row) => ({
    id: String(row.id),
    rewardId: row.rewardId,
    kind: row.kind,
    rewardName: inLanguage(row.rewardName, ctx.language),
    imagePath: row.rewardId === null ? null : `/art/reward/${row.rewardId}`,
    quantity: row.quantity,
    points: row.points,
    at: row.at.getTime(),
    status: row.status,
    note: row.note === null ? null : inLanguage(row.note, ctx.language),
    tracking: row.tracking,
    delivery: deliveryOf(row),
    voucher:
      row.kind === 'VOUCHER'
        ? {
            isRevealed: row.revealedAt !== null,
            masked: (codes.get(row.id) ?? []).map(({ code }) => masked(code)),
          }
        : null,
    events: (events.get(row.id) ?? []).map(({ step, at, note }) => ({
      step,
      at: at.getTime(),
      note: note === null ? null : inLanguage(note, ctx.language),
    })),
  }));
}

function deliveryOf({ receiver, phone, address }: typeof redemption.$inferSelect) {
  return receiver === null || phone === null || address === null
    ? null
    : { name: receiver, phone, address };
}

async function eventsOf(db: Db, ids: readonly number[]) {
  const rows = await db
    .select()
    .from(redemptionEvent)
    .where(inArray(redemptionEvent.redemptionId, [...ids]))
    .orderBy(asc(redemptionEvent.at), asc(redemptionEvent.id));
  return Map.groupBy(rows, ({ redemptionId }) => redemptionId);
}

async function codesOf(db: Db, ids: readonly number[]) {
  const rows = await db
    .select()
    .from(voucherCode)
    .where(inArray(voucherCode.redemptionId, [...ids]))
    .orderBy(asc(voucherCode.id));
  return Map.groupBy(rows, ({ redemptionId }) => redemptionId);
}
