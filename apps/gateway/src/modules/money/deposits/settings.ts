import * as v from 'valibot';
import type { SettingsOf } from '../../../kernel/brand';

const Whole = v.pipe(v.number(), v.integer(), v.minValue(0));
/** An amount on the wire: two decimals. */
const Decimal = v.pipe(v.string(), v.regex(/^\d{1,13}\.\d{2}$/));
const BasisPoints = v.pipe(Whole, v.maxValue(5_000));

const MethodSettings = v.object({
  kind: v.picklist(['BANK', 'EWALLET', 'QR', 'CARD', 'CRYPTO']),
  isOn: v.optional(v.boolean(), true),
  /** The brand's name for the method; if empty, the name of its kind is used. */
  name: v.optional(v.string(), ''),
  /** The method is offered only to members with a wallet in this currency. */
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  min: Decimal,
  max: Decimal,
  /** Deducted from the payment: a share, rounded down to hundredths, and a fixed part. */
  feeBasisPoints: v.optional(BasisPoints, 0),
  feeFixed: v.optional(Decimal, '0.00'),
  quickAmounts: v.array(Decimal),
  /** Typical minimum and maximum duration. */
  minutes: v.tuple([Whole, Whole]),
  /** The payment provider; null for a transfer to `account`. */
  provider: v.optional(v.nullable(v.string()), null),
  account: v.optional(
    v.nullable(v.object({ bank: v.string(), holder: v.string(), number: v.string() })),
    null,
  ),
  /** The asset that is sent instead of money, and the price of one unit of it. */
  asset: v.optional(
    v.nullable(v.object({ code: v.string(), network: v.string(), rate: Decimal })),
    null,
  ),
});

/** The brand's deposit settings. */
export const DepositSettings = v.object({
  /** By id, in display order. */
  methods: v.record(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/)), MethodSettings),
  /** Minutes until an order at a provider and an order by transfer expire. */
  expiryMinutes: v.pipe(Whole, v.minValue(1)),
  transferExpiryMinutes: v.pipe(Whole, v.minValue(1)),
  /** A provider that hasn't reported is queried after this many seconds, then at increasing intervals. */
  askAfterSeconds: v.pipe(Whole, v.minValue(1)),
  /** Turnover required before a withdrawal, as a percentage of the deposit: 100 is once. */
  turnoverPercent: Whole,
});

export type DepositSettings = v.InferOutput<typeof DepositSettings>;
export type MethodSettings = v.InferOutput<typeof MethodSettings>;

const QUICK = ['100.00', '200.00', '500.00', '1000.00', '5000.00', '10000.00'];

/** Defaults of the demo brand. A fee on an e-wallet would break its own promotion (`deposit-wallet`). */
export const DEFAULT_DEPOSITS: DepositSettings = {
  methods: {
    ewallet: method({ kind: 'EWALLET', provider: 'sandbox', max: '50000.00', minutes: [1, 5] }),
    qr: method({ kind: 'QR', provider: 'sandbox', max: '50000.00', minutes: [1, 5] }),
    bank: method({
      kind: 'BANK',
      min: '200.00',
      max: '500000.00',
      quickAmounts: [...QUICK.slice(1), '50000.00'],
      minutes: [10, 60],
      account: {
        bank: 'Town Fair Savings (demonstration)',
        holder: 'Perya Entertainment Demo',
        number: '0012 3456 7890',
      },
    }),
    card: method({ kind: 'CARD', provider: 'sandbox', feeBasisPoints: 250, minutes: [1, 5] }),
    crypto: method({
      kind: 'CRYPTO',
      provider: 'sandbox',
      min: '500.00',
      max: '1000000.00',
      feeBasisPoints: 50,
      feeFixed: '5.00',
      quickAmounts: ['500.00', '1000.00', '5000.00', '10000.00', '50000.00'],
      minutes: [10, 30],
      asset: { code: 'USDT', network: 'TRC20', rate: '58.20' },
    }),
  },
  expiryMinutes: 30,
  transferExpiryMinutes: 24 * 60,
  askAfterSeconds: 20,
  turnoverPercent: 100,
};

function method(of: Pick<MethodSettings, 'kind' | 'minutes'> & Partial<MethodSettings>) {
  return {
    isOn: true,
    name: '',
    currency: 'PHP',
    min: '100.00',
    max: '20000.00',
    feeBasisPoints: 0,
    feeFixed: '0.00',
    quickAmounts: QUICK,
    provider: null,
    account: null,
    asset: null,
    ...of,
  };
}

export const brandSettings = {
  /** Deposit settings. */
  deposits: v.optional(DepositSettings, DEFAULT_DEPOSITS),
};

declare module '../../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}
