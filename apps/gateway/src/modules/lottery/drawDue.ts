import { drawNumbers } from '@perya/rules/fairness';
import {
  drawLimits,
  lotteryOf,
  readDraw,
  type DrawResult,
  type Lottery,
} from '@perya/rules/lottery';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import type { Platform } from '../../kernel/platform';
import { lotteryDraw, lotteryTicket, type DrawRow } from './schema';

/** Draws per transaction. */
const AT_ONCE = 300;

/**
 * The client seed of a draw is its own name, which no one can choose. Pages verify a draw with it and the
 * server seed.
 */
export const clientSeedOf = ({ lottery, number }: Pick<DrawRow, 'lottery' | 'number'>): string =>
  `${lottery}/${number}`;

/** Each draw has its own seed, so there's only one draw to count. */
export const NONCE = 0;

/** The raw numbers of a draw, one below each limit of its space. */
export async function rawNumbers(
  draw: Pick<DrawRow, 'lottery' | 'number' | 'serverSeed'>,
): Promise<number[]> {
  const { space } = lotteryNamed(draw.lottery);
  return drawNumbers(
    { serverSeed: draw.serverSeed, clientSeed: clientSeedOf(draw), nonce: NONCE },
    drawLimits(space),
  );
}

/** The result of a draw. It must stay secret until the draw takes place. */
export async function resultOf(
  draw: Pick<DrawRow, 'lottery' | 'number' | 'serverSeed'>,
): Promise<DrawResult> {
  return readDraw(lotteryNamed(draw.lottery).space, await rawNumbers(draw));
}

/** Whether the lottery has a jackpot. */
export const hasPool = ({ playTypes }: Lottery): boolean =>
  playTypes.some(({ tiers }) => tiers.some(({ pay }) => pay.kind === 'jackpot'));

export function lotteryNamed(code: string) {
  const lottery = lotteryOf(code);
  if (lottery === undefined) throw new Error(`No lottery is called ${code}.`);
  return lottery;
}

/**
 * Draws all draws that are due. The row lock waits for bets that are being placed and excludes a second
 * gateway. A draw without tickets and without a pool is settled immediately.
 */
export async function drawDue(platform: Platform): Promise<void> {
  for (let drawn = AT_ONCE; drawn === AT_ONCE;) {
    drawn = await platform.db.transaction((tx) => drawSome(tx, platform.clock.now()));
  }
}

async function drawSome(tx: Db, now: Date): Promise<number> {
  const due = await tx
    .select()
    .from(lotteryDraw)
    .where(and(eq(lotteryDraw.status, 'waiting'), lte(lotteryDraw.drawAt, now)))
    .orderBy(asc(lotteryDraw.drawAt), asc(lotteryDraw.lottery))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const rows = await Promise.all(
    due
      // A draw of a discontinued lottery stays until it's voided manually.
      .filter(({ lottery }) => lotteryOf(lottery) !== undefined)
      .map(async (draw) => ({
        lottery: draw.lottery,
        number: draw.number,
        result: await resultOf(draw),
        has_pool: hasPool(lotteryNamed(draw.lottery)),
      })),
  );
  if (rows.length === 0) return 0;
  const isToSettle = sql`(drawn.has_pool or exists (
    select 1 from ${lotteryTicket}
    where ${lotteryTicket.lottery} = ${lotteryDraw.lottery}
      and ${lotteryTicket.draw} = ${lotteryDraw.number}))`;
  await tx.execute(sql`
    update ${lotteryDraw} set
      result = drawn.result,
      drawn_at = ${now.toISOString()}::timestamptz,
      status = case when ${isToSettle} then 'drawn' else 'settled' end,
      settled_at = case when ${isToSettle} then null else ${now.toISOString()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as drawn(lottery text, number text, result jsonb, has_pool boolean)
    where ${lotteryDraw.lottery} = drawn.lottery and ${lotteryDraw.number} = drawn.number`);
  return rows.length;
}
