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
  wholeNumber,
} from '../core/schemas';
import { breadcrumbSchema, rebateRatesSchema, teamStepSchema, teamSumsSchema } from './figures';

/* @__NO_SIDE_EFFECTS__ */
function downlineStatus() {
  return oneOf({ new: 'NEW', active: 'ACTIVE', dormant: 'DORMANT' });
}

/** `new`: never signed in; `active`: signed in within the last 30 days; `dormant`: not signed in for longer. */
export type DownlineStatus = FieldOf<ReturnType<typeof downlineStatus>>;

/* @__NO_SIDE_EFFECTS__ */
export function downlineKind() {
  return oneOf({ member: 'MEMBER', agent: 'AGENT' });
}

/** The kinds of downline that can be created. */
export type DownlineKind = FieldOf<ReturnType<typeof downlineKind>>;

/* @__NO_SIDE_EFFECTS__ */
function downlineSchema() {
  return v.object({
    memberId: text(64),
    account: text(64),
    /** Falls back to the account if there is no nickname. */
    nickname: v.string(),
    kind: downlineKind(),
    agentType: v.nullable(v.picklist([1, 2, 41, 42])),
    /** Levels below the caller; 1 is direct. */
    level: count(),
    upline: teamStepSchema(),
    status: downlineStatus(),
    /** Signed in now. */
    isOnline: v.boolean(),
    balance: decimal(),
    /** Number of direct downlines. */
    directs: count(),
    /** Number of downlines on all levels. */
    members: count(),
    joinedAt: timestamp(),
    lastSignInAt: v.nullable(timestamp()),
  });
}

/** A member of an agent's team. */
export type Downline = FieldOf<ReturnType<typeof downlineSchema>>;

export const getDownlines = /* @__PURE__ */ endpoint({
  id: 'getDownlines',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDownlines',
  auth: 'token',
  request: pagedRequest({
    /** The member whose downlines to list. Default: the caller. */
    parentId: v.optional(text(64)),
    /**
     * `direct`: one level below; `team`: all levels. With a `search` or a `level`: `team`. Default `direct`.
     */
    scope: v.optional(oneOf({ direct: 'DIRECT', team: 'TEAM' })),
    /** Part of an account or nickname. */
    search: searchText(),
    /** Levels below the caller. */
    level: v.optional(wholeNumber(1)),
    kind: v.optional(downlineKind()),
    status: v.optional(downlineStatus()),
    /** Default `account`. */
    order: v.optional(
      oneOf({
        account: 'ACCOUNT',
        level: 'LEVEL',
        balance: 'BALANCE',
        joined: 'JOINED',
        lastSignIn: 'LAST_LOGIN',
      }),
    ),
    descending: v.optional(v.boolean()),
  }),
  value: pagedValue(downlineSchema(), {
    currency: currencyCode(),
    /** The path from the caller to the member whose downlines these are, both included. */
    breadcrumb: breadcrumbSchema(),
  }),
  summary: 'Lists the downlines of an agent, direct or on all levels, with filters.',
  spec: '§2 Agent centre pages, downline management; call defined here, decisions: Calls that the specification does not name.',
});

/** Input of {@link getDownlines}. */
export type DownlineFilter = InputOf<typeof getDownlines>;

/** Order of a list of downlines. */
export type DownlineOrder = NonNullable<DownlineFilter['order']>;

/** A page of a team, with the path to it. */
export type DownlinePage = OutputOf<typeof getDownlines>;

/* @__NO_SIDE_EFFECTS__ */
function downlineRebateSchema() {
  return v.object({
    category: categorySchema(),
    basisPoints: count(),
    /** The caller's own rate. */
    maxBasisPoints: count(),
    /** The highest rate below the downline: setting a lower one lowers that rate too. */
    highestBelowBasisPoints: count(),
  });
}

/** A downline's rate, and the limits for setting it. */
export type DownlineRebate = FieldOf<ReturnType<typeof downlineRebateSchema>>;

/* @__NO_SIDE_EFFECTS__ */
function transferTermsSchema() {
  return v.object({
    /** Available balance of the caller's main wallet. */
    balance: decimal(),
    /** Turnover still required before the money can be transferred. */
    turnoverLeft: decimal(),
    /** Maximum amount of one transfer now; zero if it's less than `min`. */
    transferable: decimal(),
    min: decimal(),
    max: decimal(),
    perDay: decimal(),
    leftToday: decimal(),
    hasPaymentPassword: v.boolean(),
  });
}

