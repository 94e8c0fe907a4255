import * as v from 'valibot';
import { endpoint, type InputOf, type OutputOf } from '../core/endpoint';
import {
  count,
  currencyCode,
  oneOf,
  pagedRequest,
  pagedValue,
  searchText,
  text,
} from '../core/schemas';
import { rewardKindSchema, rewardSchema } from './reward';

const SORTS = {
  popular: 'POPULAR',
  newest: 'NEWEST',
  'price-up': 'PRICE_UP',
  'price-down': 'PRICE_DOWN',
} as const;

/** `popular` is the default. */
export type RewardSort = keyof typeof SORTS;

/** All orders of the point rewards. */
export const REWARD_SORTS = Object.keys(SORTS) as [RewardSort, ...RewardSort[]];

export const listPointRewards = /* @__PURE__ */ endpoint({
  id: 'listPointRewards',
  tag: 'Points',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  auth: 'optional',
  request: pagedRequest({
    kind: v.optional(rewardKindSchema()),
    /** Part of the name or the description. */
    search: searchText(),
    sort: v.optional(oneOf(SORTS)),
    /** Only what the caller has enough points for; ignored for guests. */
    affordable: v.optional(v.boolean()),
    language: v.optional(text(8)),
  }),
  value: pagedValue(rewardSchema(), { currency: currencyCode() }),
  summary: 'Lists the rewards of the points mall.',
  spec: '§7 Points, MCS2_getPointReward; body and value defined here.',
});

/** Input of {@link listPointRewards}. */
export type PointRewardsFilter = InputOf<typeof listPointRewards>;

export const getPointRewardDetail = /* @__PURE__ */ endpoint({
  id: 'getPointRewardDetail',
  tag: 'Points',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPointRewardDetail',
  auth: 'optional',
  request: v.object({ id: text(64), language: v.optional(text(8)) }),
  value: v.object({
    ...rewardSchema().entries,
    currency: currencyCode(),
    /** How to use it, and its requirements: plain text, one paragraph per line. */
    terms: v.string(),
    /** How many the caller has redeemed, without rejected ones. */
    ownRedeemed: count(),
    /** How many the caller can redeem at once now. */
    maxQuantity: count(),
    /** Why the caller cannot redeem it now: the first reason that applies. */
    block: v.nullable(
      oneOf({
        login: 'LOGIN',
        'sold-out': 'SOLD_OUT',
        level: 'LEVEL',
        limit: 'LIMIT',
        points: 'POINTS',
      }),
    ),
  }),
  summary: 'Returns a reward of the points mall, and whether the caller can redeem it.',
  spec: '§7 Points, detail of MCS2_getPointReward; path and value defined here.',
});

/** Output of {@link getPointRewardDetail}. */
export type PointRewardDetail = OutputOf<typeof getPointRewardDetail>;
