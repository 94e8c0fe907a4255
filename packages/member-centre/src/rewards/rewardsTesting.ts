import {
  claimMission,
  claimPromotion,
  claimRebate,
  claimReferralRewards,
  claimReward,
  deleteMessage,
  getMissionLeaderboard,
  getMissionSummary,
  getRebates,
  getReferral,
  listAnnouncements,
  listFreeSpins,
  listMessages,
  listPromotions,
  listRebateClaims,
  listRedemptions,
  listReferredFriends,
  listRewards,
  readAllMessages,
  readMessage,
  restoreMessage,
  type WireValueOf,
} from '@perya/api-client';
import {
  wireNotice,
  wirePage,
  wirePromotion,
  wireRedemption,
  type FakePlatform,
} from '@perya/api-client/testing';

// Responses of a platform with data of every kind, for stories and tests.

const NOON = Date.UTC(2026, 0, 15, 4);
const DAY_MS = 86_400_000;
const PHP = 'PHP';

type WireMission = WireValueOf<typeof getMissionSummary>[number];

export const wireMission = (over: Partial<WireMission> = {}): WireMission => ({
  id: 'daily-bets',
  title: 'Play five rounds today',
  category: null,
  status: 'OPEN',
  period: 'DAILY',
  measure: 'BETS',
  progress: '3',
  goal: '5',
  currency: PHP,
  reward: '5.00',
  rewardPoints: 0,
  rewardTickets: 0,
  endsAt: NOON + DAY_MS / 2,
  ...over,
});

const MISSIONS = [
  wireMission(),
  wireMission({
    id: 'daily-wins',
    title: 'Win three times on the slots today',
    category: 'RNG',
    measure: 'WINS',
    status: 'DONE',
    progress: '3',
    goal: '3',
  }),
  wireMission({
    id: 'weekly-turnover',
    title: 'The week’s turnover',
    period: 'WEEKLY',
    measure: 'TURNOVER',
    progress: '1250.50',
    goal: '2000.00',
    reward: '20.00',
    endsAt: NOON + 4 * DAY_MS,
  }),
  wireMission({
    id: 'once-first-bet',
    title: 'Your first round',
    period: 'ONCE',
    status: 'CLAIMED',
    progress: '1',
    goal: '1',
    reward: '10.00',
    endsAt: null,
  }),
];

export function missions(fake: FakePlatform, list: readonly WireMission[] = MISSIONS) {
  return fake
    .on(getMissionSummary, () => [...list])
    .on(getMissionLeaderboard, () => ({
      ...wirePage([
        { rank: 1, account: 'vi***1', score: '9', isSelf: false },
        { rank: 2, account: 'ju***1', score: '4', isSelf: true },
      ]),
      self: { rank: 2, account: 'ju***1', score: '4', isSelf: true },
    }))
    .on(claimMission, () => ({
      amount: '5.00',
      currency: PHP,
      points: 0,
      tickets: 0,
      claimedAt: NOON,
    }));
}

const PROMOTIONS = [
  wirePromotion({
    id: 'friend',
    title: 'Bring a friend',
    state: 'ISSUED',
    bonus: '150.00',
    currency: PHP,
  }),
  wirePromotion({ id: 'steps', title: 'First steps', state: 'JOINED' }),
  wirePromotion({ id: 'soon', title: 'Next month', state: 'COMING_SOON' }),
  wirePromotion({ id: 'over', title: 'Last month', state: 'CLOSED' }),
];

type WireReward = WireValueOf<typeof listRewards>['list'][number];

const NO_PRIZE = { kind: 'NONE', points: 0, amount: null, spins: null } as const;

export const wireReward = (over: Partial<WireReward> = {}): WireReward => ({
  id: 'R1',
  kind: 'LEVEL_UP',
  state: 'ISSUED',
  title: 'Lantern Gold',
  prize: { ...NO_PRIZE, kind: 'POINTS', points: 300 },
  level: 4,
  promotionId: null,
  turnover: null,
  winningsMultiple: null,
  isClaimable: true,
  at: NOON,
  expiresAt: null,
  claimedAt: null,
  reason: null,
  ...over,
});

