import type { HandlerValueOf, listComingDraws } from '@perya/api-client';
import { LOTTERIES, type DrawResult, type Lottery } from '@perya/rules/lottery';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { rowsOf, type Db } from '../../kernel/db/types';
import type { Call } from '../../kernel/http/serve';
import { accountTypeOf, coverPathOf } from '../games';
import { tiersOf } from './drawWire';
import { isVietnam } from './menus';
import { jackpotsNow } from './pool';
import { lotteryDraw } from './schema';
import { soldLottery } from './sold';
import { drawsAhead } from './timetable';

type WireComing = HandlerValueOf<typeof listComingDraws>[number];

/**
 * The next draw of each lottery that the brand offers, soonest first, with its pool and the previous draw.
 * Skips draws that were called off.
 */
export async function coming({
  ctx,
}: Pick<Call<typeof listComingDraws>, 'ctx'>): Promise<HandlerValueOf<typeof listComingDraws>> {
  const now = ctx.now();
  const currency = ctx.member?.currency ?? ctx.brand.currency;
  const next = await nextDraws(ctx.db, now);
  const latest = await latestDraws(ctx.db);
  const jackpots = await jackpotsNow(ctx.db, LOTTERIES, currency);
  const sold = await Promise.all(LOTTERIES.map(({ code }) => soldLottery(ctx, code)));
  const list = sold.flatMap(({ lottery, card, isOpen }): WireComing[] => {
    const times = next.get(lottery.code) ?? scheduled(lottery, now);
    if (!isOpen || times === undefined) return [];
    const jackpot = jackpots.get(lottery.code);
    return [
      {
        lottery: lottery.code,
        lotteryName: lottery.name,
        category: lottery.category,
        group: lottery.menuGroup,
        isRegional: isVietnam(lottery),
        accountTypeName: accountTypeOf(lottery),
        coverPath: card && coverPathOf(card),
        ...times,
        currency,
        jackpot: jackpot ?? null,
        latest: latest.get(lottery.code) ?? null,
      },
    ];
  });
  return list.toSorted((one, other) => one.drawsAt - other.drawsAt);
}

type Times = Pick<WireComing, 'drawsAt' | 'locksAt'>;

async function nextDraws(db: Db, now: Date): Promise<Map<string, Times>> {
  const rows = await db
    .selectDistinctOn([lotteryDraw.lottery], {
      lottery: lotteryDraw.lottery,
      drawAt: lotteryDraw.drawAt,
      locksAt: lotteryDraw.locksAt,
    })
    .from(lotteryDraw)
    .where(and(eq(lotteryDraw.status, 'waiting'), gt(lotteryDraw.locksAt, now)))
    .orderBy(asc(lotteryDraw.lottery), asc(lotteryDraw.drawAt));
  return new Map(
    rows.map(({ lottery, drawAt, locksAt }) => [
      lottery,
      { drawsAt: drawAt.getTime(), locksAt: locksAt.getTime() },
    ]),
  );
}

/** Used while a draw's row doesn't exist yet. */
function scheduled(lottery: Lottery, now: Date): Times | undefined {
  const [draw] = drawsAhead(lottery, now.getTime());
  return draw && { drawsAt: draw.drawAt, locksAt: draw.locksAt };
}

/** One lookup per lottery: a single query would scan the whole archive to find the last draw of each. */
async function latestDraws(db: Db): Promise<Map<string, NonNullable<WireComing['latest']>>> {
  const codes = sql.join(
    LOTTERIES.map(({ code }) => sql`(${code})`),
    sql`, `,
  );
  const rows = await rowsOf<{ lottery: string; number: string; result: DrawResult }>(
    db,
    sql`
    select latest.* from (values ${codes}) as wanted(code), lateral (
      select ${lotteryDraw.lottery}, ${lotteryDraw.number}, ${lotteryDraw.result}
      from ${lotteryDraw}
      where ${lotteryDraw.lottery} = wanted.code and ${lotteryDraw.status} in ('drawn', 'settled')
      order by ${lotteryDraw.drawAt} desc limit 1) as latest`,
  );
  return new Map(
    rows.map(({ lottery, number, result }) => [lottery, { number, tiers: tiersOf({ result }) }]),
  );
}
