import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { count, currencyCode, decimalText, oneOf, text, timestamp } from '../core/schemas';
import { promotionSchema } from './promotion';

/* @__NO_SIDE_EFFECTS__ */
function applicationSchema() {
  return v.object({
    sentAt: timestamp(),
    comment: v.string(),
    /** Addresses of the attached pictures, as stored by the platform. */
    pictures: v.array(v.string()),
    /** When it was rejected, granted or claimed; null until then. */
    decidedAt: v.nullable(timestamp()),
    /** Why it was rejected, in the caller's language. */
    reason: v.nullable(v.string()),
  });
}

/** A member's application to a promotion, and its outcome. */
export type PromotionApplication = FieldOf<ReturnType<typeof applicationSchema>>;

/* @__NO_SIDE_EFFECTS__ */
function progressSchema() {
  return v.object({
    /** Up to `target`. */
    done: decimalText(),
    target: decimalText(),
    unit: oneOf({ money: 'MONEY', steps: 'STEPS', friends: 'FRIENDS' }),
    /** The currency of money; otherwise null. */
    currency: v.nullable(currencyCode()),
  });
}

/** How far a member is in a promotion that has a goal. */
export type PromotionProgress = FieldOf<ReturnType<typeof progressSchema>>;

/* @__NO_SIDE_EFFECTS__ */
function ineligibleSchema() {
  return v.object({
    /**
     * The member isn't new anymore, the date of birth isn't known, the birthday is too far away, or the member
     * hasn't played any of the games.
     */
    reason: oneOf({
      notNew: 'NOT_NEW',
      birthdayUnknown: 'BIRTHDAY_UNKNOWN',
      birthdayFar: 'BIRTHDAY_FAR',
      notPlayed: 'NOT_PLAYED',
    }),
    /** Days since the registration, or before and after the birthday; otherwise 0. */
    days: count(),
  });
}

export const getPromotion = /* @__PURE__ */ endpoint({
  id: 'getPromotion',
  tag: 'Content',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotionDetail',
  auth: 'optional',
  request: v.object({ id: text(64) }),
  value: v.object({
    ...promotionSchema().entries,
    /** HTML from the operator: sanitize it before rendering. */
    html: v.string(),
    /** An application must include a picture. */
    isPictureNeeded: v.boolean(),
    /** The required VIP rank, if the caller doesn't have it; otherwise null. */
    rankNeeded: v.nullable(count()),
    /** What else keeps the caller from taking part; null if nothing does, and for guests. */
    ineligible: v.nullable(ineligibleSchema()),
    /** Null if there's no goal, or nothing to do for it anymore; null for guests. */
    progress: v.nullable(progressSchema()),
    /** When the claimable bonus expires, the first one if there are several; null without one. */
    claimUntil: v.nullable(timestamp()),
    /**
     * Where the member gets what the promotion brings: as a bonus on this page, with a deposit, as free spins,
     * or by the rewards or the referral page.
     */
    paidAt: oneOf({
      here: 'HERE',
      deposit: 'DEPOSIT',
      freeSpins: 'FREE_SPINS',
      rewards: 'REWARDS',
      referrals: 'REFERRALS',
    }),
    /** The caller's latest application; null without one. */
    application: v.nullable(applicationSchema()),
  }),
  summary: "Returns a promotion with its terms and the caller's status.",
  spec: '§2 /promoDetail (takes an id), §4 activity statuses; path and value defined here.',
});

/** Output of {@link getPromotion}. */
export type PromotionDetail = OutputOf<typeof getPromotion>;