const cash = (amount: string) => ({ prize: { ...NO_PRIZE, kind: 'CASH', amount } }) as const;
const part = { title: null, level: null, isClaimable: false } as const;

/** Rewards to claim, and one to come, of each kind of prize. */
export const TO_CLAIM = [
  wireReward({
    ...part,
    ...cash('100.00'),
    id: 'R11',
    kind: 'REGISTRATION',
    turnover: { required: '500.00', done: '0.00' },
    isClaimable: true,
    expiresAt: NOON + 30 * DAY_MS,
  }),
  wireReward({
    title: 'Lantern Silver',
    id: 'R12',
    level: 2,
    prize: {
      ...NO_PRIZE,
      kind: 'FREE_SPINS',
      spins: { count: 10, stake: '5.00', gameId: 'g-1', gameName: 'Lantern Night' },
    },
    winningsMultiple: 5,
    expiresAt: NOON + 30 * DAY_MS,
  }),
  wireReward({ id: 'R13', expiresAt: NOON + 30 * DAY_MS }),
  wireReward({
    ...part,
    ...cash('150.00'),
    id: 'PROMOTION-4',
    kind: 'PROMOTION',
    title: 'Bring a friend',
    promotionId: 'friend',
    turnover: { required: '450.00', done: '0.00' },
    expiresAt: NOON + 16 * DAY_MS,
  }),
  wireReward({
    ...part,
    ...cash('88.00'),
    id: 'COMING-BIRTHDAY',
    kind: 'BIRTHDAY',
    state: 'COMING_SOON',
    turnover: { required: '440.00', done: '0.00' },
    at: NOON + 60 * DAY_MS,
  }),
];

/** The same rewards after the claim, in progress and met. */
export const CLAIMED = [
  wireReward({
    ...part,
    ...cash('100.00'),
    id: 'R11',
    kind: 'REGISTRATION',
    state: 'PROCESS',
    turnover: { required: '500.00', done: '0.00' },
    claimedAt: NOON,
  }),
  wireReward({
    id: 'R12',
    title: 'Lantern Silver',
    state: 'CLAIMED',
    isClaimable: false,
    prize: {
      ...NO_PRIZE,
      kind: 'FREE_SPINS',
      spins: { count: 10, stake: '5.00', gameId: 'g-1', gameName: 'Lantern Night' },
    },
    turnover: { required: '60.00', done: '60.00' },
    winningsMultiple: 5,
    claimedAt: NOON,
  }),
  wireReward({ id: 'R13', state: 'CLAIMED', isClaimable: false, claimedAt: NOON }),
];

const REWARDS = [
  wireReward(),
  wireReward({
    ...part,
    ...cash('500.00'),
    id: 'R2',
    kind: 'WELCOME',
    state: 'PROCESS',
    turnover: { required: '5000.00', done: '1250.50' },
    claimedAt: NOON,
  }),
  wireReward({
    ...part,
    id: 'PROMOTION-1',
    kind: 'PROMOTION',
    title: 'First steps',
    state: 'JOINED',
    prize: NO_PRIZE,
  }),
  wireReward({
    ...part,
    id: 'PROMOTION-2',
    kind: 'PROMOTION',
    title: 'A postcard',
    state: 'APPLYING',
    prize: NO_PRIZE,
  }),
  wireReward({
    ...part,
    id: 'R3',
    kind: 'BIRTHDAY',
    state: 'COMING_SOON',
    at: NOON + 60 * DAY_MS,
  }),
  wireReward({
    ...part,
    ...cash('50.00'),
    id: 'REBATE-1',
    kind: 'REBATE',
    state: 'CLAIMED',
    turnover: { required: '50.00', done: '50.00' },
    claimedAt: NOON,
  }),
  wireReward({
    ...part,
    id: 'PROMOTION-3',
    kind: 'PROMOTION',
    title: 'A lantern',
    state: 'REJECTED',
    prize: NO_PRIZE,
    reason: 'The picture could not be read.',
  }),
  wireReward({
    ...part,
    id: 'FREE_SPINS-1',
    kind: 'FREE_SPINS',
    title: 'Lantern Night',
    state: 'ISSUED',
    prize: {
      ...NO_PRIZE,
      kind: 'FREE_SPINS',
      spins: { count: 10, stake: '5.00', gameId: 'g-1', gameName: 'Lantern Night' },
    },
  }),
];

