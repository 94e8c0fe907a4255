import type { BetStatus } from '@perya/api-client';

const LOOK_AGAIN_MS = 10_000;

/** How long until bets are read again: while one of them is open, its result may come at any time. */
export function lookAgainAfter(bets: readonly { status: BetStatus }[] = []): number | false {
  return bets.some(({ status }) => status === 'open') && LOOK_AGAIN_MS;
}
