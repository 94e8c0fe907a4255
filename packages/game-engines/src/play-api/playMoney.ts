import * as v from 'valibot';
import { playCall } from './playCall';
import { EmptyBodySchema } from './protocol';
import { decimal } from './schemas';

/**
 * Sets play money back to its start, unless the player has more. Available in demo play only.
 */
export const refillPlayMoneyCall = /* @__PURE__ */ playCall({
  method: 'POST',
  path: 'play-money',
  request: EmptyBodySchema,
  reply: v.object({ balance: decimal() }),
});
