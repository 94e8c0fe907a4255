import type { getDownline, getDownlines } from '../agent/downlines';
import type { WireTeamSums } from '../agent/figures';
import type { getDownlineLinks } from '../agent/links';
import type { WireValueOf } from '../core/endpoint';

// Wire values of an agent's team, complete and valid; a test names only what it is about.

const NOON = Date.UTC(2026, 0, 15, 4);
const DAY_MS = 86_400_000;

type WireDownline = WireValueOf<typeof getDownlines>['list'][number];
type WireProfile = WireValueOf<typeof getDownline>;
type WireLink = WireValueOf<typeof getDownlineLinks>['list'][number];

/** What a team of some size moves in a week. */
export function wireTeamSums(over: Partial<WireTeamSums> = {}): WireTeamSums {
  return {
    count: 1280,
    stake: '130000.00',
    payout: '121500.00',
    turnover: '125000.00',
    winLoss: '-8500.00',
    deposit: '90000.00',
    withdrawal: '64000.00',
    bonus: '1500.00',
    rebate: '625.00',
    commission: '900.00',
    net: '-5475.00',
    ...over,
  };
}

/** An agent directly below the caller, with a team of his own. */
export function wireDownline(over: Partial<WireDownline> = {}): WireDownline {
  return {
    memberId: '2',
    account: 'agent02',
    nickname: 'Maria',
    type: 2,
    level: 1,
    uplineId: '1',
    uplineAccount: 'agent01',
    status: 'ACTIVE',
    online: false,
    balance: '12500.00',
    directCount: 4,
    teamSize: 41,
    joinTime: NOON - 200 * DAY_MS,
    lastLoginTime: NOON - DAY_MS,
    ...over,
  };
}

/** The same agent looked at closely, to whom the caller may transfer and whose rebates he may set. */
export function wireDownlineProfile(over: Partial<WireProfile> = {}): WireProfile {
  return {
    ...wireDownline(),
    currency: 'PHP',
    breadcrumb: [
      { memberId: '1', account: 'agent01' },
      { memberId: '2', account: 'agent02' },
    ],
    linkName: 'Night market flyers',
    own: wireTeamSums({ count: 12, turnover: '1200.00', net: '-80.00' }),
    team: wireTeamSums(),
    rebates: [
      { gameType: 'LIVE', rate: 40, maxRate: 60, highestBelow: 30 },
      { gameType: 'RNG', rate: 80, maxRate: 80, highestBelow: 75 },
      { gameType: 'FISH', rate: 0, maxRate: 50, highestBelow: 0 },
    ],
    canAdjust: true,
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

/** A registration link that is open and has been used. */
export function wireDownlineLink(over: Partial<WireLink> = {}): WireLink {
  return {
    linkId: 'l-1',
    name: 'Night market flyers',
    code: 'NIGHT2026',
    memberType: 'MEMBER',
    rebates: [
      { gameType: 'LIVE', rate: 30 },
      { gameType: 'RNG', rate: 50 },
    ],
    status: 'OPEN',
    expireTime: NOON + 300 * DAY_MS,
    maxUses: 100,
    uses: 12,
    clicks: 240,
    createTime: NOON - 30 * DAY_MS,
    ...over,
  };
}
