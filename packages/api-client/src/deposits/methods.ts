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

/** How one pays: a transfer to the brand's account, or through a payment provider. */
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
        /** Smallest and largest amount of one deposit. */
        min: hundredths(),
        max: hundredths(),
        /** A share of the amount, see `depositFee`; it is taken from what is paid. */
        feeBasisPoints: count(),
        feeFixed: hundredths(),
        quickAmounts: v.array(hundredths()),
        /** Usual processing time. */
        minutes: v.object({ from: count(), to: count() }),
        /** What is sent where the money is no money of a country. */
        asset: v.nullable(
          v.object({
            /** For example `USDT`. */
            code: text(16),
            network: text(32),
            /** In the wallet's currency, for one whole of the asset. */
            rate: hundredths(),
          }),
        ),
      }),
    ),
    /** Promotions that the next deposit may carry. */
    promotions: v.array(
      v.object({
        id: text(64),
        title: v.string(),
        summary: v.string(),
        /** What it adds to what arrives. */
        bonusBasisPoints: count(),
        /** Null if it runs until the operator ends it. */
        endsAt: v.nullable(timestamp()),
      }),
    ),
    /** How often a deposit has to be played before a withdrawal, in percent: 100 is once. */
    turnoverPercent: count(),
    /** The same for what a promotion adds. */
    bonusTurnoverPercent: count(),
  }),
  summary: 'How a member can pay in, with limits and fees, and what can be attached.',
  spec: '§2 depositv2; decisions: Calls that the specification does not name (value ours).',
});

/** The deposit methods and promotions available to the member. */
export type DepositOffer = OutputOf<typeof getDepositMethods>;

export type DepositMethod = DepositOffer['methods'][number];

/** A promotion that the next deposit may carry. */
export type DepositPromotion = DepositOffer['promotions'][number];
