import { turnoverOf, type TableResult, type TableStakes } from '../live-table';

/**
 * Money wheel: a wheel with 54 segments. A number pays as much per unit staked. On a multiplier, the wheel spins
 * again until it stops at a number, which then pays that many times as much. Pure; the same module is used by the
 * platform and the page.
 */

/** The bets on offer: the numbers on the wheel. */
export const SPOTS = ['1', '2', '5', '10', '21', '45'] as const;
export type Spot = (typeof SPOTS)[number];

/** A segment: a number, or a multiplier. */
export type Segment = Spot | 'x3' | 'x5';

export interface MoneyWheelRules {
  id: string;
  /** Clockwise. Multipliers and the highest numbers are apart from each other. */
  segments: readonly Segment[];
}

/** Clockwise: equal segments are never next to each other. */
const SEGMENTS = [
  '2',
  '1',
  '5',
  '1',
  '10',
  '2',
  '1',
  '2',
  '1',
  '5',
  '1',
  '2',
  '21',
  '1',
  '2',
  '1',
  '5',
  '1',
  'x3',
  '1',
  '2',
  '1',
  '10',
  '1',
  '2',
  '5',
  '1',
  '2',
  '45',
  '1',
  '2',
  '1',
  '5',
  '10',
  '1',
  '2',
  '1',
  '2',
  '1',
  '5',
  '1',
  '21',
  '2',
  '1',
  '2',
  'x5',
  '1',
  '2',
  '10',
  '1',
  '5',
  '1',
  '2',
  '1',
] as const satisfies readonly Segment[];

/** Past rounds are verified against these: never change one, add another. */
export const MONEY_WHEEL_MODELS = [
  { id: 'money-wheel-1', segments: SEGMENTS },
] as const satisfies readonly MoneyWheelRules[];

const MULTIPLIERS = { x3: 3, x5: 5 } as const;

const isMultiplier = (segment: Segment | undefined): segment is keyof typeof MULTIPLIERS =>
  segment === 'x3' || segment === 'x5';

/** The segments of a model by kind, as their positions on the wheel. */
export const positionsOf = (
  { segments }: MoneyWheelRules,
  kind: 'number' | 'multiplier',
): number[] =>
  segments.flatMap((segment, place) =>
    isMultiplier(segment) === (kind === 'multiplier') ? [place] : [],
  );

/** A round: where the wheel stopped, and what it paid. */
export interface Round {
  number: Spot;
  /** 1 without a multiplier. */
  multiplier: number;
}

/** @param stops the positions at which the wheel stopped: one, or two after a multiplier. */
export function readRound({ segments }: MoneyWheelRules, stops: readonly number[]): Round {
  const [first, second] = stops.map((place) => segments[place]);
  if (isMultiplier(first)) {
    const number = isMultiplier(second) ? undefined : second;
    return { number: number ?? '1', multiplier: MULTIPLIERS[first] };
  }
  return { number: first ?? '1', multiplier: 1 };
}

function payoutOf({ number, multiplier }: Round, stakes: TableStakes): bigint {
  return (stakes[number] ?? 0n) * BigInt(Number(number) * multiplier + 1);
}

/**
 * Settles a bet, in minor units. What it pays on every number isn't counted as turnover.
 */
export function settle(
  rules: MoneyWheelRules,
  stops: readonly number[],
  stakes: TableStakes,
): TableResult {
  const payouts = SPOTS.map((number) => payoutOf({ number, multiplier: 1 }, stakes));
  return {
    payout: payoutOf(readRound(rules, stops), stakes),
    turnover: turnoverOf(stakes, payouts),
  };
}
