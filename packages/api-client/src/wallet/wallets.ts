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
  summary: 'Returns whether one wallet serves all vendors, so that no transfers are needed.',
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
  summary: "Transfers money between the member's own wallets.",
  spec: '§7 Wallet and member, GCS_walletTransfer (POST); body and value defined here.',
});

/** Input of {@link transferFunds}. */
export type WalletTransferInput = InputOf<typeof transferFunds>;

/** Output of {@link transferFunds}. */
export type WalletTransfer = OutputOf<typeof transferFunds>;
