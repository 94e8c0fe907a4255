import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { text } from '../core/schemas';

/** What a money call was answered with. */
export interface KeptAnswer {
  /** HTTP status. */
  readonly status: number;
  /** The whole envelope, of whichever call it was. */
  readonly body: unknown;
}

export const settleCall = /* @__PURE__ */ endpoint({
  id: 'settleCall',
  tag: 'Wallet',
  method: 'POST',
  path: '/wps/relay/MCSFE_settleCall',
  auth: 'token',
  request: v.object({ idempotencyKey: text(128) }),
  value: v.object({
    answer: v.nullable(v.object({ status: v.number(), body: v.unknown() })),
  }),
  encode: ({ key }: { key: string }) => ({ idempotencyKey: key }),
  decode: ({ answer }): KeptAnswer | null => answer,
  summary:
    'What became of a money call, by its key alone; one that has not come by now is never done.',
  spec: 'decisions: Money and time, Idempotency-Key. For calls whose password a page must not keep.',
});
