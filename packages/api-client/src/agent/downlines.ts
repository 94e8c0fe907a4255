import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import type { AgentType } from '../account/memberInfo';
import type { Category } from '../games/category';
import { categorySchema } from '../games/category';
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
  wholeNumber,
} from '../core/schemas';
import {
  breadcrumbSchema,
  decodeRebateRates,
  decodeTeamSums,
  encodeRebateRates,
  rebateRatesSchema,
  teamSumsSchema,
  type RebateRate,
  type TeamStep,
  type TeamSums,
} from './figures';

const STATUSES = { new: 'NEW', active: 'ACTIVE', dormant: 'DORMANT' } as const;

/** `new` has never signed in, `active` has in the last 30 days, `dormant` not for longer. */
export type DownlineStatus = keyof typeof STATUSES;

const DECODED_STATUSES = { NEW: 'new', ACTIVE: 'active', DORMANT: 'dormant' } as const;

/** What a downline may be made as. */
export type DownlineKind = 'member' | 'agent';

const KINDS = { member: 'MEMBER', agent: 'AGENT' } as const satisfies Record<DownlineKind, string>;

/* @__NO_SIDE_EFFECTS__ */
export function downlineKind() {
  return v.picklist(['MEMBER', 'AGENT']);
}

export const encodeDownlineKind = (kind: DownlineKind) => KINDS[kind];
export const decodeDownlineKind = (kind: 'MEMBER' | 'AGENT'): DownlineKind =>
  kind === 'AGENT' ? 'agent' : 'member';

/** Somebody in an agent's team. */
export interface Downline {
  readonly memberId: string;
  readonly account: string;
  readonly nickname: string;
  readonly kind: DownlineKind;
  readonly agentType: AgentType | null;
  /** How far below the caller: 1 is direct. */
  readonly level: number;
  readonly upline: TeamStep;
  readonly status: DownlineStatus;
  /** Signed in now. */
  readonly isOnline: boolean;
  readonly balance: Money;
  /** Directly below. */
  readonly directs: number;
  /** Below on all levels. */
  readonly members: number;
  /** Milliseconds since 1970. */
  readonly joinedAt: number;
  readonly lastSignInAt: number | null;
}

/* @__NO_SIDE_EFFECTS__ */
function downlineEntries() {
  return {
    memberId: text(64),
    account: text(64),
    nickname: v.string(),
    type: v.picklist([0, 1, 2, 41, 42]),
    level: count(),
    uplineId: text(64),
    uplineAccount: text(64),
    status: v.picklist(['NEW', 'ACTIVE', 'DORMANT']),
    online: v.boolean(),
    balance: decimal(),
    directCount: count(),
    teamSize: count(),
    joinTime: timestamp(),
    lastLoginTime: v.nullable(timestamp()),
  };
}

/* @__NO_SIDE_EFFECTS__ */
function downlineSchema() {
  return v.object(downlineEntries());
}

type WireDownline = v.InferOutput<ReturnType<typeof downlineSchema>>;

const decodeDownline = (wire: WireDownline, currency: string): Downline => ({
  memberId: wire.memberId,
  account: wire.account,
  nickname: wire.nickname || wire.account,
  kind: wire.type === 0 ? 'member' : 'agent',
  agentType: wire.type === 0 ? null : wire.type,
  level: wire.level,
  upline: { memberId: wire.uplineId, account: wire.uplineAccount },
  status: DECODED_STATUSES[wire.status],
  isOnline: wire.online,
  balance: parseMoney(wire.balance, currency),
  directs: wire.directCount,
  members: wire.teamSize,
  joinedAt: wire.joinTime,
  lastSignInAt: wire.lastLoginTime,
});

/** A page of a team, and where in it one stands. */
export interface DownlinePage extends Page<Downline> {
  readonly currency: string;
  /** From the caller to the one whose downlines these are, both included. */
  readonly breadcrumb: readonly TeamStep[];
}

const ORDERS = {
  account: 'ACCOUNT',
  level: 'LEVEL',
  balance: 'BALANCE',
  joined: 'JOINED',
  lastSignIn: 'LAST_LOGIN',
} as const;

export type DownlineOrder = keyof typeof ORDERS;

export interface DownlineFilter extends PageInput {
  /** Whose downlines; without it the caller's own. */
  parentId?: string | undefined;
  /** `direct` are those one level below, `team` all. With a `search` or a `level`: `team`. Default `direct`. */
  scope?: 'direct' | 'team' | undefined;
  /** Part of an account or nickname. */
  search?: string | undefined;
  /** So far below the caller. */
  level?: number | undefined;
  kind?: DownlineKind | undefined;
  status?: DownlineStatus | undefined;
  /** Default `account`. */
  order?: DownlineOrder | undefined;
  descending?: boolean | undefined;
}

