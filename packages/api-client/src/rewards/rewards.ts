import * as v from 'valibot';
import { prizeSchema } from '../activities/prize';
import type { FieldOf } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { count, currencyCode, pagedRequest, pagedValue, text, timestamp } from '../core/schemas';
import { activityStateSchema } from '../promotions/promotion';

/** The reasons for a reward. */
const MEMBER_REWARD_KINDS = [
  'REGISTRATION',
  'CONTACT',
  'WELCOME',
  'LEVEL_UP',
  'BIRTHDAY',
  'PROMOTION',
  'REBATE',
  'REFERRAL',
  'MISSION',
  'WHEEL',
  'TOURNAMENT',
  'FREE_SPINS',
] as const;

/** What a member's reward was granted for. */
export type MemberRewardKind = (typeof MEMBER_REWARD_KINDS)[number];

/* @__NO_SIDE_EFFECTS__ */
function rewardSchema() {
  return v.object({
    id: text(64),
    kind: v.picklist(MEMBER_REWARD_KINDS),
    /**
     * `issued`: can be claimed; `process`: claimed, with turnover left; `claimed`: the member's own;
     * `comingSoon`: a condition isn't met yet; `closed`: expired unclaimed.
     */
    state: activityStateSchema(),
    /**
     * In the caller's language: the promotion's title, or the name of the level or tournament; null if the
     * kind is enough.
     */
    title: v.nullable(v.string()),
    prize: prizeSchema(),
    /** The club level of a level-up gift. */
    level: v.nullable(count()),
    /** The id of the promotion that `claimPromotion` takes; null for other kinds. */
    promotionId: v.nullable(text(64)),
    /**
     * Turnover required before the next withdrawal, of a reward to claim: what the claim will require. Null if
     * there is none (yet: see `winningsMultiple`).
     */
    turnover: v.nullable(v.object({ required: decimal(), done: decimal() })),
    /** How many times the winnings of free spins must be bet; null if the prize isn't free spins, or not at all. */
    winningsMultiple: v.nullable(count()),
    /** Whether `claimReward` accepts it: false if it's claimed elsewhere (promotions, rebates). */
    isClaimable: v.boolean(),
    /** When it was or will be given; null if not known yet. */
    at: v.nullable(timestamp()),
    /** When it's closed if unclaimed; null: it doesn't expire. */
    expiresAt: v.nullable(timestamp()),
    claimedAt: v.nullable(timestamp()),
    /** Why it was rejected, in the caller's language. */
    reason: v.nullable(v.string()),
  });
}

/** A past, present or future bonus, gift or share of a member. */
export type MemberReward = FieldOf<ReturnType<typeof rewardSchema>>;

export const listRewards = /* @__PURE__ */ endpoint({
  id: 'listRewards',
  tag: 'Activities',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRewardList',
  auth: 'token',
  request: pagedRequest({
    kind: v.optional(v.picklist(MEMBER_REWARD_KINDS)),
    state: v.optional(activityStateSchema()),
    language: v.optional(text(8)),
  }),
  value: pagedValue(rewardSchema(), {
    currency: currencyCode(),
    /** Number of claimable rewards on all pages. */
    toClaim: count(),
  }),
  summary: "Lists all of the member's rewards with their state and required turnover.",
  spec: '§2 Member centre pages (rewardCenter), §4 activity statuses; call defined here.',
});

export const claimReward = /* @__PURE__ */ endpoint({
  id: 'claimReward',
  tag: 'Activities',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimReward',
  auth: 'token',
  idempotent: true,
  request: v.object({ id: text(64) }),
  value: v.object({ prize: prizeSchema(), currency: currencyCode(), claimedAt: timestamp() }),
  summary:
    'Claims a reward, once: money is credited to the wallet; points and free spins are granted.',
  spec: '§2 Member centre pages (rewardCenter), §4 activity statuses (issued, claimed); call defined here.',
});

/** The result of claiming a reward. */
export type ClaimedReward = OutputOf<typeof claimReward>;
