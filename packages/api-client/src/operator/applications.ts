import * as v from 'valibot';
import { decimal } from '../core/amounts';
import { endpoint } from '../core/endpoint';
import { currencyCode, oneOf, pagedRequest, pagedValue, text, timestamp } from '../core/schemas';
import { OPERATOR_NOTE_LENGTH } from './withdrawals';

const STATES = {
  applying: 'APPLYING',
  process: 'PROCESS',
  rejected: 'REJECTED',
  issued: 'ISSUED',
  claimed: 'CLAIMED',
} as const;

const REASONS = {
  tooShort: 'tooShort',
  unclearPicture: 'unclearPicture',
  notEligible: 'notEligible',
  notSelected: 'notSelected',
} as const;

/** Why an operator rejects an application; the member reads it in their own language. */
export type ApplicationRejectionReason = keyof typeof REASONS;

/* @__NO_SIDE_EFFECTS__ */
function operatorApplication() {
  return v.object({
    id: text(16),
    /** The member's account. */
    account: text(64),
    promotionId: text(64),
    promotionTitle: v.string(),
    state: oneOf(STATES),
    comment: v.string(),
    /** Addresses of the pictures. */
    pictures: v.array(v.string()),
    sentAt: timestamp(),
    decidedAt: v.nullable(timestamp()),
    /** The bonus: what an approval grants, or has granted. */
    amount: decimal(),
    currency: currencyCode(),
    reason: v.nullable(oneOf(REASONS)),
    note: v.nullable(v.string()),
  });
}

export const opsListApplications = /* @__PURE__ */ endpoint({
  id: 'opsListApplications',
  tag: 'Operator',
  method: 'GET',
  path: '/ops/applications',
  auth: 'operator',
  request: pagedRequest({
    state: v.optional(oneOf(STATES)),
    promotionId: v.optional(text(64)),
    account: v.optional(text(64)),
  }),
  value: pagedValue(operatorApplication(), {}),
  summary: 'Lists applications for promotions, oldest first.',
  spec: '§4 activity statuses, §5 Activity application; call defined here.',
});

export const opsDecideApplication = /* @__PURE__ */ endpoint({
  id: 'opsDecideApplication',
  tag: 'Operator',
  method: 'PUT',
  path: '/ops/applications/{id}',
  auth: 'operator',
  request: v.object({
    id: text(16),
    /** `process` takes it up, `issued` grants the promotion's bonus. */
    state: oneOf({ process: 'PROCESS', issued: 'ISSUED', rejected: 'REJECTED' }),
    /** Required for `rejected`. */
    reason: v.optional(oneOf(REASONS)),
    /** Shown to the member with the reason, as written. */
    note: v.optional(text(OPERATOR_NOTE_LENGTH)),
  }),
  value: operatorApplication(),
  summary: 'Takes up, approves or rejects an application. Repeating a decision changes nothing.',
  spec: '§4 activity statuses; decisions: What the gateway decides by itself; call defined here.',
});