export const getDownlines = /* @__PURE__ */ endpoint({
  id: 'getDownlines',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDownlines',
  auth: 'token',
  request: pagedRequest({
    parentId: v.optional(text(64)),
    scope: v.optional(v.picklist(['DIRECT', 'TEAM'])),
    search: v.optional(text(64)),
    level: v.optional(wholeNumber(1)),
    memberType: v.optional(downlineKind()),
    status: v.optional(v.picklist(['NEW', 'ACTIVE', 'DORMANT'])),
    sort: v.optional(v.picklist(['ACCOUNT', 'LEVEL', 'BALANCE', 'JOINED', 'LAST_LOGIN'])),
    direction: v.optional(v.picklist(['ASC', 'DESC'])),
  }),
  value: pagedValue(downlineSchema(), {
    currency: currencyCode(),
    breadcrumb: breadcrumbSchema(),
  }),
  encode: (filter: DownlineFilter) => ({
    ...encodePage(filter),
    parentId: filter.parentId,
    scope: filter.scope && (filter.scope === 'team' ? ('TEAM' as const) : ('DIRECT' as const)),
    search: filter.search?.trim() || undefined,
    level: filter.level,
    memberType: filter.kind && KINDS[filter.kind],
    status: filter.status && STATUSES[filter.status],
    sort: filter.order && ORDERS[filter.order],
    direction:
      filter.descending === undefined
        ? undefined
        : filter.descending
          ? ('DESC' as const)
          : ('ASC' as const),
  }),
  decode: ({ currency, breadcrumb, ...page }): DownlinePage => ({
    ...decodePage(page, (wire) => decodeDownline(wire, currency)),
    currency,
    breadcrumb,
  }),
  summary: 'The members below an agent, by level or all, with what narrows them down.',
  spec: '§2 Agent centre pages, downline management; call ours, decisions: Calls that the specification does not name.',
});

/** A rate of a downline, and between what it can be set. */
export interface DownlineRebate extends RebateRate {
  /** The caller's own. */
  readonly maxBasisPoints: number;
  /** The highest that somebody below the downline has: setting less lowers him too. */
  readonly highestBelowBasisPoints: number;
}

/** How much the caller can transfer to a direct downline now; see `UplineTerms`. */
export interface DownlineTransferTerms {
  /** What the caller's main wallet can spend. */
  readonly balance: Money;
  /** What still has to be played before it may leave. */
  readonly turnoverLeft: Money;
  /** What one transfer can be now; zero where it is less than `min`. */
  readonly transferable: Money;
  readonly min: Money;
  readonly max: Money;
  readonly perDay: Money;
  readonly leftToday: Money;
  readonly hasPaymentPassword: boolean;
}

/** A downline looked at closely. */
export interface DownlineProfile {
  readonly downline: Downline;
  readonly currency: string;
  readonly breadcrumb: readonly TeamStep[];
  /** The name of the link that he came by; null where he was made or came by the affiliate code. */
  readonly link: string | null;
  /** One's own play and money in the last 30 days of the brand. */
  readonly own: TeamSums;
  /** That of all below. */
  readonly team: TeamSums;
  readonly rebates: readonly DownlineRebate[];
  /** Only of a direct downline: others are their own upline's to set. */
  readonly canAdjustRebates: boolean;
  /** Null where the caller cannot transfer to him: not direct, or another currency. */
  readonly transfer: DownlineTransferTerms | null;
}

