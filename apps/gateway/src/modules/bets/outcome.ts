/** How a bet ended: a payout below the stake is a loss, whatever the reels celebrated. */
export function outcomeOf(stake: bigint, payout: bigint): 'WON' | 'LOST' | 'DRAWN' {
  if (payout === stake) return 'DRAWN';
  return payout > stake ? 'WON' : 'LOST';
}
