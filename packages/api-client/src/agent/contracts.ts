import type {
  ContractKind,
  ContractParty,
  ContractReason,
  ContractStatus,
} from '@perya/rules/agents';
import { parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
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
import {
  basisPoints,
  contractSchema,
  DECODED_PARTIES,
  DECODED_REASONS,
  DECODED_STATUSES,
  decodeContract,
  decodeTerms,
  encodeTerms,
  kindSchema,
  partySchema,
  reasonSchema,
  roleSchema,
  statusSchema,
  termsSchema,
  WIRE_KINDS,
  WIRE_ROLES,
  WIRE_STATUSES,
  type Contract,
  type ContractRole,
  type ContractTerms,
} from './contractWire';

/** What narrows the list of contracts down. */
export interface ContractFilter {
  kind?: ContractKind | undefined;
  /** Without it: both sides. */
  role?: ContractRole | undefined;
  /** Any of them; without it: all. */
  statuses?: readonly ContractStatus[] | undefined;
  /** Those with this downline. */
  downlineId?: string | undefined;
}

/** A page of contracts, newest first. */
export interface ContractList extends Page<Contract> {
  /** Offers to oneself that wait for an answer, whatever the filter. */
  readonly waiting: number;
}

export const getContracts = /* @__PURE__ */ endpoint({
  id: 'getContracts',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getContracts',
  auth: 'token',
  request: pagedRequest({
    type: v.optional(kindSchema()),
    role: v.optional(roleSchema()),
    status: v.optional(v.array(statusSchema())),
    downlineId: v.optional(text(64)),
  }),
  value: pagedValue(contractSchema(), { waiting: count() }),
  encode: ({ kind, role, statuses, downlineId, ...page }: ContractFilter & PageInput) => ({
    type: kind && WIRE_KINDS[kind],
    role: role && WIRE_ROLES[role],
    status: statuses?.map((status) => WIRE_STATUSES[status]),
    downlineId,
    ...encodePage(page),
  }),
  decode: ({ waiting, ...page }): ContractList => ({
    ...decodePage(page, decodeContract),
    waiting,
  }),
  summary: "The agent's contracts with his upline and with his direct downlines, newest first.",
  spec: '§4 Contract offers; call ours, decisions: Calls that the specification does not name.',
});

export interface ContractTermsInput {
  kind: ContractKind;
  /** A direct downline. */
  downlineId: string;
}

/** What one may offer to a downline, and what stands between the two. */
export interface OfferRoom {
  /** Null: one has no contract of this kind oneself, and so may offer none. */
  readonly own: ContractTerms | null;
  /** What the downline has now. */
  readonly current: Contract | null;
  /** What waits for the downline's answer; it has to be withdrawn before another offer. */
  readonly offer: Contract | null;
  /** How long an offer can be answered, in days. */
  readonly offerDays: number;
  /** At most so many tiers. */
  readonly maxTiers: number;
  /** A member counts as active from this turnover in a period on. */
  readonly activeTurnover: Money;
}

export const getContractTerms = /* @__PURE__ */ endpoint({
  id: 'getContractTerms',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getContractTerms',
  auth: 'token',
  request: v.object({ type: kindSchema(), downlineId: text(64) }),
  value: v.object({
    currency: currencyCode(),
    own: v.nullable(termsSchema()),
    current: v.nullable(contractSchema()),
    offer: v.nullable(contractSchema()),
    offerDays: count(),
    maxTiers: count(),
    activeTurnover: decimal(),
  }),
  encode: ({ kind, downlineId }: ContractTermsInput) => ({ type: WIRE_KINDS[kind], downlineId }),
  decode: ({ currency, own, current, offer, activeTurnover, ...limits }): OfferRoom => ({
    ...limits,
    own: own && decodeTerms(own, currency),
    current: current && decodeContract(current),
    offer: offer && decodeContract(offer),
    activeTurnover: parseMoney(activeTurnover, currency),
  }),
  summary: 'What the agent may offer to a direct downline, beside what stands between the two.',
  spec: '§4 Contract offers, §6 Agent; call ours, decisions: Calls that the specification does not name.',
});

export interface OfferContractInput extends ContractTermsInput {
  terms: ContractTerms;
}

export const offerContract = /* @__PURE__ */ endpoint({
  id: 'offerContract',
  tag: 'Agent',
  method: 'POST',
  path: '/wps/relay/MCSFE_offerContract',
  auth: 'token',
  idempotent: true,
  request: v.object({ type: kindSchema(), downlineId: text(64), terms: termsSchema() }),
  value: contractSchema(),
  encode: ({ kind, downlineId, terms }: OfferContractInput) => ({
    type: WIRE_KINDS[kind],
    downlineId,
    terms: encodeTerms(terms),
  }),
  decode: decodeContract,
  summary: 'Offers a contract to a direct downline, who has to answer it.',
  spec: '§4 Contract offers, §6 Agent: offer contracts; call ours. No tier may pay more than the own contract pays for the same figures.',
});

export type ContractAnswer = 'accept' | 'reject' | 'terminate';

export interface ContractAnswerInput {
  contractId: string;
  answer: ContractAnswer;
  /** A word to the other side, 140 characters at most. */
  note?: string | undefined;
}

export interface ContractState {
  readonly contractId: string;
  readonly status: ContractStatus;
  /** How many contracts further down have ended with it. */
  readonly ended: number;
}

const WIRE_ANSWERS = { accept: 'ACCEPT', reject: 'REJECT', terminate: 'TERMINATE' } as const;

/* @__NO_SIDE_EFFECTS__ */
const noteSchema = () => v.optional(text(140));

/* @__NO_SIDE_EFFECTS__ */
function answerRequest() {
  return v.object({
    contractId: text(64),
    action: v.picklist(['ACCEPT', 'REJECT', 'TERMINATE']),
    note: noteSchema(),
  });
}

/* @__NO_SIDE_EFFECTS__ */
function stateValue() {
  return v.object({ contractId: text(64), status: statusSchema(), ended: count() });
}

function encodeAnswer({ contractId, answer, note }: ContractAnswerInput) {
  return { contractId, action: WIRE_ANSWERS[answer], note: note?.trim() || undefined };
}

function decodeState({
  contractId,
  status,
  ended,
}: v.InferOutput<ReturnType<typeof stateValue>>): ContractState {
  return { contractId, status: DECODED_STATUSES[status], ended };
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
  encode: ({ contractId, note }: Omit<ContractAnswerInput, 'answer'>) => ({
    contractId,
    note: note?.trim() || undefined,
  }),
  decode: decodeState,
  summary: 'Takes back an offer that has not been answered.',
  spec: '§4 Contract offers; call ours, decisions: Calls that the specification does not name.',
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
  encode: encodeAnswer,
  decode: decodeState,
  summary: 'Accepts, rejects or terminates a dividend contract.',
  spec: '§7 Wallet and member, §4 Contract offers; body and value ours.',
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
  encode: encodeAnswer,
  decode: decodeState,
  summary: 'Accepts, rejects or terminates a daily salary contract.',
  spec: '§7 Wallet and member, §4 Contract offers; body and value ours.',
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
  encode: encodeAnswer,
  decode: decodeState,
  summary: 'Accepts, rejects or terminates an hourly salary contract.',
  spec: '§7 Wallet and member, §4 Contract offers; body and value ours.',
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
  encode: encodeAnswer,
  decode: decodeState,
  summary: 'Accepts, rejects or terminates a real-time salary contract.',
  spec: '§7 Wallet and member, §4 Contract offers; body and value ours.',
});

