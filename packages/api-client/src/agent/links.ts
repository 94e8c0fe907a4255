import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint, type InputOf, type OutputOf } from '../core/endpoint';
import {
  count,
  oneOf,
  pagedRequest,
  pagedValue,
  text,
  timestamp,
  wholeNumber,
} from '../core/schemas';
import { downlineKind } from './downlines';
import { rebateRatesSchema } from './figures';

/* @__NO_SIDE_EFFECTS__ */
function linkSchema() {
  return v.object({
    id: text(64),
    name: text(64),
    /** The value of `affiliateCode` in the URL. */
    code: text(64),
    /** What members become who register with it. */
    kind: downlineKind(),
    rebates: rebateRatesSchema(),
    status: oneOf({ open: 'OPEN', expired: 'EXPIRED', 'used-up': 'USED_UP', closed: 'CLOSED' }),
    /** Null: never expires. */
    expiresAt: v.nullable(timestamp()),
    /** Maximum number of registrations; null: no limit. */
    usesAllowed: v.nullable(count()),
    /** Registrations so far. */
    uses: count(),
    clicks: count(),
    createdAt: timestamp(),
  });
}

/** A registration link of an agent: members who register with it become direct downlines, with its rebates. */
export type DownlineLink = FieldOf<ReturnType<typeof linkSchema>>;

/** Whether a registration link of an agent can be used. */
export type DownlineLinkStatus = DownlineLink['status'];

export const getDownlineLinks = /* @__PURE__ */ endpoint({
  id: 'getDownlineLinks',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDownlineLinks',
  auth: 'token',
  request: pagedRequest({
    /** Only links that are still open. */
    isOpen: v.optional(v.boolean()),
  }),
  value: pagedValue(linkSchema(), {
    /** The caller's own rates: the maximum for a link or a new downline. */
    ownRebates: rebateRatesSchema(),
    /** The brand's default rates for members. */
    defaultRebates: rebateRatesSchema(),
    /** Maximum number of open links for the caller. */
    max: count(),
  }),
  summary: "Lists the agent's registration links, newest first.",
  spec: '§2 Agent centre pages, register account centre; call defined here, decisions: Calls that the specification does not name.',
});

/** Input of {@link getDownlineLinks}. */
export type DownlineLinkFilter = InputOf<typeof getDownlineLinks>;

/** A page of links, with the limits for new ones. */
export type DownlineLinkPage = OutputOf<typeof getDownlineLinks>;

export const saveDownlineLink = /* @__PURE__ */ endpoint({
  id: 'saveDownlineLink',
  tag: 'Agent',
  method: 'POST',
  path: '/wps/relay/MCSFE_saveDownlineLink',
  auth: 'token',
  idempotent: true,
  request: v.object({
    /** Omit it to create a link. */
    id: v.optional(text(64)),
    name: text(64),
    kind: downlineKind(),
    /** Omitted categories get the brand's default rate for members, at most the caller's own. */
    rebates: rebateRatesSchema(),
    /** Null: never expires. */
    expiresAt: v.nullable(timestamp()),
    /** Null: no limit. */
    usesAllowed: v.nullable(wholeNumber(1, 100_000)),
  }),
  value: linkSchema(),
  summary: "Creates a registration link, or updates one that isn't closed.",
  spec: '§2 Agent centre pages, register account centre; call defined here, decisions: Calls that the specification does not name.',
});

/** Input of {@link saveDownlineLink}. */
export type SaveDownlineLinkInput = InputOf<typeof saveDownlineLink>;

export const closeDownlineLink = /* @__PURE__ */ endpoint({
  id: 'closeDownlineLink',
  tag: 'Agent',
  method: 'POST',
  path: '/wps/relay/MCSFE_closeDownlineLink',
  auth: 'token',
  idempotent: true,
  request: v.object({ id: text(64) }),
  value: linkSchema(),
  summary:
    'Closes a registration link permanently; members who registered with it remain downlines.',
  spec: '§2 Agent centre pages, register account centre; call defined here, decisions: Calls that the specification does not name.',
});
