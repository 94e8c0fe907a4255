import { eq, inArray } from 'drizzle-orm';
import { member } from '../../identity';
import type { SeedContext } from '../../../kernel/seed/seed';
import { payoutAccount } from './schema';

const DAY_MS = 86_400_000;

/** Real names of demo accounts that have been paid before, and the numbers they were paid to. */
const KNOWN: Readonly<Record<string, { name: string; number: string }>> = {
  juan01: { name: 'Juan Dela Cruz', number: '004512346789' },
  vip001: { name: 'Victoria Reyes Santos', number: '009918220451' },
};

/** Adds a bank card for each demo account that withdraws. */
export async function seedPayoutAccounts({ db, now }: SeedContext): Promise<void> {
  const rows = await db
    .select({ id: member.id, account: member.account })
    .from(member)
    .where(inArray(member.account, Object.keys(KNOWN)));
  for (const { id, account } of rows) {
    const { name, number } = KNOWN[account] ?? {};
    if (name === undefined || number === undefined) continue;
    await db.update(member).set({ payeeName: name }).where(eq(member.id, id));
    await db.insert(payoutAccount).values({
      memberId: id,
      kind: 'BANK_CARD',
      provider: 'BAYANI',
      number,
      holder: name,
      createdAt: new Date(now.getTime() - 30 * DAY_MS),
    });
  }
}
