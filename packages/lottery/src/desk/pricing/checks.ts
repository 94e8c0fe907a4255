import { MOST_TICKET_LINES, type LotteryOffer } from '@perya/api-client';

import type { Chase, SlipLine } from '../state/desk';
import type { SlipSum } from './pricing';

/** What stands against sending a slip, with the amounts to say (minor units). */
export type Obstacle =
  | { readonly kind: 'empty' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'locked' }
  | { readonly kind: 'too-many-lines'; readonly most: number }
  | { readonly kind: 'multiple'; readonly most: number }
  | { readonly kind: 'least-stake'; readonly amount: number }
  | { readonly kind: 'most-stake'; readonly amount: number }
  | { readonly kind: 'draw-stake'; readonly amount: number; readonly staked: number }
  | { readonly kind: 'chase-draws'; readonly most: number }
  | { readonly kind: 'balance'; readonly amount: number };

/** Everything that is known before a slip is sent. */
export interface SlipFacts {
  readonly lines: readonly SlipLine[];
  readonly chase: Chase | null;
  readonly sum: SlipSum;
  readonly offer: LotteryOffer;
  readonly isLocked: boolean;
  /** How many draws can be chased, the one that is sold included. */
  readonly draws: number;
  /** What the member has on this draw already, as far as the page knows; minor units. */
  readonly staked: number;
  /** Minor units; null while it is not known, and for guests. */
  readonly balance: number | null;
}

/**
 * The first thing that the platform would refuse, so that it is said before anything is sent. The
 * platform decides all the same.
 */
export function obstacleOf(facts: SlipFacts): Obstacle | null {
  const { lines, sum, offer, isLocked, balance } = facts;
  if (!offer.isOpen) return { kind: 'closed' };
  if (lines.length === 0) return { kind: 'empty' };
  if (isLocked) return { kind: 'locked' };
  if (lines.length > MOST_TICKET_LINES) return { kind: 'too-many-lines', most: MOST_TICKET_LINES };
  const limit = limitOf(facts);
  if (limit !== null) return limit;
  return balance !== null && balance < sum.total
    ? { kind: 'balance', amount: sum.total - balance }
    : null;
}

function limitOf({ lines, chase, sum, offer, staked, draws }: SlipFacts): Obstacle | null {
  const mostDraws = Math.min(offer.mostChaseDraws, draws);
  if ((chase?.multiples.length ?? 0) > mostDraws) return { kind: 'chase-draws', most: mostDraws };
  const factor = Math.max(1, ...(chase?.multiples ?? []));
  if (lines.some(({ multiple }) => multiple * factor > offer.mostMultiple)) {
    return { kind: 'multiple', most: offer.mostMultiple };
  }
  const least = sum.cost * Math.min(...(chase?.multiples ?? [1]));
  if (least < offer.leastStake.minor)
    return { kind: 'least-stake', amount: offer.leastStake.minor };
  if (sum.dearest > offer.mostStake.minor) {
    return { kind: 'most-stake', amount: offer.mostStake.minor };
  }
  const first = sum.cost * (chase?.multiples[0] ?? 1);
  return staked + first > offer.mostDrawStake.minor
    ? { kind: 'draw-stake', amount: offer.mostDrawStake.minor, staked }
    : null;
}
