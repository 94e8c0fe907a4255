import type { getLotteryMenu, HandlerValueOf, listRecentLotteries } from '@perya/api-client';
import { lotteriesOf, lotteryOf, type Lottery } from '@perya/rules/lottery';
import { desc, eq, max, sql } from 'drizzle-orm';
import { accountTypeOf, coverPathOf } from '../games';
import type { CallContext } from '../../kernel/http/serve';
import { groupName } from './groupNames';
import { lotteryOrder } from './schema';
import { soldLottery } from './sold';

type Menu = HandlerValueOf<typeof getLotteryMenu>;
type Entry = HandlerValueOf<typeof listRecentLotteries>[number];

const MAX_RECENT = 12;
const MAX_POPULAR = 8;
/** Popular lotteries are those ordered in this many days. */
const POPULAR_DAYS = 7;

export const isVietnam = ({ family }: Lottery): boolean => family === 'vietnam';

/** The lotteries that the brand's prize mode sells. */
export const brandLotteries = ({ brand }: CallContext): readonly Lottery[] =>
  lotteriesOf(brand.lotteryType);

/** The lotteries of Vietnam that the brand's prize mode sells. */
export const vietnamOf = (ctx: CallContext): readonly Lottery[] =>
  brandLotteries(ctx).filter(isVietnam);

/**
 * The lotteries of a menu by group, in the menu's order, preceded by the most popular ones and the member's
 * recent ones. Lotteries that the brand doesn't offer are left out, as are groups without any.
 */
export async function menuOf(ctx: CallContext, menu: readonly Lottery[]): Promise<Menu> {
  const groups: [string, readonly Lottery[]][] = [
    ['POPULAR', await popular(ctx, menu)],
    ['RECENT', await recent(ctx, menu)],
    ...Map.groupBy(menu, ({ menuGroup }) => menuGroup),
  ];
  const gameMenus = await Promise.all(
    groups.map(async ([gameGroupCode, lotteries]) => ({
      gameGroupCode,
      labelName: groupName(gameGroupCode, ctx.language),
      games: await entriesOf(ctx, lotteries),
    })),
  );
  return { gameMenus: gameMenus.filter(({ games }) => games.length > 0) };
}

/** The lotteries of a menu that the member has ordered most recently, latest first; empty for a guest. */
export async function recent(
  { db, member }: CallContext,
  menu: readonly Lottery[],
): Promise<Lottery[]> {
  if (member === undefined) return [];
  const rows = await db
    .select({ lottery: lotteryOrder.lottery })
    .from(lotteryOrder)
    .where(eq(lotteryOrder.memberId, member.id))
    .groupBy(lotteryOrder.lottery)
    .orderBy(desc(max(lotteryOrder.placedAt)));
  return known(rows, menu).slice(0, MAX_RECENT);
}

/** The lotteries of a menu that most members have ordered recently, filled up in the menu's order. */
async function popular({ db, now }: CallContext, menu: readonly Lottery[]): Promise<Lottery[]> {
  const since = new Date(now().getTime() - POPULAR_DAYS * 86_400_000);
  const rows = await db
    .select({ lottery: lotteryOrder.lottery })
    .from(lotteryOrder)
    .where(sql`${lotteryOrder.placedAt} >= ${since.toISOString()}::timestamptz`)
    .groupBy(lotteryOrder.lottery)
    .orderBy(
      desc(sql`count(distinct ${lotteryOrder.memberId})`),
      desc(sql`count(*)`),
      lotteryOrder.lottery,
    );
  return [...new Set([...known(rows, menu), ...fronts(menu)])].slice(0, MAX_POPULAR);
}

/** The first lottery of each family, then all others; used while there are few orders. */
function fronts(menu: readonly Lottery[]): Lottery[] {
  const first = new Map<string, Lottery>();
  for (const lottery of menu) {
    if (!first.has(lottery.family)) first.set(lottery.family, lottery);
  }
  return [...first.values(), ...menu];
}

const known = (rows: readonly { lottery: string }[], menu: readonly Lottery[]) =>
  rows
    .flatMap(({ lottery }) => lotteryOf(lottery) ?? [])
    .filter((lottery) => menu.includes(lottery));

/** Lotteries as menu entries. Those that the brand doesn't offer are left out. */
export async function entriesOf(ctx: CallContext, lotteries: readonly Lottery[]): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const lottery of lotteries) {
    const { card, isOpen } = await soldLottery(ctx, lottery.code);
    if (!isOpen) continue;
    entries.push({
      code: lottery.code,
      displayName: lottery.name,
      accountTypeName: accountTypeOf(lottery),
      defaultPlayType: lottery.defaultPlayType,
      iconPath: card && coverPathOf(card),
    });
  }
  return entries;
}
