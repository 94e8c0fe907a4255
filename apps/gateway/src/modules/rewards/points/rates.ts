import type { Category } from '../../games';
import { amountOfSetting, bonusIn } from '../../../kernel/money';
import type { Brand } from '../../../kernel/brand';

/** The brand settings that points depend on. */
export type PointBrand = Pick<Brand, 'points' | 'currency'>;

/** Converts an amount from the brand's currency to another, by the value of a bonus unit in each. */
function inCurrency(decimal: string, brand: PointBrand, currency: string): bigint {
  const minor = amountOfSetting(decimal);
  return (minor * bonusIn(1, currency)) / bonusIn(1, brand.currency);
}

/** Turnover that earns one point, in minor units of a currency; undefined if the category earns none. */
export function turnoverPerPoint(
  brand: PointBrand,
  category: Category,
  currency: string,
): bigint | undefined {
  const decimal = brand.points.turnoverPerPoint[category];
  if (decimal === undefined) return undefined;
  const rate = inCurrency(decimal, brand, currency);
  return rate > 0n ? rate : undefined;
}

/** The value of points in a currency, rounded down to the minor unit. */
export function moneyOfPoints(brand: PointBrand, points: number, currency: string): bigint {
  const { convertPoints, convertAmount } = brand.points;
  return (BigInt(points) * inCurrency(convertAmount, brand, currency)) / BigInt(convertPoints);
}
