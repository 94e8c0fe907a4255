import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { pagedRequest, pagedValue, text, timestamp, wholeNumber } from '../core/schemas';

export const opsListAudit = /* @__PURE__ */ endpoint({
  id: 'opsListAudit',
  tag: 'Operator',
  method: 'GET',
  path: '/ops/audit',
  auth: 'operator',
  request: pagedRequest({
    /** The name of an operator. */
    operator: v.optional(text(32)),
    /** The id of a call, for example `opsDecideWithdrawal`. */
    call: v.optional(text(64)),
  }),
  value: pagedValue(
    v.object({
      /** The name of the key that was used. */
      operator: text(32),
      /** The id of the call in the contract. */
      call: text(64),
      /** The request as JSON. */
      request: v.string(),
      ip: v.string(),
      at: timestamp(),
      /** The HTTP status of the answer; null if the gateway stopped before it answered. */
      status: v.nullable(wholeNumber(100, 599)),
    }),
    {},
  ),
  summary: "Lists operators' calls, newest first. Every call with a valid key is one row.",
  spec: 'decisions: What the gateway decides by itself; call defined here.',
});
