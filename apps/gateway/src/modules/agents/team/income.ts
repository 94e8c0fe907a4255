import {
  INCOME_SOURCES,
  type getMyIncome,
  type HandlerValueOf,
  type IncomeSource,
} from '@perya/api-client';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../kernel/db/types';
import type { Call } from '../../../kernel/http/serve';
import { daysOf } from './days';
import { agentOf } from './guard';
import { memberRows } from './sums';

const PAGE_SIZE = 20;

/** The sources of an agent's income as an SQL list. */
export const INCOME = sql.raw(`(${INCOME_SOURCES.map((source) => `'${source}'`).join(', ')})`);

interface Row {
  day: string | null;
  source: IncomeSource;
  amount: string;
}

/** Returns an agent's income by day and source. The totals cover all pages. */
export async function myIncome({
  input,
  ctx,
}: Call<typeof getMyIncome>): Promise<HandlerValueOf<typeof getMyIncome>> {
  const agent = agentOf(ctx);
  const { pageNo = 1, pageSize = PAGE_SIZE, source } = input;
  const rows = await rowsOf<Row>(
    ctx.db,
    sql`select to_char(day, 'YYYY-MM-DD') as day, source, sum(amount)::text as amount
      from (${memberRows(agent.id, daysOf(ctx, input))}) paid
      where source in ${INCOME} ${source === undefined ? sql`` : sql`and source = ${source}`}
      group by grouping sets ((day, source), (source)) having sum(amount) <> 0
      order by day desc nulls first, source`,
  );
  const days = [...Map.groupBy(rows, ({ day }) => day)].flatMap(([day, amounts]) =>
    day === null ? [] : [{ day, ...addUp(amounts) }],
  );
  return {
    currency: agent.currency,
    totals: addUp(rows.filter(({ day }) => day === null)),
    totalCount: days.length,
    totalPages: Math.ceil(days.length / pageSize),
    list: days.slice((pageNo - 1) * pageSize, pageNo * pageSize),
  };
}

/** Returns amounts by source (zero where there are none) and their sum. */
function addUp(rows: readonly Row[]) {
  const amounts = Object.fromEntries(INCOME_SOURCES.map((source) => [source, 0n])) as Record<
    IncomeSource,
    bigint
  >;
  for (const { source, amount } of rows) amounts[source] += BigInt(amount);
  return { amounts, total: Object.values(amounts).reduce((sum, amount) => sum + amount, 0n) };
}
