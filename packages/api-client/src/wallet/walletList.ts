import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, currencyCode, decimal, flag, nothing, text } from '../core/schemas';

/** The code of the site's own wallet; the others carry their vendor's. */
export const MAIN_WALLET = 'MAIN';

/** One of a member's wallets. */
export interface Wallet {
  /** `MAIN`, or the vendor's code. */
  readonly code: string;
  /** The vendor's name; null for the site's own. */
  readonly vendorName: string | null;
  /** What can be spent there. */
  readonly balance: Money;
}

export interface WalletList {
  readonly total: Money;
  /** The site's own first. */
  readonly wallets: readonly Wallet[];
  /** One wallet serves every vendor: there is nothing to transfer. */
  readonly isSingle: boolean;
}

export const listWallets = /* @__PURE__ */ endpoint({
  id: 'listWallets',
  tag: 'Wallet',
  method: 'GET',
  path: '/wps/relay/GCS_walletList',
  auth: 'token',
  request: nothing(),
  value: v.object({
    currency: currencyCode(),
    sum: decimal(),
    isSingle: flag(),
    list: v.array(
      v.object({ wallet: text(32), vassalageName: v.nullable(text()), balance: decimal() }),
    ),
  }),
  decode: ({ currency, sum, isSingle, list }): WalletList => ({
    total: parseMoney(sum, currency),
    isSingle: isSingle === 1,
    wallets: list.map(({ wallet, vassalageName, balance }) => ({
      code: wallet,
      vendorName: vassalageName,
      balance: parseMoney(balance, currency),
    })),
  }),
  summary: 'The wallets of the member, the own one first, each with what can be spent there.',
  spec: 'decisions: Calls that the specification does not name (transferFund).',
});

/** What went back into the site's own wallet. */
export interface CollectedFunds {
  readonly amount: Money;
  /** Vendors' wallets that had something. */
  readonly walletCount: number;
}

export const collectFunds = /* @__PURE__ */ endpoint({
  id: 'collectFunds',
  tag: 'Wallet',
  method: 'POST',
  path: '/wps/relay/GCS_walletCollect',
  auth: 'token',
  idempotent: true,
  request: nothing(),
  value: v.object({ amount: decimal(), currency: currencyCode(), walletCount: count() }),
  decode: ({ amount, currency, walletCount }): CollectedFunds => ({
    amount: parseMoney(amount, currency),
    walletCount,
  }),
  summary: "Moves all that the vendors' wallets hold into the site's own.",
  spec: 'decisions: Calls that the specification does not name (transferFund, collect all).',
});
