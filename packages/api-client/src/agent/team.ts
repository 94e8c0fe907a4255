import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { categorySchema, type Category } from '../games/category';
import { endpoint } from '../core/endpoint';
import { count, currencyCode, decimal, text, timestamp, wholeNumber } from '../core/schemas';
import { betTotalsSchema, decodeBetTotals, type BettingTotals } from '../records/bettingRecord';
import {
  decodeTeamSums,
  teamSpanEntries,
  teamSumsSchema,
  type TeamSpan,
  type TeamSums,
} from './figures';

/** How a team stands and what it did in a time. The agent himself is no part of his team. */
export interface TeamFigures extends TeamSums {
  /** All below the agent, on every level, at the end of the time. */
  readonly members: number;
  readonly directs: number;
  /** Of `members`, those who are agents themselves. */
  readonly agents: number;
  readonly newMembers: number;
  /** Members with at least the brand's turnover of an active member in the time. */
  readonly activeMembers: number;
  /** What the agent has earned by contracts and the affiliate programme in the time. */
  readonly income: Money;
}

/* @__NO_SIDE_EFFECTS__ */
function figuresSchema() {
  return v.object({
    from: timestamp(),
    to: timestamp(),
    teamSize: count(),
    directCount: count(),
    agentCount: count(),
    newCount: count(),
    activeCount: count(),
    income: decimal(),
    sums: teamSumsSchema(),
  });
}

type WireFigures = v.InferOutput<ReturnType<typeof figuresSchema>>;

