import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { PICTURE_LIMITS, pictureBody } from '../core/pictureLimits';
import { currencyCode, decimal, done, text, timestamp } from '../core/schemas';

/** §5: a comment of at most 140 characters, at most 3 pictures, png or jpg, 5 MB each. */
export const APPLICATION_LIMITS = {
  commentLength: 140,
  ...PICTURE_LIMITS,
} as const;

/** More than any character that is meant: a family of four with their skin colours is 19. */
const UNITS_PER_CHARACTER = 20;

export interface PromotionApplicationInput {
  id: string;
  comment?: string | undefined;
  pictures?: readonly Blob[] | undefined;
}

export const applyForPromotion = /* @__PURE__ */ endpoint({
  id: 'applyForPromotion',
  tag: 'Content',
  method: 'POST',
  path: '/wps/relay/MCSFE_applyPromotion',
  auth: 'token',
  requestIn: 'multipart',
  bodyLimits: pictureBody(PICTURE_LIMITS.pictures),
  request: v.object({
    promoId: text(64),
    // Counted as a person counts: a smiley is one character, whatever it is made of.
    comment: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(APPLICATION_LIMITS.commentLength * UNITS_PER_CHARACTER),
        v.maxGraphemes(APPLICATION_LIMITS.commentLength),
      ),
    ),
    // Kind and size of each are the handler's to refuse, so that it can say which rule was broken.
    images: v.optional(
      v.pipe(v.array(v.blob()), v.maxLength(APPLICATION_LIMITS.pictures, 'are too many')),
    ),
  }),
  value: done(),
  encode: ({ id, comment, pictures }: PromotionApplicationInput) => ({
    promoId: id,
    ...(comment?.trim() && { comment: comment.trim() }),
    ...(pictures?.length && { images: Array.from(pictures) }),
  }),
  summary: 'Joins a promotion, or applies for it with a comment and pictures.',
  spec: '§5 Activity application; path and body ours.',
});

/** A bonus that has gone into the wallet. */
export interface ClaimedBonus {
  readonly amount: Money;
  /** Milliseconds since 1970. */
  readonly claimedAt: number;
}

export const claimPromotion = /* @__PURE__ */ endpoint({
  id: 'claimPromotion',
  tag: 'Content',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimPromotion',
  auth: 'token',
  idempotent: true,
  request: v.object({ promoId: text(64) }),
  value: v.object({ amount: decimal(), currency: currencyCode(), claimTime: timestamp() }),
  encode: ({ id }: { id: string }) => ({ promoId: id }),
  decode: ({ amount, currency, claimTime }): ClaimedBonus => ({
    amount: parseMoney(amount, currency),
    claimedAt: claimTime,
  }),
  summary: 'Takes an issued bonus into the wallet, once.',
  spec: '§4 activity statuses (issued, claimed); path, body and value ours.',
});
