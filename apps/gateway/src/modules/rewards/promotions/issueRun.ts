import type { Platform } from '../../../kernel/platform';
import type { PromotionSeed } from './promotions';
import type { Rule } from './rules/rule';

/** What an issue needs. */
export interface Run<R extends Rule = Rule> {
  platform: Platform;
  seed: PromotionSeed;
  rule: R;
  /** The gateway's time. */
  now: Date;
  /** Play and deposits before this are the seed's, and bring nothing. */
  since: Date;
}

export const DAY_MS = 86_400_000;
/** Bets that were settled before the end of a period are committed by then. */
export const REST_MS = 2 * 60_000;

/** A bonus of a season that ended before this, in milliseconds, can no longer be claimed. */
export const oldestEnd = ({ claimDays }: PromotionSeed, now: Date): number =>
  now.getTime() - claimDays * DAY_MS;
