import {
  claimReward,
  createDeposit,
  getAnnouncementBoard,
  getBalance,
  getDeposit,
  getDepositMethods,
  getLotteryMenu,
  getLotteryOffer,
  getMemberInfo,
  getMerchantWallet,
  getRegisterSettings,
  listCountryCodes,
  listBanners,
  listDeposits,
  listDraws,
  listFavourites,
  listGames,
  listHotGames,
  listPopularGames,
  listRecentGames,
  listRecentLotteries,
  listRewards,
  listTickets,
  listWallets,
  placeTicket,
  register,
  startDeposit,
  type WireRequestOf,
  type WireValueOf,
} from '@perya/api-client';
import {
  reject,
  wireBanner,
  wireDeposit,
  wireDepositOffer,
  wireGames,
  wireLoginResult,
  wireMemberInfo,
  wirePage,
  type FakePlatform,
} from '@perya/api-client/testing';
import { comingDraws, lotteryOf, type Lottery } from '@perya/rules/lottery';
import { formatDecimal, minorUnits, parseMinorUnits } from '@perya/rules/money';

import { homePlatform } from '../../testing';

type WireDeposit = WireValueOf<typeof getDeposit>;
type WireTicket = WireValueOf<typeof listTickets>['list'][number];

const CURRENCY = 'PHP';
const MINUTE_MS = 60_000;
const NOT_FOUND = reject(404, 'NOT_FOUND', 'not_found');

/** The reward of a new member, in minor units. */
export const NEW_MEMBER_REWARD = 100_00;

/** The lottery that the flows bet on. */
export const FLOW_LOTTERY = 'PH_6_42';

/** What the platform knows about its only member. */
interface MemberState {
  account: string;
  /** Minor units. */
  balance: number;
  isRewardClaimed: boolean;
  deposits: WireDeposit[];
  tickets: WireTicket[];
}

export interface FlowPlatform {
  /** The story's `platform` parameter. Each story starts with a new member. */
  readonly platform: (fake: FakePlatform) => void;
  /** The payment service reports that the open deposits are paid, as after the scan of a QR code. */
  confirmPayments(): void;
}

/** A platform whose answers change with what the member does. */
export function createFlowPlatform({ balance = 0 }: { balance?: number } = {}): FlowPlatform {
  let state = newMember(balance);
  return {
    platform: (fake) => {
      state = newMember(balance);
      answerHome(fake);
      answerAccount(fake, state);
      answerDeposits(fake, state);
      answerLottery(fake, state);
    },
    confirmPayments: () => {
      state.deposits = state.deposits.map((deposit) =>
        deposit.state === 'REDIRECTED' ? paid(deposit, state) : deposit,
      );
    },
  };
}

const newMember = (balance: number): MemberState => ({
  account: 'juan01',
  balance,
  isRewardClaimed: false,
  deposits: [],
  tickets: [],
});

const decimalOf = (minor: number): string => formatDecimal(minorUnits(minor));

/** A short home page: a flow only starts or ends there. */
function answerHome(fake: FakePlatform): void {
  homePlatform(fake);
  const games = wireGames(4);
  fake
    // One stands still.
    .on(listBanners, () => [wireBanner()])
    .on(listHotGames, () => ({ list: games }))
    .on(listGames, () => ({ games: [], totalPages: 0, totalCount: 0 }))
    .on(listPopularGames, () => [])
    .on(listRecentGames, () => wirePage([]))
    .on(listFavourites, () => ({ content: [], totalPages: 0, totalCount: 0 }));
}

function answerAccount(fake: FakePlatform, state: MemberState): void {
  const prize = {
    kind: 'CASH' as const,
    points: 0,
    amount: decimalOf(NEW_MEMBER_REWARD),
    spins: null,
  };
  const terms = { turnoverMultiple: 5, days: 30 };
  fake
    .on(getRegisterSettings, () => ({
      byUsername: true,
      byMobile: false,
      mobileWithPassword: false,
      smsVerification: false,
      captchaRequired: false,
      rewards: {
        currency: CURRENCY,
        registration: { prize: { amount: prize.amount, points: null, spins: null }, ...terms },
        contact: null,
        welcome: null,
        referral: null,
        cashbackBasisPoints: null,
      },
    }))
    .on(listCountryCodes, () => [])
    .on(register, ({ username = '' }) => {
      state.account = username;
      return { ...wireLoginResult(), account: username };
    })
    .on(getMemberInfo, () => wireMemberInfo({ account: state.account, nickname: state.account }))
    .on(getAnnouncementBoard, () => ({ notices: [], popup: [], promotion: [] }))
    .on(getBalance, () => ({ sumBalance: state.balance / 100, currency: CURRENCY }))
    .on(getMerchantWallet, () => ({ isSingle: true }))
    .on(listWallets, () => ({
      currency: CURRENCY,
      total: decimalOf(state.balance),
      wallets: [{ code: 'MAIN', vendorName: null, balance: decimalOf(state.balance) }],
    }))
    .on(listRewards, () => ({
      ...wirePage([
        {
          id: 'new-member',
          kind: 'REGISTRATION' as const,
          state: state.isRewardClaimed ? ('PROCESS' as const) : ('ISSUED' as const),
          title: null,
          prize,
          level: null,
          promotionId: null,
          turnover: {
            required: decimalOf(NEW_MEMBER_REWARD * terms.turnoverMultiple),
            done: '0.00',
          },
          winningsMultiple: null,
          isClaimable: !state.isRewardClaimed,
          at: Date.now(),
          expiresAt: null,
          claimedAt: state.isRewardClaimed ? Date.now() : null,
          reason: null,
        },
      ]),
      currency: CURRENCY,
      toClaim: state.isRewardClaimed ? 0 : 1,
    }))
    .on(claimReward, () => {
      if (!state.isRewardClaimed) state.balance += NEW_MEMBER_REWARD;
      state.isRewardClaimed = true;
      return { prize, currency: CURRENCY, claimedAt: Date.now() };
    });
}

