import { CATEGORIES, type getDownline, type HandlerValueOf } from '@perya/api-client';
import { sql } from 'drizzle-orm';
import type { Category } from '../../games';
import { rowsOf, type Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import type { Brand } from '../../../kernel/brand';
import { termsTo } from '../../money';
import { breadcrumbTo } from './breadcrumb';
import { lastDays } from './days';
import { loadDownlineRows } from './downlines';
import { agentOf, descendantOf, downlineNotFound, type Descendant } from './guard';
import { ratesOf, defaultRates, type Rates } from './rates';
import { memberRows, NO_SUMS, readTeamSums, TEAM_SUMS, teamRows, type TeamSumsRow } from './sums';

const DAYS = 30;

type Value = HandlerValueOf<typeof getDownline>;

/** Returns the details of one downline. */
export async function profile({ input, ctx }: Call<typeof getDownline>): Promise<Value> {
  const agent = agentOf(ctx);
  const found = await descendantOf(ctx, input.memberId);
  const { member, depth } = found;
  const days = lastDays(ctx, DAYS);
  const [downline] = await loadDownlineRows(ctx, [{ id: member.id, level: depth }]);
  if (downline === undefined) throw downlineNotFound();
  const sumsOf = async (rows: ReturnType<typeof memberRows>) => {
    const [sums] = await rowsOf<TeamSumsRow>(ctx.db, sql`select ${TEAM_SUMS} from (${rows}) moved`);
    return readTeamSums(sums ?? NO_SUMS);
  };
  return {
    downline,
    currency: member.currency,
    breadcrumb: await breadcrumbTo(ctx, { ...member, depth }),
    link: await linkOf(ctx.db, member.id),
    own: await sumsOf(memberRows(member.id, days)),
    team: await sumsOf(teamRows(member.id, days)),
    rebates: await rebatesOf(ctx, agent.id, member.id),
    canAdjustRebates: depth === 1,
    transfer: await transferOf(ctx, found),
  };
}

async function linkOf(db: Db, memberId: number): Promise<string | null> {
  const [row] = await rowsOf<{ name: string }>(
    db,
    sql`select l.name from affiliate_origin o join downline_link l on l.id = o.link_id
      where o.member_id = ${memberId}`,
  );
  return row?.name ?? null;
}

async function rebatesOf(
  { db, brand }: CallContext,
  agentId: number,
  memberId: number,
): Promise<Value['rebates']> {
  const [own, rates] = [await ratesOf(db, brand, agentId), await ratesOf(db, brand, memberId)];
  const below = await highestBelow(db, brand, { memberId, rates });
  return CATEGORIES.map((category) => ({
    category,
    basisPoints: rates[category],
    maxBasisPoints: own[category],
    highestBelowBasisPoints: below[category],
  }));
}

/** The highest rate that anyone below has: an own rate or the default one, capped by the rates above. */
async function highestBelow(
  db: Db,
  brand: Brand,
  { memberId, rates }: { memberId: number; rates: Rates },
): Promise<Rates> {
  const rows = await rowsOf<{ category: Category | null; highest: number; members: number }>(
    db,
    sql`select r.category, coalesce(max(r.rate), 0)::int as highest, count(*)::int as members
      from team_link l left join member_rebate r on r.member_id = l.descendant_id
      where l.ancestor_id = ${memberId} group by grouping sets ((r.category), ())`,
  );
  const [size] = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from team_link where ancestor_id = ${memberId}`,
  );
  const usual = defaultRates(brand);
  const total = size?.n ?? 0;
  return Object.fromEntries(
    CATEGORIES.map((category) => {
      const row = rows.find((each) => each.category === category);
      const set = row?.highest ?? 0;
      const highest = (row?.members ?? 0) < total ? Math.max(set, usual[category]) : set;
      return [category, total === 0 ? 0 : Math.min(highest, rates[category])];
    }),
  ) as Record<Category, number>;
}

/** The limits of a transfer to a direct downline. Null if transfers are never possible. */
async function transferOf(
  ctx: CallContext,
  { member, depth }: Descendant,
): Promise<Value['transfer']> {
  if (depth !== 1) return null;
  try {
    return await termsTo(ctx, member, 'downline');
  } catch (error) {
    if (error instanceof Rejection) return null;
    throw error;
  }
}
