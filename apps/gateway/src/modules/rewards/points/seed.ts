import { inArray, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { member as memberTable } from '../../identity';
import type { SeedContext } from '../../../kernel/seed/seed';
import { NOTES, REWARDS, TERMS } from './demo';
import { takeEarnings } from './earn';
import { postAllPoints, type PointRequest } from './ledger';
import { pointDelta, pointReward, voucherCode } from './schema';
import { daysBeforeSeed, seedRedemptions } from './seedRedemptions';

const DAY_MS = 86_400_000;
/** The large data set is for measuring: points for older play would add a posting for every day. */
const LARGE_DAYS = 14;

/** Voucher codes, the points from play, and the demo members' redemptions. */
export async function seedPoints(context: SeedContext): Promise<void> {
  await seedVoucherCodes(context);
  const redemptions = await seedRedemptions(context);
  const requests = [
    ...(await playedPoints(context)),
    ...(await gifts(context)),
    ...redemptions,
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  await postAllPoints(context.db, requests);
}

/**
 * The mall's rewards. Without demo data, nobody has redeemed any, and those out of stock are off the shelf.
 * Vouchers are too: their codes are the shops', and the demo's are public.
 */
export async function seedRewards({ db, now, profile, progress }: SeedContext): Promise<void> {
  progress('Stocking the points mall');
  const isDemo = profile !== 'empty';
  await db.insert(pointReward).values(
    REWARDS.map(({ id, kind, name, description, price, daysAgo, redeemed, ...rest }) => {
      const stock = kind === 'VOUCHER' && !isDemo ? 0 : (rest.stock ?? null);
      return {
        id,
        kind,
        name,
        description,
        terms: TERMS[kind],
        price,
        stock,
        limitPerMember: rest.limitPerMember ?? null,
        minRank: rest.minRank ?? 0,
        value: rest.value ?? null,
        redeemed: isDemo ? redeemed : 0,
        isOff: !isDemo && stock === 0,
        addedAt: new Date(now.getTime() - (isDemo ? daysAgo * DAY_MS : 0)),
      };
    }),
  );
}

/** The codes of the vouchers; anyone can compute them. */
async function seedVoucherCodes({ db }: SeedContext): Promise<void> {
  const codes = REWARDS.filter(({ kind }) => kind === 'VOUCHER').flatMap(({ id, stock = 0 }) =>
    Array.from({ length: stock }, (_, place) => ({ rewardId: id, code: codeOf(`${id}/${place}`) })),
  );
  await db.insert(voucherCode).values(codes);
}

/** Letters and digits that can't be mistaken for one another. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code like `QK7M-2VWD-9XTE`, the same in every seed. */
function codeOf(of: string): string {
  const digest = createHash('sha256').update(`perya/voucher/${of}`).digest();
  const letters = Array.from({ length: 12 }, (_, place) => LETTERS[(digest[place] ?? 0) % 32]);
  return [0, 4, 8].map((from) => letters.slice(from, from + 4).join('')).join('-');
}

/** Points for past play, by the day on which they were earned. */
async function playedPoints({ db, brand, now, profile }: SeedContext): Promise<PointRequest[]> {
  if (profile === 'large') {
    const since = new Date(now.getTime() - LARGE_DAYS * DAY_MS);
    await db
      .delete(pointDelta)
      .where(sql`${pointDelta.slot} < ${since.toISOString()}::timestamptz`);
  }
  const all: PointRequest[] = [];
  for (;;) {
    const { taken, requests } = await takeEarnings(db, { brand, now, byDayIn: brand.timeZone });
    all.push(...requests);
    if (taken === 0) return all;
  }
}

const GIFTS: Readonly<Record<string, number>> = { juan01: 6_000, vip001: 60_000 };

/** Initial points to try the mall with, dated long before any redemption. */
async function gifts({ db, now }: SeedContext): Promise<PointRequest[]> {
  const members = await db
    .select({ id: memberTable.id, account: memberTable.account })
    .from(memberTable)
    .where(inArray(memberTable.account, Object.keys(GIFTS)));
  return members.map(({ id, account }) => ({
    key: `seed:season:${id}`,
    kind: 'reward',
    memberId: id,
    points: GIFTS[account] ?? 0,
    at: daysBeforeSeed(now, 400),
    details: { note: NOTES.season },
  }));
}
