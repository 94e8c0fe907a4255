import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { decodePage, encodePage, type Page, type PageInput } from '../core/page';
import { count, currencyCode, pagedRequest, pagedValue, text } from '../core/schemas';
import {
  decodeReward,
  rewardKindSchema,
  rewardSchema,
  WIRE_REWARD_KINDS,
  type PointReward,
  type RewardKind,
} from './rewardWire';

const WIRE_SORTS = {
  popular: 'POPULAR',
  newest: 'NEWEST',
  'price-up': 'PRICE_UP',
  'price-down': 'PRICE_DOWN',
} as const;

/** `popular` is the order without a choice. */
export type RewardSort = keyof typeof WIRE_SORTS;

export const REWARD_SORTS = ['popular', 'newest', 'price-up', 'price-down'] as const;

export interface PointRewardsFilter extends PageInput {
  kind?: RewardKind | undefined;
  /** Part of the name or the description. */
  search?: string | undefined;
  sort?: RewardSort | undefined;
  /** Only what the caller's own points pay; nothing changes for a guest. */
  affordable?: boolean | undefined;
}

export const listPointRewards = /* @__PURE__ */ endpoint({
  id: 'listPointRewards',
  tag: 'Points',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  auth: 'optional',
  request: pagedRequest({
    type: v.optional(rewardKindSchema()),
    search: v.optional(v.pipe(v.string(), v.maxLength(64))),
    sort: v.optional(v.picklist(['POPULAR', 'NEWEST', 'PRICE_UP', 'PRICE_DOWN'])),
    affordable: v.optional(v.boolean()),
    language: v.optional(text(8)),
  }),
  value: pagedValue(rewardSchema(), { currency: currencyCode() }),
  encode: ({ kind, search, sort, affordable, ...page }: PointRewardsFilter) => ({
    ...encodePage(page),
    type: kind && WIRE_REWARD_KINDS[kind],
    search: search === '' ? undefined : search,
    sort: sort && WIRE_SORTS[sort],
    affordable: affordable === true ? true : undefined,
  }),
  decode: (page): Page<PointReward> =>
    decodePage(page, (wire) => decodeReward(wire, page.currency)),
  summary: 'What the points mall offers.',
  spec: '§7 Points, MCS2_getPointReward; body and value ours.',
});

const BLOCKS = {
  LOGIN: 'login',
  SOLD_OUT: 'sold-out',
  LEVEL: 'level',
  LIMIT: 'limit',
  POINTS: 'points',
} as const;

/** Why the caller cannot redeem it now: the first reason that applies. */
export type RewardBlock = (typeof BLOCKS)[keyof typeof BLOCKS];

export interface PointRewardDetail extends PointReward {
  /** How it is used, what it takes: plain text, a paragraph a line. */
  readonly terms: string;
  /** How many the caller has redeemed, those rejected not counted. */
  readonly ownRedeemed: number;
  /** How many the caller can redeem at once now. */
  readonly maxQuantity: number;
  readonly block: RewardBlock | null;
}

export const getPointRewardDetail = /* @__PURE__ */ endpoint({
  id: 'getPointRewardDetail',
  tag: 'Points',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPointRewardDetail',
  auth: 'optional',
  request: v.object({ rewardId: text(64), language: v.optional(text(8)) }),
  value: v.object({
    currency: currencyCode(),
    reward: rewardSchema(),
    terms: v.string(),
    ownRedeemed: count(),
    maxQuantity: count(),
    block: v.nullable(v.picklist(['LOGIN', 'SOLD_OUT', 'LEVEL', 'LIMIT', 'POINTS'])),
  }),
  encode: ({ id }: { id: string }) => ({ rewardId: id }),
  decode: ({ currency, reward, block, ...own }): PointRewardDetail => ({
    ...decodeReward(reward, currency),
    ...own,
    block: block && BLOCKS[block],
  }),
  summary: 'One reward of the points mall, and whether the caller can redeem it.',
  spec: '§7 Points, detail of MCS2_getPointReward; path and value ours.',
});
