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

// Responses of a platform with all activities, for stories and tests.

const NOON = Date.UTC(2026, 0, 15, 4);
const DAY_MS = 86_400_000;
const PHP = 'PHP';
/** Far enough ahead that no story's countdown ends. */
const LATER = Date.now() + 5 * DAY_MS;

type WireCheckIn = WireValueOf<typeof getCheckIn>;

const POINTS = [10, 15, 20, 25, 30, 40, 100];

/** A check-in streak, with the given number of days done. */
export const wireCheckIn = (streak: number, isDoneToday: boolean): WireCheckIn => ({
  streak,
  total: 23,
  isDoneToday,
  nextDayAt: LATER,
  days: POINTS.map((points, place) => ({
    day: place + 1,
    points,
    state: place < streak ? 'DONE' : place === streak && !isDoneToday ? 'TODAY' : 'COMING',
  })),
});

/** A member who has checked in for two days, and can check in for a third. */
export function checkIns(fake: FakePlatform, streak = 2) {
  let done = false;
  return fake
    .on(getCheckIn, () => wireCheckIn(done ? streak + 1 : streak, done))
    .on(checkIn, () => {
      done = true;
      return { day: streak + 1, points: POINTS[streak] ?? 0, balance: 1_250 };
    });
}

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
  reward: null,
  rewardPoints: 20,
  rewardTickets: 0,
  endsAt: LATER,
  ...over,
});

const MISSIONS = [
  wireMission(),
  wireMission({
    id: 'weekly-turnover',
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
    .on(getMissionSummary, () => [...list])
    .on(claimMission, () => ({
      amount: '20.00',
      currency: PHP,
      points: 50,
      tickets: 1,
      claimedAt: NOON,
    }));

type WireWheel = WireValueOf<typeof getWheel>;

/** An empty prize; other prizes override its fields. */
export const NO_PRIZE = { kind: 'NONE', points: 0, amount: null, spins: null } as const;

const pointsPrize = (points: number) => ({ ...NO_PRIZE, kind: 'POINTS', points }) as const;
const cashPrize = (amount: string) => ({ ...NO_PRIZE, kind: 'CASH', amount }) as const;

/** Five free spins of a slot. */
export const SPINS_PRIZE = {
  ...NO_PRIZE,
  kind: 'FREE_SPINS',
  spins: { count: 5, stake: '5.00', gameId: 'g-1', gameName: 'Lantern Night' },
} as const;

const SEGMENTS: WireWheel['segments'] = [
  { id: 'p10', name: '10 points', prize: pointsPrize(10), odds: 400_000 },
  { id: 'none-1', name: 'Nothing', prize: NO_PRIZE, odds: 250_000 },
  { id: 'p50', name: '50 points', prize: pointsPrize(50), odds: 200_000 },
  { id: 'cash10', name: '₱10', prize: cashPrize('10.00'), odds: 100_000 },
  {
    id: 'spins5',
    name: '5 free spins',
    prize: SPINS_PRIZE,
    odds: 40_000,
  },
  { id: 'p500', name: '500 points', prize: pointsPrize(500), odds: 9_000 },
  { id: 'cash500', name: '₱500', prize: cashPrize('500.00'), odds: 999 },
  { id: 'cash5000', name: '₱5,000', prize: cashPrize('5000.00'), odds: 1 },
];

export const wireWheel = (over: Partial<WireWheel> = {}): WireWheel => ({
  id: 'wheel',
  isOpen: true,
  currency: PHP,
  ticketDeposit: '500.00',
  turnoverMultiple: 3,
  segments: SEGMENTS,
  mine: {
    tickets: 2,
    depositedToday: '200.00',
    hasTodaysTicket: false,
    nextDayAt: LATER,
    commitment: 'ab'.repeat(32),
  },
  ...over,
});

type WireSpin = WireValueOf<typeof listSpins>['list'][number];

/** Not drawn from these seeds: the check fails, which a story shows too. */
export const wireSpin = (over: Partial<WireSpin> = {}): WireSpin => ({
  id: 's-1',
  at: NOON,
  segmentId: 'p50',
  name: '50 points',
  prize: pointsPrize(50),
  proof: {
    commitment: 'ab'.repeat(32),
    serverSeed: '0b'.repeat(32),
    clientSeed: 'juan',
    nonce: 3,
    drawn: 712_345,
  },
  ...over,
});

/** A wheel with tickets; each spin draws this result. */
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
      ...wirePage(spins === 0 ? [wireSpin({ id: 'old', at: NOON - DAY_MS })] : [drawn]),
      currency: PHP,
    }))
    .on(claimRafflePromotion, () => {
      spins += 1;
      return {
        ...drawn,
        id: `${drawn.id}-${spins}`,
        currency: PHP,
        ticketsLeft: tickets - spins,
        nextCommitment: 'cd'.repeat(32),
      };
    });
}