export const getDownline = /* @__PURE__ */ endpoint({
  id: 'getDownline',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDownline',
  auth: 'token',
  request: v.object({ memberId: text(64) }),
  value: v.object({
    ...downlineEntries(),
    currency: currencyCode(),
    breadcrumb: breadcrumbSchema(),
    linkName: v.nullable(v.string()),
    own: teamSumsSchema(),
    team: teamSumsSchema(),
    rebates: v.array(
      v.object({
        gameType: categorySchema(),
        rate: count(),
        maxRate: count(),
        highestBelow: count(),
      }),
    ),
    canAdjust: v.boolean(),
    transfer: v.nullable(
      v.object({
        balance: decimal(),
        turnoverLeft: decimal(),
        transferable: decimal(),
        min: decimal(),
        max: decimal(),
        perDay: decimal(),
        leftToday: decimal(),
        hasPaymentPassword: v.boolean(),
      }),
    ),
  }),
  encode: ({ memberId }: { memberId: string }) => ({ memberId }),
  decode: (wire): DownlineProfile => {
    const { currency, transfer } = wire;
    const money = (amount: string) => parseMoney(amount, currency);
    return {
      downline: decodeDownline(wire, currency),
      currency,
      breadcrumb: wire.breadcrumb,
      link: wire.linkName,
      own: decodeTeamSums(wire.own, currency),
      team: decodeTeamSums(wire.team, currency),
      rebates: wire.rebates.map(({ gameType, rate, maxRate, highestBelow }) => ({
        category: gameType,
        basisPoints: rate,
        maxBasisPoints: maxRate,
        highestBelowBasisPoints: highestBelow,
      })),
      canAdjustRebates: wire.canAdjust,
      transfer: transfer && {
        balance: money(transfer.balance),
        turnoverLeft: money(transfer.turnoverLeft),
        transferable: money(transfer.transferable),
        min: money(transfer.min),
        max: money(transfer.max),
        perDay: money(transfer.perDay),
        leftToday: money(transfer.leftToday),
        hasPaymentPassword: transfer.hasPaymentPassword,
      },
    };
  },
  summary: 'One downline: figures of 30 days, rebates, and what can be transferred to him.',
  spec: '§2 Agent centre pages, downline management; call ours, decisions: Calls that the specification does not name.',
});

export interface CreateDownlineInput {
  account: string;
  /** Good for the first sign-in; it has to be changed there. */
  password: string;
  nickname?: string | undefined;
  kind: DownlineKind;
  /** A category that is not named gets what a member of the brand has, the caller's own at most. */
  rebates: readonly RebateRate[];
}

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
    password: text(128),
    nickname: v.optional(text(64)),
    memberType: downlineKind(),
    rebates: rebateRatesSchema(),
  }),
  value: v.object({ memberId: text(64), account: text(64) }),
  encode: ({ account, password, nickname, kind, rebates }: CreateDownlineInput) => ({
    account,
    password,
    nickname: nickname?.trim() || undefined,
    memberType: KINDS[kind],
    rebates: encodeRebateRates(rebates),
  }),
  decode: (made): TeamStep => made,
  summary: 'Makes a member or agent directly below the caller.',
  spec: '§2 Agent centre pages, register account centre; carries a password, hence encrypted. Call ours, decisions: Calls that the specification does not name.',
});

export interface AdjustRebateInput {
  /** A direct downline. */
  memberId: string;
  /** Categories that are not named stay. */
  rebates: readonly RebateRate[];
  /** Only says what would be lowered with it. */
  isPreview?: boolean | undefined;
}

/** A rate that is lowered because the one above it was. */
export interface LoweredRebate {
  readonly account: string;
  readonly category: Category;
  readonly fromBasisPoints: number;
  readonly toBasisPoints: number;
}

export interface AdjustedRebate {
  readonly rebates: readonly RebateRate[];
  /** How many rates below are, or would be, lowered. */
  readonly loweredCount: number;
  /** The first fifty of them, by level. */
  readonly lowered: readonly LoweredRebate[];
  readonly isPreview: boolean;
}

export const adjustRebate = /* @__PURE__ */ endpoint({
  id: 'adjustRebate',
  tag: 'Agent',
  method: 'POST',
  path: '/wps/relay/MCSFE_adjustRebate',
  auth: 'token',
  idempotent: true,
  request: v.object({
    memberId: text(64),
    rebates: v.pipe(rebateRatesSchema(), v.minLength(1)),
    preview: v.optional(v.boolean()),
  }),
  value: v.object({
    rebates: rebateRatesSchema(),
    loweredCount: count(),
    lowered: v.array(
      v.object({ account: text(64), gameType: categorySchema(), rate: count(), newRate: count() }),
    ),
    preview: v.boolean(),
  }),
  encode: ({ memberId, rebates, isPreview }: AdjustRebateInput) => ({
    memberId,
    rebates: encodeRebateRates(rebates),
    preview: isPreview,
  }),
  decode: ({ rebates, loweredCount, lowered, preview }): AdjustedRebate => ({
    rebates: decodeRebateRates(rebates),
    loweredCount,
    lowered: lowered.map(({ account, gameType, rate, newRate }) => ({
      account,
      category: gameType,
      fromBasisPoints: rate,
      toBasisPoints: newRate,
    })),
    isPreview: preview,
  }),
  summary:
    "Sets a direct downline's rebates within the caller's own; higher ones below go down with them.",
  spec: '§2 Agent centre pages, downline management; call ours, decisions: Calls that the specification does not name.',
});
