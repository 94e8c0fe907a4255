import type { getProfitReport, listPlayed, WireValueOf } from '@perya/api-client';
import { sql } from 'drizzle-orm';
import type { Category } from '../catalogue/types';
import { rowsOf } from '../db/types';
import type { Call } from '../http/serve';
import { betTotals, summedBets, SUMS, wireSums, type Sums } from './bets';
import { spanOf } from './within';

/** Won and lost by day, week or month of the brand's time zone, and by category. */
export async function profitReport({
  input,
  ctx,
}: Call<typeof getProfitReport>): Promise<WireValueOf<typeof getProfitReport>> {
  const { id: memberId, currency } = ctx.me();
  const query = { memberId, span: spanOf(ctx, input) };
  const unit = sql.raw(`'${input.unit.toLowerCase()}'`);
  const periods = await rowsOf<Sums & { start: string }>(
    ctx.db,
    sql`select to_char(date_trunc(${unit}, slot at time zone ${ctx.brand.timeZone}), 'YYYY-MM-DD') as start,
      ${SUMS} from (${summedBets(query)}) summed group by 1 order by 1`,
  );
  const categories = await rowsOf<Sums & { category: Category }>(
    ctx.db,
    sql`select category, ${SUMS} from (${summedBets(query)}) summed group by category order by category`,
  );
  return {
    currency,
    totals: await betTotals(ctx.db, query),
    periods: periods.map(({ start, ...sums }) => ({ start, totals: wireSums(sums) })),
    categories: categories.map(({ category, ...sums }) => ({
      gameType: category,
      totals: wireSums(sums),
    })),
  };
}

/** The most games to choose from: who has played more finds the others by their vendor. */
const MOST_GAMES = 200;

/** What a member has bet on in a time, most played first. */
export async function played({
  input,
  ctx,
}: Call<typeof listPlayed>): Promise<WireValueOf<typeof listPlayed>> {
  const games = await rowsOf<{
    id: string;
    name: string;
    vendor: string;
    vendor_name: string;
    bets: number;
  }>(
    ctx.db,
    sql`select game_id as id, vendor, max(game_name) as name, max(vendor_name) as vendor_name, sum(n)::int as bets
      from (${summedBets({ memberId: ctx.me().id, span: spanOf(ctx, input) })}) summed
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
      .slice(0, MOST_GAMES)
      .map(({ id, name, vendor, bets }) => ({ id, name, vassalage: vendor, bets })),
  };
}
