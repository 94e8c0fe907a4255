import {
  cancelTickets,
  getBalance,
  getLotteryOffer,
  listTickets,
  placeTicket,
  type WireRequestOf,
  type WireValueOf,
} from '@perya/api-client';
import type { FakePlatform } from '@perya/api-client/testing';
import {
  comingDraws,
  countBets,
  lotteryOf,
  priceIn,
  readSelection,
  type Lottery,
} from '@perya/rules/lottery';

import { withMenus } from '../menu/testMenu';
import { withDraws } from '../results/testDraws';
import { playTypeOf } from './state/desk';

/** The lottery used in a story. */
export function storyLottery(code: string): Lottery {
  const found = lotteryOf(code);
  if (found === undefined) throw new Error(`There is no lottery ${code}.`);
  return found;
}

const decimal = (minor: number): string => (minor / 100).toFixed(2);

type WireOffer = WireValueOf<typeof getLotteryOffer>;
type WireTicket = WireValueOf<typeof listTickets>['list'][number];

/** The terms of a lottery; a test overrides only what it's about. */
export function wireOffer(lottery: Lottery, over: Partial<WireOffer> = {}): WireOffer {
  return {
    lottery: lottery.code,
    lotteryName: lottery.name,
    prizeMode: 'SEA',
    isOpen: true,
    currency: 'PHP',
    draws: comingDraws(lottery.schedule, Date.now(), 30).map(({ number, drawAt, locksAt }) => ({
      number,
      drawsAt: drawAt,
      locksAt,
      commitment: 'c0'.repeat(32),
    })),
    maxChaseDraws: 30,
    maxMultiple: 10_000,
    minStake: '0.10',
    maxStake: '100000.00',
    maxDrawStake: '200000.00',
    maxPayout: '5000000.00',
    jackpot: lottery.family === 'lotto' ? '25318740.00' : null,
    ...over,
  };
}

const PLACED_AT = Date.UTC(2026, 10, 21, 4);

/** An open ticket in wire format. */
export function wireTicket(over: Partial<WireTicket> = {}): WireTicket {
  return {
    id: 't-1',
    orderId: 'o-1',
    lottery: 'PH_3D',
    lotteryName: '3D Lotto',
    draw: '20261121-2',
    drawsAt: PLACED_AT + 5 * 3_600_000,
    locksAt: PLACED_AT + 285 * 60_000,
    placedAt: PLACED_AT,
    settledAt: null,
    currency: 'PHP',
    stake: '40.00',
    payout: '0.00',
    state: 'OPEN',
    chaseNumber: 1,
    chaseCount: 1,
    stopsOnWin: false,
    canCancel: true,
    tiers: [],
    lines: [
      {
        playType: 'straight',
        numbers: '1,2|3|4,5',
        unit: 1000,
        multiple: 1,
        rebate: 0,
        bets: 4,
        stake: '40.00',
        rebatePaid: '0.00',
        payout: '0.00',
        wins: [],
      },
    ],
    ...over,
  };
}

/** The response to an accepted order, with its tickets. */
function wireOrder({
  lottery: code,
  draw,
  lines,
  chase,
  currency,
}: WireRequestOf<typeof placeTicket>): WireValueOf<typeof placeTicket> {
  const lottery = storyLottery(code);
  const multiples = chase?.multiples ?? [1];
  const draws = comingDraws(lottery.schedule, Date.now(), multiples.length);
  const tickets = multiples.map((factor, place): WireTicket => {
    const priced = lines.map((line) => {
      const { shape } = playTypeOf(lottery, line.playType);
      const bets = countBets(shape, readSelection(line.numbers));
      const cost = bets * priceIn(lottery, currency, line.unit) * line.multiple * factor;
      return { ...line, multiple: line.multiple * factor, bets, cost };
    });
    return wireTicket({
      id: `t-${place + 1}`,
      lottery: code,
      lotteryName: lottery.name,
      draw: place === 0 ? draw : (draws[place]?.number ?? draw),
      drawsAt: draws[place]?.drawAt ?? PLACED_AT,
      locksAt: draws[place]?.locksAt ?? PLACED_AT,
      stake: decimal(priced.reduce((sum, { cost }) => sum + cost, 0)),
      chaseNumber: place + 1,
      chaseCount: multiples.length,
      stopsOnWin: chase?.stopOnWin ?? false,
      lines: priced.map(({ cost, ...line }) => ({
        ...line,
        stake: decimal(cost),
        rebatePaid: '0.00',
        payout: '0.00',
        wins: [],
      })),
    });
  });
  return { orderId: 'o-1', tickets };
}

/** A platform that sells all lotteries and has these tickets. */
export function withDesk(
  fake: FakePlatform,
  { offer = {}, tickets = [], balance = 1000 }: DeskFacts = {},
): FakePlatform {
  withMenus(fake);
  withDraws(fake);
  return fake
    .on(getLotteryOffer, ({ lottery }) => wireOffer(storyLottery(lottery), offer))
    .on(getBalance, () => ({ sumBalance: balance, currency: 'PHP' }))
    .on(listTickets, ({ state }) => {
      const list = tickets.filter((ticket) =>
        state === undefined ? true : (ticket.state === 'OPEN') === (state === 'OPEN'),
      );
      return { list, totalPages: 1, totalCount: list.length };
    })
    .on(placeTicket, (request) => wireOrder(request))
    .on(cancelTickets, ({ tickets: ids }) =>
      ids.map((id) => wireTicket({ id, state: 'CANCELLED', canCancel: false, payout: '40.00' })),
    );
}

interface DeskFacts {
  offer?: Partial<WireOffer>;
  tickets?: readonly WireTicket[];
  /** In currency units. */
  balance?: number;
}
