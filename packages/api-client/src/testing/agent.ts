import type { offerContract } from '../agent/contracts';
import type { getSettlementDetail, getSettlements } from '../agent/settlements';
import type { WireValueOf } from '../core/endpoint';

// Wire values of the agent center, complete and valid; a test overrides only what it is about.

const NOON = Date.UTC(2026, 0, 15, 4);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type WireContract = WireValueOf<typeof offerContract>;
type WireSettlementRecord = WireValueOf<typeof getSettlements>;
type WireSettlement = WireSettlementRecord['list'][number];
type WireSettlementDetail = WireValueOf<typeof getSettlementDetail>;

const tier = (turnover: string, activeMembers: number, rateBasisPoints: number) => ({
  turnover,
  activeMembers,
  loss: '0.00',
  rateBasisPoints,
});

/** A daily salary contract in force, given by an agent to a downline. */
export function wireContract(over: Partial<WireContract> = {}): WireContract {
  return {
    id: 'c-1',
    kind: 'DAILY',
    role: 'GIVEN',
    status: 'ACTIVE',
    currency: 'PHP',
    upline: { id: '1', account: 'agent01' },
    downline: { id: '2', account: 'agent02' },
    terms: {
      period: 'DAILY',
      tiers: [tier('10000.00', 2, 20), tier('100000.00', 5, 40)],
    },
    offeredAt: NOON - 30 * DAY_MS,
    expiresAt: NOON - 23 * DAY_MS,
    answeredAt: NOON - 29 * DAY_MS,
    effectiveFrom: NOON - 28.5 * DAY_MS,
    effectiveTo: null,
    endedAt: null,
    endedBy: null,
    endReason: null,
    endsOnAccept: [],
    ...over,
  };
}

/** A settlement of a contract as sent by the platform. */
export function wireSettlement(over: Partial<WireSettlement> = {}): WireSettlement {
  return {
    id: 's-1',
    contractId: 'c-1',
    kind: 'DAILY',
    period: 'DAILY',
    account: 'agent01',
    from: NOON - 1.5 * DAY_MS,
    to: NOON - 0.5 * DAY_MS,
    settledAt: NOON - 0.5 * DAY_MS + 60_000,
    turnover: '25000.00',
    loss: '1200.50',
    activeMembers: 4,
    rateBasisPoints: 40,
    gross: '100.00',
    deducted: '30.00',
    amount: '70.00',
    ...over,
  };
}

/** A page of settlements, with matching totals. */
export function wireSettlementRecord(list: WireSettlement[]): WireSettlementRecord {
  const sum = (field: 'turnover' | 'loss' | 'gross' | 'deducted' | 'amount') =>
    list.reduce((total, each) => total + Math.round(Number(each[field]) * 100), 0) / 100;
  const total = (field: Parameters<typeof sum>[0]) => sum(field).toFixed(2);
  return {
    currency: 'PHP',
    list,
    totalPages: list.length > 0 ? 1 : 0,
    totalCount: list.length,
    totals: {
      settlements: list.length,
      turnover: total('turnover'),
      loss: total('loss'),
      gross: total('gross'),
      deducted: total('deducted'),
      amount: total('amount'),
    },
  };
}

/** The calculation of a settlement as sent by the platform. */
export function wireSettlementDetail(
  over: Partial<WireSettlementDetail> = {},
): WireSettlementDetail {
  return {
    currency: 'PHP',
    settlement: wireSettlement(),
    tiers: [
      { ...tier('5000.00', 1, 30), isReached: true, isChosen: false },
      { ...tier('20000.00', 3, 40), isReached: true, isChosen: true },
      { ...tier('200000.00', 10, 60), isReached: false, isChosen: false },
    ],
    exactGross: '100.000000',
    activeTurnover: '1000.00',
    lines: [
      {
        account: 'agent02',
        turnover: '15000.00',
        loss: '900.50',
        activeMembers: 2,
        rateBasisPoints: 20,
        owed: '30.00',
      },
      {
        account: 'juan01',
        turnover: '10000.00',
        loss: '300.00',
        activeMembers: 2,
        rateBasisPoints: null,
        owed: '0.00',
      },
    ],
    others: null,
    ...over,
  };
}
