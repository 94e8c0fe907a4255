import {
  assetAmount,
  depositBonus,
  depositFee,
  type DepositMethod,
  type DepositOffer,
  type DepositPromotion,
} from '@perya/api-client';
import { minorUnits, type MinorUnits } from '@perya/rules/money';

/** The amounts that result from a deposit, before it's ordered. */
export interface DepositSums {
  readonly fee: MinorUnits;
  readonly arrives: MinorUnits;
  readonly bonus: MinorUnits;
  readonly turnover: MinorUnits;
  /** Hundredths of the method's asset; null for methods in the account's currency. */
  readonly asset: MinorUnits | null;
}

const PERCENT = 100n;
const toMinor = (amount: bigint) => minorUnits(Number(amount));

/** Calculates amounts with the contract's formulas, like the platform. */
export function depositSums(
  amount: MinorUnits,
  method: DepositMethod,
  promotion: DepositPromotion | null,
  offer: Pick<DepositOffer, 'turnoverPercent' | 'bonusTurnoverPercent'>,
): DepositSums {
  const paid = BigInt(amount);
  const fee = depositFee(paid, {
    basisPoints: method.feeBasisPoints,
    fixed: BigInt(method.feeFixed),
  });
  const arrives = paid - fee;
  const bonus = depositBonus(arrives, promotion?.bonusBasisPoints ?? 0);
  const turnover =
    (arrives * BigInt(offer.turnoverPercent)) / PERCENT +
    (bonus * BigInt(offer.bonusTurnoverPercent)) / PERCENT;
  return {
    fee: toMinor(fee),
    arrives: toMinor(arrives),
    bonus: toMinor(bonus),
    turnover: toMinor(turnover),
    asset: method.asset ? toMinor(assetAmount(paid, BigInt(method.asset.rate))) : null,
  };
}

type AmountError = 'empty' | 'form' | 'low' | 'high';

/** The error of an amount that `readAmount` parsed from `text`; null if it's valid. */
export function amountErrorOf(
  text: string,
  amount: MinorUnits | null,
  { min, max }: Pick<DepositMethod, 'min' | 'max'>,
): AmountError | null {
  if (amount === null) return text.trim() === '' ? 'empty' : 'form';
  if (amount < min) return 'low';
  return amount > max ? 'high' : null;
}
