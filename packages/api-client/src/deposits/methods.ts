import { parseMinorUnits, type CurrencyCode, type MinorUnits } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, currencyCode, decimal, nothing, text, timestamp } from '../core/schemas';

/** How one pays, on the wire. */
export const WIRE_DEPOSIT_KINDS = ['BANK', 'EWALLET', 'QR', 'CARD', 'CRYPTO'] as const;

const KINDS = {
  BANK: 'bank',
  EWALLET: 'ewallet',
  QR: 'qr',
  CARD: 'card',
  CRYPTO: 'crypto',
} as const;

/** How one pays: a transfer to the brand's account, or through a payment provider. */
export type DepositKind = (typeof KINDS)[keyof typeof KINDS];

export const decodeDepositKind = (kind: keyof typeof KINDS): DepositKind => KINDS[kind];

/** What is sent where the money is no money of a country. */
export interface DepositAsset {
  /** For example `USDT`. */
  readonly code: string;
  readonly network: string;
  /** Minor units of the wallet's currency for one whole of the asset. */
  readonly rate: MinorUnits;
}

export interface DepositMethod {
  readonly id: string;
  readonly kind: DepositKind;
  /** The brand's own name for it; empty: its kind says enough. */
  readonly name: string;
  /** Smallest and largest amount of one deposit. */
  readonly min: MinorUnits;
  readonly max: MinorUnits;
  /** A share of the amount in basis points, see `depositFee`; it is taken from what is paid. */
  readonly feeBasisPoints: number;
  readonly feeFixed: MinorUnits;
  readonly quickAmounts: readonly MinorUnits[];
  /** How long it usually takes, in minutes. */
  readonly minutes: { readonly from: number; readonly to: number };
  readonly asset: DepositAsset | null;
}

/** A promotion that the next deposit may carry. */
export interface DepositPromotion {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** What it adds to what arrives, in basis points. */
  readonly bonusBasisPoints: number;
  /** Milliseconds since 1970; null: until the operator ends it. */
  readonly endsAt: number | null;
}

/** What the brand offers this member for a deposit. */
export interface DepositOffer {
  readonly currency: CurrencyCode;
  readonly methods: readonly DepositMethod[];
  readonly promotions: readonly DepositPromotion[];
  /** How often a deposit has to be played before a withdrawal, in percent: 100 is once. */
  readonly turnoverPercent: number;
  /** The same for what a promotion adds. */
  readonly bonusTurnoverPercent: number;
}

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
        methodId: text(32),
        kind: v.picklist(WIRE_DEPOSIT_KINDS),
        name: v.nullish(v.string()),
        minAmount: decimal(),
        maxAmount: decimal(),
        feeRate: count(),
        feeFixed: decimal(),
        quickAmounts: v.array(decimal()),
        minMinutes: count(),
        maxMinutes: count(),
        asset: v.nullish(v.object({ code: text(16), network: text(32), rate: decimal() })),
      }),
    ),
    promotions: v.array(
      v.object({
        promoId: text(64),
        title: v.string(),
        summary: v.string(),
        bonusRate: count(),
        endTime: v.nullish(timestamp()),
      }),
    ),
    turnoverPercent: count(),
    bonusTurnoverPercent: count(),
  }),
  decode: ({ currency, methods, promotions, ...turnover }): DepositOffer => ({
    ...turnover,
    currency,
    methods: methods.map((wire) => ({
      id: wire.methodId,
      kind: KINDS[wire.kind],
      name: wire.name ?? '',
      min: parseMinorUnits(wire.minAmount),
      max: parseMinorUnits(wire.maxAmount),
      feeBasisPoints: wire.feeRate,
      feeFixed: parseMinorUnits(wire.feeFixed),
      quickAmounts: wire.quickAmounts.map(parseMinorUnits),
      minutes: { from: wire.minMinutes, to: wire.maxMinutes },
      asset: wire.asset ? { ...wire.asset, rate: parseMinorUnits(wire.asset.rate) } : null,
    })),
    promotions: promotions.map(({ promoId, title, summary, bonusRate, endTime }) => ({
      id: promoId,
      title,
      summary,
      bonusBasisPoints: bonusRate,
      endsAt: endTime ?? null,
    })),
  }),
  summary: 'How a member can pay in, with limits and fees, and what can be attached.',
  spec: '§2 depositv2; decisions: Calls that the specification does not name (value ours; `feeRate` and `bonusRate` in basis points).',
});
