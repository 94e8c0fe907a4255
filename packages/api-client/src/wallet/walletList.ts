import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { count, currencyCode, nothing, text } from '../core/schemas';

/** The code of the main wallet; the others have their vendor's code. */
export const MAIN_WALLET = 'MAIN';

/* @__NO_SIDE_EFFECTS__ */
function walletSchema() {
  return v.object({
    /** `MAIN`, or the vendor's code. */
    code: text(32),
    /** The vendor's name; null for the main wallet. */
    vendorName: v.nullable(text()),
    /** What can be spent from it. */
    balance: decimal(),
  });
}

/** One of a member's wallets. */
export type Wallet = FieldOf<ReturnType<typeof walletSchema>>;

export const listWallets = /* @__PURE__ */ endpoint({
  id: 'listWallets',
  tag: 'Wallet',
  method: 'GET',
  path: '/wps/relay/GCS_walletList',
  auth: 'token',
  request: nothing(),
  value: v.object({
    currency: currencyCode(),
    total: decimal(),
    /** The main wallet first. */
    wallets: v.array(walletSchema()),
  }),
  summary: "Lists the member's wallets, the main wallet first, with the spendable balance of each.",
  spec: 'decisions: Calls that the specification does not name (transferFund).',
});

/** Output of {@link listWallets}. */
export type WalletList = OutputOf<typeof listWallets>;

export const collectFunds = /* @__PURE__ */ endpoint({
  id: 'collectFunds',
  tag: 'Wallet',
  method: 'POST',
  path: '/wps/relay/GCS_walletCollect',
  auth: 'token',
  idempotent: true,
  request: nothing(),
  value: v.object({
    amount: decimal(),
    currency: currencyCode(),
    /** Number of vendor wallets that were not empty. */
    walletCount: count(),
  }),
  summary: 'Transfers the balances of all vendor wallets to the main wallet.',
  spec: 'decisions: Calls that the specification does not name (transferFund, collect all).',
});

/** What was transferred back to the main wallet. */
export type CollectedFunds = OutputOf<typeof collectFunds>;
