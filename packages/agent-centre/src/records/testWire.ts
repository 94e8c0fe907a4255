import {
  getDownlineTransactions,
  getMyIncome,
  getTeamBetting,
  getUserProfitLoss,
  INCOME_SOURCES,
  type WireValueOf,
} from '@perya/api-client';
import {
  wirePage,
  wireTeamSums,
  wireTransaction,
  type FakePlatform,
} from '@perya/api-client/testing';

const DAY_MS = 86_400_000;
const TODAY = Date.UTC(2026, 10, 21);

type WireBettingRow = WireValueOf<typeof getTeamBetting>['list'][number];

const ME = { memberId: '1', account: 'agent01' };

const member = (over: object = {}) => ({
  memberId: '2',
  account: 'agent02',
  isAgent: true,
  level: 1,
  self: false,
  teamSize: 41,
  ...over,
});

const bets = (over: object = {}) => ({
  count: 640,
  stake: '120000.00',
  payout: '118800.00',
  winLoss: '-1200.00',
  turnover: '119500.00',
  ...over,
});

const PEOPLE = [
  member(),
  member({ memberId: '3', account: 'juan01', isAgent: false, teamSize: 0 }),
  member({ memberId: '1', account: 'agent01', level: 0, self: true, teamSize: 42 }),
];

const dayOf = (place: number) => new Date(TODAY - place * DAY_MS).toISOString().slice(0, 10);

/** From the caller to whom is drilled down to. */
const pathTo = (parentId: string | undefined) =>
  parentId === undefined ? [ME] : [ME, { memberId: parentId, account: 'agent02' }];

const incomes = (amount: string) =>
  INCOME_SOURCES.filter((source) => source !== 'REFERRAL').map((source) => ({ source, amount }));

const moves = [
  wireTransaction({ transactionId: '3', type: 'PAYOUT', amount: '50.00', note: 'Lantern Night' }),
  wireTransaction({
    transactionId: '2',
    type: 'WITHDRAWAL',
    status: 'PENDING',
    amount: '-100.00',
    balanceAfter: null,
  }),
  wireTransaction({ transactionId: '1' }),
];

/** A team whose every report has something to say. */
export function reportsOf(fake: FakePlatform): FakePlatform {
  return fake
    .on(getTeamBetting, ({ groupBy = 'MEMBER', parentId }) => {
      const row = { member: null, day: null, gameType: null, totals: bets() };
      const list: WireBettingRow[] =
        groupBy === 'DAY'
          ? [0, 1, 2].map((place) => ({ ...row, day: dayOf(place) }))
          : groupBy === 'CATEGORY'
            ? (['RNG', 'LIVE'] as const).map((gameType) => ({ ...row, gameType }))
            : PEOPLE.map((each) => ({ ...row, member: each }));
      return {
        ...wirePage(list),
        totalPages: 3,
        totalCount: 44,
        currency: 'PHP',
        totals: bets({ count: 9_120 }),
        breadcrumb: pathTo(parentId),
      };
    })
    .on(getUserProfitLoss, ({ parentId, search }) => ({
      ...wirePage(
        PEOPLE.filter(({ account }) => account.includes(search ?? '')).map((each) => ({
          ...each,
          sums: wireTeamSums(),
        })),
      ),
      currency: 'PHP',
      totals: wireTeamSums(),
      breadcrumb: pathTo(parentId),
    }))
    .on(getMyIncome, ({ source }) => {
      const amounts = incomes('120.50').filter((each) => !source || each.source === source);
      return {
        ...wirePage([0, 1, 4].map((place) => ({ day: dayOf(place), amounts }))),
        currency: 'PHP',
        totals: amounts.map((each) => ({ ...each, amount: '361.50' })),
      };
    })
    .on(getDownlineTransactions, () => ({
      ...wirePage(
        moves.map((movement) => ({ memberId: '3', account: 'juan01', level: 2, movement })),
      ),
      currency: 'PHP',
      totals: { count: 3, moneyIn: '550.00', moneyOut: '0.00' },
    }));
}

const NO_BETS = bets({
  count: 0,
  stake: '0.00',
  payout: '0.00',
  winLoss: '0.00',
  turnover: '0.00',
});

/** An agent whose team has done nothing. */
export function emptyReports(fake: FakePlatform): FakePlatform {
  const none = { ...wirePage([]), currency: 'PHP' };
  return fake
    .on(getTeamBetting, () => ({ ...none, totals: NO_BETS, breadcrumb: [ME] }))
    .on(getUserProfitLoss, () => ({ ...none, totals: wireTeamSums(), breadcrumb: [ME] }))
    .on(getMyIncome, () => ({ ...none, totals: [] }))
    .on(getDownlineTransactions, () => ({
      ...none,
      totals: { count: 0, moneyIn: '0.00', moneyOut: '0.00' },
    }));
}

const MOST = '9876543210.99';

/** Figures of a house's largest agent, under the longest names. */
export function hugeReports(fake: FakePlatform): FakePlatform {
  const longest = member({
    account: 'averyveryverylongagentaccountname01',
    level: 12,
    teamSize: 1_234_567,
  });
  const max = bets({
    count: 98_765_432,
    stake: MOST,
    payout: MOST,
    winLoss: `-${MOST}`,
    turnover: MOST,
  });
  const sums = wireTeamSums({
    turnover: MOST,
    deposit: MOST,
    withdrawal: MOST,
    winLoss: `-${MOST}`,
    bonus: MOST,
    rebate: MOST,
    commission: MOST,
    net: `-${MOST}`,
  });
  return reportsOf(fake)
    .on(getTeamBetting, () => ({
      ...wirePage([{ member: longest, day: null, gameType: null, totals: max }]),
      currency: 'PHP',
      totals: max,
      breadcrumb: [ME],
    }))
    .on(getUserProfitLoss, () => ({
      ...wirePage([{ ...longest, sums }]),
      currency: 'PHP',
      totals: sums,
      breadcrumb: [ME],
    }))
    .on(getMyIncome, () => ({
      ...wirePage([{ day: dayOf(0), amounts: incomes(MOST) }]),
      currency: 'PHP',
      totals: incomes(MOST),
    }))
    .on(getDownlineTransactions, () => ({
      ...wirePage([
        {
          memberId: '2',
          account: 'averyveryverylongagentaccountname01',
          level: 12,
          movement: wireTransaction({
            amount: MOST,
            balanceAfter: MOST,
            note: 'Đêm hội đèn lồng rực rỡ bên dòng sông Hương thơ mộng โรงละครโคมไฟแห่งค่ำคืน',
          }),
        },
      ]),
      currency: 'PHP',
      totals: { count: 1, moneyIn: MOST, moneyOut: '0.00' },
    }));
}
