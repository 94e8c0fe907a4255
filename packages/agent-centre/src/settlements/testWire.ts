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
    settlementId: `s-${place}`,
    periodFrom: MIDNIGHT - place * length,
    periodTo: MIDNIGHT - (place - 1) * length,
    settleTime: MIDNIGHT - (place - 1) * length + MINUTE_MS,
    ...over,
  });

const LENGTHS = {
  DAILY: DAY_MS,
  DIVIDEND: 7 * DAY_MS,
  HOURLY: HOUR_MS,
  REAL_TIME: 5 * MINUTE_MS,
} as const;

/** A kind's record: paid, eaten up by what downlines are owed, and below every tier. */
export function settlementsOf(
  fake: FakePlatform,
  type: keyof typeof LENGTHS = 'DAILY',
): FakePlatform {
  const length = LENGTHS[type];
  const rows = [
    settled(1, length, { type }),
    settled(2, length, { type, gross: '12.40', deducted: '15.00', amount: '0.00' }),
    settled(3, length, {
      type,
      turnover: '900.00',
      winLoss: '-300.00',
      rate: null,
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
        ...(type === 'DIVIDEND' && {
          terms: DIVIDEND_TERMS,
          reached: [1 as const, 0 as const],
          chosen: 0,
        }),
      }),
    );
}

const MOST = '9999999999.99';

/** The largest figures there are. */
export function hugeSettlements(fake: FakePlatform): FakePlatform {
  return settlementsOf(fake).on(getSettlements, () =>
    wireSettlementRecord([
      wireSettlement({
        turnover: MOST,
        winLoss: MOST,
        activeMembers: 999_999,
        gross: MOST,
        deducted: MOST,
        amount: MOST,
        account: 'averyveryverylongagentaccountname01',
      }),
    ]),
  );
}
