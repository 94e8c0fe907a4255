import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, text, timestamp } from '../core/schemas';
import { decodePromotion, promotionEntries, type Promotion } from './promotion';

/** What a member sent to take part, and what became of it. */
export interface PromotionApplication {
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly comment: string;
  /** Addresses of the pictures that were sent along, as the platform keeps them. */
  readonly pictures: readonly string[];
  /** When it was turned down, granted or claimed; null while nothing is decided. */
  readonly decidedAt: number | null;
  /** Why it was turned down, in the caller's language. */
  readonly reason: string | null;
}

export interface PromotionDetail extends Promotion {
  /** HTML from the operator: clean it before it is shown. */
  readonly html: string;
  /** An application has to bring a picture. */
  readonly isPictureNeeded: boolean;
  /** The rank of the club that it takes and that the caller has not; null where nothing stands in the way. */
  readonly rankNeeded: number | null;
  /** The caller's latest application; null without one. */
  readonly application: PromotionApplication | null;
}

/* @__NO_SIDE_EFFECTS__ */
function detailSchema() {
  return v.object({
    ...promotionEntries(),
    content: v.string(),
    pictureRequired: v.nullish(v.boolean()),
    rankRequired: v.nullish(count()),
    application: v.nullish(
      v.object({
        createTime: timestamp(),
        comment: v.string(),
        images: v.array(v.string()),
        decideTime: v.nullish(timestamp()),
        reason: v.nullish(v.string()),
      }),
    ),
  });
}

export type WirePromotionDetail = v.InferOutput<ReturnType<typeof detailSchema>>;

export const getPromotion = /* @__PURE__ */ endpoint({
  id: 'getPromotion',
  tag: 'Content',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotionDetail',
  auth: 'optional',
  request: v.object({ promoId: text(64) }),
  value: detailSchema(),
  encode: ({ id }: { id: string }) => ({ promoId: id }),
  decode: ({
    content,
    pictureRequired,
    rankRequired,
    application,
    ...promotion
  }): PromotionDetail => ({
    ...decodePromotion(promotion),
    html: content,
    isPictureNeeded: pictureRequired ?? false,
    rankNeeded: rankRequired ?? null,
    application: application
      ? {
          sentAt: application.createTime,
          comment: application.comment,
          pictures: application.images,
          decidedAt: application.decideTime ?? null,
          reason: application.reason || null,
        }
      : null,
  }),
  summary: 'One promotion with its terms, and how the caller stands to it.',
  spec: '§2 /promoDetail (takes an id), §4 activity statuses; path and value ours.',
});
