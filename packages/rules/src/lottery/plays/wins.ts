import { oneIn, type TierPayout, type Tier, type WinsByTier } from '../model/lottery';
import type { DrawResult } from '../model/space';

/** The code of a play type and its group. */
export interface PlayName {
  readonly code: string;
  readonly group: string;
}

/** Returns the values of a draw that a play type compares with. */
export type ResultReader = (result: DrawResult) => readonly string[];

/** The pay of a play type's only tier: the whole stated return. */
export const FULL_PAYOUT: TierPayout = { kind: 'share', basisPoints: 10_000 };

/** A number of wins in a single tier. */
export const winsInTier = (code: string, times: number): WinsByTier =>
  times > 0 ? { [code]: times } : {};

/** Adds two records of wins. */
export function addWins(one: WinsByTier, other: WinsByTier): WinsByTier {
  const sum: Record<string, number> = { ...one };
  for (const [code, times] of Object.entries(other)) sum[code] = (sum[code] ?? 0) + times;
  return sum;
}

/**
 * What a tier pays at a return of 100%, in prices, without jackpots: for comparing tiers, not for payouts.
 */
function worthOf({ chance, pay }: Tier): number {
  switch (pay.kind) {
    case 'share':
      return (pay.basisPoints / 10_000) * oneIn(chance);
    case 'fixed':
      return pay.thousandths / 1000;
    case 'jackpot':
      return 0;
  }
}

/** The outcome with the highest payout. */
export function highestPayingWins(
  tiers: readonly Tier[],
  outcomes: Iterable<WinsByTier>,
): WinsByTier {
  const worths = new Map(tiers.map((tier) => [tier.code, worthOf(tier)]));
  let best: WinsByTier = {};
  let max = 0;
  for (const wins of outcomes) {
    const worth = Object.entries(wins).reduce(
      (sum, [code, times]) => sum + times * (worths.get(code) ?? 0),
      0,
    );
    if (worth > max) [best, max] = [wins, worth];
  }
  return best;
}