type WireFreeSpins = WireValueOf<typeof listFreeSpins>['list'][number];

export const wireFreeSpins = (over: Partial<WireFreeSpins> = {}): WireFreeSpins => ({
  id: 'f-1',
  source: 'WHEEL',
  game: {
    id: 'g-1',
    nodeId: 'n-1',
    vendor: 'LNT',
    name: 'Lantern Night',
    picture: '/art/promotion/event-lanterns',
  },
  stake: '5.00',
  spins: 10,
  spinsLeft: 7,
  won: '12.50',
  turnoverMultiple: 3,
  turnover: { required: '37.50', done: '10.00' },
  state: 'OPEN',
  grantedAt: NOON,
  expiresAt: NOON + 7 * DAY_MS,
  ...over,
});

const FREE_SPINS = [
  wireFreeSpins(),
  wireFreeSpins({ id: 'f-2', source: 'POINTS', state: 'USED', spinsLeft: 0, won: '80.00' }),
  wireFreeSpins({
    id: 'f-3',
    source: 'OPERATOR',
    state: 'EXPIRED',
    spinsLeft: 4,
    won: '0.00',
    turnover: null,
  }),
];

export const rewards = (
  fake: FakePlatform,
  promotions = PROMOTIONS,
  list: readonly WireReward[] = REWARDS,
  freeSpins: readonly WireFreeSpins[] = FREE_SPINS,
) =>
  fake
    .on(listPromotions, () => wirePage(promotions))
    .on(listRewards, () => ({
      ...wirePage([...list]),
      currency: PHP,
      toClaim: list.filter(({ isClaimable }) => isClaimable).length,
    }))
    .on(listFreeSpins, () => ({ ...wirePage([...freeSpins]), currency: PHP }))
    .on(claimPromotion, () => ({ amount: '150.00', currency: PHP, claimedAt: NOON }))
    .on(claimReward, () => ({
      prize: { ...NO_PRIZE, kind: 'POINTS' as const, points: 300 },
      currency: PHP,
      claimedAt: NOON,
    }));

type WireReferral = WireValueOf<typeof getReferral>;

const wireReferral = (over: Partial<WireReferral> = {}): WireReferral => ({
  isOpen: true,
  code: 'JUAN7PER',
  currency: PHP,
  rule: { measure: 'DEPOSIT', goal: '500.00', reward: '150.00', turnoverMultiple: 3 },
  invited: 4,
  qualified: 2,
  earned: '150.00',
  claimable: '150.00',
  tiers: [
    { friends: 3, bonus: '200.00', state: 'OPEN' },
    { friends: 10, bonus: '1000.00', state: 'OPEN' },
  ],
  ...over,
});

export const referral = (fake: FakePlatform, over: Partial<WireReferral> = {}) =>
  fake
    .on(getReferral, () => wireReferral(over))
    .on(listReferredFriends, () => ({
      ...wirePage([
        friend('1', 'pe***g', 'QUALIFIED', '500.00'),
        friend('2', 'ti***0', 'JOINED', '200.00'),
        friend('3', 'ku***7', 'NOT_COUNTED', '0.00'),
        friend('4', 'li***8', 'REWARDED', '500.00'),
      ]),
      currency: PHP,
    }))
    .on(claimReferralRewards, () => ({ amount: '150.00', currency: PHP, claimedAt: NOON }));

