import { LOTTERIES } from '@perya/rules/lottery';
import { sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import { lotteryDraw, lotteryTicket } from './schema';

/** Days that the archive keeps fast draws; daily draws are kept forever. */
const KEPT_DAYS = 30;
/** Per sweep, so that it doesn't block other queries. */
const AT_ONCE = 5_000;

/** Deletes old fast draws without bets: one day of them is fifteen thousand rows. */
export async function sweepDraws(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString();
  const fast = sql.join(
    LOTTERIES.filter(({ category }) => category === 'ELOTT').map(({ code }) => sql`${code}`),
    sql`, `,
  );
  await db.execute(sql`
    delete from ${lotteryDraw} where (lottery, number) in (
      select old.lottery, old.number from ${lotteryDraw} as old
      where old.lottery in (${fast}) and old.draw_at < ${before}::timestamptz
        and old.status in ('settled', 'void')
        and not exists (
          select 1 from ${lotteryTicket} as ticket
          where ticket.lottery = old.lottery and ticket.draw = old.number)
      limit ${AT_ONCE})`);
}
