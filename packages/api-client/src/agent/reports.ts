import { minorUnits, parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { categorySchema, type Category } from '../games/category';
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
import { betTotalsSchema, decodeBetTotals, type BettingTotals } from '../records/bettingRecord';
import {
  decodeTransaction,
  TRANSACTION_TYPES,
  transactionSchema,
  type Transaction,
  type TransactionTotals,
  type TransactionType,
} from '../records/transactionHistory';
import {
  breadcrumbSchema,
  decodeTeamSums,
  teamSpanEntries,
  teamSumsSchema,
  type TeamSpan,
  type TeamStep,
  type TeamSums,
} from './figures';

/** Somebody's row in a report. */
export interface ReportMember {
  readonly memberId: string;
  readonly account: string;
  readonly isAgent: boolean;
  /** How far below the caller; 0 is the caller. */
  readonly level: number;
  /** The row of the one who was drilled down to: his own figures alone, without those below. */
  readonly isSelf: boolean;
  /** All below him; 0: there is nothing to drill down to. */
  readonly members: number;
}

/* @__NO_SIDE_EFFECTS__ */
function reportMemberEntries() {
  return {
    memberId: text(64),
    account: text(64),
    isAgent: v.boolean(),
    level: count(),
    self: v.boolean(),
    teamSize: count(),
  };
}

interface WireReportMember {
  memberId: string;
  account: string;
  isAgent: boolean;
  level: number;
  self: boolean;
  teamSize: number;
}

const decodeReportMember = (wire: WireReportMember): ReportMember => ({
  memberId: wire.memberId,
  account: wire.account,
  isAgent: wire.isAgent,
  level: wire.level,
  isSelf: wire.self,
  members: wire.teamSize,
});

/** A line of the team's play: of one downline's branch, one day or one kind of game. */
export interface TeamBettingRow extends BettingTotals {
  /** Null unless the rows are by member. */
  readonly member: ReportMember | null;
  /** `yyyy-MM-dd`; null unless the rows are by day. */
  readonly day: string | null;
  /** Null unless the rows are by category. */
  readonly category: Category | null;
}

export interface TeamBetting extends Page<TeamBettingRow> {
  readonly currency: string;
  /** Of all pages: what the rows add up to. */
  readonly totals: BettingTotals;
  /** From the caller to the one whose team it is, both included. */
  readonly breadcrumb: readonly TeamStep[];
}

const GROUPINGS = { member: 'MEMBER', day: 'DAY', category: 'CATEGORY' } as const;

const BETTING_ORDERS = {
  turnover: 'TURNOVER',
  stake: 'STAKE',
  result: 'WIN_LOSS',
  bets: 'COUNT',
  /** Account, day or category. */
  name: 'NAME',
} as const;

export interface TeamBettingFilter extends PageInput, TeamSpan {
  /** By what the rows are; default `member`. */
  by?: keyof typeof GROUPINGS | undefined;
  /** Drills down: that downline himself and each directly below with his branch. Without it: the caller's team. */
  parentId?: string | undefined;
  category?: Category | undefined;
  /** Default `turnover`, the highest first; `name` from the first on. */
  order?: keyof typeof BETTING_ORDERS | undefined;
  descending?: boolean | undefined;
}

/* @__NO_SIDE_EFFECTS__ */
function direction() {
  return v.optional(v.picklist(['ASC', 'DESC']));
}

const encodeDirection = (descending: boolean | undefined) =>
  descending === undefined ? undefined : descending ? ('DESC' as const) : ('ASC' as const);

export const getTeamBetting = /* @__PURE__ */ endpoint({
  id: 'getTeamBetting',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTeamBetting',
  auth: 'token',
  request: pagedRequest({
    ...teamSpanEntries(),
    groupBy: v.optional(v.picklist(['MEMBER', 'DAY', 'CATEGORY'])),
    parentId: v.optional(text(64)),
    gameType: v.optional(categorySchema()),
    sort: v.optional(v.picklist(['TURNOVER', 'STAKE', 'WIN_LOSS', 'COUNT', 'NAME'])),
    direction: direction(),
  }),
  value: pagedValue(
    v.object({
      member: v.nullable(v.object(reportMemberEntries())),
      day: v.nullable(text(10)),
      gameType: v.nullable(categorySchema()),
      totals: betTotalsSchema(),
    }),
    { currency: currencyCode(), totals: betTotalsSchema(), breadcrumb: breadcrumbSchema() },
  ),
  encode: (filter: TeamBettingFilter) => ({
    ...encodePage(filter),
    from: filter.from,
    to: filter.to,
    groupBy: filter.by && GROUPINGS[filter.by],
    parentId: filter.parentId,
    gameType: filter.category,
    sort: filter.order && BETTING_ORDERS[filter.order],
    direction: encodeDirection(filter.descending),
  }),
  decode: ({ currency, totals, breadcrumb, ...page }): TeamBetting => ({
    ...decodePage(page, ({ member, day, gameType, totals: sums }) => ({
      member: member && decodeReportMember(member),
      day,
      category: gameType,
      ...decodeBetTotals(sums, currency),
    })),
    currency,
    totals: decodeBetTotals(totals, currency),
    breadcrumb,
  }),
  summary:
    "What an agent's team has bet, by downline, day or kind of game; by when it was settled.",
  spec: '§2 Agent centre pages, team betting; call ours, decisions: Calls that the specification does not name.',
});

/** What a downline and all below have gained or lost. */
export interface UserProfitLossRow extends TeamSums, ReportMember {}

export interface UserProfitLoss extends Page<UserProfitLossRow> {
  readonly currency: string;
  /** Of all pages: what the rows add up to. */
  readonly totals: TeamSums;
  readonly breadcrumb: readonly TeamStep[];
}

const PROFIT_ORDERS = {
  net: 'NET',
  result: 'WIN_LOSS',
  turnover: 'TURNOVER',
  deposits: 'DEPOSIT',
  withdrawals: 'WITHDRAWAL',
  account: 'NAME',
} as const;

export interface UserProfitLossFilter extends PageInput, TeamSpan {
  /** Drills down: that downline himself and each directly below with his branch. Without it: the caller's team. */
  parentId?: string | undefined;
  /** Part of an account anywhere below; the rows are then those members' own figures alone. */
  search?: string | undefined;
  /** Default `net`, the greatest loss first. */
  order?: keyof typeof PROFIT_ORDERS | undefined;
  descending?: boolean | undefined;
}

export const getUserProfitLoss = /* @__PURE__ */ endpoint({
  id: 'getUserProfitLoss',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getUserProfitLoss',
  auth: 'token',
  request: pagedRequest({
    ...teamSpanEntries(),
    parentId: v.optional(text(64)),
    search: v.optional(text(64)),
    sort: v.optional(v.picklist(['NET', 'WIN_LOSS', 'TURNOVER', 'DEPOSIT', 'WITHDRAWAL', 'NAME'])),
    direction: direction(),
  }),
  value: pagedValue(v.object({ ...reportMemberEntries(), sums: teamSumsSchema() }), {
    currency: currencyCode(),
    totals: teamSumsSchema(),
    breadcrumb: breadcrumbSchema(),
  }),
  encode: (filter: UserProfitLossFilter) => ({
    ...encodePage(filter),
    from: filter.from,
    to: filter.to,
    parentId: filter.parentId,
    search: filter.search?.trim() || undefined,
    sort: filter.order && PROFIT_ORDERS[filter.order],
    direction: encodeDirection(filter.descending),
  }),
  decode: ({ currency, totals, breadcrumb, ...page }): UserProfitLoss => ({
    ...decodePage(page, ({ sums, ...member }) => ({
      ...decodeReportMember(member),
      ...decodeTeamSums(sums, currency),
    })),
    currency,
    totals: decodeTeamSums(totals, currency),
    breadcrumb,
  }),
  summary: 'What each downline with his branch has gained or lost, level by level.',
  spec: '§2 Agent centre pages, user profit and loss; call ours, decisions: Calls that the specification does not name.',
});

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

export type IncomeSource = (typeof INCOME_SOURCES)[number];

/** What a day has brought, by source; sources that brought nothing are zero. */
export interface IncomeDay {
  /** `yyyy-MM-dd` in the brand's time zone: when it was paid. */
  readonly day: string;
  readonly amounts: Readonly<Record<IncomeSource, Money>>;
  readonly total: Money;
}

export interface MyIncome extends Page<IncomeDay> {
  readonly currency: string;
  /** Of all pages. */
  readonly totals: Omit<IncomeDay, 'day'>;
}

export interface MyIncomeFilter extends PageInput, TeamSpan {
  source?: IncomeSource | undefined;
}

/* @__NO_SIDE_EFFECTS__ */
function incomeAmounts() {
  return v.array(v.object({ source: v.picklist(INCOME_SOURCES), amount: decimal() }));
}

function decodeIncome(
  amounts: v.InferOutput<ReturnType<typeof incomeAmounts>>,
  currency: string,
): Omit<IncomeDay, 'day'> {
  const found = new Map(
    amounts.map(({ source, amount }) => [source, parseMoney(amount, currency)]),
  );
  const zero: Money = { minor: minorUnits(0), currency };
  const total = [...found.values()].reduce((sum, { minor }) => sum + minor, 0);
  return {
    amounts: Object.fromEntries(
      INCOME_SOURCES.map((source) => [source, found.get(source) ?? zero]),
    ) as Record<IncomeSource, Money>,
    total: { minor: minorUnits(total), currency },
  };
}

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
  value: pagedValue(v.object({ day: text(10), amounts: incomeAmounts() }), {
    currency: currencyCode(),
    totals: incomeAmounts(),
  }),
  encode: ({ source, ...filter }: MyIncomeFilter) => ({
    ...encodePage(filter),
    from: filter.from,
    to: filter.to,
    source,
  }),
  decode: ({ currency, totals, ...page }): MyIncome => ({
    ...decodePage(page, ({ day, amounts }) => ({ day, ...decodeIncome(amounts, currency) })),
    currency,
    totals: decodeIncome(totals, currency),
  }),
  summary: 'What an agent was paid, by day and source; the newest day first.',
  spec: '§2 Agent centre pages, my income; call ours, decisions: Calls that the specification does not name.',
});

