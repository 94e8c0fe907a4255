import {
  type BetStatus,
  cancelTickets,
  exportBettingRecord,
  getBalance,
  getBet,
  getBettingRecord,
  getDraw,
  getLotteryOffer,
  listDraws,
  listTickets,
  type Ticket,
} from '@perya/api-client';
import { prizeNumbers, writeSelection } from '@perya/rules/lottery';
import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { checkLedger } from '../../kernel/ledger';
import { callerOf, type TestCaller, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { runDueDraws } from './jobs';
import { createTestDraws, testLottery, lottoLine } from './lotteryTesting';
import { playTypeOf } from './outcome';
import { jackpotNow, minJackpot } from './pool';
import { resultOf } from './drawDue';
import { findDraw } from './openDraws';
import { lotteryDraw } from './schema';
import { settleDrawn } from './settle';
import { measureSettlement } from './settlementLoad';

let gateway: TestGateway;
let juan: TestCaller;
let vip: TestCaller;
let draws: ReturnType<typeof createTestDraws>;
/** A lottery without seeded bets. */
const LOTTO = 'PH_6_45';
const FAST = 'FIVE_1M';
const BET_STATUSES = ['open', 'won', 'paid', 'drawn', 'lost', 'void'] as const;
const EVEN_MONEY = (side: 'big' | 'small') => ({
  playType: 'sum-sides',
  numbers: side,
  unit: 1000,
  multiple: 1,
  rebate: 0,
});

it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  draws = createTestDraws(gateway);
  await draws.awayFromLock(LOTTO);
  juan = callerOf(gateway);
  vip = callerOf(gateway);
  await juan.signIn('juan01');
  await vip.signIn('vip001');
});

const balanceOf = async ({ client }: TestCaller) => (await client.call(getBalance, {})).minor;

async function ticketsOf({ client }: TestCaller, { orderId }: Pick<Ticket, 'orderId'>) {
  const { items } = await client.call(listTickets, { orderId, pageSize: 200 });
  return items;
}

/** The result of a coming draw, which a player can't see. */
async function secretOf(lottery: string, number: string) {
  const draw = await findDraw(gateway.db, lottery, number);
  if (draw === undefined) throw new Error(`${lottery} has no draw ${number}.`);
  return resultOf(draw);
}

/** The next draws of the fast lottery and the side that each will end on. */
async function sidesAhead(count: number) {
  const { draws: sold } = await juan.client.call(getLotteryOffer, { lottery: FAST });
  // Skips the very next draw, which may lock while the test is running.
  return Promise.all(
    sold.slice(2, 2 + count).map(async ({ number, drawsAt }) => {
      const { settle } = playTypeOf(testLottery(FAST), 'sum-sides');
      const isBig = Object.keys(settle([['big']], await secretOf(FAST, number))).length > 0;
      return { number, drawsAt, side: isBig ? ('big' as const) : ('small' as const) };
    }),
  );
}

const other = (side: 'big' | 'small') => (side === 'big' ? 'small' : 'big');

async function passTo(instant: number): Promise<void> {
  await draws.passTo(instant);
  await juan.signIn('juan01');
  await vip.signIn('vip001');
}

