import type { getDraw, listDraws, listVietnamDayDraws, WireValueOf } from '@perya/api-client';
import { LOTTERIES, lotteryOf, type Lottery } from '@perya/rules/lottery';
import { formatDecimal } from '@perya/rules/money';
import { and, asc, desc, eq, gt, inArray, lt, max, min } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import type { Call } from '../../kernel/http/serve';
import { clientSeedOf, hasPool, NONCE } from './drawDue';
import { wireDraw } from './drawWire';
import { findDraw } from './openDraws';
import { jackpotNow } from './pool';
import { unknownDraw, unknownLottery } from './refusals';
import { lotteryDraw, type DrawRow } from './schema';

/** Of draws that have an end to tell: what took place, and what was called off. */
const ended = inArray(lotteryDraw.status, ['drawn', 'settled', 'voiding', 'void']);

/** The latest results of a lottery, or those of one day. */
export async function results({
  input: { gameCode, count, day },
  ctx,
}: Call<typeof listDraws>): Promise<WireValueOf<typeof listDraws>> {
  if (lotteryOf(gameCode) === undefined) throw unknownLottery();
  const rows = await ctx.db
    .select()
    .from(lotteryDraw)
    .where(
      and(
        eq(lotteryDraw.lottery, gameCode),
        ended,
        day === undefined ? undefined : eq(lotteryDraw.day, day),
      ),
    )
    .orderBy(desc(lotteryDraw.drawAt))
    .limit(count);
  const now = ctx.now();
  return { list: rows.map((row) => wireDraw(row, now)) };
}

/** All provinces of a region on one day, in the order of the house's list. */
export async function vietnamDay({
  input: { region, day: asked },
  ctx,
}: Call<typeof listVietnamDayDraws>): Promise<WireValueOf<typeof listVietnamDayDraws>> {
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
    list: rows
      .toSorted((one, other) => codes.indexOf(one.lottery) - codes.indexOf(other.lottery))
      .map((row) => wireDraw(row, now)),
  };
}

/** A house that has drawn nothing yet has a day all the same: an empty one. */
async function lastDay(db: Db, ofRegion: ReturnType<typeof and>): Promise<string> {
  const [row] = await db
    .select({ day: max(lotteryDraw.day) })
    .from(lotteryDraw)
    .where(ofRegion);
  return row?.day ?? '19700101';
}

/** One draw with what proves it: the seed only once it is drawn, or called off. */
export async function drawDetail({
  input: { gameCode, numero },
  ctx,
}: Call<typeof getDraw>): Promise<WireValueOf<typeof getDraw>> {
  const lottery = lotteryOf(gameCode);
  const draw = await findDraw(ctx.db, gameCode, numero);
  if (lottery === undefined || draw === undefined) throw unknownDraw();
  const currency = ctx.member?.currency ?? ctx.brand.currency;
  const jackpot = await jackpotOf(ctx.db, lottery, draw, currency);
  return {
    ...wireDraw(draw, ctx.now()),
    saleTime: draw.openedAt.getTime(),
    lockTime: draw.locksAt.getTime(),
    commitment: draw.commitment,
    serverSeed: draw.status === 'waiting' ? null : draw.serverSeed,
    clientSeed: clientSeedOf(draw),
    nonce: NONCE,
    currency,
    jackpot: jackpot === undefined ? null : formatDecimal(jackpot),
    jackpotBets: hasPool(lottery) ? draw.jackpotBets : null,
  };
}

/** What was played for; of a draw to come, what it stands at now. */
async function jackpotOf(
  db: Db,
  lottery: Lottery,
  draw: DrawRow,
  currency: string,
): Promise<bigint | undefined> {
  const kept = draw.jackpots?.[currency];
  return kept === undefined ? jackpotNow(db, lottery, currency) : BigInt(kept);
}
