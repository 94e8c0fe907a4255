import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { categorySchema } from '../games/category';
import { endpoint, type InputOf, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import {
  count,
  currencyCode,
  oneOf,
  pagedRequest,
  pagedValue,
  searchText,
  text,
  timestamp,
} from '../core/schemas';
import { betTotalsEntries, betTotalsSchema } from '../records/bettingRecord';
import {
  TRANSACTION_TYPES,
  transactionSchema,
  transactionTotalsSchema,
} from '../records/transactionHistory';
import { breadcrumbSchema, teamSpanEntries, teamSumsEntries, teamSumsSchema } from './figures';

/* @__NO_SIDE_EFFECTS__ */
function reportMemberSchema() {
  return v.object({
    memberId: text(64),
    account: text(64),
    isAgent: v.boolean(),
    /** Levels below the caller; 0 is the caller. */
    level: count(),
    /** The row of the member drilled down to: their own figures only, without those below. */
    isSelf: v.boolean(),
    /** Number of members below on all levels; 0: no drill-down. */
    members: count(),
  });
}

/** The member of a report row. */
export type ReportMember = FieldOf<ReturnType<typeof reportMemberSchema>>;

/* @__NO_SIDE_EFFECTS__ */
function teamBettingRowSchema() {
  return v.object({
    /** Null unless the rows are by member. */
    member: v.nullable(reportMemberSchema()),
    /** `yyyy-MM-dd`; null unless the rows are by day. */
    day: v.nullable(text(10)),
    /** Null unless the rows are by category. */
    category: v.nullable(categorySchema()),
    ...betTotalsEntries(),
  });
}

/** A row of the team's bets: one downline with all below, one day or one category. */
export type TeamBettingRow = FieldOf<ReturnType<typeof teamBettingRowSchema>>;

export const getTeamBetting = /* @__PURE__ */ endpoint({
  id: 'getTeamBetting',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTeamBetting',
  auth: 'token',
  request: pagedRequest({
    ...teamSpanEntries(),
    /** What the rows are grouped by; default `member`. */
    by: v.optional(oneOf({ member: 'MEMBER', day: 'DAY', category: 'CATEGORY' })),
    /**
     * Drills down to this downline: one row for the downline, and one for each direct downline of theirs with
     * all below. Default: the caller's team.
     */
    parentId: v.optional(text(64)),
    category: v.optional(categorySchema()),
    /** Default `turnover`, highest first; `name` (account, day or category) sorts in ascending order. */
    order: v.optional(
      oneOf({
        turnover: 'TURNOVER',
        stake: 'STAKE',
        result: 'WIN_LOSS',
        bets: 'COUNT',
        name: 'NAME',
      }),
    ),
    descending: v.optional(v.boolean()),
  }),
  value: pagedValue(teamBettingRowSchema(), {
    currency: currencyCode(),
    /** Totals of the rows on all pages. */
    totals: betTotalsSchema(),
    /** The path from the caller to the member whose team it is, both included. */
    breadcrumb: breadcrumbSchema(),
  }),
  summary:
    "Returns the team's settled bets by downline, day or category; the period applies to the settlement time.",
  spec: '§2 Agent centre pages, team betting; call defined here, decisions: Calls that the specification does not name.',
});

/** Input of {@link getTeamBetting}. */
export type TeamBettingFilter = InputOf<typeof getTeamBetting>;

/** Output of {@link getTeamBetting}. */
export type TeamBetting = OutputOf<typeof getTeamBetting>;

/* @__NO_SIDE_EFFECTS__ */
function userProfitLossRowSchema() {
  return v.object({ ...reportMemberSchema().entries, ...teamSumsEntries() });
}

/** Profit or loss of a downline with all below. */
export type UserProfitLossRow = FieldOf<ReturnType<typeof userProfitLossRowSchema>>;

export const getUserProfitLoss = /* @__PURE__ */ endpoint({
  id: 'getUserProfitLoss',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getUserProfitLoss',
  auth: 'token',
  request: pagedRequest({
    ...teamSpanEntries(),
    /**
     * Drills down to this downline: one row for the downline, and one for each direct downline of theirs with
     * all below. Default: the caller's team.
     */
    parentId: v.optional(text(64)),
    /** Part of an account on any level below; the rows then have only those members' own figures. */
    search: searchText(),
    /** Default `net`, greatest loss first. */
    order: v.optional(
      oneOf({
        net: 'NET',
        result: 'WIN_LOSS',
        turnover: 'TURNOVER',
        deposits: 'DEPOSIT',
        withdrawals: 'WITHDRAWAL',
        account: 'NAME',
      }),
    ),
    descending: v.optional(v.boolean()),
  }),
  value: pagedValue(userProfitLossRowSchema(), {
    currency: currencyCode(),
    /** Totals of the rows on all pages. */
    totals: teamSumsSchema(),
    breadcrumb: breadcrumbSchema(),
  }),
  summary:
    'Returns the profit or loss of each downline including all members below, level by level.',
  spec: '§2 Agent centre pages, user profit and loss; call defined here, decisions: Calls that the specification does not name.',
});

/** Input of {@link getUserProfitLoss}. */
export type UserProfitLossFilter = InputOf<typeof getUserProfitLoss>;

/** Output of {@link getUserProfitLoss}. */
export type UserProfitLoss = OutputOf<typeof getUserProfitLoss>;

/** Where an agent's income comes from. */
export const INCOME_SOURCES = [
  'DIVIDEND',
  'DAILY_SALARY',
  'HOURLY_SALARY',
  'REAL_TIME_SALARY',
  'REBATE',
  'AFFILIATE',
  'REFERRAL',
] as const;

/** What an agent is paid for. */
export type IncomeSource = (typeof INCOME_SOURCES)[number];

/* @__NO_SIDE_EFFECTS__ */
function incomeEntries() {
  return {
    /** By source; zero for sources without income. */
    amounts: v.object(v.entriesFromList(INCOME_SOURCES, decimal())),
    total: decimal(),
  };
}

/* @__NO_SIDE_EFFECTS__ */
function incomeDaySchema() {
  return v.object({
    /** `yyyy-MM-dd` in the brand's time zone: the day of the payment. */
    day: text(10),
    ...incomeEntries(),
  });
}

/** Income of a day, by source. */
export type IncomeDay = FieldOf<ReturnType<typeof incomeDaySchema>>;

export const getMyIncome = /* @__PURE__ */ endpoint({
  id: 'getMyIncome',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMyIncome',
  auth: 'token',
  request: pagedRequest({
    ...teamSpanEntries(),
    source: v.optional(v.picklist(INCOME_SOURCES)),
  }),
  value: pagedValue(incomeDaySchema(), {
    currency: currencyCode(),
    /** Totals of all pages. */
    totals: v.object(incomeEntries()),
  }),
  summary: "Returns the agent's income by day and source, newest day first.",
  spec: '§2 Agent centre pages, my income; call defined here, decisions: Calls that the specification does not name.',
});

/** Input of {@link getMyIncome}. */
export type MyIncomeFilter = InputOf<typeof getMyIncome>;

/** Output of {@link getMyIncome}. */
export type MyIncome = OutputOf<typeof getMyIncome>;

/* @__NO_SIDE_EFFECTS__ */
function downlineTransactionSchema() {
  return v.object({
    memberId: text(64),
    account: text(64),
    level: count(),
    ...transactionSchema().entries,
  });
}

/** A transaction of a downline. */
export type DownlineTransaction = FieldOf<ReturnType<typeof downlineTransactionSchema>>;

export const getDownlineTransactions = /* @__PURE__ */ endpoint({
  id: 'getDownlineTransactions',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDownlineTransactions',
  auth: 'token',
  request: pagedRequest({
    /** Inclusive. */
    from: timestamp(),
    /** Exclusive. */
    to: timestamp(),
    type: v.optional(v.picklist(TRANSACTION_TYPES)),
    /** The exact account of one downline. */
    account: searchText(),
  }),
  value: pagedValue(downlineTransactionSchema(), {
    currency: currencyCode(),
    totals: transactionTotalsSchema(),
  }),
  summary:
    'Lists the wallet transactions of all downlines by whole days of the brand, newest first.',
  spec: '§2 Agent centre pages, downline transaction details; call defined here, decisions: Calls that the specification does not name.',
});

/** Input of {@link getDownlineTransactions}. */
export type DownlineTransactionFilter = InputOf<typeof getDownlineTransactions>;

/** Output of {@link getDownlineTransactions}. */
export type DownlineTransactions = OutputOf<typeof getDownlineTransactions>;