describe('a chase', () => {
  it('pays for all its draws at once, each with its multiple', async () => {
    const before = await balanceOf(juan);
    const tickets = await draws.bet(juan, FAST, {
      lines: [EVEN_MONEY('big')],
      chase: { multiples: [1, 2, 4], stopOnWin: false },
    });
    expect(tickets.map(({ chaseNumber, chaseCount }) => [chaseNumber, chaseCount])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    expect(tickets.map(({ stake }) => stake.minor)).toEqual([10_00, 20_00, 40_00]);
    expect(tickets.map(({ lines }) => lines[0]?.multiple)).toEqual([1, 2, 4]);
    expect(await balanceOf(juan)).toBe(before - 70_00);
    expect(new Set(tickets.map(({ draw }) => draw)).size).toBe(3);
  });

  it('stops after a win and refunds the rest', async () => {
    const [first, second, third] = await sidesAhead(4);
    if (first === undefined || second === undefined || third === undefined) throw new Error('none');
    const before = await balanceOf(juan);
    const tickets = await draws.bet(juan, FAST, {
      draw: first.number,
      lines: [EVEN_MONEY(first.side)],
      chase: { multiples: [1, 1, 1, 1], stopOnWin: true },
    });
    await passTo(first.drawsAt);
    const after = await ticketsOf(juan, tickets[0]!);
    expect(after.map(({ state }) => state)).toEqual(['won', 'stopped', 'stopped', 'stopped']);
    expect(after[1]?.payout).toEqual(after[1]?.stake);
    expect(await balanceOf(juan)).toBe(before - 10_00 + (after[0]?.payout.minor ?? 0));
    const { items } = await juan.client.call(getBettingRecord, { status: 'void' });
    expect(items).toHaveLength(3);
    expect(items.every(({ turnover }) => turnover.minor === 0)).toBe(true);
  });

  it('stops with the winning draw, even if all draws are processed late', async () => {
    const ahead = await sidesAhead(6);
    const [first] = ahead;
    if (first === undefined) throw new Error('There is no draw ahead.');
    // Loses while the first side keeps coming, and wins with the first draw of the other.
    const side = other(first.side);
    const wins = ahead.findIndex((draw) => draw.side === side);
    const tickets = await draws.bet(juan, FAST, {
      draw: first.number,
      lines: [EVEN_MONEY(side)],
      chase: { multiples: ahead.map(() => 1), stopOnWin: true },
    });
    await passTo(ahead.at(-1)?.drawsAt ?? 0);
    const states = (await ticketsOf(juan, tickets[0]!)).map(({ state }) => state);
    expect(states).toEqual(
      ahead.map((_, place) => {
        if (wins === -1 || place < wins) return 'lost';
        return place === wins ? 'won' : 'stopped';
      }),
    );
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('continues after a win if it was not set to stop', async () => {
    const ahead = await sidesAhead(3);
    const tickets = await draws.bet(juan, FAST, {
      draw: ahead[0]?.number ?? '',
      lines: [EVEN_MONEY('big')],
      chase: { multiples: [1, 1, 1], stopOnWin: false },
    });
    await passTo(ahead.at(-1)?.drawsAt ?? 0);
    const states = (await ticketsOf(juan, tickets[0]!)).map(({ state }) => state);
    expect(states).toEqual(ahead.map(({ side }) => (side === 'big' ? 'won' : 'lost')));
  });
});

describe('a ticket with a line that lost', () => {
  /** The bets of tickets in the record: by list, by file, and one by one. */
  async function betsOf(tickets: readonly Ticket[], status?: BetStatus) {
    const ids = new Set(tickets.map(({ id }) => id));
    const isOwn = ({ roundId }: { roundId: string }) => ids.has(roundId);
    const filter = status === undefined ? {} : { status };
    const list = await juan.client.call(getBettingRecord, { ...filter, pageSize: 200 });
    const file = await juan.client.call(exportBettingRecord, filter);
    const listed = list.items.filter(isOwn);
    expect(file.rows.filter(isOwn).map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
    return Promise.all(listed.map(({ id }) => juan.client.call(getBet, { betId: id })));
  }

  async function expectInRecord(tickets: readonly Ticket[], status: BetStatus) {
    for (const bets of [await betsOf(tickets), await betsOf(tickets, status)]) {
      expect(bets.map(({ bet, ticket }) => [bet.status, ticket?.state])).toEqual(
        tickets.map(() => [status, status]),
      );
    }
    for (const other of BET_STATUSES.filter((each) => each !== status)) {
      expect(await betsOf(tickets, other)).toEqual([]);
    }
  }

  it('is paid, not lost, if it paid less than its stake, in every draw of a chase, which goes on', async () => {
    const ahead = await sidesAhead(3);
    const [placed] = await draws.bet(juan, FAST, {
      draw: ahead[0]?.number ?? '',
      lines: [EVEN_MONEY('big'), EVEN_MONEY('small')],
      chase: { multiples: [1, 2, 1], stopOnWin: true },
    });
    await passTo(ahead.at(-1)?.drawsAt ?? 0);
    const tickets = await ticketsOf(juan, placed!);
    expect(tickets.map(({ state }) => state)).toEqual(['paid', 'paid', 'paid']);
    for (const [place, { lines, payout, stake }] of tickets.entries()) {
      const isBig = ahead[place]?.side === 'big';
      expect(payout.minor).toBeGreaterThan(0);
      expect(payout.minor).toBeLessThan(stake.minor);
      expect(lines.map((line) => line.payout.minor)).toEqual(
        isBig ? [payout.minor, 0] : [0, payout.minor],
      );
    }
    await expectInRecord(tickets, 'paid');
  });

  it('is won if another line paid more than the whole stake', async () => {
    const [first] = await sidesAhead(1);
    const [placed] = await draws.bet(juan, FAST, {
      draw: first!.number,
      lines: [{ ...EVEN_MONEY(first!.side), multiple: 3 }, EVEN_MONEY(other(first!.side))],
    });
    await passTo(first!.drawsAt);
    await expectInRecord(await ticketsOf(juan, placed!), 'won');
  });

  it('is lost if no line paid anything', async () => {
    const [first] = await sidesAhead(1);
    const lost = EVEN_MONEY(other(first!.side));
    const [placed] = await draws.bet(juan, FAST, { draw: first!.number, lines: [lost, lost] });
    await passTo(first!.drawsAt);
    await expectInRecord(await ticketsOf(juan, placed!), 'lost');
  });

  it('is paid in a regional lottery too', async () => {
    const { draws: sold } = await juan.client.call(getLotteryOffer, { lottery: 'VN_NORTH' });
    const draw = sold[1];
    if (draw === undefined) throw new Error('VN_NORTH has no draw ahead.');
    const [special = ''] = prizeNumbers(await secretOf('VN_NORTH', draw.number), 'special');
    const drawn = special.slice(-2);
    const missed = Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0')).filter(
      (value) => value !== drawn,
    );
    const [placed] = await draws.bet(juan, 'VN_NORTH', {
      draw: draw.number,
      lines: [drawn, missed.join(',')].map((numbers) => ({
        playType: 'de',
        numbers,
        unit: 1000,
        multiple: 1,
        rebate: 0,
      })),
    });
    await passTo(draw.drawsAt);
    const [ticket] = await ticketsOf(juan, placed!);
    expect(ticket).toMatchObject({ state: 'paid', stake: { minor: 1000_00 } });
    expect(ticket?.lines.map(({ payout }) => payout.minor)).toEqual([ticket?.payout.minor, 0]);
    await expectInRecord([ticket!], 'paid');
  });
});

describe('a draw that is called off', () => {
  const callOff = (lottery: string, number: string) =>
    fetch(`${gateway.url}/sandbox/draws`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ lottery, number, action: 'void' }),
    });

  it('refunds every stake and is no longer sold', async () => {
    const before = [await balanceOf(juan), await balanceOf(vip)];
    const [mine] = await draws.bet(juan, LOTTO, { lines: [lottoLine([1, 2, 3, 4, 5, 6])] });
    const [theirs] = await draws.bet(vip, LOTTO, { lines: [lottoLine([7, 8, 9, 10, 11, 12, 13])] });
    expect(mine?.draw).toBe(theirs?.draw);
    expect((await callOff(LOTTO, mine?.draw ?? '')).status).toBe(200);
    expect([await balanceOf(juan), await balanceOf(vip)]).toEqual(before);
    expect((await ticketsOf(juan, mine!))[0]).toMatchObject({ state: 'void', canCancel: false });
    const { draws: sold } = await juan.client.call(getLotteryOffer, { lottery: LOTTO });
    expect(sold.map(({ number }) => number)).not.toContain(mine?.draw);
    const [latest] = await juan.client.call(listDraws, { lottery: LOTTO, count: 1 });
    expect(latest).toMatchObject({ number: mine?.draw, state: 'void', tiers: [] });
    await passTo(mine?.drawsAt ?? 0);
    expect([await balanceOf(juan), await balanceOf(vip)]).toEqual(before);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('is skipped by a chase, and calling it off again changes nothing', async () => {
    const { draws: sold } = await juan.client.call(getLotteryOffer, { lottery: LOTTO });
    const number = sold[1]?.number ?? '';
    await callOff(LOTTO, number);
    expect((await callOff(LOTTO, number)).status).toBe(200);
    const tickets = await draws.bet(juan, LOTTO, {
      lines: [lottoLine([1, 2, 3, 4, 5, 6])],
      chase: { multiples: [1, 1], stopOnWin: false },
    });
    expect(tickets.map(({ draw }) => draw)).toEqual([sold[0]?.number, sold[2]?.number]);
  });

  it("can't be one that was drawn or doesn't exist", async () => {
    const [past] = await juan.client.call(listDraws, { lottery: LOTTO, count: 1 });
    expect((await callOff(LOTTO, past?.number ?? '')).status).toBe(409);
    expect((await callOff(LOTTO, '19990101')).status).toBe(404);
  });
});

describe('the jackpot', () => {
  it('is shared by its winners in proportion to their bets, and was announced before', async () => {
    const { draws: sold, jackpot } = await juan.client.call(getLotteryOffer, { lottery: LOTTO });
    const numbers = prizeNumbers(await secretOf(LOTTO, sold[0]?.number ?? ''), 'numbers');
    const line = { ...lottoLine([]), numbers: writeSelection([numbers]) };
    const [mine] = await draws.bet(juan, LOTTO, { lines: [line] });
    const [theirs] = await draws.bet(vip, LOTTO, { lines: [{ ...line, multiple: 3 }] });
    const before = await balanceOf(juan);
    await passTo(mine?.drawsAt ?? 0);
    const [won] = await ticketsOf(juan, mine!);
    const [rest] = await ticketsOf(vip, theirs!);
    const pool = jackpot?.minor ?? 0;
    expect(won?.payout.minor).toBe(Math.floor(pool / 4));
    expect(rest?.payout.minor).toBe(Math.floor((pool * 3) / 4));
    expect(won?.lines[0]?.wins).toMatchObject([{ tier: 'match-6', bets: 1, amount: won?.payout }]);
    expect(await balanceOf(juan)).toBe(before + Math.floor(pool / 4));
    const draw = await juan.client.call(getDraw, { lottery: LOTTO, number: mine?.draw ?? '' });
    expect(draw).toMatchObject({ jackpot: { minor: pool }, jackpotBets: 4 });
    // It restarts at its minimum.
    const next = await juan.client.call(getLotteryOffer, { lottery: LOTTO });
    expect(BigInt(next.jackpot?.minor ?? 0)).toBe(minJackpot(testLottery(LOTTO), 'PHP'));
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it("grows by its part of every stake while it isn't won", async () => {
    const { draws: sold, jackpot } = await juan.client.call(getLotteryOffer, { lottery: LOTTO });
    const drawn = prizeNumbers(await secretOf(LOTTO, sold[0]?.number ?? ''), 'numbers');
    const none = Array.from({ length: 42 }, (_, index) => index + 1)
      .filter((number) => !drawn.includes(String(number).padStart(2, '0')))
      .slice(0, 6);
    const [lost] = await draws.bet(juan, LOTTO, { lines: [lottoLine(none)] });
    const [back] = await draws.bet(vip, LOTTO, { lines: [lottoLine(none, 50)] });
    await vip.client.call(
      cancelTickets,
      { tickets: [back?.id ?? ''] },
      { idempotencyKey: crypto.randomUUID() },
    );
    await passTo(lost?.drawsAt ?? 0);
    expect((await ticketsOf(juan, lost!))[0]).toMatchObject({
      state: 'lost',
      payout: { minor: 0 },
    });
    const next = await juan.client.call(getLotteryOffer, { lottery: LOTTO });
    const { tiers } = playTypeOf(testLottery(LOTTO), 'system');
    const [jackpotTier] = tiers.flatMap(({ pay }) => (pay.kind === 'jackpot' ? [pay] : []));
    const fed = (20_00 * (jackpotTier?.basisPoints ?? 0)) / 10_000;
    expect(fed).toBeGreaterThan(0);
    expect(next.jackpot?.minor).toBe((jackpot?.minor ?? 0) + fed);
    expect(await jackpotNow(gateway.db, testLottery(LOTTO), 'PHP')).toBe(
      BigInt(next.jackpot?.minor ?? 0),
    );
  });
});

describe('the jobs', () => {
  it('settle all tickets of a large draw, half of which win', async () => {
    const { winners, tickets } = await measureSettlement(gateway, 2_500);
    expect(winners).toBe(tickets / 2);
    expect(await gateway.db.$count(lotteryDraw, eq(lotteryDraw.status, 'drawn'))).toBe(0);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('do everything once when two gateways run at the same time', async () => {
    const [tonight] = await draws.bet(juan, FAST, {
      lines: [EVEN_MONEY('big'), EVEN_MONEY('small')],
    });
    const before = await balanceOf(juan);
    gateway.clock.moveTo(gateway.clock.offsetMs + (tonight?.drawsAt ?? 0) - draws.now());
    // Simulates another process: its own memory, the same database.
    const rival = { ...gateway.platform };
    await Promise.all([runDueDraws(gateway.platform), runDueDraws(rival)]);
    await Promise.all([settleDrawn(gateway.platform), settleDrawn(rival)]);
    await settleDrawn(gateway.platform);
    await juan.signIn('juan01');
    const [ticket] = await ticketsOf(juan, tonight!);
    expect(ticket?.settledAt).not.toBeNull();
    expect(await balanceOf(juan)).toBe(before + (ticket?.payout.minor ?? 0));
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('catch up after an outage, limited to the last draws', async () => {
    const { draws: sold } = await juan.client.call(getLotteryOffer, { lottery: FAST });
    const [first] = sold;
    await draws.passTo((first?.drawsAt ?? 0) + 86_400_000);
    const unfinished = await gateway.db.$count(
      lotteryDraw,
      and(eq(lotteryDraw.lottery, FAST), eq(lotteryDraw.status, 'drawn')),
    );
    expect(unfinished).toBe(0);
    const caller = callerOf(gateway);
    const latest = await caller.client.call(listDraws, { lottery: FAST, count: 60 });
    const times = latest.map(({ drawnAt }) => drawnAt);
    expect(times[0]).toBeGreaterThan(draws.now() - 60_000);
    expect(
      times.every((time, place) => place === 0 || (times[place - 1] ?? 0) - time === 60_000),
    ).toBe(true);
  });
});
