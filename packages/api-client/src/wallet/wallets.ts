import { formatDecimal, parseMoney, type MinorUnits, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { currencyCode, decimal, text } from '../core/schemas';

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

export interface WalletTransferInput {
  /** Wallet code; `MAIN` is the site's own, others are vendors'. */
  from: string;
  to: string;
  amount: MinorUnits;
}

export interface WalletTransfer {
  readonly id: string;
  readonly amount: Money;
  readonly status: 'done' | 'pending';
}

export const transferFunds = /* @__PURE__ */ endpoint({
  id: 'transferFunds',
  tag: 'Wallet',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  auth: 'token',
  idempotent: true,
  request: v.object({ fromWallet: text(32), toWallet: text(32), amount: decimal() }),
  value: v.object({
    transferId: text(64),
    amount: decimal(),
    currency: currencyCode(),
    status: v.picklist(['DONE', 'PENDING']),
  }),
  encode: ({ from, to, amount }: WalletTransferInput) => ({
    fromWallet: from,
    toWallet: to,
    amount: formatDecimal(amount),
  }),
  decode: ({ transferId, amount, currency, status }): WalletTransfer => ({
    id: transferId,
    amount: parseMoney(amount, currency),
    status: status === 'DONE' ? 'done' : 'pending',
  }),
  summary: 'Moves money between the wallets of one member.',
  spec: '§7 Wallet and member, GCS_walletTransfer (POST); body and value ours.',
});
