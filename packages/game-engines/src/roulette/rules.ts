import { drawNumbers, type FairDraw } from '@perya/rules/fairness';
import { turnoverOf, type TableResult, type TableStakes } from '../live-table';
import { rouletteSpot, type RouletteBetType } from './spots';
import { POCKETS, WHEEL } from './wheel';

/** Roulette with one zero. Pure; the same module is used by the platform and the page. */
export interface RouletteRules {
  id: string;
  /** Profit per unit staked. */
  pays: Readonly<Record<RouletteBetType, number>>;
  /** Whether half of a stake on an even-money bet is returned on zero (la partage). */
  returnsHalfOnZero: boolean;
}

const PAYS = {
  straight: 35,
  split: 17,
  street: 11,
  corner: 8,
  line: 5,
  column: 2,
  dozen: 2,
  evenMoney: 1,
} as const satisfies RouletteRules['pays'];

/** Past rounds are verified against these: never change one, add another. */
export const ROULETTE_MODELS = [
  { id: 'roulette-1', pays: PAYS, returnsHalfOnZero: false },
  { id: 'roulette-french-1', pays: PAYS, returnsHalfOnZero: true },
] as const satisfies readonly RouletteRules[];

/** Draws the pocket in which the ball lands. */
export const drawPocket = (draw: FairDraw): number => drawNumbers(draw, [POCKETS])[0] ?? 0;

export const hasWonOn = (spot: string, pocket: number): boolean =>
  rouletteSpot(spot).numbers.includes(pocket);

/** What all stakes pay if the ball lands in a pocket, in minor units. */
function payoutOn(rules: RouletteRules, pocket: number, stakes: TableStakes): bigint {
  let payout = 0n;
  for (const [spot, stake] of Object.entries(stakes)) {
    const { betType, numbers } = rouletteSpot(spot);
    if (numbers.includes(pocket)) payout += stake * BigInt(rules.pays[betType] + 1);
    else if (pocket === 0 && betType === 'evenMoney' && rules.returnsHalfOnZero) {
      payout += stake / 2n;
    }
  }
  return payout;
}

/**
 * Settles a bet, in minor units. What it pays on every number from 1 to 36 isn't counted as turnover: with
 * equal stakes on red and black, nothing is.
 */
export function settle(rules: RouletteRules, pocket: number, stakes: TableStakes): TableResult {
  const payouts = WHEEL.filter((number) => number > 0).map((number) =>
    payoutOn(rules, number, stakes),
  );
  return { payout: payoutOn(rules, pocket, stakes), turnover: turnoverOf(stakes, payouts) };
}

/** The exact return of a bet type: what a unit on one of its spots pays on average. */
export function returnOf(rules: RouletteRules, betType: RouletteBetType, covered: number): number {
  const onZero = rules.returnsHalfOnZero && betType === 'evenMoney' ? 0.5 : 0;
  return (covered * (rules.pays[betType] + 1) + onZero) / POCKETS;
}
