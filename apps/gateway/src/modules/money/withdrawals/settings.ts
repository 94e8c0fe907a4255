import { parseDecimal } from '@perya/rules/money';
import * as v from 'valibot';
import type { SettingsOf } from '../../../kernel/brand';

/** An amount in the brand's currency, as on the wire: two decimals. */
const Decimal = v.pipe(v.string(), v.regex(/^\d{1,13}\.\d{2}$/));
const Whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const KindSettings = v.object({
  enabled: v.boolean(),
  /** The maximum number of accounts of this kind per member. */
  maxAccounts: v.pipe(Whole, v.minValue(1), v.maxValue(50)),
  /** The maximum of one payout; a larger amount is split. */
  maxPerPayout: Decimal,
  /** Per payout: a fixed part, and a rate in hundredths of a percent, rounded down. */
  feeFixed: Decimal,
  feeBasisPoints: v.pipe(Whole, v.maxValue(5_000)),
  /** Names of the banks, e-wallets or networks by code; null removes one. */
  providers: v.record(v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,16}$/)), v.string()),
});

/** The brand's withdrawal settings; patched with the rest of the brand. */
export const WithdrawalSettings = v.pipe(
  v.object({
    /** Per withdrawal. */
    min: Decimal,
    max: Decimal,
    /** Per day in the brand's time zone, for all withdrawals together. */
    perDay: Decimal,
    countPerDay: v.pipe(Whole, v.minValue(1)),
    kinds: v.object({ BANK_CARD: KindSettings, E_WALLET: KindSettings, CRYPTO: KindSettings }),
    /** An account must be in the member's real name. */
    mustBeOwnName: v.boolean(),
    /** Hours before the first withdrawal to a new account is allowed. */
    restHours: Whole,
    /** Minutes after which a paid withdrawal without an answer counts as received (§8). */
    receiptMinutes: v.pipe(Whole, v.minValue(1)),
    /** Whether a member may cancel a withdrawal that isn't being paid yet. */
    canCancel: v.boolean(),
  }),
  v.check(
    ({ min, max }) => minor(min) > 0n && minor(min) <= minor(max),
    'least must be above zero and not above most',
  ),
  v.check(
    ({ min, kinds }) =>
      Object.values(kinds).every((kind) => minor(kind.maxPerPayout) >= 2n * minor(min)),
    'maxPerPayout must be at least twice least, so that every amount can be split',
  ),
  v.check(
    ({ min, kinds }) =>
      Object.values(kinds).every(
        ({ feeFixed, feeBasisPoints }) =>
          minor(feeFixed) + (minor(min) * BigInt(feeBasisPoints)) / 10_000n < minor(min),
      ),
    'a fee must leave something of the least withdrawal',
  ),
);

export type WithdrawalSettings = v.InferOutput<typeof WithdrawalSettings>;

/** Banks and e-wallets of the demo brand. */
export const demoWithdrawals: WithdrawalSettings = {
  min: '100.00',
  max: '500000.00',
  perDay: '1000000.00',
  countPerDay: 10,
  kinds: {
    BANK_CARD: {
      enabled: true,
      maxAccounts: 5,
      maxPerPayout: '50000.00',
      feeFixed: '10.00',
      feeBasisPoints: 0,
      providers: {
        BAYANI: 'Bangko Bayani',
        MAYON: 'Mayon Savings',
        SAMPA: 'Sampaguita Bank',
        TALA: 'Tala Rural Bank',
      },
    },
    E_WALLET: {
      enabled: true,
      maxAccounts: 3,
      maxPerPayout: '25000.00',
      feeFixed: '0.00',
      feeBasisPoints: 50,
      providers: { LAKBAY: 'LakbayPay', PITAKA: 'Pitaka' },
    },
    CRYPTO: {
      enabled: true,
      maxAccounts: 3,
      maxPerPayout: '200000.00',
      feeFixed: '50.00',
      feeBasisPoints: 0,
      providers: { TRC20: 'USDT · TRON (TRC20)', ERC20: 'USDT · Ethereum (ERC20)', BTC: 'Bitcoin' },
    },
  },
  mustBeOwnName: true,
  restHours: 0,
  receiptMinutes: 1_440,
  canCancel: false,
};

/** A text that isn't a decimal has already been reported as an issue. */
const minor = (amount: string) => parseDecimal(amount) ?? 0n;

export const brandSettings = {
  /** Withdrawals and payout accounts. */
  withdrawals: WithdrawalSettings,
};

declare module '../../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}
