import { formatDecimal } from '@perya/rules/money';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { gameListOf } from '../game-list/gameList';
import type { Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import { member } from '../../identity';
import type { Platform } from '../../../kernel/platform';
import { placeBet, settleBet } from '../play/bets';
import { gameWalletOf, type GameWalletOwner } from '../play/gameWallet';
import { roomFor, stakesIn } from '../play/rooms';
import { endRound, insertRound, openRound, roundOf, type FairRound } from '../play/rounds';
import { fairRound } from '../play/schema';
import { nextDraw, ownerOf } from '../play/seeds';
import type { Player } from '../play/sessions';
import {
  arrange,
  type Card,
  type RoundReply,
  type WireEnd,
  type WireRound,
  deal,
  HAND_SIZE,
  isValidArrangement,
  ARRANGE_TIME_LIMIT_MS,
  payoutOf,
  PLAYER,
  PUSOY_MODEL,
  rowsOf,
  SEATS,
  showdown,
  type Rows,
} from '@perya/game-engines/pusoy';

/** Requests in flight at the deadline still count. */
const LATE_MS = 2000;

/** The stored details of a round, in addition to its stake and its 36 cards. */
interface TableDetails {
  dueAt: number;
  /** The player's arranged cards, front row first; null until they're laid. */
  laid: readonly Card[] | null;
  isAuto: boolean;
}

/** Takes the stake and deals. The house's three seats stake the same amount. */
export async function dealRound(
  tx: Db,
  platform: Platform,
  player: Player,
  { stake, at }: { stake: bigint; at: Date },
): Promise<RoundReply> {
  if (!stakesIn(roomFor(player)).includes(stake))
    throw new Rejection(422, 'UNKNOWN_STAKE', 'unknown_stake');
  // The lock on the seed serializes two tabs: the second one finds the first one's round.
  const draw = await nextDraw(tx, ownerOf(player), at);
  const open = await openRound(tx, player);
  if (open !== undefined && !(await settleIfDue(tx, player, open, at)))
    throw new Rejection(409, 'ROUND_OPEN', 'round_open');
  const roundId = randomUUID();
  const betId = await placeBet(tx, platform, player, { roundId, stake, at });
  const details: TableDetails = {
    dueAt: at.getTime() + ARRANGE_TIME_LIMIT_MS,
    laid: null,
    isAuto: false,
  };
  await insertRound(tx, player, {
    id: roundId,
    betId,
    model: PUSOY_MODEL,
    draw,
    outcome: deal(draw).flat(),
    stake,
    at,
    details,
  });
  return replyOf(tx, player, roundId, at);
}

/** Lays the player's cards and pays the prizes. */
export async function showRound(
  tx: Db,
  player: Player,
  { roundId, laid, at }: { roundId: string; laid: readonly Card[]; at: Date },
): Promise<RoundReply> {
  const open = await openRound(tx, player);
  if (open?.id === roundId && !(await settleIfDue(tx, player, open, at))) {
    const rows = rowsOf(laid, dealtTo(open, PLAYER));
    if (rows === undefined) throw new Rejection(400, 'INVALID_REQUEST', 'invalid_request');
    if (!isValidArrangement(rows)) throw new Rejection(422, 'ROWS_OUT_OF_ORDER', 'invalid_request');
    await settle(tx, player, open, { rows, isAuto: false, at });
  }
  return replyOf(tx, player, roundId, at);
}

/** The current round, or the last one; settled first if its time is up. */
export async function currentRound(
  tx: Db,
  player: Player,
  at: Date,
): Promise<RoundReply | undefined> {
  const open = await openRound(tx, player);
  if (open !== undefined) await settleIfDue(tx, player, open, at);
  const [last] = await tx
    .select({ id: fairRound.id })
    .from(fairRound)
    .where(
      and(
        eq(fairRound.memberId, player.member.id),
        eq(fairRound.gameId, player.game.id),
        eq(fairRound.mode, player.mode),
      ),
    )
    .orderBy(desc(fairRound.playedAt), desc(fairRound.nonce))
    .limit(1);
  return last === undefined ? undefined : replyOf(tx, player, last.id, at);
}

/** Lays the cards of players who are away. */
export async function settleTables(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const gameList = await gameListOf(platform);
  const open = await db
    .select({ round: fairRound })
    .from(fairRound)
    .where(and(isNull(fairRound.settledAt), eq(fairRound.model, PUSOY_MODEL)));
  for (const { round } of open.filter((one) => isDue(one.round, clock.now()))) {
    await db.transaction(async (tx) => {
      const [row] = await tx
        .select({ round: fairRound, currency: member.currency })
        .from(fairRound)
        .innerJoin(member, eq(member.id, fairRound.memberId))
        .where(and(eq(fairRound.id, round.id), isNull(fairRound.settledAt)))
        .for('update', { of: fairRound });
      if (row === undefined) return;
      const owner: GameWalletOwner = {
        mode: row.round.mode,
        member: { id: row.round.memberId, currency: row.currency },
        game: { id: round.gameId, name: gameList.game(round.gameId)?.name ?? round.gameId },
      };
      await settleIfDue(tx, owner, row.round, clock.now());
    });
  }
}

const isDue = (round: FairRound, at: Date): boolean =>
  at.getTime() >= detailsOf(round).dueAt + LATE_MS;

/** Lays the player's cards the way the house's players would, once the time is up. */
async function settleIfDue(
  tx: Db,
  owner: GameWalletOwner,
  round: FairRound,
  at: Date,
): Promise<boolean> {
  if (!isDue(round, at)) return false;
  await settle(tx, owner, round, { rows: arrange(dealtTo(round, PLAYER)), isAuto: true, at });
  return true;
}

async function settle(
  tx: Db,
  owner: GameWalletOwner,
  round: FairRound,
  { rows, isAuto, at }: { rows: Rows; isAuto: boolean; at: Date },
): Promise<void> {
  const details: TableDetails = { ...detailsOf(round), laid: rows.flat(), isAuto };
  const take = showdown(layTable(round, rows)).takes[PLAYER] ?? 0;
  const payout = payoutOf(round.stake, take);
  if (!(await endRound(tx, round.id, { payout, at, details }))) return;
  const ref = { betId: round.betId, roundId: round.id };
  await settleBet(tx, owner, ref, { payout, at, ...(isAuto && { by: 'PLATFORM' }) });
}

/** The rows of every seat, the player's first. */
const layTable = (round: FairRound, mine: Rows): Rows[] => [
  mine,
  ...Array.from({ length: SEATS - 1 }, (_, seat) => arrange(dealtTo(round, seat + 1))),
];

const dealtTo = ({ outcome }: FairRound, seat: number): readonly Card[] =>
  outcome.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE);

