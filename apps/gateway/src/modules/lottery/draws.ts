import type { getDraw, HandlerValueOf, listDraws, listVietnamDayDraws } from '@perya/api-client';
import { LOTTERIES, lotteryOf, type Lottery } from '@perya/rules/lottery';
import { and, asc, desc, eq, gt, inArray, lt, max, min } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import type { Call } from '../../kernel/http/serve';
import { clientSeedOf, hasPool, NONCE } from './drawDue';
import { wireDraw } from './drawWire';
import { findDraw } from './openDraws';
import { jackpotNow } from './pool';
import { unknownDraw, unknownLottery } from './rejections';
import { lotteryDraw, type DrawRow } from './schema';

/** Draws that have ended: they took place or were called off. */
const ended = inArray(lotteryDraw.status, ['drawn', 'settled', 'voiding', 'void']);

/** The latest results of a lottery, or those of one day. */
export async function results({
  input: { lottery, count, day },
  ctx,
}: Call<typeof listDraws>): Promise<HandlerValueOf<typeof listDraws>> {
  if (lotteryOf(lottery) === undefined) throw unknownLottery();
  const rows = await ctx.db
    .select()
    .from(lotteryDraw)
    .where(
      and(
        eq(lotteryDraw.lottery, lottery),
        ended,
        day === undefined ? undefined : eq(lotteryDraw.day, day),
      ),
    )
    .orderBy(desc(lotteryDraw.drawAt))
    .limit(count);
  const now = ctx.now();
  return rows.map((row) => wireDraw(row, now));
}

/** All provinces of a region on one day, in the order of `LOTTERIES`. */
export async function vietnamDay({
  input: { region, day: asked },
  ctx,
}: Call<typeof listVietnamDayDraws>): Promise<HandlerValueOf<typeof listVietnamDayDraws>> {
  const codes = LOTTERIES.filter((lottery) => lottery.region === region).map(({ code }) => code);
  const ofRegion = and(inArray(lotteryDraw.lottery, codes), ended);
  const day = asked ?? (await lastDay(ctx.db, ofRegion));
  const [around] = await ctx.db
    .select({ previous: max(lotteryDraw.day) })
    .from(lotteryDraw)
    .where(and(ofRegion, lt(lotteryDraw.day, day)));
  const [after] = await ctx.db
    .select({ next: min(lotteryDraw.day) })
    .from(lotteryDraw)
    .where(and(ofRegion, gt(lotteryDraw.day, day)));
  const rows = await ctx.db
    .select()
    .from(lotteryDraw)
    .where(and(ofRegion, eq(lotteryDraw.day, day)))
    .orderBy(asc(lotteryDraw.drawAt));
  const now = ctx.now();
  return {
    day,
    previousDay: around?.previous ?? null,
    nextDay: after?.next ?? null,
    draws: rows
      .toSorted((one, other) => codes.indexOf(one.lottery) - codes.indexOf(other.lottery))
      .map((row) => wireDraw(row, now)),
  };
}

/** Falls back to a day without draws if nothing has been drawn yet. */
async function lastDay(db: Db, ofRegion: ReturnType<typeof and>): Promise<string> {
  const [row] = await db
    .select({ day: max(lotteryDraw.day) })
    .from(lotteryDraw)
    .where(ofRegion);
  return row?.day ?? '19700101';
}

/** One draw with its proof. The seed is included only once the draw has taken place or was called off. */
export async function drawDetail({
  input: { lottery: code, number },
  ctx,
}: Call<typeof getDraw>): Promise<HandlerValueOf<typeof getDraw>> {
  const lottery = lotteryOf(code);
  const draw = await findDraw(ctx.db, code, number);
  if (lottery === undefined || draw === undefined) throw unknownDraw();
  const currency = ctx.member?.currency ?? ctx.brand.currency;
  const jackpot = await jackpotOf(ctx.db, lottery, draw, currency);
  return {
    ...wireDraw(draw, ctx.now()),
    salesBeginAt: draw.openedAt.getTime(),
    locksAt: draw.locksAt.getTime(),
    commitment: draw.commitment,
    serverSeed: draw.status === 'waiting' ? null : draw.serverSeed,
    clientSeed: clientSeedOf(draw),
    nonce: NONCE,
    currency,
    jackpot: jackpot ?? null,
    jackpotBets: hasPool(lottery) ? draw.jackpotBets : null,
  };
}

/** The jackpot that was played for; for a coming draw, its current value. */
async function jackpotOf(
  db: Db,
  lottery: Lottery,
  draw: DrawRow,
  currency: string,
): Promise<bigint | undefined> {
  const kept = draw.jackpots?.[currency];
  return kept === undefined ? jackpotNow(db, lottery, currency) : BigInt(kept);
}
