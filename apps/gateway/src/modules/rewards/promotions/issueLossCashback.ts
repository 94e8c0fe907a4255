import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../kernel/db/types';
import { MEMBER_TYPES } from '../../identity';
import type { Span } from './counted';
import { shareOf } from './rules/shares';
import { insertIssued } from './issueGrants';
import type { Run } from './issueRun';
import { countedIn } from './issueSeasons';

/** A share of each member's net loss of the season, to everyone. */
export async function issueLossCashback(run: Run, span: Span): Promise<readonly number[]> {
  const { platform, seed, now } = run;
  const { basisPoints, categories } = platform.brand.current.cashback;
  const { from, to } = countedIn(run, span);
  const rows = await rowsOf<{ id: number; currency: string; lost: string }>(
    platform.db,
    sql`select m.id, m.currency, sum(b.stake - b.payout)::text as lost
      from bet b join member m on m.id = b.member_id and m.currency = b.currency
      where b.settled_at >= ${from.toISOString()}::timestamptz
        and b.settled_at < ${to.toISOString()}::timestamptz
        and b.status not in ('OPEN', 'VOID') and m.type <> ${MEMBER_TYPES.trial}
        and b.category in (${sql.join(
          categories.map((category) => sql`${category}`),
          sql`, `,
        )})
      group by m.id, m.currency having sum(b.stake - b.payout) > 0`,
  );
  const due = rows.map(({ id, currency, lost }) => ({
    memberId: id,
    currency,
    amount: shareOf(BigInt(lost), basisPoints),
  }));
  return insertIssued(platform.db, { seed, seasonStart: span.from, due, at: now });
}
