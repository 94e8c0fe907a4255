import { getBetDetail, getBettingRecord } from '@perya/api-client';
import { and, asc, eq } from 'drizzle-orm';
import { catalogueOf } from '../catalogue/catalogue';
import type { Category, Game } from '../catalogue/types';
import { wireGame } from '../catalogue/wire';
import { Rejection } from '../http/Rejection';
import { serve } from '../http/serve';
import { drawsOfBet } from '../lottery/proof';
import { toDecimal } from '../money';
import { fairSeed, fairRound } from '../play/schema';
import type { Topic } from '../topic';
import { bettingRecord } from './bets';
import { bet } from './schema';
import { seedBets } from './seed';

/** What is open here waits for a result that no player can hurry. */
const DECIDED_ELSEWHERE: ReadonlySet<Category> = new Set([
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
] as const);

const waitsForPlayer = ({ category, engine }: Game): boolean =>
  engine !== null && !DECIDED_ELSEWHERE.has(category);

/** What members have bet. */
export const records: Topic = {
  name: 'records',
  routes: [
    serve(getBettingRecord, async ({ input, ctx }) => {
      const catalogue = await catalogueOf(ctx.platform);
      return bettingRecord(ctx.db, ctx.me(), input, ({ status, gameId }) => {
        const game = status === 'OPEN' ? catalogue.game(gameId) : undefined;
        return game !== undefined && waitsForPlayer(game) && !ctx.brand.vendorsOff[game.vendor]
          ? wireGame(catalogue, game)
          : null;
      });
    }),
    serve(getBetDetail, async ({ input, ctx }) => {
      const id = /^\d{1,15}$/.test(input.betId) ? Number(input.betId) : -1;
      const [row] = await ctx.db
        .select({ id: bet.id })
        .from(bet)
        .where(and(eq(bet.id, id), eq(bet.memberId, ctx.me().id)));
      // Another member's bet is as unknown as one that never was.
      if (row === undefined) throw new Rejection(404, 'UNKNOWN_BET', 'not_found');
      const rounds = await ctx.db
        .select({ round: fairRound, seed: fairSeed })
        .from(fairRound)
        .innerJoin(fairSeed, eq(fairSeed.id, fairRound.seedId))
        .where(eq(fairRound.betId, row.id))
        .orderBy(asc(fairRound.playedAt), asc(fairRound.nonce));
      return {
        draws: [
          ...(await drawsOfBet(ctx.db, row.id)),
          ...rounds.map(({ round, seed }) => ({
            roundId: round.id,
            time: round.playedAt.getTime(),
            isFree: round.isFree ? (1 as const) : (0 as const),
            payout: toDecimal(round.payout),
            commitment: seed.commitment,
            serverSeed: seed.revealedAt === null || isOpen(round) ? null : seed.serverSeed,
            clientSeed: seed.clientSeed,
            nonce: round.nonce,
            // An open round's outcome is what is being played for.
            outcome: isOpen(round) ? [] : [...round.outcome],
            rules: round.model,
          })),
        ],
      };
    }),
  ],
  seed: seedBets,
};

const isOpen = ({ settledAt }: typeof fairRound.$inferSelect): boolean => settledAt === null;
