import { matchResultOf, type MatchDetails } from '@perya/game-engines/match';
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import type { Platform } from '../../../kernel/platform';
import { gameListOf } from '../game-list/gameList';
import { settleBet } from '../play/bets';
import type { GameWalletOwner } from '../play/gameWallet';
import { insertRound } from '../play/rounds';
import { keepSharedSeed } from '../play/seeds';
import { match, matchSeat } from './schema';
import { isAway, matchTable, type MatchTable, type SeatRow } from './table';

/** Pays the members of a match that is over, and reveals its seed. */
export async function settleMatch(
  tx: Db,
  platform: Platform,
  table: MatchTable,
  points: readonly number[],
  at: Date,
): Promise<MatchTable> {
  const { row, rules, members, play } = table;
  if (play === null) throw new Error(`Match ${row.id} is over without cards.`);
  const { gameId, stake, currency, model } = row;
  const name = (await gameListOf(platform)).game(gameId)?.name ?? gameId;
  const seedId = await keepSharedSeed(tx, { gameId, at, ...play.draw });
  const seeds = members.map(({ clientSeed }) => clientSeed);
  // In the order of the members, so that two matches that pay the same players don't wait for each other.
  for (const seat of members.toSorted((one, other) => one.memberId - other.memberId)) {
    const owner: GameWalletOwner = {
      mode: seat.mode,
      member: { id: seat.memberId, currency },
      game: { id: gameId, name },
    };
    const won = points[seat.seat] ?? 0;
    const { payout, turnover } = matchResultOf(stake, won, rules.game.maxPoints);
    const details: MatchDetails = {
      matchId: row.id,
      seat: seat.seat,
      seats: row.seats,
      seeds,
      actions: row.actions,
    };
    await insertRound(tx, owner, {
      id: seat.roundId,
      betId: seat.betId,
      model,
      draw: { seedId, nonce: play.draw.nonce },
      outcome: play.outcome,
      stake,
      at,
      details,
      isShared: true,
      settled: { payout },
    });
    const by = isAway(row, seat.seat) ? { by: 'PLATFORM' as const } : {};
    await settleBet(tx, owner, seat, { payout, turnover, at, ...by });
    await storePayout(tx, seat, payout);
  }
  const settled = { settledAt: at, nextAt: null };
  await tx.update(match).set(settled).where(eq(match.id, row.id));
  return matchTable(tx, platform, { ...row, ...settled });
}

const storePayout = (tx: Db, { matchId, seat }: SeatRow, payout: bigint) =>
  tx
    .update(matchSeat)
    .set({ payout })
    .where(and(eq(matchSeat.matchId, matchId), eq(matchSeat.seat, seat)));

const SWEPT_AFTER_MS = 24 * 3_600_000;

/** Deletes old matches. Bets remain in the record and in the fair rounds. */
export async function sweepMatches({ db, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - SWEPT_AFTER_MS);
  await db.delete(match).where(lt(match.settledAt, before));
}
