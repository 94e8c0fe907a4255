import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import {
  count,
  currencyCode,
  nothing,
  oneOf,
  pagedRequest,
  pagedValue,
  text,
  timestamp,
} from '../core/schemas';

export const getReferral = /* @__PURE__ */ endpoint({
  id: 'getReferral',
  tag: 'Member',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferral',
  auth: 'token',
  request: nothing(),
  value: v.object({
    isOpen: v.boolean(),
    /** The code that friends register with. */
    code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
    currency: currencyCode(),
    rule: v.object({
      /** What a friend has to reach before the referral pays. */
      measure: oneOf({ deposit: 'DEPOSIT', turnover: 'TURNOVER' }),
      /** The friend's total since joining. */
      goal: decimal(),
      /** Per qualified friend. */
      reward: decimal(),
      /** Turnover required before a withdrawal, as a multiple of the claimed amount. */
      turnoverMultiple: count(),
    }),
    invited: count(),
    qualified: count(),
    earned: decimal(),
    claimable: decimal(),
    /** Extra bonuses for a number of qualified friends. */
    tiers: v.array(
      v.object({
        friends: count(),
        bonus: decimal(),
        state: oneOf({ open: 'OPEN', claimable: 'CLAIMABLE', claimed: 'CLAIMED' }),
      }),
    ),
  }),
  summary: "Returns the member's invitation code, its results and the brand's referral rule.",
  spec: '§1, §2 Member centre pages, referral; path and value defined here.',
});

/** The member's referrals, and the brand's rule for them. */
export type ReferralSummary = OutputOf<typeof getReferral>;

/* @__NO_SIDE_EFFECTS__ */
function friendSchema() {
  return v.object({
    id: text(64),
    /** Masked by the platform. */
    account: text(64),
    joinedAt: timestamp(),
    /** `qualified`: the reward can be claimed. */
    state: oneOf({
      joined: 'JOINED',
      qualified: 'QUALIFIED',
      rewarded: 'REWARDED',
      'not-counted': 'NOT_COUNTED',
    }),
    /** Towards the rule's `goal`. */
    progress: decimal(),
  });
}

/** A friend who registered with the member's code. */
export type ReferredFriend = FieldOf<ReturnType<typeof friendSchema>>;

/** How far a referred friend has come towards the reward. */
export type ReferredFriendState = ReferredFriend['state'];

export const listReferredFriends = /* @__PURE__ */ endpoint({
  id: 'listReferredFriends',
  tag: 'Member',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralList',
  auth: 'token',
  request: pagedRequest({}),
  value: pagedValue(friendSchema(), { currency: currencyCode() }),
  summary:
    "Lists the friends who registered with the member's code, newest first, with masked names.",
  spec: '§2 Member centre pages, referral; path and value defined here.',
});

export const claimReferralRewards = /* @__PURE__ */ endpoint({
  id: 'claimReferralRewards',
  tag: 'Member',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimReferralRewards',
  auth: 'token',
  idempotent: true,
  request: nothing(),
  value: v.object({ amount: decimal(), currency: currencyCode(), claimedAt: timestamp() }),
  summary: 'Credits all earned referral rewards to the wallet, once per friend and tier.',
  spec: '§2 Member centre pages, referral; path and value defined here.',
});
