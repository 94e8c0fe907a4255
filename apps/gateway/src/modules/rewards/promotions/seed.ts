import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import demo from '../../../demo/promotions.json' with { type: 'json' };
import { parseDemo } from '../../../demo/parseDemo';
import { houseAccount, post, walletOf } from '../../../kernel/ledger';
import { member as memberTable } from '../../identity';
import type { SeedContext } from '../../../kernel/seed/seed';
import { bonusIn } from '../../../kernel/money';
import { inLanguage } from '../../../kernel/text/texts';
import { promotionSeed } from './promotions';
import { promotionApplication } from './schema';
import { seasonAt } from './season';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** Every state that a member can be in. The promotions run all year, so that it stays that way. */
const APPLICATIONS = parseDemo(
  'promotions.json',
  v.array(
    v.strictObject({
      promoId: v.string(),
      status: v.picklist(['APPLYING', 'PROCESS', 'REJECTED', 'ISSUED', 'CLAIMED', 'JOINED']),
      /**
       * Hours before the seed. A claimed bonus is older than this member's seeded play, which ends at the
       * balance that it starts with.
       */
      hoursAgo: v.number(),
      comment: v.optional(v.string(), ''),
      /** A granted or claimed bonus, in bonus units. */
      units: v.optional(v.number(), 0),
      reason: v.optional(v.picklist(['tooShort', 'unclearPicture'])),
    }),
  ),
  demo.applications,
);
const ACCOUNT = 'juan01';

/** The promotions that `juan01` takes part in. They are from before the seed, so the sandbox desk leaves them open. */
export async function seedApplications(context: SeedContext): Promise<void> {
  const { db, now, brand } = context;
  const [member] = await db.select().from(memberTable).where(eq(memberTable.account, ACCOUNT));
  if (member === undefined) return;
  for (const { promoId, status, hoursAgo, comment, reason, units } of APPLICATIONS) {
    const seed = promotionSeed(promoId);
    if (seed === undefined) throw new Error(`There is no promotion ${promoId} to take part in.`);
    const { startsAt } = seasonAt(seed.season, now.getTime(), brand.timeZone);
    const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
    const isGranted = status === 'ISSUED' || status === 'CLAIMED';
    const isDecided = isGranted || status === 'REJECTED';
    await db.insert(promotionApplication).values({
      promoId,
      seasonStart: new Date(startsAt),
      memberId: member.id,
      status,
      comment,
      reason: reason ?? null,
      amount: isGranted ? bonusIn(units, member.currency) : null,
      currency: member.currency,
      createdAt,
      decidedAt: isDecided ? new Date(createdAt.getTime() + HOUR_MS) : null,
      claimedAt: status === 'CLAIMED' ? new Date(createdAt.getTime() + 2 * HOUR_MS) : null,
    });
  }
  await payWhatIsClaimed(context, member);
}

/** Posts the claimed bonus, and a withdrawal soon after: the wallet ends at its opening balance. */
async function payWhatIsClaimed(
  { db, brand }: SeedContext,
  { id: memberId, currency }: typeof memberTable.$inferSelect,
): Promise<void> {
  const claimed = await db
    .select()
    .from(promotionApplication)
    .where(
      and(eq(promotionApplication.memberId, memberId), eq(promotionApplication.status, 'CLAIMED')),
    );
  for (const { id, promoId, amount, claimedAt } of claimed) {
    if (amount === null || claimedAt === null) continue;
    const title = promotionSeed(promoId)?.title;
    const mine = walletOf(memberId, currency);
    await post(db, {
      key: `promotion-bonus:${id}`,
      kind: 'bonus',
      at: claimedAt,
      reference: promoId,
      ...(title && { details: { note: inLanguage(title, brand.defaultLanguage) } }),
      entries: [
        { account: houseAccount('promotions', currency), amount: -amount },
        { account: mine, amount },
      ],
    });
    await post(db, {
      key: `seed:bonus-home:${id}`,
      kind: 'withdrawal',
      at: new Date(claimedAt.getTime() + DAY_HOURS * HOUR_MS),
      entries: [
        { account: mine, amount: -amount },
        { account: houseAccount('bank', currency), amount },
      ],
    });
  }
}
