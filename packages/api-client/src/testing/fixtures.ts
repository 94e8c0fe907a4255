import type { WireBanner } from '../banners/banners';
import type { WireMemberInfo } from '../account/memberInfo';
import type { WireNotice } from '../announcements/announcements';
import type { WireLobbyEvent } from '../games/events';
import type { getGameFacets } from '../games/facets';
import type { WireGame } from '../games/game';
import type { suggestGames } from '../games/suggestions';
import type { WireLiveTable } from '../games/tables';
import type { WireVendorLane } from '../games/vendors';
import type { WireValueOf } from '../core/endpoint';
import type { listWinners } from '../member/winners';
import type { listComingDraws } from '../lottery/comingDraws';
import type { WireDeposit } from '../deposits/deposit';
import type { getDepositMethods } from '../deposits/methods';
import type { getGameSession } from '../play/gameSession';
import type { checkPlay } from '../protection/playCheck';
import type { WirePayoutAccount } from '../withdrawals/accounts';
import type { getWithdrawalTerms } from '../withdrawals/terms';
import type { WireWithdrawal } from '../withdrawals/withdrawals';
import type { getPromotion } from '../promotions/detail';
import type { listPromotions } from '../promotions/promotions';
import type { WireBet } from '../records/bettingRecord';
import type { WireTransaction } from '../records/transactionHistory';
import type { WireLoginResult } from '../session/login';
import type { WireSystemStatus } from '../system/status';

type WireGameFacets = WireValueOf<typeof getGameFacets>;
type WireGameSuggestions = WireValueOf<typeof suggestGames>;
type WirePromotion = WireValueOf<typeof listPromotions>['list'][number];
type WirePromotionDetail = WireValueOf<typeof getPromotion>;

// Wire values as a platform sends them, complete and valid; a test overrides only what it is about.

const NOON = Date.UTC(2026, 0, 15, 4);

/** A game as sent by the platform. */
export function wireGame(over: Partial<WireGame> = {}): WireGame {
  return {
    gameId: 'g-1',
    nodeId: 'n-1',
    code: 'LANTERN',
    gameCode: 'LANTERN',
    gameName: 'Lantern Night',
    gameType: 'RNG',
    vassalage: 'TLA',
    vendor: 'Tala Works',
    isGame: 'GAME',
    isHot: false,
    isNew: false,
    hasDemo: true,
    rtp: 96.5,
    minBet: '1.00',
    coverPath: '/art/cover/g-1',
    kind: 'FESTIVAL',
    volatility: 'MEDIUM',
    lines: 20,
    features: ['WILD', 'SCATTER', 'FREE_SPINS'],
    ...over,
  };
}

/** Different games, for lists. */
export function wireGames(length: number, over: Partial<WireGame> = {}): WireGame[] {
  return Array.from({ length }, (_, index) => {
    const id = `g-${index + 1}`;
    return wireGame({
      gameId: id,
      nodeId: `n-${index + 1}`,
      code: `GAME${index + 1}`,
      gameCode: `GAME${index + 1}`,
      gameName: `${FIRST_WORDS[index % FIRST_WORDS.length]} ${SECOND_WORDS[Math.floor(index / FIRST_WORDS.length) % SECOND_WORDS.length]}`,
      isHot: index % 5 === 0,
      isNew: index % 7 === 0,
      coverPath: `/art/cover/${id}`,
      ...over,
    });
  });
}

const FIRST_WORDS = ['Lantern', 'Monsoon', 'Carabao', 'Pearl', 'Jeepney', 'Coral', 'Mango'];
const SECOND_WORDS = ['Night', 'Fortune', 'Parade', 'Reels', 'Treasure', 'Rush'];

