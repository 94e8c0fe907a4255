import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { count, text, timestamp } from '../core/schemas';
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
    /** The caller's latest application; null without one. */
    application: v.nullable(applicationSchema()),
  }),
  summary: "Returns a promotion with its terms and the caller's status.",
  spec: '§2 /promoDetail (takes an id), §4 activity statuses; path and value defined here.',
});

export type PromotionDetail = OutputOf<typeof getPromotion>;
