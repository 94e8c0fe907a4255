import { turnoverOf, type TableResult, type TableStakes } from '../live-table';

/**
 * Color game, as on Filipino fairs: three dice with a color on each side are dropped. A color pays once for
 * each die that shows it. Pure; the same module is used by the platform and the page.
 */

export const DICE = 3;

/** The sides of a die. */
export const COLORS = ['yellow', 'white', 'pink', 'blue', 'red', 'green'] as const;
export type Color = (typeof COLORS)[number];

/** The bets on offer: the colors, and three dice of the same color. */
export const SPOTS = [...COLORS, 'anyTriple'] as const;
export type Spot = (typeof SPOTS)[number];

export interface ColorGameRules {
  id: string;
  /** Profit per unit staked on a color, for one, two and three dice. */
  colorPays: readonly [number, number, number];
  triplePays: number;
}

/** Past rounds are verified against these: never change one, add another. */
export const COLOR_GAME_MODELS = [
  { id: 'color-game-1', colorPays: [1, 2, 3], triplePays: 30 },
] as const satisfies readonly ColorGameRules[];

/** The colors of a round's dice. */
export const colorsOf = (dice: readonly number[]): Color[] =>
  dice.map((side) => COLORS[side] ?? 'yellow');

/** How many dice show a color. */
export const countOf = (color: Color, dice: readonly number[]): number =>
  colorsOf(dice).filter((each) => each === color).length;

export const isTriple = (dice: readonly number[]): boolean => new Set(dice).size === 1;

export const hasWon = (spot: Spot, dice: readonly number[]): boolean =>
  spot === 'anyTriple' ? isTriple(dice) : countOf(spot, dice) > 0;

/** Profit per unit staked on a spot that has won. */
function profitOf(rules: ColorGameRules, spot: Spot, dice: readonly number[]): number {
  if (spot === 'anyTriple') return rules.triplePays;
  return rules.colorPays[countOf(spot, dice) - 1] ?? 0;
}

function payoutOf(rules: ColorGameRules, dice: readonly number[], stakes: TableStakes): bigint {
  let payout = 0n;
  for (const spot of SPOTS) {
    const stake = stakes[spot] ?? 0n;
    if (hasWon(spot, dice)) payout += stake * BigInt(profitOf(rules, spot, dice) + 1);
  }
  return payout;
}

/** All ways in which the dice can fall. */
export const ALL_ROLLS: readonly (readonly number[])[] = /* @__PURE__ */ Array.from(
  { length: COLORS.length ** DICE },
  (_, roll) => [roll % 6, Math.floor(roll / 6) % 6, Math.floor(roll / 36)],
);

/**
 * Settles a bet, in minor units. What it pays however the dice fall isn't counted as turnover: that is a part
 * of equal stakes on all six colors.
 */
export function settle(
  rules: ColorGameRules,
  dice: readonly number[],
  stakes: TableStakes,
): TableResult {
  const payouts = ALL_ROLLS.map((roll) => payoutOf(rules, roll, stakes));
  return { payout: payoutOf(rules, dice, stakes), turnover: turnoverOf(stakes, payouts) };
}
