import { eq, sql } from 'drizzle-orm';
import { houseAccount, post, walletOf } from '../ledger';
import { member } from '../members/schema';
import type { SeedContext } from '../seed/seed';
import { CLOCKS } from './clocks';
import { settlement } from './schema';
import { settleNext } from './settle';

/**
 * The past of the demo's contracts, settled by the same functions as the present. What it paid is taken
 * home, so that every wallet ends at its opening balance.
 */
export async function seedSettlements({ db, now, brand, profile, progress }: SeedContext) {
  if (profile === 'empty') return;
  progress('Settling the past of the contracts');
  for (const clock of CLOCKS) {
    while ((await settleNext(db, clock, { brand, now })) !== undefined);
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
