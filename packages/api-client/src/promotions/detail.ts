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
    /** Addresses of the pictures that were sent along, as the platform keeps them. */
    pictures: v.array(v.string()),
    /** When it was turned down, granted or claimed; null while nothing is decided. */
    decidedAt: v.nullable(timestamp()),
    /** Why it was turned down, in the caller's language. */
    reason: v.nullable(v.string()),
  });
}

/** What a member sent to take part, and what became of it. */
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
    /** HTML from the operator: clean it before it is shown. */
    html: v.string(),
    /** An application has to bring a picture. */
    isPictureNeeded: v.boolean(),
    /** The VIP rank that it needs and the caller doesn't have; null where none is missing. */
    rankNeeded: v.nullable(count()),
    /** The caller's latest application; null without one. */
    application: v.nullable(applicationSchema()),
  }),
  summary: 'One promotion with its terms, and how the caller stands to it.',
  spec: '§2 /promoDetail (takes an id), §4 activity statuses; path and value ours.',
});

export type PromotionDetail = OutputOf<typeof getPromotion>;