const friend = (
  id: string,
  account: string,
  state: WireValueOf<typeof listReferredFriends>['list'][number]['state'],
  progress: string,
) => ({ id, account, state, progress, joinedAt: NOON });

type WireMessage = WireValueOf<typeof listMessages>['list'][number];

export const wireMessage = (over: Partial<WireMessage> = {}): WireMessage => ({
  id: '1',
  title: 'New games this week',
  html: '<p>Twelve new slots and <strong>two</strong> fish games have come in.</p>',
  sentAt: NOON,
  isRead: false,
  ...over,
});

/** An inbox that stores read and deleted messages. */
export function inbox(fake: FakePlatform, list: readonly WireMessage[] = MESSAGES) {
  const read = new Set(list.filter(({ isRead }) => isRead).map(({ id }) => id));
  const gone = new Set<string>();
  return fake
    .on(listMessages, () =>
      wirePage(
        list
          .filter(({ id }) => !gone.has(id))
          .map((message) => ({ ...message, isRead: read.has(message.id) })),
      ),
    )
    .on(readMessage, ({ id }) => void read.add(id))
    .on(readAllMessages, () => {
      const count = list.filter(({ id }) => !read.has(id)).length;
      for (const { id } of list) read.add(id);
      return { count };
    })
    .on(deleteMessage, ({ id }) => void gone.add(id))
    .on(restoreMessage, ({ id }) => void gone.delete(id))
    .on(listAnnouncements, () => wirePage([wireNotice({ title: 'The fair is open' })]));
}

const MESSAGES = [
  wireMessage(),
  wireMessage({ id: '2', title: 'Welcome to the fair', isRead: true, sentAt: NOON - DAY_MS }),
];

type WireRebate = WireValueOf<typeof getRebates>['rebates'][number];

export const wireRebate = (over: Partial<WireRebate> = {}): WireRebate => ({
  category: 'RNG',
  turnover: '3000.00',
  rateBasisPoints: 60,
  amount: '18.00',
  from: NOON - 30 * DAY_MS,
  ...over,
});

const REBATES = [
  wireRebate({ category: 'LIVE', turnover: '0.00', rateBasisPoints: 40, amount: '0.00' }),
  wireRebate(),
  wireRebate({ category: 'SPORTS', turnover: '100.00', rateBasisPoints: 40, amount: '0.40' }),
];

export const rebates = (fake: FakePlatform, list = REBATES, total = '18.40') =>
  fake
    .on(getRebates, () => ({
      currency: PHP,
      total,
      to: NOON,
      days: 30,
      turnoverMultiple: 1,
      rebates: list,
    }))
    .on(claimRebate, () => ({ amount: total, currency: PHP, claimedAt: NOON }))
    .on(listRebateClaims, () => ({
      ...wirePage([
        {
          id: '1',
          category: 'RNG' as const,
          turnover: '2000.00',
          rateBasisPoints: 60,
          amount: '12.00',
          from: NOON - 60 * DAY_MS,
          to: NOON - 30 * DAY_MS,
          claimedAt: NOON - 30 * DAY_MS,
        },
      ]),
      currency: PHP,
    }));

export const redemptions = (fake: FakePlatform, list = REDEMPTIONS) =>
  fake.on(listRedemptions, () => wirePage(list));

const REDEMPTIONS = [
  wireRedemption({ status: 'IN_PROCESS' }),
  wireRedemption({
    id: '2',
    rewardName: 'A lantern of capiz shell',
    status: 'REJECTED',
    note: 'The address was missing. Your points are back.',
  }),
  wireRedemption({ id: '3', rewardName: '₱50 in cash', points: 500, status: 'APPROVED' }),
];
