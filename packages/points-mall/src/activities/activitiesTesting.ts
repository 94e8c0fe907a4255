import {
  checkIn,
  claimMission,
  claimRafflePromotion,
  getCheckIn,
  getMissionSummary,
  getTournament,
  getWheel,
  joinTournament,
  listSpins,
  listTournaments,
  type WireValueOf,
} from '@perya/api-client';
import { wirePage, type FakePlatform } from '@perya/api-client/testing';

// What a platform with all activities answers, for stories and tests.

const NOON = Date.UTC(2026, 0, 15, 4);
const DAY_MS = 86_400_000;
const PHP = 'PHP';
/** Far enough that no story counts down to its end. */
const LATER = Date.now() + 5 * DAY_MS;

type WireCheckIn = WireValueOf<typeof getCheckIn>;

const POINTS = [10, 15, 20, 25, 30, 40, 100];

/** A row of days, of which so many are done. */
export const wireCheckIn = (streak: number, checkedToday: boolean): WireCheckIn => ({
  streak,
  total: 23,
  checkedToday,
  nextDayTime: LATER,
  list: POINTS.map((points, place) => ({
    day: place + 1,
    points,
    status: place < streak ? 'DONE' : place === streak && !checkedToday ? 'TODAY' : 'COMING',
  })),
});

/** A member who has checked in for two days, and can for a third. */
export function checkIns(fake: FakePlatform, streak = 2) {
  let done = false;
  return fake
    .on(getCheckIn, () => wireCheckIn(done ? streak + 1 : streak, done))
    .on(checkIn, () => {
      done = true;
      return { day: streak + 1, points: POINTS[streak] ?? 0, pointBalance: 1_250 };
    });
}

type WireMission = WireValueOf<typeof getMissionSummary>['list'][number];

export const wireMission = (over: Partial<WireMission> = {}): WireMission => ({
  missionId: 'daily-bets',
  title: 'Play five rounds today',
  gameType: null,
  status: 'OPEN',
  period: 'DAILY',
  measure: 'BETS',
  progress: '3',
  goal: '5',
  reward: null,
  rewardPoints: 20,
  endTime: LATER,
  ...over,
});

const MISSIONS = [
  wireMission(),
  wireMission({
    missionId: 'weekly-turnover',
    title: 'The week’s turnover',
    period: 'WEEKLY',
    measure: 'TURNOVER',
    status: 'DONE',
    progress: '2000.00',
    goal: '2000.00',
    reward: '20.00',
    rewardPoints: 50,
    rewardTickets: 1,
  }),
];

export const missions = (fake: FakePlatform, list: readonly WireMission[] = MISSIONS) =>
  fake
    .on(getMissionSummary, () => ({ currency: PHP, list: [...list] }))
    .on(claimMission, () => ({
      amount: '20.00',
      currency: PHP,
      points: 50,
      tickets: 1,
      claimTime: NOON,
    }));

type WireWheel = WireValueOf<typeof getWheel>;

const SEGMENTS: WireWheel['list'] = [
  { segmentId: 'p10', name: '10 points', prizeType: 'POINTS', points: 10, odds: 400_000 },
  { segmentId: 'none-1', name: 'Nothing', prizeType: 'NONE', odds: 250_000 },
  { segmentId: 'p50', name: '50 points', prizeType: 'POINTS', points: 50, odds: 200_000 },
  { segmentId: 'cash10', name: '₱10', prizeType: 'CASH', amount: '10.00', odds: 100_000 },
  {
    segmentId: 'spins5',
    name: '5 free spins',
    prizeType: 'FREE_SPINS',
    spins: 5,
    spinStake: '5.00',
    spinGameId: 'g-1',
    spinGameName: 'Lantern Night',
    odds: 40_000,
  },
  { segmentId: 'p500', name: '500 points', prizeType: 'POINTS', points: 500, odds: 9_000 },
  { segmentId: 'cash500', name: '₱500', prizeType: 'CASH', amount: '500.00', odds: 999 },
  { segmentId: 'cash5000', name: '₱5,000', prizeType: 'CASH', amount: '5000.00', odds: 1 },
];

export const wireWheel = (over: Partial<WireWheel> = {}): WireWheel => ({
  promoId: 'wheel',
  enabled: true,
  currency: PHP,
  ticketDeposit: '500.00',
  turnoverMultiple: 3,
  list: SEGMENTS,
  mine: {
    tickets: 2,
    depositedToday: '200.00',
    ticketGiven: false,
    nextDayTime: LATER,
    serverSeedHash: 'ab'.repeat(32),
  },
  ...over,
});