/** The filters of a slot lobby of 120 games, none set. */
export function wireGameFacets(over: Partial<WireGameFacets> = {}): WireGameFacets {
  return {
    total: 120,
    vendors: [
      { value: 'TLA', name: 'Tala Works', count: 70 },
      { value: 'HBG', name: 'Habagat Games', count: 50 },
    ],
    kinds: [
      { value: 'FESTIVAL', count: 48 },
      { value: 'FRUIT', count: 40 },
      { value: 'OCEAN', count: 32 },
    ],
    classifications: [
      { value: 'hot', count: 9 },
      { value: 'new', count: 17 },
      { value: 'demo', count: 120 },
    ],
    features: [
      { value: 'WILD', count: 120 },
      { value: 'FREE_SPINS', count: 96 },
      { value: 'FREE_SPINS_X3', count: 30 },
    ],
    volatilities: [
      { value: 'LOW', count: 40 },
      { value: 'MEDIUM', count: 50 },
      { value: 'HIGH', count: 30 },
    ],
    minBets: [
      { value: '1.00', count: 60 },
      { value: '2.00', count: 100 },
      { value: '5.00', count: 120 },
    ],
    lines: [
      { value: 10, count: 120 },
      { value: 20, count: 80 },
      { value: 25, count: 30 },
    ],
    rtp: { min: 94.02, max: 97.1, count: 120 },
    ...over,
  };
}

/** The suggestions of a slot lobby for the search "lantren" with a vendor selected. */
export function wireGameSuggestions(over: Partial<WireGameSuggestions> = {}): WireGameSuggestions {
  return {
    spellings: [{ search: 'lantern', count: 6 }],
    without: [
      { part: 'search', count: 70 },
      { part: 'vendors', count: 6 },
    ],
    elsewhere: [{ category: 'FISH', count: 2 }],
    games: wireGames(6),
    ...over,
  };
}

/** A live table that takes bets for another twelve seconds. */
export function wireLiveTable(over: Partial<WireLiveTable> = {}): WireLiveTable {
  return {
    gameId: 'g-1',
    minStake: '50.00',
    maxStake: '50000.00',
    seats: 7,
    seatsTaken: 5,
    players: 132,
    dealer: 'Amihan',
    state: 'BETTING',
    stateEndsAt: Date.now() + 12_000,
    results: ['B', 'P', 'B', 'B', 'T', 'P', 'B'],
    ...over,
  };
}

/** A match in progress. */
export function wireLobbyEvent(over: Partial<WireLobbyEvent> = {}): WireLobbyEvent {
  return {
    id: 'e-1',
    gameId: 'g-1',
    nodeId: 'n-1',
    vendor: 'LBN',
    category: 'SPORTS',
    kind: 'BASKETBALL',
    league: 'Barangay Liga',
    sides: ['Calle Luna Kites', 'Port Salamat Tides'],
    startsAt: Date.now() - 24 * 60_000,
    state: 'LIVE',
    score: [61, 58],
    isOpen: true,
    odds: [
      { selection: 'home', odds: 1.622 },
      { selection: 'away', odds: 2.254 },
    ],
    ...over,
  };
}

type WireComingDraw = WireValueOf<typeof listComingDraws>[number];

/** A draw tonight, of a lottery without a pool. */
export function wireComingDraw(over: Partial<WireComingDraw> = {}): WireComingDraw {
  return {
    lottery: 'PH_6_42',
    lotteryName: 'Lotto 6/42',
    category: 'LOTT',
    group: 'PH',
    isRegional: false,
    drawsAt: Date.now() + 8 * 3_600_000,
    locksAt: Date.now() + 7.75 * 3_600_000,
    currency: 'PHP',
    jackpot: null,
    latest: null,
    ...over,
  };
}

type WireWinner = WireValueOf<typeof listWinners>['list'][number];

/** A row of the winners list as sent by the platform. */
export function wireWinner(over: Partial<WireWinner> = {}): WireWinner {
  return {
    rank: 1,
    account: 'vi***1',
    gameId: 'g-1',
    gameName: 'Lantern Night',
    category: 'RNG',
    nodeId: 'n-1',
    vendor: 'TLA',
    vendorName: 'Tala Works',
    coverPath: null,
    amount: '120500.00',
    multiple: 60.25,
    wonAt: Date.now() - 3_600_000,
    isMine: false,
    ...over,
  };
}

