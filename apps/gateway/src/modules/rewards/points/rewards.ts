import type { getPointRewardDetail, listPointRewards } from '@perya/api-client';
import { and, asc, desc, eq, lte, or, sql, type SQL } from 'drizzle-orm';
import { freeSpinGame } from '../../games';
import { inLanguage } from '../../../kernel/text/texts';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { pointBalance } from './ledger';
import {
  blockOf,
  maxOf,
  unknownReward,
  redeemedBy,
  rewardItem,
  type RewardView,
} from './rewardTerms';
import { pointReward } from './schema';

const PAGE_SIZE = 24;

const ORDERS = {
  POPULAR: [desc(pointReward.redeemed)],
  NEWEST: [desc(pointReward.addedAt)],
  PRICE_UP: [asc(pointReward.price)],
  PRICE_DOWN: [desc(pointReward.price)],
} as const;

/** The rewards of the points mall, for guests too. */
export async function rewards({ input, ctx }: Call<typeof listPointRewards>) {
  const { pageNo = 1, pageSize = PAGE_SIZE, sort = 'POPULAR' } = input;
  const view = await viewOf(ctx);
  const where = and(
    eq(pointReward.isOff, false),
    input.kind && eq(pointReward.kind, input.kind),
    offered(view),
    input.search === undefined ? undefined : says(input.search.trim(), ctx.language),
    input.affordable === true && ctx.member
      ? lte(pointReward.price, await pointBalance(ctx.db, ctx.member.id))
      : undefined,
  );
  const totalCount = await ctx.db.$count(pointReward, where);
  const rows = await ctx.db
    .select()
    .from(pointReward)
    .where(where)
    .orderBy(...ORDERS[sort], asc(pointReward.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    currency: view.currency,
    list: rows.map((reward) => rewardItem(reward, view)),
    totalCount,
    totalPages: Math.ceil(totalCount / pageSize),
  };
}

/** One reward, and the reason that blocks the caller. */
export async function rewardDetail({ input, ctx }: Call<typeof getPointRewardDetail>) {
  const view = await viewOf(ctx);
  const [reward] = await ctx.db
    .select()
    .from(pointReward)
    .where(and(eq(pointReward.id, input.id), eq(pointReward.isOff, false), offered(view)));
  if (reward === undefined) throw unknownReward();
  const own = await standingOf(ctx, reward.id);
  return {
    currency: view.currency,
    ...rewardItem(reward, view),
    terms: inLanguage(reward.terms, ctx.language),
    ownRedeemed: own?.own ?? 0,
    maxQuantity: own === null ? 0 : maxOf(reward, own),
    block: own === null ? ('LOGIN' as const) : blockOf(reward, own),
  };
}

async function viewOf(ctx: CallContext): Promise<RewardView> {
  const { brand, language, member, platform } = ctx;
  const currency = member?.currency ?? brand.currency;
  return { brand, language, currency, game: await freeSpinGame(platform) };
}

/** Hides free spins if there's no slot for them. */
const offered = ({ game }: RewardView) =>
  game === undefined ? sql`${pointReward.kind} <> 'FREE_SPINS'` : undefined;

/** Matches a text in the name or description, in the caller's language, or in English if it's missing. */
function says(text: string, language: string): SQL | undefined {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(
    ...[pointReward.name, pointReward.description].map(
      (texts) => sql`coalesce(${texts} ->> ${language}, ${texts} ->> 'EN') ilike ${pattern}`,
    ),
  );
}

/** The caller's rank, points and redemptions; null for a guest. */
async function standingOf({ db, member }: CallContext, rewardId: string) {
  if (member === undefined) return null;
  const { id, clubRank } = member;
  return { clubRank, points: await pointBalance(db, id), own: await redeemedBy(db, id, rewardId) };
}
