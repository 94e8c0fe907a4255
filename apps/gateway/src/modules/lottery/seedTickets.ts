import {
  LOTTERIES,
  lotteryOf,
  quickPick,
  writeSelection,
  type Lottery,
} from '@perya/rules/lottery';
import { and, asc, eq, gt, gte, inArray, lt } from 'drizzle-orm';
import { game as gameTable, vendor as vendorTable, gamePosting } from '../games';
import { uuidOf } from '../../kernel/crypto/uuid';
import { houseAccount, postAll, walletOf, type PostingRequest } from '../../kernel/ledger';
import { member as memberTable } from '../identity';
import { outcomeOf, bet } from '../bets';
import type { Random } from '../../kernel/seed/random';
import type { SeedContext } from '../../kernel/seed/seed';
import { maxPayout } from './limits';
import { createChaseDraws } from './openDraws';
import { costOfLines, settleTicket, type OrderLine } from './outcome';
import { lotteryDraw, lotteryOrder, lotteryTicket, type DrawRow } from './schema';

const MINUTE_MS = 60_000;
/**
 * The seeded tickets are from these last minutes, after all other seeded activity of a member, because the
 * balances in the statement are sequential.
 */
const LAST_MINUTES = 45;
/** No seeded ticket is newer than this, so that none looks like a current action. */
const FRESH_MS = 3 * MINUTE_MS;

interface Player {
  account: string;
  /** The number of tickets whose draws are over. */
  settled: number;
  /** The range of multiples of the price. */
  multiples: readonly [number, number];
  /** Codes of daily lotteries, and the number of coming draws with an open ticket. */
  waiting: readonly (readonly [code: string, draws: number])[];
}

const PLAYERS: readonly Player[] = [
  { account: 'juan01', settled: 9, multiples: [1, 3], waiting: [['PH_6_42', 3]] },
  {
    account: 'vip001',
    settled: 14,
    multiples: [5, 40],
    waiting: [
      ['PH_6_55', 1],
      ['PH_6_49', 4],
    ],
  },
];

/** Adds bets of members on past draws and on some coming ones. */
export async function seedTickets(context: SeedContext): Promise<void> {
  const { profile, random } = context;
  for (const player of PLAYERS) {
    const past = makePast(context, random(`lottery/${player.account}`));
    // The small data set of the tests is kept for days: none of its tickets may still win.
    const played =
      profile === 'small'
        ? { ...player, settled: Math.ceil(player.settled / 3), waiting: [] }
        : player;
    await playPast(context, past, played);
  }
}

type Past = ReturnType<typeof makePast>;
type NewOrder = typeof lotteryOrder.$inferInsert;
type NewTicket = typeof lotteryTicket.$inferInsert;
type NewBet = typeof bet.$inferInsert;

async function playPast(context: SeedContext, past: Past, player: Player): Promise<void> {
  const { db, now } = context;
  const [member] = await db
    .select({ id: memberTable.id, currency: memberTable.currency })
    .from(memberTable)
    .where(eq(memberTable.account, player.account));
  if (member === undefined) return;
  for (const draw of past.chance.shuffle(await lastDraws(context)).slice(0, player.settled)) {
    await past.play(member, player, [draw]);
  }
  for (const [code, draws] of player.waiting) {
    const lottery = lotteryOf(code);
    if (lottery === undefined) continue;
    await createChaseDraws(db, lottery, now.getTime());
    await past.play(member, player, await nextDraws(context, code, draws));
  }
  await past.keep(member);
}

/** Draws of the fast lotteries in the last minutes. */
async function lastDraws({ db, now }: SeedContext): Promise<DrawRow[]> {
  const since = new Date(now.getTime() - LAST_MINUTES * MINUTE_MS);
  const fast = LOTTERIES.filter(({ category }) => category === 'ELOTT').map(({ code }) => code);
  return db
    .select()
    .from(lotteryDraw)
    .where(
      and(
        inArray(lotteryDraw.lottery, fast),
        gte(lotteryDraw.drawAt, since),
        lt(lotteryDraw.drawAt, new Date(now.getTime() - FRESH_MS)),
      ),
    )
    .orderBy(asc(lotteryDraw.drawAt), asc(lotteryDraw.lottery));
}

function nextDraws({ db, now }: SeedContext, code: string, count: number): Promise<DrawRow[]> {
  return db
    .select()
    .from(lotteryDraw)
    .where(and(eq(lotteryDraw.lottery, code), gt(lotteryDraw.locksAt, now)))
    .orderBy(asc(lotteryDraw.drawAt))
    .limit(count);
}

type SeedMember = { id: number; currency: string };