type WireSpin = WireValueOf<typeof listSpins>['list'][number];

/** Not drawn by these seeds: its check fails, which a story shows too. */
export const wireSpin = (over: Partial<WireSpin> = {}): WireSpin => ({
  spinId: 's-1',
  time: NOON,
  segmentId: 'p50',
  prizeName: '50 points',
  prizeType: 'POINTS',
  points: 50,
  serverSeedHash: 'ab'.repeat(32),
  serverSeed: '0b'.repeat(32),
  clientSeed: 'juan',
  nonce: 3,
  drawn: 712_345,
  ...over,
});

/** A wheel with tickets; each spin draws this. */
export function wheel(
  fake: FakePlatform,
  over: Partial<WireWheel> = {},
  drawn: WireSpin = wireSpin(),
) {
  let spins = 0;
  const tickets = over.mine?.tickets ?? 2;
  return fake
    .on(getWheel, () => {
      const value = wireWheel(over);
      return value.mine ? { ...value, mine: { ...value.mine, tickets: tickets - spins } } : value;
    })
    .on(listSpins, () => ({
      ...wirePage(spins === 0 ? [wireSpin({ spinId: 'old', time: NOON - DAY_MS })] : [drawn]),
      currency: PHP,
    }))
    .on(claimRafflePromotion, () => {
      spins += 1;
      return {
        ...drawn,
        spinId: `${drawn.spinId}-${spins}`,
        currency: PHP,
        ticketsLeft: tickets - spins,
        nextServerSeedHash: 'cd'.repeat(32),
      };
    });
}

type WireTournament = WireValueOf<typeof listTournaments>['list'][number];

export const wireTournament = (over: Partial<WireTournament> = {}): WireTournament => ({
  tournamentId: 'lantern-race',
  title: 'The lantern race',
  summary: 'Seven days on the slots.',
  imageUrl: null,
  gameType: 'RNG',
  scoreType: 'TURNOVER',
  status: 'RUNNING',
  startTime: NOON,
  endTime: LATER,
  minStake: '5.00',
  currency: PHP,
  players: 128,
  joined: false,
  settled: false,
  prizes: [
    { placeFrom: 1, placeTo: 1, prizeType: 'CASH', amount: '5000.00' },
    { placeFrom: 2, placeTo: 5, prizeType: 'CASH', amount: '500.00' },
    { placeFrom: 6, placeTo: 20, prizeType: 'POINTS', points: 200 },
  ],
  ...over,
});

const TOURNAMENTS = [
  wireTournament(),
  wireTournament({
    tournamentId: 'best-multiple',
    title: 'The best multiple',
    summary: 'One payout decides.',
    gameType: null,
    scoreType: 'MULTIPLIER',
    status: 'COMING_SOON',
    startTime: LATER,
    endTime: LATER + 7 * DAY_MS,
    players: 0,
  }),
  wireTournament({
    tournamentId: 'new-year',
    title: 'The first week of the year',
    status: 'CLOSED',
    startTime: NOON - 14 * DAY_MS,
    endTime: NOON - 7 * DAY_MS,
    joined: true,
    settled: true,
  }),
];

type WireRank = WireValueOf<typeof getTournament>['list'][number];

const RANKS: WireRank[] = [
  {
    rank: 1,
    account: 'vi***1',
    score: '250000.00',
    isSelf: false,
    prize: { prizeType: 'CASH', amount: '5000.00' },
  },
  {
    rank: 2,
    account: 'ju***1',
    score: '12500.50',
    isSelf: true,
    prize: { prizeType: 'CASH', amount: '500.00' },
  },
  { rank: 21, account: 'ma***3', score: '10.00', isSelf: false, prize: null },
];

/** Tournaments in all states; who joins is in. */
export function tournaments(
  fake: FakePlatform,
  list: readonly WireTournament[] = TOURNAMENTS,
  ranks: WireRank[] = RANKS,
) {
  let isJoined = false;
  const shown = () => list.map((each, place) => (place === 0 && isJoined ? joined(each) : each));
  return fake
    .on(listTournaments, () => wirePage(shown()))
    .on(getTournament, ({ tournamentId }) => ({
      ...wirePage(ranks),
      tournament: shown().find((each) => each.tournamentId === tournamentId) ?? wireTournament(),
      self: isJoined ? (ranks.find(({ isSelf }) => isSelf) ?? null) : null,
      time: NOON,
    }))
    .on(joinTournament, () => {
      isJoined = true;
      return { joinTime: NOON };
    });
}

const joined = (each: WireTournament): WireTournament => ({
  ...each,
  joined: true,
  players: each.players + 1,
});
