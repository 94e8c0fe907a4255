import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint, type InputOf, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import {
  count,
  currencyCode,
  oneOf,
  pagedRequest,
  pagedValue,
  text,
  timestamp,
  typedText,
} from '../core/schemas';
import {
  basisPoints,
  contractSchema,
  kindSchema,
  partySchema,
  reasonSchema,
  roleSchema,
  statusSchema,
  termsSchema,
} from './contractWire';

export const getContracts = /* @__PURE__ */ endpoint({
  id: 'getContracts',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getContracts',
  auth: 'token',
  request: pagedRequest({
    kind: v.optional(kindSchema()),
    /** Default: both roles. */
    role: v.optional(roleSchema()),
    /** Matches any of these statuses. Default: all. */
    statuses: v.optional(v.array(statusSchema())),
    /** Only contracts with this downline. */
    downlineId: v.optional(text(64)),
  }),
  value: pagedValue(contractSchema(), {
    /** Number of pending offers to the caller, regardless of the filter. */
    waiting: count(),
  }),
  summary: "Lists the agent's contracts with the upline and with direct downlines, newest first.",
  spec: '§4 Contract offers; call defined here, decisions: Calls that the specification does not name.',
});

/** Filters for the list of contracts. */
export type ContractFilter = InputOf<typeof getContracts>;

export const getContractTerms = /* @__PURE__ */ endpoint({
  id: 'getContractTerms',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getContractTerms',
  auth: 'token',
  request: v.object({
    kind: kindSchema(),
    /** A direct downline. */
    downlineId: text(64),
  }),
  value: v.object({
    currency: currencyCode(),
    /** Null if the caller has no contract of this kind, and so can't offer one. */
    own: v.nullable(termsSchema()),
    /** The downline's current contract. */
    current: v.nullable(contractSchema()),
    /** The pending offer to the downline; it has to be withdrawn before another offer. */
    offer: v.nullable(contractSchema()),
    /** Number of days before an offer expires. */
    offerDays: count(),
    /** Maximum number of tiers. */
    maxTiers: count(),
    /** Minimum turnover in a period for a member to count as active. */
    activeTurnover: decimal(),
  }),
  summary:
    'Returns the terms that the agent can offer to a direct downline, and the existing contracts between them.',
  spec: '§4 Contract offers, §6 Agent; call defined here, decisions: Calls that the specification does not name.',
});

/** The terms that the caller can offer to a downline, and the current contract and offer between them. */
export type OfferableTerms = OutputOf<typeof getContractTerms>;

export const offerContract = /* @__PURE__ */ endpoint({
  id: 'offerContract',
  tag: 'Agent',
  method: 'POST',
  path: '/wps/relay/MCSFE_offerContract',
  auth: 'token',
  idempotent: true,
  request: v.object({
    kind: kindSchema(),
    /** A direct downline. */
    downlineId: text(64),
    terms: termsSchema(),
  }),
  value: contractSchema(),
  summary: 'Offers a contract to a direct downline, who must accept or reject it.',
  spec: "§4 Contract offers, §6 Agent: offer contracts; call defined here. No tier may pay more than the agent's own contract does for the same figures.",
});

/** Input of {@link offerContract}. */
export type OfferContractInput = InputOf<typeof offerContract>;

/* @__NO_SIDE_EFFECTS__ */
const answerSchema = () => oneOf({ accept: 'ACCEPT', reject: 'REJECT', terminate: 'TERMINATE' });

/** What a party of a contract answers. */
export type ContractAnswer = FieldOf<ReturnType<typeof answerSchema>>;

/** A note to the other party. */
/* @__NO_SIDE_EFFECTS__ */
const noteSchema = () => typedText(text(140));

/* @__NO_SIDE_EFFECTS__ */
function answerRequest() {
  return v.object({ contractId: text(64), answer: answerSchema(), note: noteSchema() });
}

/* @__NO_SIDE_EFFECTS__ */
function stateValue() {
  return v.object({
    contractId: text(64),
    status: statusSchema(),
    /** Number of contracts further down the team that ended with it. */
    ended: count(),
  });
}

export const withdrawContractOffer = /* @__PURE__ */ endpoint({
  id: 'withdrawContractOffer',
  tag: 'Agent',
  method: 'POST',
  path: '/wps/relay/MCSFE_withdrawContractOffer',
  auth: 'token',
  idempotent: true,
  request: v.object({ contractId: text(64), note: noteSchema() }),
  value: stateValue(),
  summary: "Withdraws a contract offer that hasn't been answered.",
  spec: '§4 Contract offers; call defined here, decisions: Calls that the specification does not name.',
});

export const processDividendContract = /* @__PURE__ */ endpoint({
  id: 'processDividendContract',
  tag: 'Agent',
  method: 'POST',
  path: '/wps/relay/MCS2_processDividendReq',
  auth: 'token',
  idempotent: true,
  request: answerRequest(),
  value: stateValue(),
  summary: 'Accepts, rejects or terminates a dividend contract.',
  spec: '§7 Wallet and member, §4 Contract offers; body and value defined here.',
});

export const processDailySalaryContract = /* @__PURE__ */ endpoint({
  id: 'processDailySalaryContract',
  tag: 'Agent',
  method: 'POST',
  path: '/wps/relay/MCS2_processDailySalContract',
  auth: 'token',
  idempotent: true,
  request: answerRequest(),
  value: stateValue(),
  summary: 'Accepts, rejects or terminates a daily salary contract.',
  spec: '§7 Wallet and member, §4 Contract offers; body and value defined here.',
});

export const processHourlySalaryContract = /* @__PURE__ */ endpoint({
  id: 'processHourlySalaryContract',
  tag: 'Agent',
  method: 'POST',
  path: '/wps/relay/MCS2_processContractHourSalary',
  auth: 'token',
  idempotent: true,
  request: answerRequest(),
  value: stateValue(),
  summary: 'Accepts, rejects or terminates an hourly salary contract.',
  spec: '§7 Wallet and member, §4 Contract offers; body and value defined here.',
});

export const processRealTimeSalaryContract = /* @__PURE__ */ endpoint({
  id: 'processRealTimeSalaryContract',
  tag: 'Agent',
  method: 'POST',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  auth: 'token',
  idempotent: true,
  request: answerRequest(),
  value: stateValue(),
  summary: 'Accepts, rejects or terminates a real-time salary contract.',
  spec: '§7 Wallet and member, §4 Contract offers; body and value defined here.',
});

/* @__NO_SIDE_EFFECTS__ */
function eventSchema() {
  return v.object({
    id: text(64),
    contractId: text(64),
    at: timestamp(),
    by: partySchema(),
    /** Null for the offer, the first step of a contract. */
    from: v.nullable(statusSchema()),
    to: statusSchema(),
    reason: reasonSchema(),
    note: v.nullable(text(140)),
    terms: termsSchema(),
    highestRateBasisPoints: basisPoints(),
  });
}

/** A step of a contract, with the terms it applied to. */
export type ContractEvent = FieldOf<ReturnType<typeof eventSchema>>;

export const getContractHistory = /* @__PURE__ */ endpoint({
  id: 'getContractHistory',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getContractHistory',
  auth: 'token',
  request: pagedRequest({
    kind: kindSchema(),
    /** A direct downline. Default: the caller's own contracts with the upline. */
    downlineId: v.optional(text(64)),
  }),
  value: pagedValue(eventSchema(), { currency: currencyCode() }),
  summary: 'Lists every event of the contracts of one kind between two agents, newest first.',
  spec: '§4 Contract offers; call defined here, decisions: Calls that the specification does not name.',
});
