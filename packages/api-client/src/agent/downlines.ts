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

/** `new` has never signed in, `active` has in the last 30 days, `dormant` not for longer. */
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
    /** Directly below. */
    directs: count(),
    /** Below on all levels. */
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
    /** `direct` are those one level below, `team` all. With a `search` or a `level`: `team`. Default `direct`. */
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
    /** From the caller to the one whose downlines these are, both included. */
    breadcrumb: breadcrumbSchema(),
  }),
  summary: 'The members below an agent, by level or all, with what narrows them down.',
  spec: '§2 Agent centre pages, downline management; call ours, decisions: Calls that the specification does not name.',
});

export type DownlineFilter = InputOf<typeof getDownlines>;

export type DownlineOrder = NonNullable<DownlineFilter['order']>;

/** A page of a team, and where in it one stands. */
export type DownlinePage = OutputOf<typeof getDownlines>;

/* @__NO_SIDE_EFFECTS__ */
function downlineRebateSchema() {
  return v.object({
    category: categorySchema(),
    basisPoints: count(),
    /** The caller's own. */
    maxBasisPoints: count(),
    /** The highest that somebody below the downline has: setting less lowers him too. */
    highestBelowBasisPoints: count(),
  });
}

/** A rate of a downline, and between what it can be set. */
export type DownlineRebate = FieldOf<ReturnType<typeof downlineRebateSchema>>;

/* @__NO_SIDE_EFFECTS__ */
function transferTermsSchema() {
  return v.object({
    /** Available balance of the caller's main wallet. */
    balance: decimal(),
    /** What still has to be played before it may leave. */
    turnoverLeft: decimal(),
    /** What one transfer can be now; zero where it is less than `min`. */
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
    /** The name of the link that he came by; null where he was made or came by the affiliate code. */
    link: v.nullable(v.string()),
    /** One's own play and money in the last 30 days of the brand. */
    own: teamSumsSchema(),
    /** That of all below. */
    team: teamSumsSchema(),
    rebates: v.array(downlineRebateSchema()),
    /** Only of a direct downline: others are their own upline's to set. */
    canAdjustRebates: v.boolean(),
    /** Null where the caller cannot transfer to him: not direct, or another currency. */
    transfer: v.nullable(transferTermsSchema()),
  }),
  summary: 'One downline: figures of 30 days, rebates, and what can be transferred to him.',
  spec: '§2 Agent centre pages, downline management; call ours, decisions: Calls that the specification does not name.',
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
    /** Good for the first sign-in; it has to be changed there. */
    password: text(128),
    nickname: v.optional(text(64)),
    kind: downlineKind(),
    /** A category that is not named gets what a member of the brand has, the caller's own at most. */
    rebates: rebateRatesSchema(),
  }),
  value: teamStepSchema(),
  summary: 'Makes a member or agent directly below the caller.',
  spec: '§2 Agent centre pages, register account centre; carries a password, hence encrypted. Call ours, decisions: Calls that the specification does not name.',
});

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

/** A rate that is lowered because the one above it was. */
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
    /** Categories that are not named stay. */
    rebates: v.pipe(rebateRatesSchema(), v.minLength(1)),
    /** Only says what would be lowered with it. */
    isPreview: v.optional(v.boolean()),
  }),
  value: v.object({
    rebates: rebateRatesSchema(),
    /** How many rates below are, or would be, lowered. */
    loweredCount: count(),
    /** The first fifty of them, by level. */
    lowered: v.array(loweredRebateSchema()),
    isPreview: v.boolean(),
  }),
  summary:
    "Sets a direct downline's rebates within the caller's own; higher ones below go down with them.",
  spec: '§2 Agent centre pages, downline management; call ours, decisions: Calls that the specification does not name.',
});

export type AdjustRebateInput = InputOf<typeof adjustRebate>;

export type AdjustedRebate = OutputOf<typeof adjustRebate>;
