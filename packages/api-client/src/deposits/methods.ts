import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { hundredths } from '../core/amounts';
import { count, currencyCode, nothing, oneOf, text, timestamp } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
export function depositKind() {
  return oneOf({
    bank: 'BANK',
    ewallet: 'EWALLET',
    qr: 'QR',
    card: 'CARD',
    crypto: 'CRYPTO',
  });
}

/** How a member pays: by a transfer to the brand's account, or through a payment provider. */
export type DepositKind = FieldOf<ReturnType<typeof depositKind>>;

export const getDepositMethods = /* @__PURE__ */ endpoint({
  id: 'getDepositMethods',
  tag: 'Wallet',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositMethods',
  auth: 'token',
  request: nothing(),
  value: v.object({
    currency: currencyCode(),
    methods: v.array(
      v.object({
        id: text(32),
        kind: depositKind(),
        /** The brand's own name for it; empty if the kind is enough. */
        name: v.string(),
        /** Minimum and maximum amount of one deposit. */
        min: hundredths(),
        max: hundredths(),
        /** A share of the amount, see `depositFee`; it's deducted from the amount paid. */
        feeBasisPoints: count(),
        feeFixed: hundredths(),
        quickAmounts: v.array(hundredths()),
        /** Usual processing time. */
        minutes: v.object({ from: count(), to: count() }),
        /** The asset to send, if the method isn't paid in a national currency; null otherwise. */
        asset: v.nullable(
          v.object({
            /** For example `USDT`. */
            code: text(16),
            network: text(32),
            /** The price of one whole unit of the asset, in the wallet's currency. */
            rate: hundredths(),
          }),
        ),
      }),
    ),
    /** Promotions that can be attached to the next deposit. */
    promotions: v.array(
      v.object({
        id: text(64),
        title: v.string(),
        summary: v.string(),
        /** The bonus as a share of the credited amount. */
        bonusBasisPoints: count(),
        /** Null if it runs until the operator ends it. */
        endsAt: v.nullable(timestamp()),
      }),
    ),
    /** Turnover required before a withdrawal, in percent of the deposit: 100 is once. */
    turnoverPercent: count(),
    /** The same for the bonus of a promotion. */
    bonusTurnoverPercent: count(),
  }),
  summary:
    'Returns the deposit methods available to the member, with limits and fees, and the promotions that can be attached.',
  spec: '§2 depositv2; decisions: Calls that the specification does not name (value defined here).',
});

/** The deposit methods and promotions available to the member. */
export type DepositOffer = OutputOf<typeof getDepositMethods>;

/** A way to deposit, with its limits. */
export type DepositMethod = DepositOffer['methods'][number];

/** A promotion that can be attached to the next deposit. */
export type DepositPromotion = DepositOffer['promotions'][number];
