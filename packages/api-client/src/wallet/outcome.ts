import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { text } from '../core/schemas';

export const settleCall = /* @__PURE__ */ endpoint({
  id: 'settleCall',
  tag: 'Wallet',
  method: 'POST',
  path: '/wps/relay/MCSFE_settleCall',
  auth: 'token',
  request: v.object({ key: text(128) }),
  /** The response to the call. */
  value: v.nullable(
    v.object({
      /** HTTP status. */
      status: v.number(),
      /** The whole envelope, of any call. */
      body: v.unknown(),
    }),
  ),
  summary:
    "Returns the outcome of a money call by its idempotency key; a call that hasn't arrived by now will never be executed.",
  spec: 'decisions: Money and time, Idempotency-Key. For calls with a password, which the page must not store.',
});
