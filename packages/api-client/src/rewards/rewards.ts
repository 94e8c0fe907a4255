import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { decodePrize, prizeEntries, type Prize } from '../activities/prize';
import { endpoint } from '../core/endpoint';
import { decodePage, encodePage, type Page, type PageInput } from '../core/page';
import {
  count,
  currencyCode,
  decimal,
  pagedRequest,
  pagedValue,
  text,
  timestamp,
} from '../core/schemas';
import type { ActivityState } from '../promotions/promotion';

/** What a reward is given for. */
export const MEMBER_REWARD_KINDS = [
  'REGISTRATION',
  'WELCOME',
  'LEVEL_UP',
  'BIRTHDAY',
  'PROMOTION',
  'REBATE',
  'REFERRAL',
  'MISSION',
  'WHEEL',
  'TOURNAMENT',
  'FREE_SPINS',
] as const;

export type MemberRewardKind = (typeof MEMBER_REWARD_KINDS)[number];

/** Activity states on the wire (§4). */
const STATES = {
  APPLYING: 'applying',
  REJECTED: 'rejected',
  ISSUED: 'issued',
  CLAIMED: 'claimed',
  PROCESS: 'process',
  JOINED: 'joined',
  COMING_SOON: 'comingSoon',
  CLOSED: 'closed',
} as const satisfies Record<string, ActivityState>;

export const MEMBER_REWARD_STATES = [
  'APPLYING',
  'REJECTED',
  'ISSUED',
  'CLAIMED',
  'PROCESS',
  'JOINED',
  'COMING_SOON',
  'CLOSED',
] as const satisfies readonly (keyof typeof STATES)[];

/** A bonus, gift or share that a member has, had or will have. */
export interface MemberReward {
  readonly id: string;
  readonly kind: MemberRewardKind;
  /**
   * `issued` waits to be claimed; `process` is claimed and still to be played through; `claimed` is
   * the member's own; `comingSoon` has a condition that is not met yet; `closed` has expired unclaimed.
   */
  readonly state: ActivityState;
  /** In the caller's language: the promotion's title, the level's or tournament's name; null where the kind says it all. */
  readonly title: string | null;
  readonly prize: Prize;
  /** The club level of a level-up gift. */
  readonly level: number | null;
  /** What has to be played before the next withdrawal; null where nothing has. */
  readonly turnover: { readonly required: Money; readonly done: Money } | null;
  /** `claimReward` takes it: what is claimed elsewhere (promotions, rebates) says no. */
  readonly isClaimable: boolean;
  /** When it was given, or will be; null where nobody knows yet. Milliseconds since 1970. */
  readonly at: number | null;
  /** Unclaimed until then it is closed; null: it has no end. */
  readonly expiresAt: number | null;
  readonly claimedAt: number | null;
  /** Why it was rejected, in the caller's language. */
  readonly reason: string | null;
}

export interface MemberRewardsFilter extends PageInput {
  kind?: MemberRewardKind | undefined;
  state?: ActivityState | undefined;
}

const WIRE_STATE_OF = {
  applying: 'APPLYING',
  rejected: 'REJECTED',
  issued: 'ISSUED',
  claimed: 'CLAIMED',
  process: 'PROCESS',
  joined: 'JOINED',
  comingSoon: 'COMING_SOON',
  closed: 'CLOSED',
} as const satisfies Record<ActivityState, keyof typeof STATES>;

/** The rewards in pages, and how many wait to be claimed on all of them. */
export interface MemberRewards extends Page<MemberReward> {
  readonly toClaim: number;
}

export const listRewards = /* @__PURE__ */ endpoint({
  id: 'listRewards',
  tag: 'Activities',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRewardList',
  auth: 'token',
  request: pagedRequest({
    type: v.optional(v.picklist(MEMBER_REWARD_KINDS)),
    activityStatus: v.optional(v.picklist(MEMBER_REWARD_STATES)),
    language: v.optional(text(8)),
  }),
  value: pagedValue(
    v.object({
      rewardId: text(64),
      type: v.picklist(MEMBER_REWARD_KINDS),
      activityStatus: v.picklist(MEMBER_REWARD_STATES),
      title: v.nullish(v.string()),
      ...prizeEntries(),
      level: v.nullish(count()),
      turnoverRequired: v.nullish(decimal()),
      turnoverDone: v.nullish(decimal()),
      claimable: v.boolean(),
      createTime: v.nullish(timestamp()),
      expireTime: v.nullish(timestamp()),
      claimTime: v.nullish(timestamp()),
      reason: v.nullish(v.string()),
    }),
    { currency: currencyCode(), toClaim: count() },
  ),
  encode: ({ kind, state, ...page }: MemberRewardsFilter) => ({
    ...encodePage(page),
    type: kind,
    activityStatus: state && WIRE_STATE_OF[state],
  }),
  decode: ({ currency, toClaim, ...page }): MemberRewards => ({
    ...decodePage(page, (wire) => ({
      id: wire.rewardId,
      kind: wire.type,
      state: STATES[wire.activityStatus],
      title: wire.title || null,
      prize: decodePrize(wire, currency),
      level: wire.level ?? null,
      turnover: wire.turnoverRequired
        ? {
            required: parseMoney(wire.turnoverRequired, currency),
            done: parseMoney(wire.turnoverDone ?? '0', currency),
          }
        : null,
      isClaimable: wire.claimable,
      at: wire.createTime ?? null,
      expiresAt: wire.expireTime ?? null,
      claimedAt: wire.claimTime ?? null,
      reason: wire.reason || null,
    })),
    toClaim,
  }),
  summary:
    "All of the member's bonuses, gifts and shares, each with its state and what is to be played.",
  spec: '§2 Member centre pages (rewardCenter), §4 activity statuses; call ours.',
});

/** What claiming has brought. */
export interface ClaimedReward {
  readonly prize: Prize;
  /** Milliseconds since 1970. */
  readonly claimedAt: number;
}

export const claimReward = /* @__PURE__ */ endpoint({
  id: 'claimReward',
  tag: 'Activities',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimReward',
  auth: 'token',
  idempotent: true,
  request: v.object({ rewardId: text(64) }),
  value: v.object({ ...prizeEntries(), currency: currencyCode(), claimTime: timestamp() }),
  encode: ({ id }: { id: string }) => ({ rewardId: id }),
  decode: ({ currency, claimTime, ...prize }): ClaimedReward => ({
    prize: decodePrize(prize, currency),
    claimedAt: claimTime,
  }),
  summary: 'Takes a reward that waits: money into the wallet, points, or free spins; once.',
  spec: '§2 Member centre pages (rewardCenter), §4 activity statuses (issued, claimed); call ours.',
});
