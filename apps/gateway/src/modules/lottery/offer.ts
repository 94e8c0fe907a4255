import type { getLotteryOffer, WireValueOf } from '@perya/api-client';
import type { Lottery } from '@perya/rules/lottery';
import { formatDecimal } from '@perya/rules/money';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import type { Call } from '../../kernel/http/serve';
import { MAX_MULTIPLE, maxPayout, stakeLimits } from './limits';
import { openForChase } from './openDraws';
import { jackpotNow } from './pool';
import { lotteryDraw, type DrawRow } from './schema';
import { soldLottery } from './sold';
import { drawsAhead } from './timetable';

/** The draws of a lottery that take bets now, the soonest first; they are made where they are missing. */
async function drawsOnSale(db: Db, lottery: Lottery, now: Date): Promise<DrawRow[]> {
  await openForChase(db, lottery, now.getTime());
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

/** On what terms a lottery is sold to the caller right now. */
export async function offer({
  input,
  ctx,
}: Call<typeof getLotteryOffer>): Promise<WireValueOf<typeof getLotteryOffer>> {
  const { lottery, isOpen } = await soldLottery(ctx, input.gameCode);
  const currency = ctx.member?.currency ?? ctx.brand.currency;
  const draws = await drawsOnSale(ctx.db, lottery, ctx.now());
  const { min, max, maxOnDraw } = stakeLimits(lottery, currency);
  const jackpot = await jackpotNow(ctx.db, lottery, currency);
  return {
    gameCode: lottery.code,
    displayName: lottery.name,
    prizeMode: ctx.brand.lotteryType,
    isOpen: isOpen ? 1 : 0,
    currency,
    numeros: draws.map(({ number, drawAt, locksAt, commitment }) => ({
      numero: number,
      openTime: drawAt.getTime(),
      lockTime: locksAt.getTime(),
      commitment,
    })),
    maxChase: draws.length,
    maxMultiple: MAX_MULTIPLE,
    minStake: formatDecimal(min),
    maxStake: formatDecimal(max),
    maxDrawStake: formatDecimal(maxOnDraw),
    maxPayout: formatDecimal(maxPayout(currency)),
    jackpot: jackpot === undefined ? null : formatDecimal(jackpot),
  };
}
