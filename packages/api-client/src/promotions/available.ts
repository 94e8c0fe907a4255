import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, nothing } from '../core/schemas';

/** What there is for the caller to take up. */
export interface AvailablePromotions {
  /** Friends can be invited for a reward. */
  readonly hasReferral: boolean;
  /** Bonuses that wait to be claimed. */
  readonly toClaim: number;
  /** Running promotions that ask to be joined or applied for. */
  readonly toJoin: number;
}

export const getAvailablePromotions = /* @__PURE__ */ endpoint({
  id: 'getAvailablePromotions',
  tag: 'Content',
  method: 'GET',
  path: '/wps/relay/MCSFE_availablePromo',
  auth: 'optional',
  request: nothing(),
  value: v.object({
    REFERRAL: v.nullish(v.object({ enabled: v.boolean() })),
    CLAIM: v.nullish(v.object({ count: count() })),
    JOIN: v.nullish(v.object({ count: count() })),
  }),
  decode: ({ REFERRAL, CLAIM, JOIN }): AvailablePromotions => ({
    hasReferral: REFERRAL?.enabled ?? false,
    toClaim: CLAIM?.count ?? 0,
    toJoin: JOIN?.count ?? 0,
  }),
  summary: 'What there is for the caller to take up, by kind.',
  spec: '§3 Promotions: availablePromo (REFERRAL has an enabled flag); path and the other kinds ours.',
});

export const getAvailablePromotionCount = /* @__PURE__ */ endpoint({
  id: 'getAvailablePromotionCount',
  tag: 'Content',
  method: 'GET',
  path: '/wps/relay/MCSFE_availablePromoCount',
  auth: 'optional',
  request: nothing(),
  value: count(),
  summary: 'How many promotions wait for the caller: bonuses to claim, and what can be joined.',
  spec: '§3 Promotions: availablePromoCount; path ours.',
});
