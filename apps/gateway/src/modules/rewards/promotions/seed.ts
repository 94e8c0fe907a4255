import { and, eq } from 'drizzle-orm';
import { houseAccount, post, walletOf } from '../../../kernel/ledger';
import { member as memberTable } from '../../identity';
import type { SeedContext } from '../../../kernel/seed/seed';
import { bonusIn } from '../../../kernel/money';
import { inLanguage } from '../../../kernel/text/texts';
import { PROMOTIONS } from './promotions';
import { promotionApplication, type ApplicationStatus, type RejectionReason } from './schema';
import { seasonAt } from './season';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

interface Part {
  promoId: string;
  status: ApplicationStatus;
  /** Before the moment of the seed. */
  hoursAgo: number;
  comment?: string;
  reason?: RejectionReason;
}

/** Every state that a member can be in; the promotions run all the year, so that it stays so. */
const PARTS: readonly Part[] = [
  // Before the past that is played for this member, which ends at the balance it began with.
  { promoId: 'np-welcome', status: 'CLAIMED', hoursAgo: 80 * DAY_HOURS },
  { promoId: 'np-steps', status: 'JOINED', hoursAgo: 40 * DAY_HOURS },
  {
    promoId: 'event-workshop',
    status: 'REJECTED',
    hoursAgo: 6 * DAY_HOURS,
    comment: 'Gawa namin ng mga pamangkin ko.',
    reason: 'unclearPicture',
  },
  { promoId: 'np-friend', status: 'ISSUED', hoursAgo: 3 * DAY_HOURS },
  {
    promoId: 'event-name',
    status: 'PROCESS',
    hoursAgo: 20,
    comment: 'Jeepney Jackpot, para sa larong may jeep.',
  },
  {
    promoId: 'event-postcard',
    status: 'APPLYING',
    hoursAgo: 1,
    comment: 'Unang gabi ko sa perya, at nanalo ng halo-halo.',
  },
];
const ACCOUNT = 'juan01';

/** What `juan01` has taken part in: nothing of it is decided by itself. */
export async function seedApplications(context: SeedContext): Promise<void> {
  const { db, now, brand } = context;
  const [member] = await db.select().from(memberTable).where(eq(memberTable.account, ACCOUNT));
  if (member === undefined) return;
  for (const { promoId, status, hoursAgo, comment, reason } of PARTS) {
    const seed = PROMOTIONS.find(({ id }) => id === promoId);
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
      comment: comment ?? '',
      reason: reason ?? null,
      amount: isGranted ? bonusIn(seed.bonus, member.currency) : null,
      currency: member.currency,
      createdAt,
      decidedAt: isDecided ? new Date(createdAt.getTime() + HOUR_MS) : null,
      claimedAt: status === 'CLAIMED' ? new Date(createdAt.getTime() + 2 * HOUR_MS) : null,
    });
  }
  await payWhatIsClaimed(context, member);
}

/** The claimed bonus in the ledger, taken home soon after: the wallet ends at its opening balance. */
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
    const title = PROMOTIONS.find((seed) => seed.id === promoId)?.title;
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
