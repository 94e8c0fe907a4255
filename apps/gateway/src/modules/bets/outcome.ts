/** How a bet ended. A payout below the stake is a loss, even if the reels showed a win. */
export function outcomeOf(stake: bigint, payout: bigint): 'WON' | 'LOST' | 'DRAWN' {
  if (payout === stake) return 'DRAWN';
  return payout > stake ? 'WON' : 'LOST';
}