/** Figures with the time that they are of. */
export interface TeamPeriod extends TeamFigures {
  /** Milliseconds since 1970: the first moment of the first day. */
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

const decodeFigures = (wire: WireFigures, currency: string): TeamPeriod => ({
  from: wire.from,
  to: wire.to,
  members: wire.teamSize,
  directs: wire.directCount,
  agents: wire.agentCount,
  newMembers: wire.newCount,
  activeMembers: wire.activeCount,
  income: parseMoney(wire.income, currency),
  ...decodeTeamSums(wire.sums, currency),
});

export interface TeamOverview {
  readonly currency: string;
  readonly period: TeamPeriod;
  /** What `period` is held against. */
  readonly comparison: TeamPeriod;
  /** Turnover that makes an active member. */
  readonly activeTurnover: Money;
}

export interface TeamOverviewInput extends TeamSpan {
  /** Without it: as many days just before `from`. */
  comparison?: TeamSpan | undefined;
}

export const getTeamOverview = /* @__PURE__ */ endpoint({
  id: 'getTeamOverview',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTeamOverview',
  auth: 'token',
  request: v.object({
    ...teamSpanEntries(),
    compareFrom: v.optional(timestamp()),
    compareTo: v.optional(timestamp()),
  }),
  value: v.object({
    currency: currencyCode(),
    period: figuresSchema(),
    comparison: figuresSchema(),
    activeTurnover: decimal(),
  }),
  encode: ({ from, to, comparison }: TeamOverviewInput) => ({
    from,
    to,
    compareFrom: comparison?.from,
    compareTo: comparison?.to,
  }),
  decode: ({ currency, period, comparison, activeTurnover }): TeamOverview => ({
    currency,
    period: decodeFigures(period, currency),
    comparison: decodeFigures(comparison, currency),
    activeTurnover: parseMoney(activeTurnover, currency),
  }),
  summary: "The figures of an agent's team in a time, beside those of another.",
  spec: '§2 Agent centre pages, team overview; call ours, decisions: Calls that the specification does not name.',
});

/** A day of a team. */
export interface TeamDay extends TeamSums {
  /** `yyyy-MM-dd` in the brand's time zone. */
  readonly day: string;
  readonly newMembers: number;
  /** Members with at least the brand's turnover of an active member on the day. */
  readonly activeMembers: number;
  readonly income: Money;
}

export interface TeamTrend {
  readonly currency: string;
  /** Every day of the time, those with nothing too, the earliest first. */
  readonly days: readonly TeamDay[];
}

export const getTeamTrend = /* @__PURE__ */ endpoint({
  id: 'getTeamTrend',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTeamTrend',
  auth: 'token',
  request: v.object(teamSpanEntries()),
  value: v.object({
    currency: currencyCode(),
    list: v.array(
      v.object({
        day: text(10),
        newCount: count(),
        activeCount: count(),
        income: decimal(),
        sums: teamSumsSchema(),
      }),
    ),
  }),
  encode: ({ from, to }: TeamSpan) => ({ from, to }),
  decode: ({ currency, list }): TeamTrend => ({
    currency,
    days: list.map(({ day, newCount, activeCount, income, sums }) => ({
      day,
      newMembers: newCount,
      activeMembers: activeCount,
      income: parseMoney(income, currency),
      ...decodeTeamSums(sums, currency),
    })),
  }),
  summary: "An agent's team day by day.",
  spec: '§2 Agent centre pages, team overview; call ours, decisions: Calls that the specification does not name.',
});

export interface TeamByCategory {
  readonly currency: string;
  readonly totals: BettingTotals;
  /** Only those that were played, most turnover first. */
  readonly categories: readonly (BettingTotals & { readonly category: Category })[];
}

export const getTeamByCategory = /* @__PURE__ */ endpoint({
  id: 'getTeamByCategory',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTeamByCategory',
  auth: 'token',
  request: v.object(teamSpanEntries()),
  value: v.object({
    currency: currencyCode(),
    totals: betTotalsSchema(),
    list: v.array(v.object({ gameType: categorySchema(), totals: betTotalsSchema() })),
  }),
  encode: ({ from, to }: TeamSpan) => ({ from, to }),
  decode: ({ currency, totals, list }): TeamByCategory => ({
    currency,
    totals: decodeBetTotals(totals, currency),
    categories: list.map((each) => ({
      category: each.gameType,
      ...decodeBetTotals(each.totals, currency),
    })),
  }),
  summary: "What an agent's team has played, by kind of game.",
  spec: '§2 Agent centre pages, team overview; call ours, decisions: Calls that the specification does not name.',
});

const TOP_ORDERS = { turnover: 'TURNOVER', deposits: 'DEPOSIT', loss: 'LOSS' } as const;

/** What the best of the downlines are best in; `loss` is what their members have lost. */
export type TopDownlineOrder = keyof typeof TOP_ORDERS;

/** A direct downline with all who are below. */
export interface TopDownline extends TeamSums {
  readonly memberId: string;
  readonly account: string;
  readonly isAgent: boolean;
  /** The downline and all below. */
  readonly members: number;
}

export interface TopDownlinesInput extends TeamSpan {
  order: TopDownlineOrder;
  /** At most 50. */
  limit?: number | undefined;
}

export const getTopDownlines = /* @__PURE__ */ endpoint({
  id: 'getTopDownlines',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTopDownlines',
  auth: 'token',
  request: v.object({
    ...teamSpanEntries(),
    sort: v.picklist(['TURNOVER', 'DEPOSIT', 'LOSS']),
    limit: v.optional(wholeNumber(1, 50)),
  }),
  value: v.object({
    currency: currencyCode(),
    list: v.array(
      v.object({
        memberId: text(64),
        account: text(64),
        isAgent: v.boolean(),
        teamSize: count(),
        sums: teamSumsSchema(),
      }),
    ),
  }),
  encode: ({ from, to, order, limit }: TopDownlinesInput) => ({
    from,
    to,
    sort: TOP_ORDERS[order],
    limit,
  }),
  decode: ({ currency, list }): TopDownline[] =>
    list.map(({ memberId, account, isAgent, teamSize, sums }) => ({
      memberId,
      account,
      isAgent,
      members: teamSize,
      ...decodeTeamSums(sums, currency),
    })),
  summary: 'The direct downlines that stand out in a time, each with all who are below.',
  spec: '§2 Agent centre pages, team overview; call ours, decisions: Calls that the specification does not name.',
});
