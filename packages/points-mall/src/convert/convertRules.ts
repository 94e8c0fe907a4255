import { type PointConfig } from '@perya/api-client';
import { minorUnits, type MinorUnits } from '@perya/rules/money';

type Rate = Pick<PointConfig, 'convertPoints' | 'convertAmount' | 'minConvertPoints'>;

/** Digits, once commas and spaces are removed. */
const TYPED = /^\d{1,12}$/;

/** Why a number of points can't be converted to money. */
export type ConvertError = 'missing' | 'tooFew' | 'tooMany' | 'notWhole';

/** Parses typed points, with or without commas; null unless positive. */
export function readPoints(text: string): number | null {
  const plain = text.replaceAll(/[,\s]/g, '');
  const points = TYPED.test(plain) ? Number(plain) : 0;
  return points > 0 ? points : null;
}

/** Min convertible points: whole steps that reach the operator's minimum. */
export const minConvertible = ({ convertPoints, minConvertPoints }: Rate): number =>
  Math.max(1, Math.ceil(minConvertPoints / convertPoints)) * convertPoints;

/** Max convertible points of a balance; 0 if it isn't enough. */
export function maxConvertible(balance: number, rate: Rate): number {
  const max = Math.floor(balance / rate.convertPoints) * rate.convertPoints;
  return max < minConvertible(rate) ? 0 : max;
}

/** The value of whole steps of points, in minor units. */
export const pointsValue = (points: number, { convertPoints, convertAmount }: Rate): MinorUnits =>
  minorUnits(Math.floor(points / convertPoints) * convertAmount.minor);

/** What's wrong with a number of points; null if it can be converted. */
export function convertErrorOf(
  points: number | null,
  balance: number,
  rate: Rate,
): ConvertError | null {
  if (points === null) return 'missing';
  if (points < minConvertible(rate)) return 'tooFew';
  if (points > balance) return 'tooMany';
  return points % rate.convertPoints === 0 ? null : 'notWhole';
}
