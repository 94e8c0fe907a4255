import type { getDownline, getDownlines } from '../agent/downlines';
import type { WireTeamSums } from '../agent/figures';
import type { getDownlineLinks } from '../agent/links';
import type { WireValueOf } from '../core/endpoint';

// Wire values of an agent's team, complete and valid; a test overrides only what it is about.

const NOON = Date.UTC(2026, 0, 15, 4);
const DAY_MS = 86_400_000;

type WireDownline = WireValueOf<typeof getDownlines>['list'][number];
type WireProfile = WireValueOf<typeof getDownline>;
type WireLink = WireValueOf<typeof getDownlineLinks>['list'][number];

/** A team's totals for a week. */
export function wireTeamSums(over: Partial<WireTeamSums> = {}): WireTeamSums {
  return {
    bets: 1280,
    stake: '130000.00',
    payout: '121500.00',
    turnover: '125000.00',
    result: '-8500.00',
    deposits: '90000.00',
    withdrawals: '64000.00',
    bonuses: '1500.00',
    rebates: '625.00',
    commissions: '900.00',
    net: '-5475.00',
    ...over,
  };
}

/** An agent directly below the caller, with a team. */
export function wireDownline(over: Partial<WireDownline> = {}): WireDownline {
  return {
    memberId: '2',
    account: 'agent02',
    nickname: 'Maria',
    kind: 'AGENT',
    agentType: 2,
    level: 1,
    upline: { memberId: '1', account: 'agent01' },
    status: 'ACTIVE',
    isOnline: false,
    balance: '12500.00',
    directs: 4,
    members: 41,
    joinedAt: NOON - 200 * DAY_MS,
    lastSignInAt: NOON - DAY_MS,
    ...over,
  };
}

/** The profile of the same agent, to whom the caller may transfer and whose rebates the caller may set. */
export function wireDownlineProfile(over: Partial<WireProfile> = {}): WireProfile {
  return {
    downline: wireDownline(),
    currency: 'PHP',
    breadcrumb: [
      { memberId: '1', account: 'agent01' },
      { memberId: '2', account: 'agent02' },
    ],
    link: 'Night market flyers',
    own: wireTeamSums({ bets: 12, turnover: '1200.00', net: '-80.00' }),
    team: wireTeamSums(),
    rebates: [
      { category: 'LIVE', basisPoints: 40, maxBasisPoints: 60, highestBelowBasisPoints: 30 },
      { category: 'RNG', basisPoints: 80, maxBasisPoints: 80, highestBelowBasisPoints: 75 },
      { category: 'FISH', basisPoints: 0, maxBasisPoints: 50, highestBelowBasisPoints: 0 },
    ],
    canAdjustRebates: true,
    transfer: {
      balance: '10000.00',
      turnoverLeft: '0.00',
      transferable: '10000.00',
      min: '10.00',
      max: '50000.00',
      perDay: '200000.00',
      leftToday: '200000.00',
      hasPaymentPassword: true,
    },
    ...over,
  };
}

/** An open registration link that has been used. */
export function wireDownlineLink(over: Partial<WireLink> = {}): WireLink {
  return {
    id: 'l-1',
    name: 'Night market flyers',
    code: 'NIGHT2026',
    kind: 'MEMBER',
    rebates: [
      { category: 'LIVE', basisPoints: 30 },
      { category: 'RNG', basisPoints: 50 },
    ],
    status: 'OPEN',
    expiresAt: NOON + 300 * DAY_MS,
    usesAllowed: 100,
    uses: 12,
    clicks: 240,
    createdAt: NOON - 30 * DAY_MS,
    ...over,
  };
}