/** Vendors by category as sent by the platform. */
export function wireVendorLanes(): WireVendorLane[] {
  return [
    { title: 'LIVE', cards: [wireVendorCard('LIVE', 'MYA', 'Maya Live', 1)] },
    {
      title: 'RNG',
      cards: [
        wireVendorCard('RNG', 'TLA', 'Tala Works', 1),
        wireVendorCard('RNG', 'HBG', 'Habagat Games', 0),
      ],
    },
    { title: 'FISH', cards: [wireVendorCard('FISH', 'DGT', 'Dagat', 0)] },
    {
      title: 'SPORTS',
      cards: [
        wireVendorCard('SPORTS', 'LBN', 'Laban Sports', 0),
        wireVendorCard('SPORTS', 'TF', 'Tanglaw Esports', 0),
      ],
    },
  ];
}

function wireVendorCard(
  category: WireVendorLane['title'],
  code: string,
  name: string,
  isHot: 0 | 1,
): WireVendorLane['cards'][number] {
  return {
    vassalage: code,
    name,
    gameType: category,
    isHot,
    isNew: false,
    isGame: 'VASSALAGE',
    gameId: null,
    nodeId: null,
    markPath: `/art/vendor/${code}.svg`,
    gameCount: 42,
  };
}

/** The signed-in member as sent by the platform. */
export function wireMemberInfo(over: Partial<WireMemberInfo> = {}): WireMemberInfo {
  return {
    id: 'm-1',
    account: 'juan01',
    nickname: 'Juan',
    type: 0,
    toUpline: false,
    clubLabel: { labelName: 'Silver', color: '#ffffff', color2: '#5c6b7a', rankLevel: 2 },
    memberLabel: [],
    iconUrl: null,
    ...over,
  };
}

/** The response to a successful sign-in. */
export function wireLoginResult(over: Partial<WireLoginResult> = {}): WireLoginResult {
  return {
    token: 'session-token',
    firstTimeLogin: false,
    passwordExpired: false,
    passwordIsDefault: false,
    ...over,
  };
}

/** The system status as sent by the platform. */
export function wireSystemStatus(over: Partial<WireSystemStatus> = {}): WireSystemStatus {
  return {
    info: {
      whitelabel: ['DIRECTREG3', 'CBS3', 'CHNGPASSMAIL3', 'CHNGPASSVERIF3'].map((modId) => ({
        modId,
        enabled: '1' as const,
        childrenNodes: [],
      })),
      registerRules: {
        username: wireRegisterRule({ minLength: 4, maxLength: 16 }),
        password: wireRegisterRule({ minLength: 8, maxLength: 32 }),
      },
      resources: [],
      customerService: [],
      analytics: null,
      imageCDNs: ['/'],
      launchGameCDNs: [],
      languages: ['TY', 'EN'],
      defaultLanguage: 'TY',
      currency: 'PHP',
      timeZone: 'Asia/Manila',
    },
    maintenance: false,
    regionRestriction: false,
    location: { ip: '203.0.113.7', country: 'PH' },
    serverTime: NOON,
    ...over,
  };
}

function wireRegisterRule(lengths: { minLength: number; maxLength: number }) {
  return { enabled: true, required: true, acceptedPattern: '*', patternId: null, ...lengths };
}

/** A banner as sent by the platform. */
export function wireBanner(over: Partial<WireBanner> = {}): WireBanner {
  return {
    bannerId: 'b-1',
    groupName: 'w_home',
    url: '/art/banner/b-1',
    title: 'The fair is open',
    linkageType: 'PAGE',
    linkage: '/rng',
    game: null,
    ...over,
  };
}

/** An announcement as sent by the platform. */
export function wireNotice(over: Partial<WireNotice> = {}): WireNotice {
  return {
    id: 'a-1',
    type: 'B',
    title: 'Maintenance on Tuesday',
    content: '<p>The wallet rests from <strong>02:00 to 02:30</strong>.</p>',
    date: NOON,
    ...over,
  };
}

