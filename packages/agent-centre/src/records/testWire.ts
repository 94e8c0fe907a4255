import {
  getDownlineTransactions,
  getMyIncome,
  getTeamBetting,
  getUserProfitLoss,
  INCOME_SOURCES,
  type IncomeSource,
  type WireValueOf,
} from '@perya/api-client';
import {
  wirePage,
  wireTeamSums,
  wireTransaction,
  type FakePlatform,
} from '@perya/api-client/testing';
import { formatDecimal, parseDecimal } from '@perya/rules/money';

const DAY_MS = 86_400_000;
const TODAY = Date.UTC(2026, 10, 21);

type WireBettingRow = WireValueOf<typeof getTeamBetting>['list'][number];

const ME = { memberId: '1', account: 'agent01' };

const member = (over: object = {}) => ({
  memberId: '2',
  account: 'agent02',
  isAgent: true,
  level: 1,
  isSelf: false,
  members: 41,
  ...over,
});

const bets = (over: object = {}) => ({
  bets: 640,
  stake: '120000.00',
  payout: '118800.00',
  result: '-1200.00',
  turnover: '119500.00',
  ...over,
});

const PEOPLE = [
  member(),
  member({ memberId: '3', account: 'juan01', isAgent: false, members: 0 }),
  member({ memberId: '1', account: 'agent01', level: 0, isSelf: true, members: 42 }),
];

const dayOf = (place: number) => new Date(TODAY - place * DAY_MS).toISOString().slice(0, 10);

/** The path from the caller to the drilled-down member. */
const pathTo = (parentId: string | undefined) =>
  parentId === undefined ? [ME] : [ME, { memberId: parentId, account: 'agent02' }];

type Income = WireValueOf<typeof getMyIncome>['totals'];

/** The same amount from each source, with the total. */
const incomes = (amount: string, sources: readonly IncomeSource[] = PAYING): Income => {
  const each = (source: IncomeSource) => (sources.includes(source) ? amount : '0.00');
  return {
    amounts: Object.fromEntries(
      INCOME_SOURCES.map((source) => [source, each(source)]),
    ) as Income['amounts'],
    total: formatDecimal((parseDecimal(amount) ?? 0n) * BigInt(sources.length)),
  };
};

const PAYING = INCOME_SOURCES.filter((source) => source !== 'REFERRAL');

const moves = [
  wireTransaction({ id: '3', type: 'PAYOUT', amount: '50.00', note: 'Lantern Night' }),
  wireTransaction({
    id: '2',
    type: 'WITHDRAWAL',
    status: 'PENDING',
    amount: '-100.00',
    balanceAfter: null,
  }),
  wireTransaction({ id: '1' }),
];

/** A team with data in every report. */
export function reportsOf(fake: FakePlatform): FakePlatform {
  return fake
    .on(getTeamBetting, ({ by = 'MEMBER', parentId }) => {
      const row = { member: null, day: null, category: null, ...bets() };
      const list: WireBettingRow[] =
        by === 'DAY'
          ? [0, 1, 2].map((place) => ({ ...row, day: dayOf(place) }))
          : by === 'CATEGORY'
            ? (['RNG', 'LIVE'] as const).map((category) => ({ ...row, category }))
            : PEOPLE.map((each) => ({ ...row, member: each }));
      return {
        ...wirePage(list),
        totalPages: 3,
        totalCount: 44,
        currency: 'PHP',
        totals: bets({ bets: 9_120 }),
        breadcrumb: pathTo(parentId),
      };
    })
    .on(getUserProfitLoss, ({ parentId, search }) => ({
      ...wirePage(
        PEOPLE.filter(({ account }) => account.includes(search ?? '')).map((each) => ({
          ...each,
          ...wireTeamSums(),
        })),
      ),
      currency: 'PHP',
      totals: wireTeamSums(),
      breadcrumb: pathTo(parentId),
    }))
    .on(getMyIncome, ({ source }) => {
      const sources = PAYING.filter((each) => !source || each === source);
      return {
        ...wirePage(
          [0, 1, 4].map((place) => ({ day: dayOf(place), ...incomes('120.50', sources) })),
        ),
        currency: 'PHP',
        totals: incomes('361.50', sources),
      };
    })
    .on(getDownlineTransactions, () => ({
      ...wirePage(moves.map((move) => ({ memberId: '3', account: 'juan01', level: 2, ...move }))),
      currency: 'PHP',
      totals: { transactions: 3, moneyIn: '550.00', moneyOut: '0.00', net: '550.00' },
    }));
}

const NO_BETS = bets({
  bets: 0,
  stake: '0.00',
  payout: '0.00',
  result: '0.00',
  turnover: '0.00',
});

/** An agent whose team has no activity. */
export function emptyReports(fake: FakePlatform): FakePlatform {
  const none = { ...wirePage([]), currency: 'PHP' };
  return fake
    .on(getTeamBetting, () => ({ ...none, totals: NO_BETS, breadcrumb: [ME] }))
    .on(getUserProfitLoss, () => ({ ...none, totals: wireTeamSums(), breadcrumb: [ME] }))
    .on(getMyIncome, () => ({ ...none, totals: incomes('0.00') }))
    .on(getDownlineTransactions, () => ({
      ...none,
      totals: { transactions: 0, moneyIn: '0.00', moneyOut: '0.00', net: '0.00' },
    }));
}

const MOST = '9876543210.99';

/** Very large amounts and very long names. */
export function hugeReports(fake: FakePlatform): FakePlatform {
  const longest = member({
    account: 'averyveryverylongagentaccountname01',
    level: 12,
    members: 1_234_567,
  });
  const max = bets({
    bets: 98_765_432,
    stake: MOST,
    payout: MOST,
    result: `-${MOST}`,
    turnover: MOST,
  });
  const sums = wireTeamSums({
    turnover: MOST,
    deposits: MOST,
    withdrawals: MOST,
    result: `-${MOST}`,
    bonuses: MOST,
    rebates: MOST,
    commissions: MOST,
    net: `-${MOST}`,
  });
  return reportsOf(fake)
    .on(getTeamBetting, () => ({
      ...wirePage([{ member: longest, day: null, category: null, ...max }]),
      currency: 'PHP',
      totals: max,
      breadcrumb: [ME],
    }))
    .on(getUserProfitLoss, () => ({
      ...wirePage([{ ...longest, ...sums }]),
      currency: 'PHP',
      totals: sums,
      breadcrumb: [ME],
    }))
    .on(getMyIncome, () => ({
      ...wirePage([{ day: dayOf(0), ...incomes(MOST) }]),
      currency: 'PHP',
      totals: incomes(MOST),
    }))
    .on(getDownlineTransactions, () => ({
      ...wirePage([
        {
          memberId: '2',
          account: 'averyveryverylongagentaccountname01',
          level: 12,
          ...wireTransaction({
            amount: MOST,
            balanceAfter: MOST,
            note: 'Đêm hội đèn lồng rực rỡ bên dòng sông Hương thơ mộng โรงละครโคมไฟแห่งค่ำคืน',
          }),
        },
      ]),
      currency: 'PHP',
      totals: { transactions: 1, moneyIn: MOST, moneyOut: '0.00', net: MOST },
    }));
}
