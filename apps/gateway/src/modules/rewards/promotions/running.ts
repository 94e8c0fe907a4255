import type { Brand } from '../../../kernel/brand';
import { Rejection } from '../../../kernel/http/Rejection';
import type { CallContext } from '../../../kernel/http/serve';
import { amountOfSetting } from '../../../kernel/money';
import { PROMOTIONS, promotionSeed, type PromotionSeed } from './promotions';
import type { promotionApplication } from './schema';
import { seasonAt, type SeasonTimes } from './season';

/** A promotion and its current season. */
export interface CurrentPromotion {
  readonly seed: PromotionSeed;
  readonly times: SeasonTimes;
}

const DAY_MS = 86_400_000;

/** All promotions, by the calendar of the brand. The promotions are kept in code. */
export function promotionsNow(ctx: CallContext): CurrentPromotion[] {
  return PROMOTIONS.map((seed) => ({ seed, times: timesOf(seed, ctx) }));
}

/** One promotion; rejects with a 404 if it's unknown. */
export function promotionNow(ctx: CallContext, id: string): CurrentPromotion {
  const seed = promotionSeed(id);
  if (seed === undefined) throw new Rejection(404, 'UNKNOWN_PROMOTION', 'not_found');
  return { seed, times: timesOf(seed, ctx) };
}

/**
 * Whether the brand's settings keep what a promotion promises. One that they don't isn't offered: cashback that
 * is off, a welcome reward that is off, an e-wallet with a fee.
 */
export function isOffered({ rule }: Pick<PromotionSeed, 'rule'>, brand: Brand): boolean {
  switch (rule.kind) {
    case 'depositMatch':
      return brand.rewards.welcome.enabled;
    case 'referral':
      return brand.referral.enabled;
    case 'dailyCashback':
      return brand.cashback.enabled;
    case 'noFee': {
      const wallets = Object.values(brand.deposits.methods).filter(
        ({ kind, isOn }) => kind === 'EWALLET' && isOn,
      );
      return (
        wallets.length > 0 &&
        wallets.every(
          ({ feeBasisPoints, feeFixed }) =>
            feeBasisPoints === 0 && amountOfSetting(feeFixed) === 0n,
        )
      );
    }
    case 'depositBonus':
    case 'freeSpins':
    case 'steps':
    case 'firstWeek':
    case 'stakeCashback':
    case 'sharedPool':
    case 'application':
      return true;
  }
}

/** Whether an application must come with a picture. */
export const isPictureNeeded = ({ rule }: Pick<PromotionSeed, 'rule'>): boolean =>
  rule.kind === 'application' && rule.isPictureNeeded;

/** The instant until which a granted bonus can be claimed, in milliseconds. */
export const claimUntil = ({
  promoId,
  decidedAt,
  createdAt,
}: Pick<typeof promotionApplication.$inferSelect, 'promoId' | 'decidedAt' | 'createdAt'>): number =>
  (decidedAt ?? createdAt).getTime() + (promotionSeed(promoId)?.claimDays ?? 0) * DAY_MS;

/** Whether a bonus was granted, and can still be claimed. */
export const isClaimable = (
  application: Parameters<typeof claimUntil>[0] & { status: string },
  now: Date,
): boolean => application.status === 'ISSUED' && claimUntil(application) > now.getTime();

const timesOf = ({ season }: PromotionSeed, { now, brand }: CallContext) =>
  seasonAt(season, now().getTime(), brand.timeZone);