type WireTournament = WireValueOf<typeof listTournaments>['list'][number];

export const wireTournament = (over: Partial<WireTournament> = {}): WireTournament => ({
  id: 'lantern-race',
  title: 'The lantern race',
  summary: 'Seven days on the slots.',
  picture: null,
  category: 'RNG',
  score: 'TURNOVER',
  state: 'RUNNING',
  startsAt: NOON,
  endsAt: LATER,
  minStake: '5.00',
  currency: PHP,
  players: 128,
  isJoined: false,
  isSettled: false,
  prizes: [
    { from: 1, to: 1, prize: cashPrize('5000.00') },
    { from: 2, to: 5, prize: cashPrize('500.00') },
    { from: 6, to: 20, prize: pointsPrize(200) },
  ],
  ...over,
});

const TOURNAMENTS = [
  wireTournament(),
  wireTournament({
    id: 'best-multiple',
    title: 'The best multiple',
    summary: 'One payout decides.',
    category: null,
    score: 'MULTIPLIER',
    state: 'COMING_SOON',
    startsAt: LATER,
    endsAt: LATER + 7 * DAY_MS,
    players: 0,
  }),
  wireTournament({
    id: 'new-year',
    title: 'The first week of the year',
    state: 'CLOSED',
    startsAt: NOON - 14 * DAY_MS,
    endsAt: NOON - 7 * DAY_MS,
    isJoined: true,
    isSettled: true,
  }),
];

type WireRank = WireValueOf<typeof getTournament>['list'][number];

const RANKS: WireRank[] = [
  {
    rank: 1,
    account: 'vi***1',
    score: '250000.00',
    isSelf: false,
    prize: cashPrize('5000.00'),
  },
  {
    rank: 2,
    account: 'ju***1',
    score: '12500.50',
    isSelf: true,
    prize: cashPrize('500.00'),
  },
  { rank: 21, account: 'ma***3', score: '10.00', isSelf: false, prize: null },
];

/** Tournaments in all states; joining one succeeds. */
export function tournaments(
  fake: FakePlatform,
  list: readonly WireTournament[] = TOURNAMENTS,
  ranks: WireRank[] = RANKS,
) {
  let isJoined = false;
  const shown = () => list.map((each, place) => (place === 0 && isJoined ? joined(each) : each));
  return fake
    .on(listTournaments, () => wirePage(shown()))
    .on(getTournament, ({ id }) => ({
      ...wirePage(ranks),
      tournament: shown().find((each) => each.id === id) ?? wireTournament(),
      self: isJoined ? (ranks.find(({ isSelf }) => isSelf) ?? null) : null,
      currency: PHP,
      at: NOON,
    }))
    .on(joinTournament, () => {
      isJoined = true;
      return { joinedAt: NOON };
    });
}

const joined = (each: WireTournament): WireTournament => ({
  ...each,
  isJoined: true,
  players: each.players + 1,
});
