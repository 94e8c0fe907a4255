import * as v from 'valibot';
import { referenceCode } from '../account/affiliate';
import type { FieldOf } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { count, currencyCode, done, nothing, oneOf, text } from '../core/schemas';
import { teamSpanEntries } from './figures';

/* @__NO_SIDE_EFFECTS__ */
function affiliateSums() {
  return v.object({
    clicks: count(),
    registrations: count(),
    /** Members who made their first deposit. */
    firstDeposits: count(),
    firstDepositAmount: decimal(),
  });
}

/** Results of an agent's codes: the agent's own code and those of the links. */
export type AffiliateSums = FieldOf<ReturnType<typeof affiliateSums>>;

export const getAffiliateProgramme = /* @__PURE__ */ endpoint({
  id: 'getAffiliateProgramme',
  tag: 'Affiliate',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAffiliateProgramme',
  auth: 'token',
  request: nothing(),
  value: v.object({
    isOpen: v.boolean(),
    /** The value of `affiliateCode` in a URL. */
    code: text(64),
    /** The brand's affiliate page (resource AFFILIATELINK); empty if it has none. */
    pageUrl: v.string(),
    currency: currencyCode(),
    /** Share of the daily losses of the members referred by the caller's codes. */
    cashbackBasisPoints: count(),
    /** For each of the caller's friends who qualifies; null if the brand gives none. */
    referralReward: v.nullable(decimal()),
    /** All-time totals. */
    totals: affiliateSums(),
    /** Cashback paid so far. */
    earned: decimal(),
  }),
  summary: "Returns the terms of the affiliate program and the agent's results.",
  spec: '§1 invite/affiliate programme (3.5% cashback, 150 for a referral), §3 Resource AFFILIATELINK; call defined here.',
});

/** The terms of the affiliate program, and the caller's results. */
export type AffiliateProgramme = OutputOf<typeof getAffiliateProgramme>;

export const getAffiliateTerms = /* @__PURE__ */ endpoint({
  id: 'getAffiliateTerms',
  tag: 'Affiliate',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAffiliateTerms',
  auth: 'none',
  request: nothing(),
  value: v.object({
    currency: currencyCode(),
    /** An agent's share of the daily losses of the members referred; null if the program is closed. */
    commissionBasisPoints: v.nullable(count()),
    /** The rule for inviting friends, which applies to every member; null if the brand gives nothing. */
    referral: v.nullable(
      v.object({
        measure: oneOf({ deposit: 'DEPOSIT', turnover: 'TURNOVER' }),
        /** What a friend's deposits or turnover since joining must reach. */
        goal: decimal(),
        /** For each friend who qualifies. */
        reward: decimal(),
        /** Turnover required before a withdrawal, as a multiple of the reward. */
        turnoverMultiple: count(),
        /** Extra bonuses for a number of friends who qualify. */
        tiers: v.array(v.object({ friends: count(), bonus: decimal() })),
      }),
    ),
  }),
  summary: 'Returns what the affiliate program pays to agents and members, for the public page.',
  spec: '§1 invite/affiliate programme, §2 Footer (affiliate-service block), decisions (amounts come from the rule that pays them); call defined here.',
});

/** What the affiliate program pays, for everyone to read. */
export type AffiliateTerms = OutputOf<typeof getAffiliateTerms>;

export const getAffiliateFunnel = /* @__PURE__ */ endpoint({
  id: 'getAffiliateFunnel',
  tag: 'Affiliate',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAffiliateFunnel',
  auth: 'token',
  request: v.object(teamSpanEntries()),
  value: v.object({
    currency: currencyCode(),
    totals: affiliateSums(),
    /** Every day of the period, oldest first. */
    days: v.array(
      v.object({
        /** `yyyy-MM-dd` in the brand's time zone. */
        day: text(10),
        ...affiliateSums().entries,
      }),
    ),
  }),
  summary: 'Returns clicks, registrations and first deposits by day, oldest first.',
  spec: '§1 invite/affiliate programme; call defined here, decisions: Calls that the specification does not name.',
});

/** Output of {@link getAffiliateFunnel}. */
export type AffiliateFunnel = OutputOf<typeof getAffiliateFunnel>;

export const recordAffiliateClick = /* @__PURE__ */ endpoint({
  id: 'recordAffiliateClick',
  tag: 'Affiliate',
  method: 'POST',
  path: '/wps/relay/MCSFE_recordAffiliateClick',
  auth: 'none',
  request: v.object({ code: referenceCode() }),
  value: done(),
  summary:
    "Records a click on an affiliate link; the response doesn't reveal whether the code exists.",
  spec: '§1 invite/affiliate programme; call defined here, decisions: Calls that the specification does not name.',
});
