import type { WireContract } from '../agent/contractWire';
import type { getSettlementDetail, getSettlements } from '../agent/settlements';
import type { WireValueOf } from '../core/endpoint';

// Wire values of the agent centre, complete and valid; a test names only what it is about.

const NOON = Date.UTC(2026, 0, 15, 4);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type WireSettlementRecord = WireValueOf<typeof getSettlements>;
type WireSettlement = WireSettlementRecord['list'][number];
type WireSettlementDetail = WireValueOf<typeof getSettlementDetail>;

/** A daily salary that an agent has given to a downline and that is in force. */
export function wireContract(over: Partial<WireContract> = {}): WireContract {
  return {
    contractId: 'c-1',
    type: 'DAILY',
    role: 'GIVEN',
    status: 'ACTIVE',
    currency: 'PHP',
    upline: { memberId: '1', account: 'agent01' },
    downline: { memberId: '2', account: 'agent02' },
    terms: {
      period: null,
      tiers: [
        { turnover: '10000.00', activeMembers: 2, loss: '0.00', rate: 20 },
        { turnover: '100000.00', activeMembers: 5, loss: '0.00', rate: 40 },
      ],
    },
    offerTime: NOON - 30 * DAY_MS,
    expireTime: NOON - 23 * DAY_MS,
    answerTime: NOON - 29 * DAY_MS,
    effectiveFrom: NOON - 28.5 * DAY_MS,
    effectiveTo: null,
    endTime: null,
    endedBy: null,
    endReason: null,
    endsOnAccept: [],
    ...over,
  };
}

export function wireSettlement(over: Partial<WireSettlement> = {}): WireSettlement {
  return {
    settlementId: 's-1',
    contractId: 'c-1',
    type: 'DAILY',
    account: 'agent01',
    periodFrom: NOON - 1.5 * DAY_MS,
    periodTo: NOON - 0.5 * DAY_MS,
    settleTime: NOON - 0.5 * DAY_MS + 60_000,
    turnover: '25000.00',
    winLoss: '1200.50',
    activeMembers: 4,
    rate: 40,
    gross: '100.00',
    deducted: '30.00',
    amount: '70.00',
    ...over,
  };
}

/** A page of settlements, with totals that are theirs. */
export function wireSettlementRecord(list: WireSettlement[]): WireSettlementRecord {
  const sum = (field: 'turnover' | 'winLoss' | 'gross' | 'deducted' | 'amount') =>
    list.reduce((total, each) => total + Math.round(Number(each[field]) * 100), 0) / 100;
  const total = (field: Parameters<typeof sum>[0]) => sum(field).toFixed(2);
  return {
    currency: 'PHP',
    list,
    totalPages: list.length > 0 ? 1 : 0,
    totalCount: list.length,
    totals: {
      count: list.length,
      turnover: total('turnover'),
      winLoss: total('winLoss'),
      gross: total('gross'),
      deducted: total('deducted'),
      amount: total('amount'),
    },
  };
}

export function wireSettlementDetail(
  over: Partial<WireSettlementDetail> = {},
): WireSettlementDetail {
  return {
    currency: 'PHP',
    settlement: wireSettlement(),
    terms: {
      period: null,
      tiers: [
        { turnover: '5000.00', activeMembers: 1, loss: '0.00', rate: 30 },
        { turnover: '20000.00', activeMembers: 3, loss: '0.00', rate: 40 },
        { turnover: '200000.00', activeMembers: 10, loss: '0.00', rate: 60 },
      ],
    },
    reached: [1, 1, 0],
    chosen: 1,
    exactGross: '100.000000',
    activeTurnover: '1000.00',
    lines: [
      {
        account: 'agent02',
        turnover: '15000.00',
        winLoss: '900.50',
        activeMembers: 2,
        rate: 20,
        owed: '30.00',
      },
      {
        account: 'juan01',
        turnover: '10000.00',
        winLoss: '300.00',
        activeMembers: 2,
        rate: null,
        owed: '0.00',
      },
    ],
    others: null,
    ...over,
  };
}
