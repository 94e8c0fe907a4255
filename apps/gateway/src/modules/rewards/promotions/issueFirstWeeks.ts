import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../kernel/db/types';
import { bonusIn } from '../../../kernel/money';
import type { Platform } from '../../../kernel/platform';
import { MEMBER_TYPES } from '../../identity';
import type { RuleOf } from './rules/rule';
import { cappedShare } from './rules/shares';
import { seasonAt } from './season';
import { insertIssued } from './issueGrants';
import { DAY_MS, oldestEnd, REST_MS, type Run } from './issueRun';

/** Between two looks for first weeks that are over: each reads the new members' first deposits. */
const FIRST_WEEK_LOOK_MS = 10 * 60_000;

/** When this gateway last looked for first weeks that are over, in milliseconds. */
const firstWeeksAt = new WeakMap<Platform, number>();

/** Forgets when this gateway last looked: the database was reset. */
export const forgetFirstWeeks = (platform: Platform): void => void firstWeeksAt.delete(platform);

/** A share of the net loss in the days from the first deposit, once these are over. */
export async function issueFirstWeeks(run: Run<RuleOf<'firstWeek'>>): Promise<readonly number[]> {
  const { platform, seed, rule, now, since } = run;
  const last = firstWeeksAt.get(platform);
  if (last !== undefined && Math.abs(now.getTime() - last) < FIRST_WEEK_LOOK_MS) return [];
  firstWeeksAt.set(platform, now.getTime());
  const { timeZone } = platform.brand.current;
  const { startsAt } = seasonAt(seed.season, now.getTime(), timeZone);
  const span = sql.raw(`interval '${rule.days} days'`);
  const time = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;
  const lastEnd = now.getTime() - REST_MS;
  const rows = await rowsOf<{ id: number; currency: string; lost: string }>(
    platform.db,
    sql`select m.id, m.currency, played.lost::text as lost
      from member m
        cross join lateral (select min(e.at) as at from ledger_account a
          join ledger_entry e on e.account_id = a.id and not e.pending
          join ledger_posting p on p.id = e.posting_id and p.kind = 'deposit'
          where a.owner = 'member:' || m.id and a.currency = m.currency and a.kind = 'wallet') first
        cross join lateral (select coalesce(sum(b.stake - b.payout), 0) as lost from bet b
          where b.member_id = m.id and b.currency = m.currency and b.status not in ('OPEN', 'VOID')
            and b.settled_at >= first.at and b.settled_at < first.at + ${span}) played
      where m.created_at >= ${time(oldestEnd(seed, now) - (rule.days + rule.newDays) * DAY_MS)}
        and m.type <> ${MEMBER_TYPES.trial}
        and first.at >= ${time(since.getTime())}
        and first.at < m.created_at + ${sql.raw(`interval '${rule.newDays} days'`)}
        and first.at + ${span} <= ${time(lastEnd)}
        and first.at + ${span} > ${time(oldestEnd(seed, now))}
        and played.lost > 0
        and not exists (select 1 from promotion_application done
          where done.member_id = m.id and done.promo_id = ${seed.id})`,
  );
  const due = rows.map(({ id, currency, lost }) => ({
    memberId: id,
    currency,
    amount: cappedShare(BigInt(lost), rule.basisPoints, bonusIn(rule.maxUnits, currency)),
  }));
  return insertIssued(platform.db, { seed, seasonStart: new Date(startsAt), due, at: now });
}
