import { slotModel } from '@perya/game-engines/slot';
import {
  exportBettingRecord,
  getBet,
  getBetDetail,
  getBettingRecord,
  getProfitReport,
  listBonuses,
  listPlayed,
} from '@perya/api-client';
import { and, asc, eq } from 'drizzle-orm';
import {
  gameListOf,
  isOffered,
  type Category,
  type Game,
  wireGame,
  fairSeed,
  fairRound,
} from '../games';
import { Rejection } from '../../kernel/http/Rejection';
import { serve, type CallContext } from '../../kernel/http/serve';
import { drawsOfBet, lotteryTicket, wholeTickets, wireTicket } from '../lottery';
import type { Module } from '../../kernel/module';
import { bonuses } from './bonuses';
import {
  betsAfter,
  betTotals,
  bettingRecord,
  describeBet,
  type BetRow,
  type ResumableGame,
} from './bets';
import { partOf } from '../../kernel/http/exportPart';
import { playedGames, profitReport } from './profit';
import { bet } from '../bets';
import { seedBets } from './seed';
import { spanOf } from '../../kernel/http/recordSpan';
import { betData } from './ownData';

/** Open bets in these categories wait for a result that the player can't influence. */
const DECIDED_ELSEWHERE: ReadonlySet<Category> = new Set([
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
] as const);

const waitsForPlayer = ({ category }: Game): boolean => !DECIDED_ELSEWHERE.has(category);

/** The betting record. */
export const records: Module = {
  name: 'records',
  ownData: betData,
  routes: [
    serve(getBettingRecord, async ({ input, ctx }) =>
      bettingRecord(
        ctx.db,
        ctx.me(),
        { ...input, span: spanOf(ctx, input) },
        await resumableIn(ctx),
      ),
    ),
    serve(exportBettingRecord, async ({ input, ctx }) => {
      const { id: memberId, currency } = ctx.me();
      const query = { ...input, memberId, span: spanOf(ctx, input) };
      const { rows, next } = await partOf(
        input.after,
        (window) => betsAfter(ctx.db, query, window),
        ({ id }) => id,
      );
      const { bets: totalCount } = await betTotals(ctx.db, query);
      // An exported file has no links to games.
      return { currency, totalCount, next, rows: rows.map((row) => describeBet(row, () => null)) };
    }),
    serve(getBet, async ({ input, ctx }) => {
      const row = await ownBet(ctx, input.betId);
      const [whole] = await wholeTickets(ctx.db, eq(lotteryTicket.betId, row.id));
      return {
        currency: row.currency,
        bet: describeBet(row, await resumableIn(ctx)),
        ticket: whole ? wireTicket(whole, ctx.now()) : null,
      };
    }),
    serve(listPlayed, playedGames),
    serve(getProfitReport, profitReport),
    serve(listBonuses, bonuses),
    serve(getBetDetail, async ({ input, ctx }) => {
      const row = await ownBet(ctx, input.betId);
      const rounds = await ctx.db
        .select({ round: fairRound, seed: fairSeed })
        .from(fairRound)
        .innerJoin(fairSeed, eq(fairSeed.id, fairRound.seedId))
        .where(eq(fairRound.betId, row.id))
        .orderBy(asc(fairRound.playedAt), asc(fairRound.nonce));
      return [
        ...(await drawsOfBet(ctx.db, row)),
        ...rounds.map(({ round, seed }) => ({
          roundId: round.id,
          at: round.playedAt.getTime(),
          isFree: round.isFree,
          currency: row.currency,
          payout: round.payout,
          commitment: seed.commitment,
          serverSeed: seed.revealedAt === null || isOpen(round) ? null : seed.serverSeed,
          clientSeed: seed.clientSeed,
          nonce: round.nonce,
          // The outcome of an open round is still being played for.
          outcome: isOpen(round) ? [] : [...round.outcome],
          ...limitsOf(round.model),
          rules: round.model,
        })),
      ];
    }),
  ],
  seedDemo: seedBets,
};

const isOpen = ({ settledAt }: typeof fairRound.$inferSelect): boolean => settledAt === null;

/** The exclusive upper bounds of a slot's drawn numbers; other games are verified in the game. */
function limitsOf(model: string): { limits?: number[] } {
  const slot = slotModel(model);
  return slot ? { limits: slot.strips.map((strip) => strip.length) } : {};
}

/** The game in which an open bet can be resumed, if it's waiting for its player there. */
async function resumableIn(ctx: CallContext): Promise<(row: BetRow) => ResumableGame> {
  const gameList = await gameListOf(ctx.platform);
  return ({ status, gameId }) => {
    const game = status === 'OPEN' ? gameList.game(gameId) : undefined;
    return game !== undefined && waitsForPlayer(game) && isOffered(ctx.brand, game)
      ? wireGame(gameList, game)
      : null;
  };
}

/** Another member's bet is not found, like one that doesn't exist. */
async function ownBet(ctx: CallContext, betId: string): Promise<BetRow> {
  const id = /^\d{1,15}$/.test(betId) ? Number(betId) : -1;
  const [row] = await ctx.db
    .select()
    .from(bet)
    .where(and(eq(bet.id, id), eq(bet.memberId, ctx.me().id)));
  if (row === undefined) throw new Rejection(404, 'UNKNOWN_BET', 'not_found');
  return row;
}
