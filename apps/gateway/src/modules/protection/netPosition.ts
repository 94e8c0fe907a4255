import type { getNetPosition, HandlerValueOf } from '@perya/api-client';
import { periodAt } from '@perya/rules/time';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Call } from '../../kernel/http/serve';
import { bet } from '../bets';
import { memberOf } from './limits';
import { cashFlowsSince } from './usage';

const PERIODS = ['WEEK', 'MONTH', 'YEAR'] as const;
const CALENDAR = { WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const;

/** The net position of this week, month and year, by the brand's calendar. */
export async function netPosition({
  ctx,
}: Call<typeof getNetPosition>): Promise<HandlerValueOf<typeof getNetPosition>> {
  const me = memberOf(ctx);
  const now = ctx.now().getTime();
  const since = PERIODS.map((period) => periodAt(CALENDAR[period], now, ctx.brand.timeZone).from);
  const deposits = await cashFlowsSince(ctx.db, me, { kind: 'deposit', since });
  const withdrawals = await cashFlowsSince(ctx.db, me, { kind: 'withdrawal', since });
  const periods = await Promise.all(
    PERIODS.map(async (period, place) => {
      const from = since[place] ?? now;
      const [sums] = await ctx.db
        .select({
          stakes: sql<string>`coalesce(sum(${bet.stake}), 0)::text`,
          payouts: sql<string>`coalesce(sum(${bet.payout}), 0)::text`,
        })
        .from(bet)
        .where(
          and(
            eq(bet.memberId, me.id),
            gte(bet.settledAt, new Date(from)),
            // A void bet was refunded: it counts neither as staked nor as won.
            sql`${bet.status} <> 'VOID'`,
          ),
        );
      const stakes = BigInt(sums?.stakes ?? 0);
      const payouts = BigInt(sums?.payouts ?? 0);
      return {
        period,
        startedAt: from,
        deposits: deposits[place] ?? 0n,
        withdrawals: withdrawals[place] ?? 0n,
        stakes,
        payouts,
        net: payouts - stakes,
      };
    }),
  );
  return { currency: me.currency, periods };
}
