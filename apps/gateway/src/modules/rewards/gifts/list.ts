import type { listRewards } from '@perya/api-client';
import { freeSpinGame } from '../../games';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { grantDue } from './grantDue';
import { claimedState, type RewardItem, type RewardState } from './item';
import {
  freeSpinRewards,
  missionRewards,
  promotionRewards,
  rebateRewards,
  referralRewards,
  tournamentRewards,
  wheelRewards,
} from './others';
import { comingRewards, ownRewards } from './own';
import type { RewardSources } from './sources';
import { rewardTurnover, withTerms } from './turnover';

const PAGE_SIZE = 20;
/** Max rewards per source; older ones are in the account record. */
const MOST = 200;

const SOURCES = [
  ownRewards,
  comingRewards,
  promotionRewards,
  rebateRewards,
  referralRewards,
  missionRewards,
  wheelRewards,
  tournamentRewards,
  freeSpinRewards,
] as const;

/** The sort order: claimable, in progress, upcoming, over. */
const PLACES: Readonly<Record<RewardState, number>> = {
  ISSUED: 0,
  PROCESS: 1,
  APPLYING: 1,
  JOINED: 1,
  COMING_SOON: 2,
  CLAIMED: 3,
  REJECTED: 3,
  CLOSED: 3,
};

const inOrder = (one: RewardItem, other: RewardItem): number =>
  PLACES[one.state] - PLACES[other.state] ||
  (other.at ?? 0) - (one.at ?? 0) ||
  (one.id < other.id ? 1 : -1);

async function allRewards(ctx: CallContext): Promise<RewardItem[]> {
  await grantDue(ctx);
  const sources: RewardSources = {
    book: await rewardTurnover(ctx.db, ctx.me().id),
    game: await freeSpinGame(ctx.platform),
    max: MOST,
  };
  const rewards: RewardItem[] = [];
  // One after the other, so that a page uses only one connection of the pool.
  for (const read of SOURCES) rewards.push(...(await read(ctx, sources)));
  return (await withTerms(ctx, rewards)).map(withTurnoverLeft).toSorted(inOrder);
}

/** Free spins that expired are in progress while winnings of them still require turnover. */
function withTurnoverLeft(reward: RewardItem): RewardItem {
  const { kind, state, turnover } = reward;
  return kind === 'FREE_SPINS' && state === 'CLOSED' && claimedState(turnover) === 'PROCESS'
    ? { ...reward, state: 'PROCESS' }
    : reward;
}

/** All rewards of the member, from all sources. */
export async function rewards({ input, ctx }: Call<typeof listRewards>) {
  const { pageNo = 1, pageSize = PAGE_SIZE, kind, state } = input;
  const all = await allRewards(ctx);
  const found = all.filter(
    (reward) =>
      (kind === undefined || reward.kind === kind) &&
      (state === undefined || reward.state === state),
  );
  return {
    currency: ctx.me().currency,
    toClaim: all.filter(({ isClaimable }) => isClaimable).length,
    list: found.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    totalCount: found.length,
    totalPages: Math.ceil(found.length / pageSize),
  };
}
