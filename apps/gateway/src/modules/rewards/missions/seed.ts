import { inArray } from 'drizzle-orm';
import { member, recordSignInDay } from '../../identity';
import type { SeedContext } from '../../../kernel/seed/seed';

const DAY_MS = 86_400_000;

/** Sign-in days before the seed, by account. */
const DAYS_AGO: Readonly<Record<string, readonly number[]>> = {
  juan01: [1, 2, 3],
  vip001: [1, 2, 3, 4, 5, 6],
  maria03: [2],
};

/** A few sign-in days for the demo members. */
export async function seedMissions({ db, now, brand }: SeedContext): Promise<void> {
  const rows = await db
    .select({ id: member.id, account: member.account })
    .from(member)
    .where(inArray(member.account, Object.keys(DAYS_AGO)));
  for (const { id, account } of rows) {
    for (const ago of DAYS_AGO[account] ?? []) {
      const at = new Date(now.getTime() - ago * DAY_MS);
      await recordSignInDay(db, { memberId: id, at, timeZone: brand.timeZone });
    }
  }
}
