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
    /** All below the agent, on every level, at the end of the time. */
    members: count(),
    directs: count(),
    /** Of `members`, those who are agents themselves. */
    agents: count(),
    newMembers: count(),
    /** Members with at least the brand's turnover of an active member in the time. */
    activeMembers: count(),
    /** What the agent has earned by contracts and the affiliate programme in the time. */
    income: decimal(),
    ...teamSumsEntries(),
  });
}

/** How a team stands and what it did in a time. The agent himself is no part of his team. */
export type TeamFigures = FieldOf<ReturnType<typeof figuresSchema>>;

/* @__NO_SIDE_EFFECTS__ */
function periodSchema() {
  return v.object({
    /** The first moment of the first day. */
    from: timestamp(),
    /** Exclusive. */
    to: timestamp(),
    ...figuresSchema().entries,
  });
}

/** Figures with the time that they are of. */
export type TeamPeriod = FieldOf<ReturnType<typeof periodSchema>>;

export const getTeamOverview = /* @__PURE__ */ endpoint({
  id: 'getTeamOverview',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTeamOverview',
  auth: 'token',
  request: v.object({
    ...teamSpanEntries(),
    /** The time to compare with. Without it: as many days just before `from`. */
    compareFrom: v.optional(timestamp()),
    /** Exclusive. */
    compareTo: v.optional(timestamp()),
  }),
  value: v.object({
    currency: currencyCode(),
    period: periodSchema(),
    /** What `period` is held against. */
    comparison: periodSchema(),
    /** Turnover that makes an active member. */
    activeTurnover: decimal(),
  }),
  summary: "The figures of an agent's team in a time, beside those of another.",
  spec: '§2 Agent centre pages, team overview; call ours, decisions: Calls that the specification does not name.',
});

export type TeamOverviewInput = InputOf<typeof getTeamOverview>;

export type TeamOverview = OutputOf<typeof getTeamOverview>;

/* @__NO_SIDE_EFFECTS__ */
function daySchema() {
  return v.object({
    /** `yyyy-MM-dd` in the brand's time zone. */
    day: text(10),
    newMembers: count(),
    /** Members with at least the brand's turnover of an active member on the day. */
    activeMembers: count(),
    income: decimal(),
    ...teamSumsEntries(),
  });
}

/** A day of a team. */
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
    /** Every day of the time, those with nothing too, the earliest first. */
    days: v.array(daySchema()),
  }),
  summary: "An agent's team day by day.",
  spec: '§2 Agent centre pages, team overview; call ours, decisions: Calls that the specification does not name.',
});

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
    /** Only those that were played, most turnover first. */
    categories: v.array(v.object({ category: categorySchema(), ...betTotalsEntries() })),
  }),
  summary: "What an agent's team has played, by kind of game.",
  spec: '§2 Agent centre pages, team overview; call ours, decisions: Calls that the specification does not name.',
});

export type TeamByCategory = OutputOf<typeof getTeamByCategory>;

/* @__NO_SIDE_EFFECTS__ */
function topDownlineSchema() {
  return v.object({
    memberId: text(64),
    account: text(64),
    isAgent: v.boolean(),
    /** The downline and all below. */
    members: count(),
    currency: currencyCode(),
    ...teamSumsEntries(),
  });
}

/** A direct downline with all who are below. */
export type TopDownline = FieldOf<ReturnType<typeof topDownlineSchema>>;

export const getTopDownlines = /* @__PURE__ */ endpoint({
  id: 'getTopDownlines',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTopDownlines',
  auth: 'token',
  request: v.object({
    ...teamSpanEntries(),
    /** What the best of the downlines are best in; `loss` is what their members have lost. */
    order: oneOf({ turnover: 'TURNOVER', deposits: 'DEPOSIT', loss: 'LOSS' }),
    limit: v.optional(wholeNumber(1, 50)),
  }),
  value: v.array(topDownlineSchema()),
  summary: 'The direct downlines that stand out in a time, each with all who are below.',
  spec: '§2 Agent centre pages, team overview; call ours, decisions: Calls that the specification does not name.',
});

export type TopDownlinesInput = InputOf<typeof getTopDownlines>;

export type TopDownlineOrder = TopDownlinesInput['order'];