async function replyOf(tx: Db, player: Player, roundId: string, at: Date): Promise<RoundReply> {
  const round = await roundOf(tx, player, roundId);
  return {
    round: wireRound(round),
    now: at.getTime(),
    balance: formatDecimal(await gameWalletOf(tx, player).balance()),
  };
}

function wireRound(round: FairRound): WireRound {
  const { dueAt } = detailsOf(round);
  return {
    roundId: round.id,
    stake: formatDecimal(round.stake),
    cards: dealtTo(round, PLAYER),
    dueAt,
    end: endOf(round),
  };
}

function endOf(round: FairRound): WireEnd | null {
  const { laid, isAuto } = detailsOf(round);
  if (round.settledAt === null || laid === null) return null;
  const mine = rowsOf(laid, dealtTo(round, PLAYER));
  if (mine === undefined) throw new Error(`Round ${round.id} keeps cards that were not dealt.`);
  const seats = layTable(round, mine);
  const { shares, banner } = showdown(seats);
  return {
    seats: seats.map((rows) => rows.flat()),
    shares: [...shares, banner],
    payout: formatDecimal(round.payout),
    isAuto,
  };
}

/** Only this module writes it. */
const detailsOf = ({ details }: FairRound): TableDetails => details as unknown as TableDetails;
