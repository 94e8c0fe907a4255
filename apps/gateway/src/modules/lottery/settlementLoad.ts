import { lotteryOf, type Lottery } from '@perya/rules/lottery';
import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import { houseAccount, post, postAll, walletOf } from '../../kernel/ledger';
import { member as memberTable, MEMBER_TYPES } from '../identity';
import { gamePosting } from '../games';
import { bet } from '../bets';
import type { TestGateway } from '../../testing';
import { runDueDraws } from './jobs';
import { createChaseDraws } from './openDraws';
import { costOfLines, type OrderLine } from './outcome';
import { lotteryDraw, lotteryOrder, lotteryTicket, type DrawRow } from './schema';
import { settleDrawn } from './settle';

/** One of the two always wins, so half of the tickets are paid, which is more than in any real draw. */
const LINES: readonly OrderLine[] = ['big', 'small'].map((numbers) => ({
  playType: 'sum-sides',
  numbers,
  unit: 1000,
  multiple: 1,
  rebate: 0,
}));
const LOTTERY = 'FIVE_1M';
/** Keeps a statement below PostgreSQL's 65,535 parameters. */
const BATCH = 1_000;

/** The duration of a settlement, in milliseconds. */
export interface SettlementTimes {
  tickets: number;
  winners: number;
  /** From the time of the draw until the last ticket was paid. */
  settleMs: number;
}

/** Sells a number of tickets on one draw as fast as the database allows, then draws and settles it. */
export async function measureSettlement(
  gateway: Pick<TestGateway, 'platform' | 'db' | 'clock'>,
  tickets: number,
): Promise<SettlementTimes> {
  const { platform, db, clock } = gateway;
  const draw = await sellTickets(gateway, tickets);
  clock.moveTo(clock.offsetMs + draw.drawAt.getTime() - clock.now().getTime());
  const began = performance.now();
  await runDueDraws(platform);
  await settleDrawn(platform);
  const settleMs = performance.now() - began;
  const winners = await db.$count(
    lotteryTicket,
    and(
      eq(lotteryTicket.lottery, LOTTERY),
      eq(lotteryTicket.draw, draw.number),
      eq(lotteryTicket.state, 'WON'),
    ),
  );
  return { tickets, winners, settleMs };
}

/** Sells tickets on a coming draw to all members or some. Stakes are taken as usual, but in batches. */
export async function sellTickets(
  { db, clock }: Pick<TestGateway, 'db' | 'clock'>,
  count: number,
  accounts?: readonly string[],
): Promise<DrawRow> {
  const lottery = lotteryOf(LOTTERY);
  if (lottery === undefined) throw new Error(`No lottery is called ${LOTTERY}.`);
  const now = clock.now();
  await createChaseDraws(db, lottery, now.getTime());
  // Not the very next draw, which could be drawn while tickets are still being sold.
  const [, , , draw] = await db
    .select()
    .from(lotteryDraw)
    .where(and(eq(lotteryDraw.lottery, LOTTERY), gt(lotteryDraw.locksAt, now)))
    .orderBy(asc(lotteryDraw.drawAt))
    .limit(4);
  if (draw === undefined) throw new Error(`${LOTTERY} has no draw to sell.`);
  const members = await db
    .select({ id: memberTable.id, currency: memberTable.currency })
    .from(memberTable)
    .where(
      accounts === undefined
        ? ne(memberTable.type, MEMBER_TYPES.trial)
        : inArray(memberTable.account, [...accounts]),
    )
    .orderBy(asc(memberTable.id));
  const orders = Array.from({ length: count }, (_, place): LoadOrder => {
    const member = members[place % members.length];
    const line = LINES[place % LINES.length];
    if (member === undefined || line === undefined) throw new Error('Nobody is there to buy.');
    const terms = { lottery, currency: member.currency, multiple: 1 };
    return { id: crypto.randomUUID(), member, line, ...costOfLines(terms, [line]) };
  });
  const sale: Sale = { db, lottery, draw, at: now };
  for (const member of members) await fund(sale, member, orders);
  for (let from = 0; from < count; from += BATCH) {
    await sell(sale, orders.slice(from, from + BATCH));
  }
  return draw;
}

interface LoadOrder {
  /** The id of both the order and its ticket. */
  id: string;
  member: { id: number; currency: string };
  line: OrderLine;
  stake: bigint;
  contribution: bigint;
}

interface Sale {
  db: Db;
  lottery: Lottery;
  draw: DrawRow;
  at: Date;
}

/** Deposits what a member is about to spend. */
async function fund(
  { db, at }: Sale,
  { id, currency }: LoadOrder['member'],
  orders: readonly LoadOrder[],
): Promise<void> {
  const amount = orders.reduce(
    (sum, { member, stake }) => (member.id === id ? sum + stake : sum),
    0n,
  );
  await post(db, {
    key: `load:${crypto.randomUUID()}`,
    kind: 'deposit',
    at,
    entries: [
      { account: walletOf(id, currency), amount },
      { account: houseAccount('bank', currency), amount: -amount },
    ],
  });
}

async function sell({ db, lottery, draw, at }: Sale, orders: readonly LoadOrder[]): Promise<void> {
  const game = { id: lottery.code, name: lottery.name };
  await postAll(
    db,
    orders.map(({ id, member, stake }) =>
      gamePosting({ member, game }, { kind: 'bet', amount: -stake, key: id, at }),
    ),
  );
  const betIds = await keepBets({ db, lottery, at, draw }, orders);
  await db.insert(lotteryOrder).values(
    orders.map(({ id, member, line }) => ({
      id,
      memberId: member.id,
      lottery: lottery.code,
      gameId: game.id,
      gameName: game.name,
      mode: 'SEA' as const,
      lines: [line],
      chaseCount: 1,
      stopsOnWin: false,
      placedAt: at,
    })),
  );
  await db.insert(lotteryTicket).values(
    orders.map(({ id, member, stake, contribution }) => ({
      id,
      orderId: id,
      memberId: member.id,
      betId: betIds.get(id) ?? 0,
      lottery: lottery.code,
      draw: draw.number,
      chaseNumber: 1,
      multiple: 1,
      currency: member.currency,
      stake,
      contribution,
      placedAt: at,
    })),
  );
}

async function keepBets(
  { db, lottery, at }: Sale,
  orders: readonly LoadOrder[],
): Promise<Map<string, number>> {
  const bets = await db
    .insert(bet)
    .values(
      orders.map(({ id, member, stake }) => ({
        roundId: id,
        memberId: member.id,
        gameId: lottery.code,
        gameName: lottery.name,
        category: lottery.category,
        vendor: 'MNT',
        vendorName: 'Minuto',
        currency: member.currency,
        stake,
        payout: 0n,
        turnover: stake,
        status: 'OPEN' as const,
        placedAt: at,
      })),
    )
    .returning({ id: bet.id, roundId: bet.roundId });
  return new Map(bets.map((row) => [row.roundId, row.id]));
}
