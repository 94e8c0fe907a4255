import { addDays, startOfDay, todayIn } from '@perya/rules/time';
import { eq, min, sql } from 'drizzle-orm';
import { agentContract } from '../contracts/schema';
import type { Db } from '../../../kernel/db/types';
import { houseAccount, post, walletOf } from '../../../kernel/ledger';
import { member } from '../../identity';
import type { SeedContext } from '../../../kernel/seed/seed';
import { SETTLEMENT_SCHEDULES } from './clocks';
import { SETTLE_AFTER_MS } from './due';
import { settlement } from './schema';
import { settleNext } from './settle';

const HOUR_MS = 3_600_000;
/** Number of hours before now that are settled one by one; everything earlier is settled by day. */
const HOURS = 50;

/**
 * The instants at which the past was settled: each midnight of the brand, and each of the last hours, as the
 * jobs would have done. Five-minute periods are settled with their hour.
 */
async function momentsOf(db: Db, now: Date, timeZone: string): Promise<Date[]> {
  const [first] = await db.select({ at: min(agentContract.activeAt) }).from(agentContract);
  if (!first?.at) return [];
  const end = now.getTime();
  const moments = new Set([end]);
  const today = todayIn(timeZone, end);
  let day = addDays(todayIn(timeZone, first.at.getTime()), 1);
  for (; day <= today; day = addDays(day, 1)) {
    moments.add(startOfDay(day, timeZone) + SETTLE_AFTER_MS);
  }
  const hour = Math.floor(end / HOUR_MS) * HOUR_MS + SETTLE_AFTER_MS;
  for (let back = 0; back < HOURS; back += 1) moments.add(hour - back * HOUR_MS);
  return [...moments]
    .filter((ms) => ms <= end)
    .toSorted((a, b) => a - b)
    .map((ms) => new Date(ms));
}

/**
 * Settles the past of the demo contracts with the same functions as the present. The pay is withdrawn again,
 * so that every wallet ends at its opening balance.
 */
export async function seedSettlements({ db, now, brand, progress }: SeedContext) {
  progress('Settling the past of the contracts');
  for (const at of await momentsOf(db, now, brand.timeZone)) {
    for (const clock of SETTLEMENT_SCHEDULES) {
      while ((await settleNext(db, clock, { brand, now: at })) !== undefined);
    }
  }
  const paid = await db
    .select({
      agentId: settlement.agentId,
      account: member.account,
      currency: settlement.currency,
      sum: sql<string>`sum(${settlement.amount})::text`,
    })
    .from(settlement)
    .innerJoin(member, eq(member.id, settlement.agentId))
    .groupBy(settlement.agentId, member.account, settlement.currency)
    .orderBy(settlement.agentId);
  for (const { agentId, account, currency, sum } of paid) {
    const amount = BigInt(sum);
    if (amount === 0n) continue;
    await post(db, {
      key: `seed:settlement-home:${account}`,
      kind: 'withdrawal',
      at: now,
      entries: [
        { account: walletOf(agentId, currency), amount: -amount },
        { account: houseAccount('bank', currency), amount },
      ],
    });
  }
}
