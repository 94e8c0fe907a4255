import { turnoverOf, type TableResult, type TableStakes } from '../live-table';
import {
  countOf,
  isTriple,
  sicBoSpot,
  type Dice,
  type SicBoBetType,
  type SicBoSpot,
} from './spots';

/** Sic bo: bets on three dice. Pure; the same module is used by the platform and the page. */
export interface SicBoRules {
  id: string;
  /** Profit per unit staked. That of a single number is for one die. */
  pays: Readonly<Record<SicBoBetType, number>>;
  /** Profit per unit staked on a single number, for two and three dice. */
  moreSingles: readonly [number, number];
}

/** Past rounds are verified against these: never change one, add another. */
export const SIC_BO_MODELS = [
  {
    id: 'sic-bo-1',
    pays: {
      evenMoney: 1,
      total4: 62,
      total5: 31,
      total6: 18,
      total7: 12,
      total8: 8,
      total9: 7,
      total10: 6,
      double: 11,
      triple: 190,
      anyTriple: 31,
      pair: 5,
      single: 1,
    },
    moreSingles: [2, 3],
  },
] as const satisfies readonly SicBoRules[];

export const DICE = 3;
export const SIDES = 6;

/** Profit per unit staked on a spot that has won. */
export function profitOf(rules: SicBoRules, { id, betType }: SicBoSpot, dice: Dice): number {
  if (betType !== 'single') return rules.pays[betType];
  const count = countOf(Number(id.replace('single-', '')), dice);
  return count === 1 ? rules.pays.single : (rules.moreSingles[count - 2] ?? 0);
}

function payoutOf(rules: SicBoRules, dice: Dice, stakes: TableStakes): bigint {
  let payout = 0n;
  for (const [id, stake] of Object.entries(stakes)) {
    const spot = sicBoSpot(id);
    if (spot.hasWon(dice)) payout += stake * BigInt(profitOf(rules, spot, dice) + 1);
  }
  return payout;
}

/** All ways in which the dice can fall. */
export const ALL_ROLLS: readonly Dice[] = /* @__PURE__ */ Array.from(
  { length: SIDES ** DICE },
  (_, roll) => [(roll % 6) + 1, (Math.floor(roll / 6) % 6) + 1, Math.floor(roll / 36) + 1],
);

/**
 * Settles a bet, in minor units. What it pays on every roll that isn't a triple isn't counted as turnover: with
 * equal stakes on small and big, nothing is.
 */
export function settle(rules: SicBoRules, dice: Dice, stakes: TableStakes): TableResult {
  const payouts = ALL_ROLLS.filter((roll) => !isTriple(roll)).map((roll) =>
    payoutOf(rules, roll, stakes),
  );
  return { payout: payoutOf(rules, dice, stakes), turnover: turnoverOf(stakes, payouts) };
}