export interface ContractHistoryInput extends PageInput {
  kind: ContractKind;
  /** A direct downline; without it: one's own contracts with the upline. */
  downlineId?: string | undefined;
}

/** A step of a contract, with the terms that it was about. */
export interface ContractEvent {
  readonly id: string;
  readonly contractId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: ContractParty;
  /** Null: the offer, the first step of each. */
  readonly from: ContractStatus | null;
  readonly to: ContractStatus;
  readonly reason: ContractReason;
  readonly note: string | null;
  readonly terms: ContractTerms;
  /** The highest rate, in hundredths of a percent. */
  readonly highestRateBasisPoints: number;
}

export const getContractHistory = /* @__PURE__ */ endpoint({
  id: 'getContractHistory',
  tag: 'Agent',
  method: 'GET',
  path: '/wps/relay/MCSFE_getContractHistory',
  auth: 'token',
  request: pagedRequest({ type: kindSchema(), downlineId: v.optional(text(64)) }),
  value: pagedValue(
    v.object({
      eventId: text(64),
      contractId: text(64),
      time: timestamp(),
      by: partySchema(),
      fromStatus: v.nullable(statusSchema()),
      toStatus: statusSchema(),
      reason: reasonSchema(),
      note: v.nullable(text(140)),
      terms: termsSchema(),
      highestRate: basisPoints(),
    }),
    { currency: currencyCode() },
  ),
  encode: ({ kind, downlineId, ...page }: ContractHistoryInput) => ({
    type: WIRE_KINDS[kind],
    downlineId,
    ...encodePage(page),
  }),
  decode: ({ currency, ...page }): Page<ContractEvent> =>
    decodePage(page, ({ eventId, time, by, fromStatus, toStatus, reason, terms, ...event }) => ({
      id: eventId,
      contractId: event.contractId,
      at: time,
      by: DECODED_PARTIES[by],
      from: fromStatus && DECODED_STATUSES[fromStatus],
      to: DECODED_STATUSES[toStatus],
      reason: DECODED_REASONS[reason],
      note: event.note,
      terms: decodeTerms(terms, currency),
      highestRateBasisPoints: event.highestRate,
    })),
  summary: 'Every step of the contracts of a kind between two agents, newest first.',
  spec: '§4 Contract offers; call ours, decisions: Calls that the specification does not name.',
});
