import * as v from 'valibot';
import { decimal } from '../core/amounts';
import type { FieldOf } from '../core/codec';
import { endpoint } from '../core/endpoint';
import { count, currencyCode, nothing } from '../core/schemas';

/** Contacts that a brand can reward, by the names of their fields in the registration. */
export const CONTACT_FIELDS = ['qqNum', 'line', 'whatsapp', 'zalo', 'facebook', 'wechat'] as const;

/** A contact that a brand can reward. */
export type ContactField = (typeof CONTACT_FIELDS)[number];

/* @__NO_SIDE_EFFECTS__ */
function claimTerms() {
  return {
    /** Turnover required before the next withdrawal, as a multiple of the money or of the spins' winnings. */
    turnoverMultiple: count(),
    /** Days until an unclaimed reward expires. */
    days: count(),
  };
}

/* @__NO_SIDE_EFFECTS__ */
function offeredReward() {
  return v.object({
    /** Exactly one of the three is set. */
    prize: v.object({
      amount: v.nullable(decimal()),
      points: v.nullable(count()),
      spins: v.nullable(v.object({ count: count() })),
    }),
    ...claimTerms(),
  });
}

/** A reward that a new member gets, with its terms. */
export type OfferedReward = FieldOf<ReturnType<typeof offeredReward>>;

/* @__NO_SIDE_EFFECTS__ */
function registerRewards() {
  return v.object({
    /** The currency of new members. */
    currency: currencyCode(),
    /** For registering. */
    registration: v.nullable(offeredReward()),
    /** For filling in a contact at registration, in addition. */
    contact: v.nullable(
      v.object({ field: v.picklist(CONTACT_FIELDS), ...offeredReward().entries }),
    ),
    /** A share of the first deposit, up to `max`. */
    welcome: v.nullable(v.object({ basisPoints: count(), max: decimal(), ...claimTerms() })),
    /** For each invited friend who qualifies. */
    referral: v.nullable(decimal()),
    /** Share of a day's net loss that is paid back; 350 is 3.5%. */
    cashbackBasisPoints: v.nullable(count()),
  });
}

/** What a brand gives its members, from the rules that pay it. */
export type RegisterRewards = FieldOf<ReturnType<typeof registerRewards>>;

export const getRegisterSettings = /* @__PURE__ */ endpoint({
  id: 'getRegisterSettings',
  tag: 'System',
  method: 'GET',
  path: '/wps/system/set-register',
  auth: 'none',
  request: nothing(),
  value: v.object({
    byUsername: v.boolean(),
    byMobile: v.boolean(),
    mobileWithPassword: v.boolean(),
    smsVerification: v.boolean(),
    captchaRequired: v.boolean(),
    /** Each is null if the brand doesn't give it. */
    rewards: registerRewards(),
  }),
  summary:
    'Returns which ways to register are open, whether a captcha is required, and what members are given.',
  spec: '§7 "GET set-register", §2 Registration ("tabs show only if the server enables mobile registration"), §5 ("captcha shown only if the server asks"), §1 (registration bonus, welcome bonus, slogan), decisions (amounts come from the rule that pays them); path and value defined here.',
});
