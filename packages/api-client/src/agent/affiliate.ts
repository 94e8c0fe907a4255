import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { referenceCode } from '../account/affiliate';
import { endpoint } from '../core/endpoint';
import { count, currencyCode, decimal, done, nothing, text } from '../core/schemas';
import { teamSpanEntries, type TeamSpan } from './figures';

/** What comes of an agent's codes: his own and those of his links. */
export interface AffiliateSums {
  readonly clicks: number;
  readonly registrations: number;
  /** Members who have paid in for the first time. */
  readonly firstDeposits: number;
  readonly firstDepositAmount: Money;
}

/* @__NO_SIDE_EFFECTS__ */
function affiliateSums() {
  return v.object({
    clicks: count(),
    registrations: count(),
    firstDeposits: count(),
    firstDepositAmount: decimal(),
  });
}

const decodeSums = (
  { firstDepositAmount, ...counts }: v.InferOutput<ReturnType<typeof affiliateSums>>,
  currency: string,
): AffiliateSums => ({
  ...counts,
  firstDepositAmount: parseMoney(firstDepositAmount, currency),
});

/** The terms of the affiliate programme, and what it has brought the caller. */
export interface AffiliateProgramme {
  readonly isOpen: boolean;
  /** Goes into an address as `affiliateCode`. */
  readonly code: string;
  /** The brand's affiliate page (resource AFFILIATELINK); empty where it has none. */
  readonly pageUrl: string;
  /** Of what those who came by the caller's codes have lost on a day. */
  readonly cashbackBasisPoints: number;
  /** For each of the caller's friends who counts. */
  readonly referralReward: Money;
  /** Since the beginning. */
  readonly totals: AffiliateSums;
  /** Cashback that has been paid. */
  readonly earned: Money;
}

export const getAffiliateProgramme = /* @__PURE__ */ endpoint({
  id: 'getAffiliateProgramme',
  tag: 'Affiliate',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAffiliateProgramme',
  auth: 'token',
  request: nothing(),
  value: v.object({
    enabled: v.boolean(),
    code: text(64),
    pageUrl: v.string(),
    currency: currencyCode(),
    cashbackRate: count(),
    referralReward: decimal(),
    totals: affiliateSums(),
    earned: decimal(),
  }),
  decode: (wire): AffiliateProgramme => ({
    isOpen: wire.enabled,
    code: wire.code,
    pageUrl: wire.pageUrl,
    cashbackBasisPoints: wire.cashbackRate,
    referralReward: parseMoney(wire.referralReward, wire.currency),
    totals: decodeSums(wire.totals, wire.currency),
    earned: parseMoney(wire.earned, wire.currency),
  }),
  summary: 'The terms of the affiliate programme and what it has brought.',
  spec: '§1 invite/affiliate programme (3.5% cashback, 150 for a referral), §3 Resource AFFILIATELINK; call ours.',
});

export interface AffiliateFunnel {
  readonly currency: string;
  readonly totals: AffiliateSums;
  /** Every day of the time, the earliest first. */
  readonly days: readonly (AffiliateSums & {
    /** `yyyy-MM-dd` in the brand's time zone. */
    readonly day: string;
  })[];
}

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
    list: v.array(v.object({ day: text(10), sums: affiliateSums() })),
  }),
  encode: ({ from, to }: TeamSpan) => ({ from, to }),
  decode: ({ currency, totals, list }): AffiliateFunnel => ({
    currency,
    totals: decodeSums(totals, currency),
    days: list.map(({ day, sums }) => ({ day, ...decodeSums(sums, currency) })),
  }),
  summary: 'Clicks, registrations and first deposits by day.',
  spec: '§1 invite/affiliate programme; call ours, decisions: Calls that the specification does not name.',
});

export const recordAffiliateClick = /* @__PURE__ */ endpoint({
  id: 'recordAffiliateClick',
  tag: 'Affiliate',
  method: 'POST',
  path: '/wps/relay/MCSFE_recordAffiliateClick',
  auth: 'none',
  request: v.object({ code: referenceCode() }),
  value: done(),
  encode: ({ code }: { code: string }) => ({ code }),
  decode: () => undefined,
  summary:
    'Counts that somebody came by an affiliate code; the answer does not say whether there is one.',
  spec: '§1 invite/affiliate programme; call ours, decisions: Calls that the specification does not name.',
});
