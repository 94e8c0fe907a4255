import type { getLotteryOffer, HandlerValueOf } from '@perya/api-client';
import type { Lottery } from '@perya/rules/lottery';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import type { Call } from '../../kernel/http/serve';
import { MAX_MULTIPLE, maxPayout, stakeLimits } from './limits';
import { createChaseDraws } from './openDraws';
import { jackpotNow } from './pool';
import { lotteryDraw, type DrawRow } from './schema';
import { soldLottery } from './sold';
import { drawsAhead } from './timetable';

/** The draws of a lottery that are open for bets, soonest first; creates missing ones. */
async function drawsOnSale(db: Db, lottery: Lottery, now: Date): Promise<DrawRow[]> {
  await createChaseDraws(db, lottery, now.getTime());
  return db
    .select()
    .from(lotteryDraw)
    .where(
      and(
        eq(lotteryDraw.lottery, lottery.code),
        eq(lotteryDraw.status, 'waiting'),
        gt(lotteryDraw.locksAt, now),
      ),
    )
    .orderBy(asc(lotteryDraw.drawAt))
    .limit(drawsAhead(lottery, now.getTime()).length);
}

/** The current terms on which a lottery is sold to the caller. */
export async function offer({
  input,
  ctx,
}: Call<typeof getLotteryOffer>): Promise<HandlerValueOf<typeof getLotteryOffer>> {
  const { lottery, isOpen } = await soldLottery(ctx, input.lottery);
  const currency = ctx.member?.currency ?? ctx.brand.currency;
  const draws = await drawsOnSale(ctx.db, lottery, ctx.now());
  const { min, max, maxOnDraw } = stakeLimits(lottery, currency);
  const jackpot = await jackpotNow(ctx.db, lottery, currency);
  return {
    lottery: lottery.code,
    lotteryName: lottery.name,
    prizeMode: ctx.brand.lotteryType,
    isOpen,
    currency,
    draws: draws.map(({ number, drawAt, locksAt, commitment }) => ({
      number,
      drawsAt: drawAt.getTime(),
      locksAt: locksAt.getTime(),
      commitment,
    })),
    maxChaseDraws: draws.length,
    maxMultiple: MAX_MULTIPLE,
    minStake: min,
    maxStake: max,
    maxDrawStake: maxOnDraw,
    maxPayout: maxPayout(currency),
    jackpot: jackpot ?? null,
  };
}
