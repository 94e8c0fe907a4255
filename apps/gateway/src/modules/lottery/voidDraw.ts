import { and, eq } from 'drizzle-orm';
import { Rejection } from '../../kernel/http/Rejection';
import type { Platform } from '../../kernel/platform';
import { findDraw } from './openDraws';
import { unknownDraw } from './rejections';
import { lotteryDraw } from './schema';
import { settleDrawn } from './settle';

/**
 * Calls off a draw: it won't take place, and every stake on it is refunded. Only possible before it is drawn:
 * a known result is always paid.
 */
export async function voidDraw(
  platform: Platform,
  { lottery, number }: { lottery: string; number: string },
): Promise<void> {
  const [draw] = await platform.db
    .update(lotteryDraw)
    .set({ status: 'voiding', drawnAt: platform.clock.now() })
    .where(
      and(
        eq(lotteryDraw.lottery, lottery),
        eq(lotteryDraw.number, number),
        eq(lotteryDraw.status, 'waiting'),
      ),
    )
    .returning({ number: lotteryDraw.number });
  if (draw === undefined) {
    const known = await findDraw(platform.db, lottery, number);
    if (known === undefined) throw unknownDraw();
    if (known.status === 'void' || known.status === 'voiding') return;
    throw new Rejection(409, 'DRAW_OPENED', 'invalid_request');
  }
  await settleDrawn(platform);
}
