import type { listRedemptions } from '@perya/api-client';
import { desc, eq } from 'drizzle-orm';
import { inLanguage } from '../content/schema';
import type { Call } from '../http/serve';
import { redemption } from './schema';

const PAGE_SIZE = 10;

/** What the member has redeemed, newest first. */
export async function redemptions({ input, ctx }: Call<typeof listRedemptions>) {
  const { pageNo = 1, pageSize = PAGE_SIZE } = input;
  const mine = eq(redemption.memberId, ctx.me().id);
  const totalCount = await ctx.db.$count(redemption, mine);
  const rows = await ctx.db
    .select()
    .from(redemption)
    .where(mine)
    .orderBy(desc(redemption.at), desc(redemption.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    list: rows.map(({ id, rewardName, quantity, points, status, note, at }) => ({
      redeemId: String(id),
      rewardName: inLanguage(rewardName, ctx.language),
      quantity,
      points,
      time: at.getTime(),
      status,
      note: note === null ? null : inLanguage(note, ctx.language),
    })),
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
  };
}
