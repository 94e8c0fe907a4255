import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { decodePage, encodePage, type Page, type PageInput } from '../core/page';
import {
  count,
  currencyCode,
  decimal,
  nothing,
  pagedRequest,
  pagedValue,
  text,
  timestamp,
} from '../core/schemas';

const MEASURES = { DEPOSIT: 'deposit', TURNOVER: 'turnover' } as const;

/** What a friend has to do before the invitation pays. */
export type ReferralMeasure = (typeof MEASURES)[keyof typeof MEASURES];

/** A further bonus for so many friends who count. */
export interface ReferralTier {
  readonly friends: number;
  readonly bonus: Money;
  readonly state: 'open' | 'claimable' | 'claimed';
}
const TIER_STATES = { OPEN: 'open', CLAIMABLE: 'claimable', CLAIMED: 'claimed' } as const;

/** The member's invitations, and the brand's rule for them. */
export interface ReferralSummary {
  readonly isOpen: boolean;
  /** What friends register with. */
  readonly code: string;
  readonly rule: {
    readonly measure: ReferralMeasure;
    /** Of the friend, in sum since joining. */
    readonly goal: Money;
    /** For each friend who counts. */
    readonly reward: Money;
    /** What is claimed has to be turned over so many times before it can be withdrawn. */
    readonly turnoverMultiple: number;
  };
  readonly invited: number;
  readonly qualified: number;
  readonly earned: Money;
  readonly claimable: Money;
  readonly tiers: readonly ReferralTier[];
}

export const getReferral = /* @__PURE__ */ endpoint({
  id: 'getReferral',
  tag: 'Member',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferral',
  auth: 'token',
  request: nothing(),
  value: v.object({
    enabled: v.boolean(),
    referralCode: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
    currency: currencyCode(),
    qualifyBy: v.picklist(['DEPOSIT', 'TURNOVER']),
    qualifyAmount: decimal(),
    reward: decimal(),
    turnoverMultiple: count(),
    invitedCount: count(),
    qualifiedCount: count(),
    earned: decimal(),
    claimable: decimal(),
    tiers: v.array(
      v.object({
        friends: count(),
        bonus: decimal(),
        status: v.picklist(['OPEN', 'CLAIMABLE', 'CLAIMED']),
      }),
    ),
  }),
  decode: (wire): ReferralSummary => {
    const money = (amount: string) => parseMoney(amount, wire.currency);
    return {
      isOpen: wire.enabled,
      code: wire.referralCode,
      rule: {
        measure: MEASURES[wire.qualifyBy],
        goal: money(wire.qualifyAmount),
        reward: money(wire.reward),
        turnoverMultiple: wire.turnoverMultiple,
      },
      invited: wire.invitedCount,
      qualified: wire.qualifiedCount,
      earned: money(wire.earned),
      claimable: money(wire.claimable),
      tiers: wire.tiers.map(({ friends, bonus, status }) => ({
        friends,
        bonus: money(bonus),
        state: TIER_STATES[status],
      })),
    };
  },
  summary: "The member's invitation code, what it has brought, and the brand's rule.",
  spec: '§1, §2 Member centre pages, referral; path and value ours.',
});

const FRIEND_STATES = {
  JOINED: 'joined',
  QUALIFIED: 'qualified',
  REWARDED: 'rewarded',
  NOT_COUNTED: 'not-counted',
} as const;

/** `qualified`: the reward waits to be claimed. */
export type ReferredFriendState = (typeof FRIEND_STATES)[keyof typeof FRIEND_STATES];

/** Somebody who has registered by the member's code. */
export interface ReferredFriend {
  readonly id: string;
  /** Masked by the platform. */
  readonly account: string;
  /** Milliseconds since 1970. */
  readonly joinedAt: number;
  readonly state: ReferredFriendState;
  /** Of the rule's goal. */
  readonly progress: Money;
}

export const listReferredFriends = /* @__PURE__ */ endpoint({
  id: 'listReferredFriends',
  tag: 'Member',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralList',
  auth: 'token',
  request: pagedRequest({}),
  value: pagedValue(
    v.object({
      referralId: text(64),
      account: text(64),
      joinTime: timestamp(),
      status: v.picklist(['JOINED', 'QUALIFIED', 'REWARDED', 'NOT_COUNTED']),
      progress: decimal(),
    }),
    { currency: currencyCode() },
  ),
  encode: (page: PageInput) => encodePage(page),
  decode: ({ currency, ...page }): Page<ReferredFriend> =>
    decodePage(page, ({ referralId, account, joinTime, status, progress }) => ({
      id: referralId,
      account,
      joinedAt: joinTime,
      state: FRIEND_STATES[status],
      progress: parseMoney(progress, currency),
    })),
  summary: 'Who has registered by the member’s code, newest first, with masked names.',
  spec: '§2 Member centre pages, referral; path and value ours.',
});

/** What claiming has brought. */
export interface ClaimedReferral {
  readonly amount: Money;
  /** Milliseconds since 1970. */
  readonly claimedAt: number;
}

export const claimReferralRewards = /* @__PURE__ */ endpoint({
  id: 'claimReferralRewards',
  tag: 'Member',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimReferralRewards',
  auth: 'token',
  idempotent: true,
  request: nothing(),
  value: v.object({ amount: decimal(), currency: currencyCode(), claimTime: timestamp() }),
  decode: ({ amount, currency, claimTime }): ClaimedReferral => ({
    amount: parseMoney(amount, currency),
    claimedAt: claimTime,
  }),
  summary: 'Takes all that the invitations have earned into the wallet, once per friend and tier.',
  spec: '§2 Member centre pages, referral; path and value ours.',
});
