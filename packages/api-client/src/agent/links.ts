import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { decodePage, encodePage, type Page, type PageInput } from '../core/page';
import { count, pagedRequest, pagedValue, text, timestamp, wholeNumber } from '../core/schemas';
import {
  decodeDownlineKind,
  downlineKind,
  encodeDownlineKind,
  type DownlineKind,
} from './downlines';
import {
  decodeRebateRates,
  encodeRebateRates,
  rebateRatesSchema,
  type RebateRate,
} from './figures';

const LINK_STATUSES = {
  OPEN: 'open',
  EXPIRED: 'expired',
  USED_UP: 'used-up',
  CLOSED: 'closed',
} as const;

export type DownlineLinkStatus = (typeof LINK_STATUSES)[keyof typeof LINK_STATUSES];

/** A registration link of an agent: who comes by it is directly below, with its rebates. */
export interface DownlineLink {
  readonly id: string;
  readonly name: string;
  /** Goes into the address as `affiliateCode`. */
  readonly code: string;
  /** What those become who register by it. */
  readonly kind: DownlineKind;
  readonly rebates: readonly RebateRate[];
  readonly status: DownlineLinkStatus;
  /** Milliseconds since 1970; null: never. */
  readonly expiresAt: number | null;
  /** Registrations that it is good for; null: any number. */
  readonly usesAllowed: number | null;
  /** Registrations so far. */
  readonly uses: number;
  readonly clicks: number;
  readonly createdAt: number;
}

/* @__NO_SIDE_EFFECTS__ */
function linkSchema() {
  return v.object({
    linkId: text(64),
    name: text(64),
    code: text(64),
    memberType: downlineKind(),
    rebates: rebateRatesSchema(),
    status: v.picklist(['OPEN', 'EXPIRED', 'USED_UP', 'CLOSED']),
    expireTime: v.nullable(timestamp()),
    maxUses: v.nullable(count()),
    uses: count(),
    clicks: count(),
    createTime: timestamp(),
  });
}

const decodeLink = (wire: v.InferOutput<ReturnType<typeof linkSchema>>): DownlineLink => ({
  id: wire.linkId,
  name: wire.name,
  code: wire.code,
  kind: decodeDownlineKind(wire.memberType),
  rebates: decodeRebateRates(wire.rebates),
  status: LINK_STATUSES[wire.status],
  expiresAt: wire.expireTime,
  usesAllowed: wire.maxUses,
  uses: wire.uses,
  clicks: wire.clicks,
  createdAt: wire.createTime,
});

/** A page of links, and within what new ones can be made. */
export interface DownlineLinkPage extends Page<DownlineLink> {
  /** The caller's own rates: those of a link or a new downline are at most these. */
  readonly ownRebates: readonly RebateRate[];
  /** What a member of the brand has where nothing else is said. */
  readonly defaultRebates: readonly RebateRate[];
  /** Open links that the caller may have. */
  readonly max: number;
}

export interface DownlineLinkFilter extends PageInput {
  /** Only those that can be registered with. */
  isOpen?: boolean | undefined;
}

export const getDownlineLinks = /* @__PURE__ */ endpoint({
  id: 'getDownlineLinks',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDownlineLinks',
  auth: 'token',
  request: pagedRequest({ open: v.optional(v.boolean()) }),
  value: pagedValue(linkSchema(), {
    ownRebates: rebateRatesSchema(),
    defaultRebates: rebateRatesSchema(),
    maxOpen: count(),
  }),
  encode: ({ isOpen, ...page }: DownlineLinkFilter) => ({ ...encodePage(page), open: isOpen }),
  decode: ({ ownRebates, defaultRebates, maxOpen, ...page }): DownlineLinkPage => ({
    ...decodePage(page, decodeLink),
    ownRebates: decodeRebateRates(ownRebates),
    defaultRebates: decodeRebateRates(defaultRebates),
    max: maxOpen,
  }),
  summary: "An agent's registration links, newest first.",
  spec: '§2 Agent centre pages, register account centre; call ours, decisions: Calls that the specification does not name.',
});

export interface SaveDownlineLinkInput {
  /** Without it: a new link. */
  id?: string | undefined;
  name: string;
  kind: DownlineKind;
  /** A category that is not named gets what a member of the brand has, the caller's own at most. */
  rebates: readonly RebateRate[];
  /** Milliseconds since 1970; null: never. */
  expiresAt: number | null;
  /** Null: any number. */
  usesAllowed: number | null;
}

export const saveDownlineLink = /* @__PURE__ */ endpoint({
  id: 'saveDownlineLink',
  tag: 'Agent',
  method: 'POST',
  path: '/wps/relay/MCSFE_saveDownlineLink',
  auth: 'token',
  idempotent: true,
  request: v.object({
    linkId: v.optional(text(64)),
    name: text(64),
    memberType: downlineKind(),
    rebates: rebateRatesSchema(),
    expireTime: v.nullable(timestamp()),
    maxUses: v.nullable(wholeNumber(1, 100_000)),
  }),
  value: linkSchema(),
  encode: ({ id, name, kind, rebates, expiresAt, usesAllowed }: SaveDownlineLinkInput) => ({
    linkId: id,
    name,
    memberType: encodeDownlineKind(kind),
    rebates: encodeRebateRates(rebates),
    expireTime: expiresAt,
    maxUses: usesAllowed,
  }),
  decode: decodeLink,
  summary: 'Makes a registration link, or changes one that is not closed.',
  spec: '§2 Agent centre pages, register account centre; call ours, decisions: Calls that the specification does not name.',
});

export const closeDownlineLink = /* @__PURE__ */ endpoint({
  id: 'closeDownlineLink',
  tag: 'Agent',
  method: 'POST',
  path: '/wps/relay/MCSFE_closeDownlineLink',
  auth: 'token',
  idempotent: true,
  request: v.object({ linkId: text(64) }),
  value: linkSchema(),
  encode: ({ id }: { id: string }) => ({ linkId: id }),
  decode: decodeLink,
  summary: 'Closes a registration link for good; who came by it stays.',
  spec: '§2 Agent centre pages, register account centre; call ours, decisions: Calls that the specification does not name.',
});
