import {
  getTeamByCategory,
  getTeamOverview,
  getTeamTrend,
  getTopDownlines,
} from '@perya/api-client';
import { wireTeamSums, type FakePlatform } from '@perya/api-client/testing';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 10, 15, 16);

const dayOf = (index: number) =>
  new Date(FIRST_DAY + index * DAY_MS + DAY_MS / 2).toISOString().slice(0, 10);

const bets = (turnover: string, result = '-1200.00') => ({
  bets: 640,
  stake: turnover,
  payout: '88000.00',
  result,
  turnover,
});

/** An active team, with a week's figures and those of the week before. */
export function teamOf(fake: FakePlatform): FakePlatform {
  const figures = {
    from: FIRST_DAY,
    to: FIRST_DAY + 7 * DAY_MS,
    members: 128,
    directs: 12,
    agents: 9,
    newMembers: 6,
    activeMembers: 74,
    income: '4321.50',
    ...wireTeamSums(),
  };
  const before = {
    ...figures,
    from: FIRST_DAY - 7 * DAY_MS,
    to: FIRST_DAY,
    members: 122,
    newMembers: 0,
    activeMembers: 74,
    income: '5000.00',
    ...wireTeamSums({ turnover: '100000.00', deposits: '90000.00', net: '2500.00' }),
  };
  return fake
    .on(getTeamOverview, () => ({
      currency: 'PHP',
      activeTurnover: '100.00',
      period: figures,
      comparison: before,
    }))
    .on(getTeamTrend, () => ({
      currency: 'PHP',
      days: Array.from({ length: 7 }, (_, index) => ({
        day: dayOf(index),
        newMembers: index % 3,
        activeMembers: 20 + index,
        income: `${400 + index * 90}.00`,
        ...wireTeamSums({
          turnover: `${12_000 + index * 2500}.00`,
          net: index % 2 === 0 ? '-900.00' : '450.00',
        }),
      })),
    }))
    .on(getTeamByCategory, () => ({
      currency: 'PHP',
      totals: bets('125000.00'),
      categories: [
        { category: 'RNG' as const, ...bets('80000.00') },
        { category: 'LIVE' as const, ...bets('40000.00', '3000.00') },
        { category: 'FISH' as const, ...bets('5000.00') },
      ],
    }))
    .on(getTopDownlines, () => [
      {
        memberId: '2',
        account: 'agent02',
        isAgent: true,
        currency: 'PHP',
        members: 41,
        ...wireTeamSums(),
      },
      {
        memberId: '7',
        account: 'juan01',
        isAgent: false,
        currency: 'PHP',
        members: 1,
        ...wireTeamSums(),
      },
    ]);
}

const NOTHING = wireTeamSums({
  bets: 0,
  stake: '0.00',
  payout: '0.00',
  turnover: '0.00',
  result: '0.00',
  deposits: '0.00',
  withdrawals: '0.00',
  bonuses: '0.00',
  rebates: '0.00',
  commissions: '0.00',
  net: '0.00',
});

/** An agent without any downlines. */
export function emptyTeam(fake: FakePlatform): FakePlatform {
  const figures = {
    from: FIRST_DAY,
    to: FIRST_DAY + 7 * DAY_MS,
    members: 0,
    directs: 0,
    agents: 0,
    newMembers: 0,
    activeMembers: 0,
    income: '0.00',
    ...NOTHING,
  };
  const none = { bets: 0, stake: '0.00', payout: '0.00', result: '0.00', turnover: '0.00' };
  return fake
    .on(getTeamOverview, () => ({
      currency: 'PHP',
      activeTurnover: '100.00',
      period: figures,
      comparison: figures,
    }))
    .on(getTeamTrend, () => ({
      currency: 'PHP',
      days: Array.from({ length: 7 }, (_, index) => ({
        day: dayOf(index),
        newMembers: 0,
        activeMembers: 0,
        income: '0.00',
        ...NOTHING,
      })),
    }))
    .on(getTeamByCategory, () => ({ currency: 'PHP', totals: none, categories: [] }))
    .on(getTopDownlines, () => []);
}

/** Very large amounts and very long names. */
export function hugeTeam(fake: FakePlatform): FakePlatform {
  const max = '9876543210.99';
  const sums = wireTeamSums({
    turnover: max,
    deposits: max,
    withdrawals: max,
    net: `-${max}`,
    commissions: max,
  });
  const figures = {
    from: FIRST_DAY,
    to: FIRST_DAY + 7 * DAY_MS,
    members: 1_234_567,
    directs: 234_567,
    agents: 34_567,
    newMembers: 98_765,
    activeMembers: 987_654,
    income: max,
    ...sums,
  };
  return teamOf(fake)
    .on(getTeamOverview, () => ({
      currency: 'PHP',
      activeTurnover: '1000000.00',
      period: figures,
      comparison: { ...figures, income: '0.01', ...wireTeamSums({ turnover: '0.01' }) },
    }))
    .on(getTeamByCategory, () => ({
      currency: 'PHP',
      totals: bets(max, `-${max}`),
      categories: [{ category: 'COCKFIGHT' as const, ...bets(max, `-${max}`) }],
    }))
    .on(getTopDownlines, () => [
      {
        memberId: '2',
        account: 'averyveryverylongagentaccountname01',
        isAgent: true,
        currency: 'PHP',
        members: 1_234_567,
        ...sums,
      },
    ]);
}
