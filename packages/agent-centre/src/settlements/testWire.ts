import { getSettlementDetail, getSettlements } from '@perya/api-client';
import {
  wireSettlement,
  wireSettlementDetail,
  wireSettlementRecord,
  type FakePlatform,
} from '@perya/api-client/testing';

import { contractsOf, DIVIDEND_TERMS } from '../contracts/testWire';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Midnight in Manila. */
const MIDNIGHT = Date.UTC(2026, 10, 20, 16);

const settled = (place: number, length: number, over: Parameters<typeof wireSettlement>[0] = {}) =>
  wireSettlement({
    id: `s-${place}`,
    from: MIDNIGHT - place * length,
    to: MIDNIGHT - (place - 1) * length,
    settledAt: MIDNIGHT - (place - 1) * length + MINUTE_MS,
    ...over,
  });

const LENGTHS = {
  DAILY: DAY_MS,
  DIVIDEND: 7 * DAY_MS,
  HOURLY: HOUR_MS,
  REAL_TIME: 5 * MINUTE_MS,
} as const;

const PERIODS = {
  DAILY: 'DAILY',
  DIVIDEND: DIVIDEND_TERMS.period,
  HOURLY: null,
  REAL_TIME: null,
} as const;

/** Settlements of a kind: one paid, one consumed by the downlines' share, one below every tier. */
export function settlementsOf(
  fake: FakePlatform,
  kind: keyof typeof LENGTHS = 'DAILY',
): FakePlatform {
  const length = LENGTHS[kind];
  const period = PERIODS[kind];
  const rows = [
    settled(1, length, { kind, period }),
    settled(2, length, { kind, period, gross: '12.40', deducted: '15.00', amount: '0.00' }),
    settled(3, length, {
      kind,
      period,
      turnover: '900.00',
      loss: '-300.00',
      rateBasisPoints: null,
      gross: '0.00',
      deducted: '0.00',
      amount: '0.00',
    }),
  ];
  return contractsOf(fake)
    .on(getSettlements, ({ role }) => ({
      ...wireSettlementRecord(
        role === 'MINE' ? rows : rows.map((row) => ({ ...row, account: 'agent02' })),
      ),
      totalPages: 4,
      totalCount: 62,
    }))
    .on(getSettlementDetail, () =>
      wireSettlementDetail({
        settlement: rows[0] ?? wireSettlement(),
        exactGross: '100.004999',
        ...(kind === 'DIVIDEND' && {
          tiers: DIVIDEND_TERMS.tiers.map((tier, index) => ({
            ...tier,
            isReached: index === 0,
            isChosen: index === 0,
          })),
        }),
      }),
    );
}

/** Daily wages of the same agent by contracts with each of the periods. */
export function salariesOfEveryPeriod(fake: FakePlatform): FakePlatform {
  const rows = [
    settled(1, DAY_MS, { period: 'DAILY' }),
    settled(2, 7 * DAY_MS, { period: 'WEEKLY' }),
    settled(3, 15 * DAY_MS, { period: 'SEMIMONTHLY' }),
    settled(4, 30 * DAY_MS, { period: 'MONTHLY' }),
  ];
  return settlementsOf(fake).on(getSettlements, ({ period }) =>
    wireSettlementRecord(rows.filter((row) => period === undefined || row.period === period)),
  );
}

const MOST = '9999999999.99';

/** Very large amounts. */
export function hugeSettlements(fake: FakePlatform): FakePlatform {
  return settlementsOf(fake).on(getSettlements, () =>
    wireSettlementRecord([
      wireSettlement({
        turnover: MOST,
        loss: MOST,
        activeMembers: 999_999,
        gross: MOST,
        deducted: MOST,
        amount: MOST,
        account: 'averyveryverylongagentaccountname01',
      }),
    ]),
  );
}
