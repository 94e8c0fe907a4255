import type { getProfitReport, HandlerValueOf, listPlayed } from '@perya/api-client';
import { sql } from 'drizzle-orm';
import type { Category } from '../games';
import { rowsOf } from '../../kernel/db/types';
import type { Call } from '../../kernel/http/serve';
import { betsByQuarterHour, BET_SUM_COLUMNS, readSums, type BetSums } from './bets';
import { spanOf } from '../../kernel/http/recordSpan';

/** Profit by day, week or month of the brand's time zone, and by category. */
export async function profitReport({
  input,
  ctx,
}: Call<typeof getProfitReport>): Promise<HandlerValueOf<typeof getProfitReport>> {
  const { id: memberId, currency } = ctx.me();
  const query = { memberId, span: spanOf(ctx, input) };
  const unit = sql.raw(`'${input.unit.toLowerCase()}'`);
  // One query for all three: by period, by category, and the total.
  const rows = await rowsOf<BetSums & { start: string | null; category: Category | null }>(
    ctx.db,
    sql`select to_char(day, 'YYYY-MM-DD') as start, category, ${BET_SUM_COLUMNS} from (
        select date_trunc(${unit}, slot at time zone ${ctx.brand.timeZone}) as day,
          category, status, sum(n) as n, sum(stake)::bigint as stake, sum(payout)::bigint as payout, sum(turnover)::bigint as turnover
        from (${betsByQuarterHour(query)}) summed group by 1, 2, 3
      ) days group by grouping sets ((day), (category), ()) order by day, category`,
  );
  const whole = rows.find(({ start, category }) => start === null && category === null);
  if (whole === undefined) throw new Error('The database added nothing up.');
  return {
    currency,
    totals: readSums(whole),
    periods: rows.flatMap(({ start, ...sums }) =>
      start === null ? [] : [{ start, ...readSums(sums) }],
    ),
    categories: rows.flatMap(({ category, ...sums }) =>
      category === null ? [] : [{ category, ...readSums(sums) }],
    ),
  };
}

/** The maximum number of games to choose from; the vendor filter covers the others. */
const MAX_GAMES = 200;

/** The games that a member bet on in a time span, most played first. */
export async function playedGames({
  input,
  ctx,
}: Call<typeof listPlayed>): Promise<HandlerValueOf<typeof listPlayed>> {
  const games = await rowsOf<{
    id: string;
    name: string;
    vendor: string;
    vendor_name: string;
    bets: number;
  }>(
    ctx.db,
    sql`select game_id as id, vendor, max(game_name) as name, max(vendor_name) as vendor_name, sum(n)::int as bets
      from (${betsByQuarterHour({ memberId: ctx.me().id, span: spanOf(ctx, input) })}) summed
      group by game_id, vendor order by 5 desc, 1`,
  );
  const vendors = new Map<string, { id: string; name: string; bets: number }>();
  for (const { vendor, vendor_name, bets } of games) {
    const known = vendors.get(vendor) ?? { id: vendor, name: vendor_name, bets: 0 };
    vendors.set(vendor, { ...known, bets: known.bets + bets });
  }
  return {
    vendors: [...vendors.values()].sort((a, b) => b.bets - a.bets),
    games: games
      .slice(0, MAX_GAMES)
      .map(({ id, name, vendor, bets }) => ({ id, name, vendor, bets })),
  };
}
