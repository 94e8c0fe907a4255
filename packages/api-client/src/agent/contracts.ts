import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { text } from '../core/schemas';

export type ContractAnswer = 'accept' | 'reject' | 'terminate';

export interface ContractAnswerInput {
  contractId: string;
  answer: ContractAnswer;
}

export type ContractStatus = 'offered' | 'active' | 'rejected' | 'terminated';

const WIRE_ANSWERS = { accept: 'ACCEPT', reject: 'REJECT', terminate: 'TERMINATE' } as const;

const DECODED_STATUSES = {
  OFFERED: 'offered',
  ACTIVE: 'active',
  REJECTED: 'rejected',
  TERMINATED: 'terminated',
} as const satisfies Record<string, ContractStatus>;

/* @__NO_SIDE_EFFECTS__ */
function answerRequest() {
  return v.object({ contractId: text(64), action: v.picklist(['ACCEPT', 'REJECT', 'TERMINATE']) });
}

/* @__NO_SIDE_EFFECTS__ */
function answerValue() {
  return v.object({
    contractId: text(64),
    status: v.picklist(['OFFERED', 'ACTIVE', 'REJECTED', 'TERMINATED']),
  });
}

function encodeAnswer({ contractId, answer }: ContractAnswerInput) {
  return { contractId, action: WIRE_ANSWERS[answer] };
}

function decodeAnswer({
  contractId,
  status,
}: v.InferOutput<ReturnType<typeof answerValue>>): ContractState {
  return { contractId, status: DECODED_STATUSES[status] };
}

export interface ContractState {
  readonly contractId: string;
  readonly status: ContractStatus;
}

export const processDividendContract = /* @__PURE__ */ endpoint({
  id: 'processDividendContract',
  method: 'POST',
  path: '/wps/relay/MCS2_processDividendReq',
  auth: 'token',
  idempotent: true,
  request: answerRequest(),
  value: answerValue(),
  encode: encodeAnswer,
  decode: decodeAnswer,
  summary: 'Accepts, rejects or terminates a dividend contract.',
  spec: '§7 Wallet and member, §4 Contract offers; body and value ours.',
});

export const processDailySalaryContract = /* @__PURE__ */ endpoint({
  id: 'processDailySalaryContract',
  method: 'POST',
  path: '/wps/relay/MCS2_processDailySalContract',
  auth: 'token',
  idempotent: true,
  request: answerRequest(),
  value: answerValue(),
  encode: encodeAnswer,
  decode: decodeAnswer,
  summary: 'Accepts, rejects or terminates a daily salary contract.',
  spec: '§7 Wallet and member, §4 Contract offers; body and value ours.',
});

export const processHourlySalaryContract = /* @__PURE__ */ endpoint({
  id: 'processHourlySalaryContract',
  method: 'POST',
  path: '/wps/relay/MCS2_processContractHourSalary',
  auth: 'token',
  idempotent: true,
  request: answerRequest(),
  value: answerValue(),
  encode: encodeAnswer,
  decode: decodeAnswer,
  summary: 'Accepts, rejects or terminates an hourly salary contract.',
  spec: '§7 Wallet and member, §4 Contract offers; body and value ours.',
});

export const processRealTimeSalaryContract = /* @__PURE__ */ endpoint({
  id: 'processRealTimeSalaryContract',
  method: 'POST',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  auth: 'token',
  idempotent: true,
  request: answerRequest(),
  value: answerValue(),
  encode: encodeAnswer,
  decode: decodeAnswer,
  summary: 'Accepts, rejects or terminates a real-time salary contract.',
  spec: '§7 Wallet and member, §4 Contract offers; body and value ours.',
});