/** A promotion as sent by the platform. */
export function wirePromotion(over: Partial<WirePromotion> = {}): WirePromotion {
  return {
    id: 'lantern-week',
    category: 'event',
    title: 'Lantern week',
    summary: 'Every lantern you light brings you a step nearer to the big one.',
    picture: '/art/promotion/event-lanterns',
    startsAt: NOON,
    endsAt: null,
    entry: 'JOIN',
    state: null,
    bonus: null,
    currency: null,
    ...over,
  };
}

/** A promotion's page as sent by the platform. */
export function wirePromotionDetail(over: Partial<WirePromotionDetail> = {}): WirePromotionDetail {
  return {
    ...wirePromotion(),
    html: '<p>Play any lantern game.</p><h2>Terms</h2><ul><li>From 21 years.</li></ul>',
    isPictureNeeded: false,
    rankNeeded: null,
    ineligible: null,
    progress: null,
    claimUntil: null,
    paidAt: 'HERE',
    application: null,
    ...over,
  };
}

/** A bet as sent by the platform. */
export function wireBet(over: Partial<WireBet> = {}): WireBet {
  return {
    id: 'bet-1',
    roundId: 'round-1',
    gameId: 'g-1',
    gameName: 'Lantern Night',
    category: 'RNG',
    vendor: 'TLA',
    vendorName: 'Tala Works',
    placedAt: NOON,
    settledAt: NOON + 1500,
    stake: '20.00',
    payout: '50.00',
    result: '30.00',
    turnover: '20.00',
    status: 'WON',
    isSettledByPlatform: false,
    resume: null,
    ...over,
  };
}

/** An e-wallet deposit that hasn't been paid yet. */
export function wireDeposit(over: Partial<WireDeposit> = {}): WireDeposit {
  return {
    id: 'D7K3M9QXW2',
    methodId: 'ewallet',
    kind: 'EWALLET',
    methodName: '',
    amount: '500.00',
    fee: '0.00',
    credit: '500.00',
    bonus: null,
    promotion: null,
    currency: 'PHP',
    state: 'REDIRECTED',
    createdAt: NOON,
    expiresAt: NOON + 1_800_000,
    timeline: [
      { state: 'CREATED', at: NOON, reason: 'ORDERED', note: '' },
      { state: 'REDIRECTED', at: NOON + 1_000, reason: 'WITH_PROVIDER', note: '' },
    ],
    payment: { url: 'https://pay.example/p/1', qr: null, address: null, asset: null },
    account: null,
    receipts: [],
    ...over,
  };
}

type WireDepositOffer = WireValueOf<typeof getDepositMethods>;

const METHOD = {
  name: '',
  min: '100.00',
  max: '50000.00',
  feeBasisPoints: 0,
  feeFixed: '0.00',
  quickAmounts: ['100.00', '200.00', '500.00', '1000.00', '5000.00'],
  minutes: { from: 1, to: 5 },
  asset: null,
};

/** One method of each kind, and one promotion. */
export function wireDepositOffer(over: Partial<WireDepositOffer> = {}): WireDepositOffer {
  return {
    currency: 'PHP',
    methods: [
      { ...METHOD, id: 'ewallet', kind: 'EWALLET' },
      { ...METHOD, id: 'qr', kind: 'QR' },
      { ...METHOD, id: 'bank', kind: 'BANK', max: '500000.00', minutes: { from: 1, to: 60 } },
      { ...METHOD, id: 'card', kind: 'CARD', feeBasisPoints: 250 },
      {
        ...METHOD,
        id: 'crypto',
        kind: 'CRYPTO',
        feeBasisPoints: 50,
        feeFixed: '5.00',
        minutes: { from: 10, to: 30 },
        asset: { code: 'USDT', network: 'TRC20', rate: '58.20' },
      },
    ],
    promotions: [
      {
        id: 'deposit-monday',
        title: 'The first deposit of the week',
        summary: 'Once a week, your first deposit gets 5% more.',
        bonusBasisPoints: 500,
        endsAt: NOON + 86_400_000,
      },
    ],
    turnoverPercent: 100,
    bonusTurnoverPercent: 0,
    ...over,
  };
}