/** How much the caller can transfer to a direct downline now; see `UplineTerms`. */
export type DownlineTransferTerms = FieldOf<ReturnType<typeof transferTermsSchema>>;

export const getDownline = /* @__PURE__ */ endpoint({
  id: 'getDownline',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDownline',
  auth: 'token',
  request: v.object({ memberId: text(64) }),
  value: v.object({
    downline: downlineSchema(),
    currency: currencyCode(),
    breadcrumb: breadcrumbSchema(),
    /**
     * The name of the link that the downline registered with; null if created by the agent or registered with
     * the affiliate code.
     */
    link: v.nullable(v.string()),
    /** The downline's own bets and money in the last 30 days of the brand. */
    own: teamSumsSchema(),
    /** The same for all members below. */
    team: teamSumsSchema(),
    rebates: v.array(downlineRebateSchema()),
    /** True only for a direct downline: the rates of others are set by their own upline. */
    canAdjustRebates: v.boolean(),
    /** Null if the caller can't transfer to the downline: not direct, or another currency. */
    transfer: v.nullable(transferTermsSchema()),
  }),
  summary: 'Returns a downline with figures for the last 30 days, rebates and transfer limits.',
  spec: '§2 Agent centre pages, downline management; call defined here, decisions: Calls that the specification does not name.',
});

/** Details of a downline. */
export type DownlineProfile = OutputOf<typeof getDownline>;

export const createDownline = /* @__PURE__ */ endpoint({
  id: 'createDownline',
  tag: 'Agent',
  method: 'POST',
  path: '/wps/relay/MCSFE_createDownline',
  auth: 'token',
  encrypted: true,
  idempotent: true,
  request: v.object({
    account: text(64),
    /** For the first sign-in, where it must be changed. */
    password: text(128),
    nickname: v.optional(text(64)),
    kind: downlineKind(),
    /** Omitted categories get the brand's default rate for members, at most the caller's own. */
    rebates: rebateRatesSchema(),
  }),
  value: teamStepSchema(),
  summary: 'Creates a member or agent directly below the caller.',
  spec: '§2 Agent centre pages, register account centre; contains a password, so it is encrypted. Call defined here, decisions: Calls that the specification does not name.',
});

/** Input of {@link createDownline}. */
export type CreateDownlineInput = InputOf<typeof createDownline>;

/* @__NO_SIDE_EFFECTS__ */
function loweredRebateSchema() {
  return v.object({
    account: text(64),
    category: categorySchema(),
    fromBasisPoints: count(),
    toBasisPoints: count(),
  });
}

/** A rate that is lowered because the rate above it was. */
export type LoweredRebate = FieldOf<ReturnType<typeof loweredRebateSchema>>;

export const adjustRebate = /* @__PURE__ */ endpoint({
  id: 'adjustRebate',
  tag: 'Agent',
  method: 'POST',
  path: '/wps/relay/MCSFE_adjustRebate',
  auth: 'token',
  idempotent: true,
  request: v.object({
    /** A direct downline. */
    memberId: text(64),
    /** Omitted categories keep their rates. */
    rebates: v.pipe(rebateRatesSchema(), v.minLength(1)),
    /** Only returns what would be lowered. */
    isPreview: v.optional(v.boolean()),
  }),
  value: v.object({
    rebates: rebateRatesSchema(),
    /** Number of rates below that are, or would be, lowered. */
    loweredCount: count(),
    /** The first 50 of them, by level. */
    lowered: v.array(loweredRebateSchema()),
    isPreview: v.boolean(),
  }),
  summary:
    "Sets a direct downline's rebates, up to the caller's own; higher rates further below are lowered to match.",
  spec: '§2 Agent centre pages, downline management; call defined here, decisions: Calls that the specification does not name.',
});

/** Input of {@link adjustRebate}. */
export type AdjustRebateInput = InputOf<typeof adjustRebate>;

/** Output of {@link adjustRebate}. */
export type AdjustedRebate = OutputOf<typeof adjustRebate>;
