import type { getPointRewardDetail, HandlerValueOf, listPointRewards } from '@perya/api-client';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { FreeSpinGame } from '../../games';
import { Rejection } from '../../../kernel/http/Rejection';
import { inLanguage } from '../../../kernel/text/texts';
import type { Db } from '../../../kernel/db/types';
import { bonusIn } from '../../../kernel/money';
import type { Brand } from '../../../kernel/brand';
import { pointReward, redemption } from './schema';

export type Reward = typeof pointReward.$inferSelect;
type RewardItem = HandlerValueOf<typeof listPointRewards>['list'][number];
type Block = HandlerValueOf<typeof getPointRewardDetail>['block'];

/** Max quantity per call. */
const MAX_AT_ONCE = 999;

/** What's needed to describe a reward. */
export interface RewardView {
  brand: Brand;
  language: string;
  /** The caller's; the brand's for a guest. */
  currency: string;
  /** The slot that free spins are for; undefined if the brand has none. */
  game: FreeSpinGame | undefined;
}

/** A reward as returned to the caller. */
export function rewardItem(reward: Reward, view: RewardView): RewardItem {
  const { brand, language, currency, game } = view;
  const { id, kind, name, description, price, stock, limitPerMember, minRank, value } = reward;
  const level = brand.clubLevels.find(({ rank }) => rank >= minRank);
  return {
    id,
    kind,
    name: inLanguage(name, language),
    description: inLanguage(description, language),
    imagePath: `/art/reward/${id}`,
    price,
    stock,
    limitPerMember,
    level: minRank === 0 ? null : { rank: minRank, name: level?.name ?? String(minRank) },
    cash:
      value?.kind === 'CASH'
        ? {
            amount: bonusIn(value.units, currency),
            turnover: bonusIn(value.units * value.turnoverMultiple, currency),
          }
        : null,
    spins:
      value?.kind === 'FREE_SPINS' && game !== undefined
        ? {
            count: value.spins,
            stake: game.stake,
            gameId: game.id,
            gameName: game.name,
            days: value.days,
          }
        : null,
    redeemed: reward.redeemed,
    addedAt: reward.addedAt.getTime(),
  };
}

/** How many of a reward a member has redeemed, excluding rejected ones. */
export async function redeemedBy(db: Db, memberId: number, rewardId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${redemption.quantity}), 0)::int` })
    .from(redemption)
    .where(
      and(
        eq(redemption.memberId, memberId),
        eq(redemption.rewardId, rewardId),
        ne(redemption.status, 'REJECTED'),
      ),
    );
  return row?.sum ?? 0;
}

/** What decides whether a member can redeem a reward. */
interface Standing {
  clubRank: number;
  points: number;
  /** Already redeemed. */
  own: number;
}

/** The first reason why a member can't redeem even one; null if there's none. */
export function blockOf(reward: Reward, standing: Standing): Exclude<Block, 'LOGIN'> {
  const { stock, minRank, limitPerMember, price } = reward;
  if (stock === 0) return 'SOLD_OUT';
  if (standing.clubRank < minRank) return 'LEVEL';
  if (limitPerMember !== null && standing.own >= limitPerMember) return 'LIMIT';
  return standing.points < price ? 'POINTS' : null;
}

/** How many of a reward a member can redeem at once. */
export function maxOf(reward: Reward, standing: Standing): number {
  if (blockOf(reward, standing) !== null) return 0;
  const { stock, limitPerMember, price } = reward;
  return Math.min(
    MAX_AT_ONCE,
    stock ?? MAX_AT_ONCE,
    limitPerMember === null ? MAX_AT_ONCE : limitPerMember - standing.own,
    Math.floor(standing.points / price),
  );
}

/** The reward doesn't exist, or is no longer offered. */
export const unknownReward = () => new Rejection(404, 'NO_SUCH_REWARD', 'reward_not_offered');

/** Out of stock. */
export const soldOut = () => new Rejection(422, 'REWARD_SOLD_OUT', 'reward_sold_out');