/** The session of a launched game as sent by the platform. */
export function wireGameSession(
  over: Partial<WireValueOf<typeof getGameSession>> = {},
): WireValueOf<typeof getGameSession> {
  return {
    id: 's-1',
    currency: 'PHP',
    openedAt: NOON,
    rounds: 12,
    openRounds: 0,
    stake: '240.00',
    payout: '190.00',
    result: '-50.00',
    ...over,
  };
}

/** The response to a check of the played time. */
export function wirePlayCheck(
  over: Partial<WireValueOf<typeof checkPlay>> = {},
): WireValueOf<typeof checkPlay> {
  return {
    playedMs: 600_000,
    result: '-50.00',
    currency: 'PHP',
    isDue: false,
    dueInMs: 3_000_000,
    over: null,
    ...over,
  };
}

/** A transaction as sent by the platform. */
export function wireTransaction(over: Partial<WireTransaction> = {}): WireTransaction {
  return {
    id: 't-1',
    at: NOON,
    type: 'DEPOSIT',
    status: 'DONE',
    amount: '500.00',
    balanceAfter: '10500.00',
    reference: 'D-2026-0001',
    note: null,
    ...over,
  };
}

/** A single page with the whole list. */
export function wirePage<Item>(list: Item[]) {
  return { list, totalPages: list.length > 0 ? 1 : 0, totalCount: list.length };
}

/** A payout account as sent by the platform. */
export function wirePayoutAccount(over: Partial<WirePayoutAccount> = {}): WirePayoutAccount {
  return {
    id: '11',
    kind: 'BANK_CARD',
    provider: 'BAYANI',
    providerName: 'Bangko Bayani',
    number: '•••• 6789',
    holder: 'J••• D•••',
    addedAt: NOON,
    usableAt: NOON,
    ...over,
  };
}

/** A withdrawal of ₱1,000.00 whose receipt isn't confirmed yet. */
export function wireWithdrawal(over: Partial<WireWithdrawal> = {}): WireWithdrawal {
  return {
    id: '501',
    groupId: 'w-501',
    part: 1,
    parts: 1,
    kind: 'BANK_CARD',
    providerName: 'Bangko Bayani',
    accountNumber: '•••• 6789',
    currency: 'PHP',
    amount: '1000.00',
    fee: '10.00',
    net: '990.00',
    state: 'PAID',
    requestedAt: NOON,
    changedAt: NOON + 600_000,
    receiptDueAt: NOON + 86_400_000,
    canCancel: false,
    ...over,
  };
}

/** Terms of a member who can withdraw all of ₱10,000.00. */
export function wireWithdrawalTerms(
  over: Partial<WireValueOf<typeof getWithdrawalTerms>> = {},
): WireValueOf<typeof getWithdrawalTerms> {
  return {
    currency: 'PHP',
    balance: '10000.00',
    held: '0.00',
    withdrawable: '10000.00',
    deductions: [],
    turnover: [],
    min: '100.00',
    max: '500000.00',
    perDay: '1000000.00',
    leftToday: '1000000.00',
    countPerDay: 5,
    countLeft: 5,
    methods: [
      payoutTerms('BANK_CARD', '50000.00', '10.00', 0),
      payoutTerms('E_WALLET', '25000.00', '0.00', 50),
      payoutTerms('CRYPTO', '200000.00', '50.00', 0),
    ],
    hasPaymentPassword: true,
    canCancel: false,
    receiptMinutes: 1440,
    ...over,
  };
}

const payoutTerms = (
  kind: WirePayoutAccount['kind'],
  maxPerPayout: string,
  feeFixed: string,
  feeBasisPoints: number,
) => ({ kind, min: '100.00', maxPerPayout, feeFixed, feeBasisPoints });