function answerDeposits(fake: FakePlatform, state: MemberState): void {
  const find = (id: string) => state.deposits.find((deposit) => deposit.id === id);
  fake
    .on(getDepositMethods, () => wireDepositOffer({ promotions: [] }))
    .on(listDeposits, () => wirePage(state.deposits))
    .on(createDeposit, ({ amount }) => {
      const at = Date.now();
      const deposit = wireDeposit({
        id: `D${state.deposits.length + 1}`,
        methodId: 'qr',
        kind: 'QR',
        state: 'CREATED',
        amount,
        credit: amount,
        payment: null,
        createdAt: at,
        expiresAt: at + 30 * MINUTE_MS,
        timeline: [{ state: 'CREATED', at, reason: 'ORDERED', note: '' }],
      });
      state.deposits = [deposit, ...state.deposits];
      return deposit;
    })
    .on(startDeposit, ({ id }) => {
      state.deposits = state.deposits.map((deposit) =>
        deposit.id === id && deposit.state === 'CREATED' ? sentToProvider(deposit) : deposit,
      );
      return find(id) ?? NOT_FOUND;
    })
    .on(getDeposit, ({ id }) => find(id) ?? NOT_FOUND);
}

const sentToProvider = (deposit: WireDeposit): WireDeposit => ({
  ...deposit,
  state: 'REDIRECTED',
  payment: {
    url: 'https://pay.example/p/1',
    qr: 'https://pay.example/p/1',
    address: null,
    asset: null,
  },
  timeline: [
    ...deposit.timeline,
    { state: 'REDIRECTED', at: Date.now(), reason: 'WITH_PROVIDER', note: '' },
  ],
});

function paid(deposit: WireDeposit, state: MemberState): WireDeposit {
  state.balance += parseMinorUnits(deposit.credit);
  return {
    ...deposit,
    state: 'PAID',
    expiresAt: null,
    payment: null,
    timeline: [
      ...deposit.timeline,
      { state: 'PAID', at: Date.now(), reason: 'PROVIDER_TOLD', note: '' },
    ],
  };
}

function answerLottery(fake: FakePlatform, state: MemberState): void {
  const lottery = flowLottery();
  const game = {
    code: lottery.code,
    displayName: lottery.name,
    accountTypeName: null,
    defaultPlayType: lottery.defaultPlayType,
    iconPath: null,
  };
  fake
    .on(getLotteryMenu, () => ({
      gameMenus: [{ gameGroupCode: 'POPULAR', labelName: lottery.name, games: [game] }],
    }))
    .on(listRecentLotteries, () => (state.tickets.length > 0 ? [game] : []))
    .on(listDraws, () => [])
    .on(getLotteryOffer, () => ({
      lottery: lottery.code,
      lotteryName: lottery.name,
      prizeMode: 'SEA' as const,
      isOpen: true,
      currency: CURRENCY,
      draws: comingDraws(lottery.schedule, Date.now(), 5).map(({ number, drawAt, locksAt }) => ({
        number,
        drawsAt: drawAt,
        locksAt,
        commitment: 'c0'.repeat(32),
      })),
      maxChaseDraws: 5,
      maxMultiple: 10_000,
      minStake: '0.10',
      maxStake: '100000.00',
      maxDrawStake: '200000.00',
      maxPayout: '5000000.00',
      jackpot: '25318740.00',
    }))
    .on(listTickets, ({ state: wanted }) => wirePage(wanted === 'ENDED' ? [] : state.tickets))
    .on(placeTicket, (order) => {
      const ticket = ticketOf(order, lottery, state.tickets.length + 1);
      state.balance -= parseMinorUnits(order.total);
      state.tickets = [ticket, ...state.tickets];
      return { orderId: ticket.orderId, tickets: [ticket] };
    });
}

function flowLottery(): Lottery {
  const lottery = lotteryOf(FLOW_LOTTERY);
  if (!lottery) throw new Error(`There is no lottery ${FLOW_LOTTERY}.`);
  return lottery;
}

/** The ticket of an order with one line for one draw. */
function ticketOf(
  { draw, lines, total, currency }: WireRequestOf<typeof placeTicket>,
  { code, name, schedule }: Lottery,
  place: number,
): WireTicket {
  const coming = comingDraws(schedule, Date.now(), 5).find(({ number }) => number === draw);
  return {
    id: `t-${place}`,
    orderId: `o-${place}`,
    lottery: code,
    lotteryName: name,
    draw,
    drawsAt: coming?.drawAt ?? Date.now(),
    locksAt: coming?.locksAt ?? Date.now(),
    placedAt: Date.now(),
    settledAt: null,
    currency,
    stake: total,
    payout: '0.00',
    state: 'OPEN',
    chaseNumber: 1,
    chaseCount: 1,
    stopsOnWin: false,
    canCancel: true,
    tiers: [],
    lines: lines.map((line) => ({
      ...line,
      bets: 1,
      stake: total,
      rebatePaid: '0.00',
      payout: '0.00',
      wins: [],
    })),
  };
}
