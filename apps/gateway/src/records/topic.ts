import { getBetDetail, getBettingRecord } from '@perya/api-client';
import { and, asc, eq } from 'drizzle-orm';
import { Rejection } from '../http/Rejection';
import { serve } from '../http/serve';
import { toDecimal } from '../money';
import { fairSeed, slotSpin } from '../play/schema';
import type { Topic } from '../topic';
import { bettingRecord } from './bets';
import { bet } from './schema';
import { seedBets } from './seed';

/** What members have bet. */
export const records: Topic = {
  name: 'records',
  routes: [
    serve(getBettingRecord, ({ input, ctx }) => bettingRecord(ctx.db, ctx.me(), input)),
    serve(getBetDetail, async ({ input, ctx }) => {
      const id = /^\d{1,15}$/.test(input.betId) ? Number(input.betId) : -1;
      const [row] = await ctx.db
        .select({ id: bet.id })
        .from(bet)
        .where(and(eq(bet.id, id), eq(bet.memberId, ctx.me().id)));
      // Another member's bet is as unknown as one that never was.
      if (row === undefined) throw new Rejection(404, 'UNKNOWN_BET', 'not_found');
      const spins = await ctx.db
        .select({ spin: slotSpin, seed: fairSeed })
        .from(slotSpin)
        .innerJoin(fairSeed, eq(fairSeed.id, slotSpin.seedId))
        .where(eq(slotSpin.betId, row.id))
        .orderBy(asc(slotSpin.playedAt), asc(slotSpin.nonce));
      return {
        draws: spins.map(({ spin, seed }) => ({
          roundId: spin.id,
          time: spin.playedAt.getTime(),
          isFree: spin.isFree ? (1 as const) : (0 as const),
          payout: toDecimal(spin.payout),
          commitment: seed.commitment,
          serverSeed: seed.revealedAt === null ? null : seed.serverSeed,
          clientSeed: seed.clientSeed,
          nonce: spin.nonce,
          outcome: [...spin.stops],
          rules: spin.model,
        })),
      };
    }),
  ],
  seed: seedBets,
};
