import * as v from 'valibot';
import { endpoint, type InputOf, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { currencyCode, oneOf, text } from '../core/schemas';

export const getMerchantWallet = /* @__PURE__ */ endpoint({
  id: 'getMerchantWallet',
  tag: 'Wallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  auth: 'optional',
  request: v.object({ merchantCode: v.optional(text(32)) }),
  value: v.object({ isSingle: v.boolean() }),
  summary: 'Whether one wallet serves every vendor, so that nothing has to be transferred.',
  spec: '§7 Wallet and member, §3 Merchant wallet: value.isSingle.',
});

export const transferFunds = /* @__PURE__ */ endpoint({
  id: 'transferFunds',
  tag: 'Wallet',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  auth: 'token',
  idempotent: true,
  request: v.object({
    /** Wallet code: `MAIN`, or a vendor's code. */
    from: text(32),
    to: text(32),
    amount: decimal(),
  }),
  value: v.object({
    id: text(64),
    amount: decimal(),
    currency: currencyCode(),
    status: oneOf({ done: 'DONE', pending: 'PENDING' }),
  }),
  summary: 'Moves money between the wallets of one member.',
  spec: '§7 Wallet and member, GCS_walletTransfer (POST); body and value ours.',
});

export type WalletTransferInput = InputOf<typeof transferFunds>;

export type WalletTransfer = OutputOf<typeof transferFunds>;