/** Collects bets, and stores them with their postings in chronological order. */
function makePast({ db, now, brand }: SeedContext, chance: Random) {
  const orders: NewOrder[] = [];
  const tickets: Omit<NewTicket, 'betId'>[] = [];
  const bets: NewBet[] = [];
  const postings: PostingRequest[] = [];

  async function play(member: SeedMember, player: Player, draws: readonly DrawRow[]) {
    const [first] = draws;
    const lottery = first && lotteryOf(first.lottery);
    const game = lottery && (await gameOf(lottery));
    if (first === undefined || game === undefined || lottery === undefined) return;
    const id = uuidOf(`perya/ticket/${player.account}/${first.lottery}/${first.number}`);
    const latest = Math.min(first.locksAt.getTime(), now.getTime() - FRESH_MS + MINUTE_MS);
    const before = latest - chance.integer(5, 25) * 1000;
    const order: NewOrder = {
      id,
      memberId: member.id,
      lottery: lottery.code,
      gameId: game.id,
      gameName: game.name,
      mode: brand.lotteryType,
      lines: [pickedLine(lottery, player, chance)],
      chaseCount: draws.length,
      stopsOnWin: draws.length > 1,
      placedAt: new Date(before),
    };
    orders.push(order);
    for (const [place, draw] of draws.entries()) {
      add(member, { order, lottery, game, draw, place });
    }
  }

  function add(member: SeedMember, { order, lottery, game, draw, place }: OnDraw): void {
    const { currency } = member;
    const id = uuidOf(`perya/ticket/${order.id}/${place}`);
    const terms = { lottery, currency, multiple: 1, mode: order.mode };
    const cost = costOfLines(terms, order.lines);
    const won =
      draw.result === null
        ? null
        : settleTicket(terms, order.lines, {
            result: draw.result,
            max: Number(maxPayout(currency)),
          });
    const state = won === null ? 'OPEN' : outcomeOf(cost.stake, won.payout);
    const settledAt = won === null ? null : draw.drawAt;
    tickets.push({
      id,
      orderId: order.id,
      memberId: member.id,
      lottery: lottery.code,
      draw: draw.number,
      chaseNumber: place + 1,
      multiple: 1,
      currency,
      ...cost,
      state,
      payout: won?.payout ?? null,
      outcome: won?.outcome ?? null,
      placedAt: order.placedAt,
      settledAt,
    });
    const { id: gameId, name: gameName, category, vendor, vendorName } = game;
    bets.push({
      roundId: id,
      memberId: member.id,
      gameId,
      gameName,
      category,
      vendor,
      vendorName,
      currency,
      stake: cost.stake,
      payout: won?.payout ?? 0n,
      turnover: cost.stake,
      status: state,
      placedAt: order.placedAt,
      settledAt,
    });
    const owner = { member: { id: member.id, currency }, game };
    postings.push(
      gamePosting(owner, { kind: 'bet', amount: -cost.stake, key: id, at: order.placedAt }),
    );
    if (won !== null && won.payout > 0n) {
      postings.push(
        gamePosting(owner, { kind: 'payout', amount: won.payout, key: id, at: draw.drawAt }),
      );
    }
  }

  async function gameOf({ code }: Lottery): Promise<SeedGame | undefined> {
    const [row] = await db
      .select({ game: gameTable, vendorName: vendorTable.name })
      .from(gameTable)
      .innerJoin(vendorTable, eq(vendorTable.code, gameTable.vendor))
      .where(eq(gameTable.code, code));
    return row && { ...row.game, vendorName: row.vendorName };
  }

  /** Stores everything; a final deposit or withdrawal restores the original balance. */
  async function keep({ id, currency }: SeedMember): Promise<void> {
    if (orders.length === 0) return;
    const ordered = postings.toSorted((one, other) => one.at.getTime() - other.at.getTime());
    const moved = ordered.reduce((sum, { entries }) => sum + (entries[0]?.amount ?? 0n), 0n);
    await postAll(db, [...ordered, ...(moved === 0n ? [] : [levelling(id, currency, -moved)])]);
    await db.insert(lotteryOrder).values(orders);
    const rows = await db.insert(bet).values(bets).returning({ id: bet.id, roundId: bet.roundId });
    const ids = new Map(rows.map((row) => [row.roundId, row.id]));
    await db
      .insert(lotteryTicket)
      .values(tickets.map((ticket) => ({ ...ticket, betId: ids.get(ticket.id) ?? 0 })));
  }

  function levelling(memberId: number, currency: string, amount: bigint): PostingRequest {
    return {
      key: `seed:lottery:${memberId}`,
      kind: amount > 0n ? 'deposit' : 'withdrawal',
      at: new Date(now.getTime() - FRESH_MS + MINUTE_MS),
      entries: [
        { account: walletOf(memberId, currency), amount },
        { account: houseAccount('bank', currency), amount: -amount },
      ],
    };
  }

  return { chance, play, keep };
}

type SeedGame = typeof gameTable.$inferSelect & { vendorName: string };

interface OnDraw {
  order: NewOrder;
  lottery: Lottery;
  game: SeedGame;
  draw: DrawRow;
  place: number;
}

/** One bet, as generated by the quick pick. */
function pickedLine(lottery: Lottery, { multiples }: Player, chance: Random): OrderLine {
  const playType = chance.pick(lottery.playTypes);
  const selection = quickPick(playType.shape, (bound) => chance.integer(0, bound - 1));
  return {
    playType: playType.code,
    numbers: writeSelection(selection),
    unit: lottery.units[0] ?? 1000,
    multiple: chance.integer(...multiples),
    rebate: 0,
  };
}
