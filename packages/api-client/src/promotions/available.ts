import * as v from 'valibot';
import { named, unwrapField } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { count, nothing } from '../core/schemas';

export const getAvailablePromotions = /* @__PURE__ */ endpoint({
  id: 'getAvailablePromotions',
  tag: 'Content',
  method: 'GET',
  path: '/wps/relay/MCSFE_availablePromo',
  auth: 'optional',
  request: nothing(),
  value: v.object({
    /** Whether the member can refer friends for a reward. */
    REFERRAL: named('hasReferral', unwrapField('enabled', v.object({ enabled: v.boolean() }))),
    /** Claimable bonuses. */
    toClaim: count(),
    /** Running promotions to join or apply for. */
    toJoin: count(),
  }),
  summary: 'Returns what the caller can claim or join, by kind.',
  spec: '§3 Promotions: availablePromo (REFERRAL has an enabled flag); path and counts defined here.',
});

/** What the caller can claim, join or apply for. */
export type AvailablePromotions = OutputOf<typeof getAvailablePromotions>;

export const getAvailablePromotionCount = /* @__PURE__ */ endpoint({
  id: 'getAvailablePromotionCount',
  tag: 'Content',
  method: 'GET',
  path: '/wps/relay/MCSFE_availablePromoCount',
  auth: 'optional',
  request: nothing(),
  value: count(),
  summary: 'Returns the number of bonuses that the caller can claim now.',
  spec: '§3 Promotions: availablePromoCount; path and meaning defined here.',
});
