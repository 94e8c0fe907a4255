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
    'What became of a money call, by its key alone; one that has not come by now is never done.',
  spec: 'decisions: Money and time, Idempotency-Key. For calls whose password a page must not keep.',
});
