import * as v from 'valibot';
import type { SettingsOf } from '../../../kernel/brand';

const Whole = v.pipe(v.number(), v.integer(), v.minValue(0));
/** An amount as it travels: two decimals. */
const Decimal = v.pipe(v.string(), v.regex(/^\d{1,13}\.\d{2}$/));
const BasisPoints = v.pipe(Whole, v.maxValue(5_000));

const MethodSettings = v.object({
  kind: v.picklist(['BANK', 'EWALLET', 'QR', 'CARD', 'CRYPTO']),
  isOn: v.optional(v.boolean(), true),
  /** The brand's own name for it; empty: its kind says enough. */
  name: v.optional(v.string(), ''),
  /** Only members with a wallet in it are offered the method. */
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  min: Decimal,
  max: Decimal,
  /** Taken from what is paid: a share, rounded down to the hundredth, and a fixed part. */
  feeBasisPoints: v.optional(BasisPoints, 0),
  feeFixed: v.optional(Decimal, '0.00'),
  quickAmounts: v.array(Decimal),
  /** How long it usually takes. */
  minutes: v.tuple([Whole, Whole]),
  /** Which payment provider takes it; none: it is a transfer to `account`. */
  provider: v.optional(v.nullable(v.string()), null),
  account: v.optional(
    v.nullable(v.object({ bank: v.string(), holder: v.string(), number: v.string() })),
    null,
  ),
  /** What is sent instead of money, and the price of one whole of it. */
  asset: v.optional(
    v.nullable(v.object({ code: v.string(), network: v.string(), rate: Decimal })),
    null,
  ),
});

/** How members pay in, as the brand sets it. */
export const DepositSettings = v.object({
  /** By id, in the order in which they are offered. */
  methods: v.record(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,32}$/)), MethodSettings),
  /** Minutes until an order at a provider expires, and one by transfer. */
  expiryMinutes: v.pipe(Whole, v.minValue(1)),
  transferExpiryMinutes: v.pipe(Whole, v.minValue(1)),
  /** A provider that has said nothing is asked after so many seconds, then after growing pauses. */
  askAfterSeconds: v.pipe(Whole, v.minValue(1)),
  /** How often a deposit has to be played before a withdrawal, in percent: 100 is once. */
  turnoverPercent: Whole,
});

export type DepositSettings = v.InferOutput<typeof DepositSettings>;
export type MethodSettings = v.InferOutput<typeof MethodSettings>;

const QUICK = ['100.00', '200.00', '500.00', '1000.00', '5000.00', '10000.00'];

/** The demo brand's. A fee on an e-wallet would break its own promotion (`deposit-wallet`). */
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
  /** How members pay in. */
  deposits: v.optional(DepositSettings, DEFAULT_DEPOSITS),
};

declare module '../../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}
