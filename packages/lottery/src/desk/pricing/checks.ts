import { MAX_TICKET_LINES, type LotteryOffer } from '@perya/api-client';

import type { Chase, SlipLine } from '../state/desk';
import type { SlipSum } from './pricing';

/** What prevents a slip from being sent, with the amounts to display (minor units). */
export type SlipError =
  | { readonly kind: 'empty' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'locked' }
  | { readonly kind: 'too-many-lines'; readonly max: number }
  | { readonly kind: 'multiple'; readonly max: number }
  | { readonly kind: 'least-stake'; readonly amount: number }
  | { readonly kind: 'most-stake'; readonly amount: number }
  | { readonly kind: 'draw-stake'; readonly amount: number; readonly staked: number }
  | { readonly kind: 'chase-draws'; readonly max: number }
  | { readonly kind: 'balance'; readonly amount: number };

/** Everything known before a slip is sent. */
export interface SlipFacts {
  readonly lines: readonly SlipLine[];
  readonly chase: Chase | null;
  readonly sum: SlipSum;
  readonly offer: LotteryOffer;
  readonly isLocked: boolean;
  /** Number of draws that can be chased, including the one on sale. */
  readonly draws: number;
  /** What the member has already staked on this draw, as far as the client knows; minor units. */
  readonly staked: number;
  /** Minor units; null while loading, and for guests. */
  readonly balance: number | null;
}

/**
 * The first reason for which the platform would reject the slip, so that it's shown before sending. The
 * platform still decides.
 */
export function slipErrorOf(facts: SlipFacts): SlipError | null {
  const { lines, sum, offer, isLocked, balance } = facts;
  if (!offer.isOpen) return { kind: 'closed' };
  if (lines.length === 0) return { kind: 'empty' };
  if (isLocked) return { kind: 'locked' };
  if (lines.length > MAX_TICKET_LINES) return { kind: 'too-many-lines', max: MAX_TICKET_LINES };
  const limit = limitOf(facts);
  if (limit !== null) return limit;
  return balance !== null && balance < sum.total
    ? { kind: 'balance', amount: sum.total - balance }
    : null;
}

function limitOf({ lines, chase, sum, offer, staked, draws }: SlipFacts): SlipError | null {
  const maxDraws = Math.min(offer.maxChaseDraws, draws);
  if ((chase?.multiples.length ?? 0) > maxDraws) return { kind: 'chase-draws', max: maxDraws };
  const factor = Math.max(1, ...(chase?.multiples ?? []));
  if (lines.some(({ multiple }) => multiple * factor > offer.maxMultiple)) {
    return { kind: 'multiple', max: offer.maxMultiple };
  }
  const min = sum.cost * Math.min(...(chase?.multiples ?? [1]));
  if (min < offer.minStake.minor) return { kind: 'least-stake', amount: offer.minStake.minor };
  if (sum.dearest > offer.maxStake.minor) {
    return { kind: 'most-stake', amount: offer.maxStake.minor };
  }
  const first = sum.cost * (chase?.multiples[0] ?? 1);
  return staked + first > offer.maxDrawStake.minor
    ? { kind: 'draw-stake', amount: offer.maxDrawStake.minor, staked }
    : null;
}
