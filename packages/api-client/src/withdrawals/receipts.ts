import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { PICTURE_LIMITS, pictureBody } from '../core/pictureLimits';
import { done, text } from '../core/schemas';

export const confirmWithdrawal = /* @__PURE__ */ endpoint({
  id: 'confirmWithdrawal',
  tag: 'Payouts',
  method: 'POST',
  path: '/wps/relay/MCSFE_confirmWithdrawal',
  auth: 'token',
  request: v.object({ id: text(64) }),
  value: done(),
  summary: 'Confirms that a withdrawal has arrived.',
  spec: '§4 withdrawal receipt: received; call defined here.',
});

/** Max length of the comment with the proof, in characters. */
export const PROOF_COMMENT_LENGTH = 300;

export const reportWithdrawalMissing = /* @__PURE__ */ endpoint({
  id: 'reportWithdrawalMissing',
  tag: 'Payouts',
  method: 'POST',
  path: '/wps/relay/MCSFE_reportWithdrawalMissing',
  auth: 'token',
  requestIn: 'multipart',
  bodyLimits: pictureBody(PICTURE_LIMITS.pictures),
  request: v.object({
    id: text(64),
    comment: v.optional(v.pipe(v.string(), v.maxLength(PROOF_COMMENT_LENGTH))),
    // At least one, png or jpg. The handler rejects others, so that the error can name the broken rule.
    pictures: v.optional(
      v.pipe(v.array(v.blob()), v.maxLength(PICTURE_LIMITS.pictures, 'too many pictures')),
    ),
  }),
  value: done(),
  summary: "Reports that a withdrawal hasn't arrived, with pictures as proof.",
  spec: '§4 withdrawal receipt: not received (proof upload); call defined here.',
});