/** A movement of a downline's money. */
export interface DownlineTransaction extends Transaction {
  readonly memberId: string;
  readonly account: string;
  readonly level: number;
}

export interface DownlineTransactions extends Page<DownlineTransaction> {
  readonly currency: string;
  readonly totals: TransactionTotals;
}

export interface DownlineTransactionFilter extends PageInput {
  /** At or after; milliseconds since 1970. */
  from: number;
  /** Before; milliseconds since 1970. */
  to: number;
  type?: TransactionType | undefined;
  /** The exact account of one downline. */
  account?: string | undefined;
}

export const getDownlineTransactions = /* @__PURE__ */ endpoint({
  id: 'getDownlineTransactions',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDownlineTransactions',
  auth: 'token',
  request: pagedRequest({
    from: timestamp(),
    to: timestamp(),
    type: v.optional(v.picklist(TRANSACTION_TYPES)),
    account: v.optional(text(64)),
  }),
  value: pagedValue(
    v.object({
      memberId: text(64),
      account: text(64),
      level: count(),
      movement: transactionSchema(),
    }),
    {
      currency: currencyCode(),
      totals: v.object({ count: count(), moneyIn: decimal(), moneyOut: decimal() }),
    },
  ),
  encode: ({ account, type, ...filter }: DownlineTransactionFilter) => ({
    ...encodePage(filter),
    from: filter.from,
    to: filter.to,
    type,
    account: account?.trim() || undefined,
  }),
  decode: ({ currency, totals, ...page }): DownlineTransactions => {
    const moneyIn = parseMoney(totals.moneyIn, currency);
    const moneyOut = parseMoney(totals.moneyOut, currency);
    return {
      ...decodePage(page, ({ movement, ...whose }) => ({
        ...decodeTransaction(movement, currency),
        ...whose,
      })),
      currency,
      totals: {
        transactions: totals.count,
        moneyIn,
        moneyOut,
        net: { minor: minorUnits(moneyIn.minor + moneyOut.minor), currency },
      },
    };
  },
  summary:
    'What has moved on the wallets of all downlines, newest first, by whole days of the brand.',
  spec: '§2 Agent centre pages, downline transaction details; call ours, decisions: Calls that the specification does not name.',
});
