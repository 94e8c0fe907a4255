import { type PointConfig } from '@perya/api-client';
import { minorUnits, type MinorUnits } from '@perya/rules/money';

type Rate = Pick<PointConfig, 'convertPoints' | 'convertAmount' | 'minConvertPoints'>;

/** Digits, with commas or spaces between them. */
const TYPED = /^\d{1,12}$/;

/** Why a number of points cannot be turned into money. */
export type ConvertFault = 'missing' | 'tooFew' | 'tooMany' | 'notWhole';

/** Reads points as somebody types them, with or without commas; null where it is none above zero. */
export function readPoints(text: string): number | null {
  const plain = text.replaceAll(/[,\s]/g, '');
  const points = TYPED.test(plain) ? Number(plain) : 0;
  return points > 0 ? points : null;
}

/** The least that can be turned into money: whole steps that reach the operator's minimum. */
export const minConvertible = ({ convertPoints, minConvertPoints }: Rate): number =>
  Math.max(1, Math.ceil(minConvertPoints / convertPoints)) * convertPoints;

/** The most of a balance that can be; 0 where it is not enough. */
export function maxConvertible(balance: number, rate: Rate): number {
  const max = Math.floor(balance / rate.convertPoints) * rate.convertPoints;
  return max < minConvertible(rate) ? 0 : max;
}

/** What whole steps of points bring, in minor units. */
export const worthOf = (points: number, { convertPoints, convertAmount }: Rate): MinorUnits =>
  minorUnits(Math.floor(points / convertPoints) * convertAmount.minor);

/** What is wrong with a number of points; null where it can be turned into money. */
export function convertFault(
  points: number | null,
  balance: number,
  rate: Rate,
): ConvertFault | null {
  if (points === null) return 'missing';
  if (points < minConvertible(rate)) return 'tooFew';
  if (points > balance) return 'tooMany';
  return points % rate.convertPoints === 0 ? null : 'notWhole';
}
