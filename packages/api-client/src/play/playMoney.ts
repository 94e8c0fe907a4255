import { parseMoney } from '@perya/rules/money';
import * as v from 'valibot';
import { decimal } from '../core/amounts';
import { endpoint } from '../core/endpoint';
import { currencyCode } from '../core/schemas';
import { guestToken } from '../games/launch';

export const getPlayMoney = /* @__PURE__ */ endpoint({
  id: 'getPlayMoney',
  tag: 'Games',
  // A token doesn't belong in an address.
  method: 'POST',
  path: '/wps/relay/MCSFE_getPlayMoney',
  auth: 'optional',
  request: v.object({
    /** Of a guest; ignored for a signed-in member. */
    guestToken: guestToken(),
  }),
  value: v.object({ balance: decimal(), currency: currencyCode() }),
  // The whole value is one amount.
  decode: ({ balance, currency }) => parseMoney(balance, currency),
  summary:
    'Returns the play money of the member or the guest: one balance for all demos, which can’t be paid out.',
  spec: '§6 Type 4 is a trial account, and free play; call defined here.',
});
