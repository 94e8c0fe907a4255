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

const bets = (turnover: string, winLoss = '-1200.00') => ({
  count: 640,
  stake: turnover,
  payout: '88000.00',
  winLoss,
  turnover,
});

/** A team at work: figures of a week beside those of the week before. */
export function teamOf(fake: FakePlatform): FakePlatform {
  const figures = {
    from: FIRST_DAY,
    to: FIRST_DAY + 7 * DAY_MS,
    teamSize: 128,
    directCount: 12,
    agentCount: 9,
    newCount: 6,
    activeCount: 74,
    income: '4321.50',
    sums: wireTeamSums(),
  };
  const before = {
    ...figures,
    from: FIRST_DAY - 7 * DAY_MS,
    to: FIRST_DAY,
    teamSize: 122,
    newCount: 0,
    activeCount: 74,
    income: '5000.00',
    sums: wireTeamSums({ turnover: '100000.00', deposit: '90000.00', net: '2500.00' }),
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
      list: Array.from({ length: 7 }, (_, index) => ({
        day: dayOf(index),
        newCount: index % 3,
        activeCount: 20 + index,
        income: `${400 + index * 90}.00`,
        sums: wireTeamSums({
          turnover: `${12_000 + index * 2500}.00`,
          net: index % 2 === 0 ? '-900.00' : '450.00',
        }),
      })),
    }))
    .on(getTeamByCategory, () => ({
      currency: 'PHP',
      totals: bets('125000.00'),
      list: [
        { gameType: 'RNG' as const, totals: bets('80000.00') },
        { gameType: 'LIVE' as const, totals: bets('40000.00', '3000.00') },
        { gameType: 'FISH' as const, totals: bets('5000.00') },
      ],
    }))
    .on(getTopDownlines, () => ({
      currency: 'PHP',
      list: [
        { memberId: '2', account: 'agent02', isAgent: true, teamSize: 41, sums: wireTeamSums() },
        { memberId: '7', account: 'juan01', isAgent: false, teamSize: 1, sums: wireTeamSums() },
      ],
    }));
}

const NOTHING = wireTeamSums({
  count: 0,
  stake: '0.00',
  payout: '0.00',
  turnover: '0.00',
  winLoss: '0.00',
  deposit: '0.00',
  withdrawal: '0.00',
  bonus: '0.00',
  rebate: '0.00',
  commission: '0.00',
  net: '0.00',
});

/** An agent whom nobody has joined yet. */
export function emptyTeam(fake: FakePlatform): FakePlatform {
  const figures = {
    from: FIRST_DAY,
    to: FIRST_DAY + 7 * DAY_MS,
    teamSize: 0,
    directCount: 0,
    agentCount: 0,
    newCount: 0,
    activeCount: 0,
    income: '0.00',
    sums: NOTHING,
  };
  const none = { count: 0, stake: '0.00', payout: '0.00', winLoss: '0.00', turnover: '0.00' };
  return fake
    .on(getTeamOverview, () => ({
      currency: 'PHP',
      activeTurnover: '100.00',
      period: figures,
      comparison: figures,
    }))
    .on(getTeamTrend, () => ({
      currency: 'PHP',
      list: Array.from({ length: 7 }, (_, index) => ({
        day: dayOf(index),
        newCount: 0,
        activeCount: 0,
        income: '0.00',
        sums: NOTHING,
      })),
    }))
    .on(getTeamByCategory, () => ({ currency: 'PHP', totals: none, list: [] }))
    .on(getTopDownlines, () => ({ currency: 'PHP', list: [] }));
}

/** Figures of a house's largest agent, under the longest name. */
export function hugeTeam(fake: FakePlatform): FakePlatform {
  const max = '9876543210.99';
  const sums = wireTeamSums({
    turnover: max,
    deposit: max,
    withdrawal: max,
    net: `-${max}`,
    commission: max,
  });
  const figures = {
    from: FIRST_DAY,
    to: FIRST_DAY + 7 * DAY_MS,
    teamSize: 1_234_567,
    directCount: 234_567,
    agentCount: 34_567,
    newCount: 98_765,
    activeCount: 987_654,
    income: max,
    sums,
  };
  return teamOf(fake)
    .on(getTeamOverview, () => ({
      currency: 'PHP',
      activeTurnover: '1000000.00',
      period: figures,
      comparison: { ...figures, income: '0.01', sums: wireTeamSums({ turnover: '0.01' }) },
    }))
    .on(getTeamByCategory, () => ({
      currency: 'PHP',
      totals: bets(max, `-${max}`),
      list: [{ gameType: 'COCKFIGHT' as const, totals: bets(max, `-${max}`) }],
    }))
    .on(getTopDownlines, () => ({
      currency: 'PHP',
      list: [
        {
          memberId: '2',
          account: 'averyveryverylongagentaccountname01',
          isAgent: true,
          teamSize: 1_234_567,
          sums,
        },
      ],
    }));
}
