import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { categorySchema } from '../games/category';
import { endpoint, type InputOf, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { count, currencyCode, oneOf, text, timestamp, wholeNumber } from '../core/schemas';
import { betTotalsEntries, betTotalsSchema } from '../records/bettingRecord';
import { teamSpanEntries, teamSumsEntries } from './figures';

/* @__NO_SIDE_EFFECTS__ */
function figuresSchema() {
  return v.object({
    /** All members below the agent, on every level, at the end of the period. */
    members: count(),
    directs: count(),
    /** Those of `members` who are agents. */
    agents: count(),
    newMembers: count(),
    /** Members with at least the brand's minimum turnover of an active member in the period. */
    activeMembers: count(),
    /** The agent's income from contracts and the affiliate program in the period. */
    income: decimal(),
    ...teamSumsEntries(),
  });
}

/** The size of a team, and its figures for a period. The agent isn't part of the team. */
export type TeamFigures = FieldOf<ReturnType<typeof figuresSchema>>;

/* @__NO_SIDE_EFFECTS__ */
function periodSchema() {
  return v.object({
    /** Start of the first day. */
    from: timestamp(),
    /** Exclusive. */
    to: timestamp(),
    ...figuresSchema().entries,
  });
}

/** Figures with their period. */
export type TeamPeriod = FieldOf<ReturnType<typeof periodSchema>>;

export const getTeamOverview = /* @__PURE__ */ endpoint({
  id: 'getTeamOverview',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTeamOverview',
  auth: 'token',
  request: v.object({
    ...teamSpanEntries(),
    /** Start of the period to compare with. Default: the same number of days just before `from`. */
    compareFrom: v.optional(timestamp()),
    /** Exclusive. */
    compareTo: v.optional(timestamp()),
  }),
  value: v.object({
    currency: currencyCode(),
    period: periodSchema(),
    /** The period that `period` is compared with. */
    comparison: periodSchema(),
    /** Minimum turnover of an active member. */
    activeTurnover: decimal(),
  }),
  summary: "Returns the team's figures for a period, compared with those of another period.",
  spec: '§2 Agent centre pages, team overview; call defined here, decisions: Calls that the specification does not name.',
});

/** Input of {@link getTeamOverview}. */
export type TeamOverviewInput = InputOf<typeof getTeamOverview>;

/** Output of {@link getTeamOverview}. */
export type TeamOverview = OutputOf<typeof getTeamOverview>;

/* @__NO_SIDE_EFFECTS__ */
function daySchema() {
  return v.object({
    /** `yyyy-MM-dd` in the brand's time zone. */
    day: text(10),
    newMembers: count(),
    /** Members with at least the brand's minimum turnover of an active member on the day. */
    activeMembers: count(),
    income: decimal(),
    ...teamSumsEntries(),
  });
}

/** The figures of a team for one day. */
export type TeamDay = FieldOf<ReturnType<typeof daySchema>>;

export const getTeamTrend = /* @__PURE__ */ endpoint({
  id: 'getTeamTrend',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTeamTrend',
  auth: 'token',
  request: v.object(teamSpanEntries()),
  value: v.object({
    currency: currencyCode(),
    /** Every day of the period, including those without any figures, oldest first. */
    days: v.array(daySchema()),
  }),
  summary: "Returns the team's figures by day, oldest first.",
  spec: '§2 Agent centre pages, team overview; call defined here, decisions: Calls that the specification does not name.',
});

/** Output of {@link getTeamTrend}. */
export type TeamTrend = OutputOf<typeof getTeamTrend>;

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
    /** Only categories with bets, highest turnover first. */
    categories: v.array(v.object({ category: categorySchema(), ...betTotalsEntries() })),
  }),
  summary: "Returns the team's bets by category, highest turnover first.",
  spec: '§2 Agent centre pages, team overview; call defined here, decisions: Calls that the specification does not name.',
});

/** Output of {@link getTeamByCategory}. */
export type TeamByCategory = OutputOf<typeof getTeamByCategory>;

/* @__NO_SIDE_EFFECTS__ */
function topDownlineSchema() {
  return v.object({
    memberId: text(64),
    account: text(64),
    isAgent: v.boolean(),
    /** Number of members, the downline included. */
    members: count(),
    currency: currencyCode(),
    ...teamSumsEntries(),
  });
}

/** A direct downline with all members below. */
export type TopDownline = FieldOf<ReturnType<typeof topDownlineSchema>>;

export const getTopDownlines = /* @__PURE__ */ endpoint({
  id: 'getTopDownlines',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTopDownlines',
  auth: 'token',
  request: v.object({
    ...teamSpanEntries(),
    /** What to rank the downlines by; `loss` is the loss of their members. */
    order: oneOf({ turnover: 'TURNOVER', deposits: 'DEPOSIT', loss: 'LOSS' }),
    limit: v.optional(wholeNumber(1, 50)),
  }),
  value: v.array(topDownlineSchema()),
  summary: 'Lists the top direct downlines of a period, each including all members below.',
  spec: '§2 Agent centre pages, team overview; call defined here, decisions: Calls that the specification does not name.',
});

/** Input of {@link getTopDownlines}. */
export type TopDownlinesInput = InputOf<typeof getTopDownlines>;

/** Figure by which the top downlines are ranked. */
export type TopDownlineOrder = TopDownlinesInput['order'];
