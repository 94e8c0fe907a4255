import { moneyFromNumber } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { currencyCode, nothing } from '../core/schemas';

export const getBalance = /* @__PURE__ */ endpoint({
  id: 'getBalance',
  tag: 'Wallet',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  auth: 'token',
  request: nothing(),
  value: v.object({ sumBalance: v.number(), currency: currencyCode() }),
  // The whole value is one amount, and a number where other calls have strings.
  decode: ({ sumBalance, currency }) => moneyFromNumber(sumBalance, currency),
  summary: "Returns the total balance of the member's wallets.",
  spec: '§7 Wallet and member: value.sumBalance is a number. Added: currency.',
});
