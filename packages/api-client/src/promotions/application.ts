import * as v from 'valibot';
import { endpoint, type InputOf } from '../core/endpoint';
import { PICTURE_LIMITS, pictureBody } from '../core/pictureLimits';
import { decimal } from '../core/amounts';
import { currencyCode, done, text, timestamp, typedText } from '../core/schemas';

/** §5: a comment of at most 140 characters, at most 3 pictures, png or jpg, 5 MB each. */
export const APPLICATION_LIMITS = {
  commentLength: 140,
  ...PICTURE_LIMITS,
} as const;

/** Far above the UTF-16 units of any real character: a family of four with skin colors has 19. */
const UNITS_PER_CHARACTER = 20;

export const applyForPromotion = /* @__PURE__ */ endpoint({
  id: 'applyForPromotion',
  tag: 'Content',
  method: 'POST',
  path: '/wps/relay/MCSFE_applyPromotion',
  auth: 'token',
  requestIn: 'multipart',
  bodyLimits: pictureBody(PICTURE_LIMITS.pictures),
  request: v.object({
    id: text(64),
    // Counts graphemes: an emoji is one character, whatever it's composed of.
    comment: typedText(
      v.pipe(
        v.string(),
        v.maxLength(APPLICATION_LIMITS.commentLength * UNITS_PER_CHARACTER),
        v.maxGraphemes(APPLICATION_LIMITS.commentLength),
      ),
    ),
    // The handler validates the type and size of each picture, so that the error can name the broken rule.
    pictures: v.optional(
      v.pipe(v.array(v.blob()), v.maxLength(APPLICATION_LIMITS.pictures, 'too many pictures')),
    ),
  }),
  value: done(),
  summary: 'Joins a promotion, or applies for it with a comment and pictures.',
  spec: '§5 Activity application; path and body defined here.',
});

/** Input of {@link applyForPromotion}. */
export type PromotionApplicationInput = InputOf<typeof applyForPromotion>;

export const claimPromotion = /* @__PURE__ */ endpoint({
  id: 'claimPromotion',
  tag: 'Content',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimPromotion',
  auth: 'token',
  idempotent: true,
  request: v.object({ id: text(64) }),
  value: v.object({ amount: decimal(), currency: currencyCode(), claimedAt: timestamp() }),
  summary: 'Credits an issued promotion bonus to the wallet, once.',
  spec: '§4 activity statuses (issued, claimed); path, body and value defined here.',
});
