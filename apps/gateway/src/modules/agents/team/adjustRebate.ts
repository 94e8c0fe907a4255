import type { adjustRebate, HandlerValueOf } from '@perya/api-client';
import { sql, type SQL } from 'drizzle-orm';
import type { Category } from '../../games';
import { rowsOf } from '../../../kernel/db/types';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { agentOf, directDownlineOf } from './guard';
import { listRates, ratesOf, readRates, defaultRatesTable, type Rates } from './rates';

/** Maximum number of affected members that are listed. */
const NAMED = 50;

type Value = HandlerValueOf<typeof adjustRebate>;

/**
 * Sets a direct downline's rebates, within the agent's own. Everyone below with a higher rate is lowered to
 * the new one, and keeps it when the rate is raised again. A preview returns who would be affected.
 */
export async function adjust({ input, ctx }: Call<typeof adjustRebate>): Promise<Value> {
  const agent = agentOf(ctx);
  const downline = await directDownlineOf(ctx, input.memberId);
  // One adjustment at a time: the rows that are read are the rows that are lowered.
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('member-rebates'))`);
  const before = await ratesOf(ctx.db, ctx.brand, downline.id);
  const wanted = readRates(input.rebates, await ratesOf(ctx.db, ctx.brand, agent.id));
  const lowered = await loweredBelow(ctx, { id: downline.id, before, wanted });
  const { isPreview = false } = input;
  if (!isPreview) await write(ctx, { id: downline.id, before, wanted });
  return {
    rebates: listRates({ ...before, ...wanted }),
    isPreview,
    ...lowered,
  };
}

interface Change {
  id: number;
  before: Rates;
  wanted: Partial<Record<Category, number>>;
}

/** The new rates as a table `wanted(category, rate, before)`. */
const wantedTable = ({ wanted, before }: Change): SQL =>
  sql`(values ${sql.join(
    Object.entries(wanted).map(
      ([category, rate]) =>
        sql`(${category}::text, ${rate}::int, ${before[category as Category]}::int)`,
    ),
    sql`, `,
  )}) wanted (category, rate, before)`;

/**
 * Everyone below with a rate above the new one, by level. Columns: `id`, `category`, `rate`, `had`, `depth`.
 */
const above = ({ brand }: CallContext, change: Change): SQL => sql`
  select l.descendant_id as id, l.depth, wanted.category, wanted.rate,
    least(coalesce(own.rate, usual.rate), wanted.before) as had
  from team_link l cross join ${wantedTable(change)}
    join ${defaultRatesTable(brand)} on usual.category = wanted.category
    left join member_rebate own on own.member_id = l.descendant_id and own.category = wanted.category
  where l.ancestor_id = ${change.id} and coalesce(own.rate, usual.rate) > wanted.rate`;

async function loweredBelow(
  ctx: CallContext,
  change: Change,
): Promise<Pick<Value, 'lowered' | 'loweredCount'>> {
  const rows = await rowsOf<{
    account: string;
    category: Category;
    rate: number;
    had: number;
    total: number;
  }>(
    ctx.db,
    sql`select m.account, category, rate, had, (count(*) over ())::int as total
      from (${above(ctx, change)}) above join member m on m.id = above.id
      where had > rate order by depth, m.account, category limit ${NAMED}`,
  );
  return {
    loweredCount: rows[0]?.total ?? 0,
    lowered: rows.map(({ account, category, rate, had }) => ({
      account,
      category,
      fromBasisPoints: had,
      toBasisPoints: rate,
    })),
  };
}

async function write(ctx: CallContext, change: Change): Promise<void> {
  await ctx.db.execute(
    sql`insert into member_rebate (member_id, category, rate)
      select ${change.id}::int, category, rate from ${wantedTable(change)}
      union all
      select id, category, rate from (${above(ctx, change)}) above
      on conflict (member_id, category) do update set rate = excluded.rate`,
  );
}
