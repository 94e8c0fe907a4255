import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import demo from '../../../demo/referrals.json' with { type: 'json' };
import { parseDemo } from '../../../demo/parseDemo';
import { houseAccount, post, walletOf } from '../../../kernel/ledger';
import { member } from '../../identity';
import { bonusIn, demoAmountIn } from '../../../kernel/money';
import type { SeedContext } from '../../../kernel/seed/seed';
import { referral, referralCode } from './schema';

const DAY_MS = 86_400_000;
const REFERRER = 'juan01';
const CODE = 'JUAN7PER';

/** One friend in each state. The paid one is older than the seeded play of `juan01`. */
const FRIENDS = parseDemo(
  'referrals.json',
  v.array(
    v.strictObject({
      account: v.string(),
      mobile: v.string(),
      daysAgo: v.number(),
      /** The friend's deposits, in minor units. */
      deposited: v.number(),
      rejection: v.optional(v.picklist(['SAME_ADDRESS', 'SAME_DEVICE'])),
      /** How many days ago the reward was paid. */
      rewardedDaysAgo: v.optional(v.number()),
    }),
  ),
  demo,
);

/** The friends of `juan01`, who registered with his code. */
export async function seedReferrals(context: SeedContext): Promise<void> {
  const { db, now, brand, hashPassword } = context;
  const [referrer] = await db.select().from(member).where(eq(member.account, REFERRER));
  if (referrer === undefined) return;
  await db.insert(referralCode).values({ memberId: referrer.id, code: CODE });
  const { currency, defaultLanguage } = brand;
  const passwordHash = await hashPassword('Perya2026');
  for (const friend of FRIENDS) {
    const joinedAt = new Date(now.getTime() - friend.daysAgo * DAY_MS);
    const [row] = await db
      .insert(member)
      .values({
        account: friend.account,
        nickname: friend.account,
        currency,
        language: defaultLanguage,
        email: `${friend.account}@example.com`,
        mobile: friend.mobile,
        passwordHash,
        passwordChangedAt: joinedAt,
        firstLoginAt: joinedAt,
        referrerId: referrer.id,
        registeredBy: 'username',
        createdAt: joinedAt,
      })
      .returning({ id: member.id });
    if (row === undefined) throw new Error(`The database answered no id for ${friend.account}.`);
    const { rewardedDaysAgo } = friend;
    const reward = bonusIn(brand.referral.rewardUnits, currency);
    const claimedAt =
      rewardedDaysAgo === undefined ? null : new Date(now.getTime() - rewardedDaysAgo * DAY_MS);
    const [invited] = await db
      .insert(referral)
      .values({
        friendId: row.id,
        referrerId: referrer.id,
        joinedAt,
        rejection: friend.rejection ?? null,
        ...(claimedAt && { reward, claimedAt }),
      })
      .returning({ id: referral.id });
    const deposited = demoAmountIn(BigInt(friend.deposited), currency);
    if (deposited > 0n) {
      await post(db, {
        key: `seed:opening:${friend.account}`,
        kind: 'deposit',
        at: new Date(joinedAt.getTime() + DAY_MS / 24),
        reference: 'opening',
        entries: [
          { account: houseAccount('bank', currency), amount: -deposited },
          { account: walletOf(row.id, currency), amount: deposited },
        ],
      });
    }
    if (claimedAt && invited)
      await payAndTakeHome(context, { ...referrer, invited: invited.id, claimedAt, reward });
  }
}

interface Paid {
  id: number;
  currency: string;
  invited: number;
  claimedAt: Date;
  reward: bigint;
}

/** Posts the reward, and a withdrawal soon after: the wallet ends at its opening balance. */
async function payAndTakeHome(
  { db }: SeedContext,
  { id, currency, invited, claimedAt, reward }: Paid,
): Promise<void> {
  const mine = walletOf(id, currency);
  await post(db, {
    key: `referral:friend:${invited}`,
    kind: 'bonus',
    at: claimedAt,
    reference: 'referral',
    entries: [
      { account: houseAccount('promotions', currency), amount: -reward },
      { account: mine, amount: reward },
    ],
  });
  await post(db, {
    key: `seed:referral-home:${invited}`,
    kind: 'withdrawal',
    at: new Date(claimedAt.getTime() + DAY_MS),
    entries: [
      { account: mine, amount: -reward },
      { account: houseAccount('bank', currency), amount: reward },
    ],
  });
}
