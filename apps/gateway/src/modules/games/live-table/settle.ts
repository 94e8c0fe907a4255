import { and, asc, eq } from 'drizzle-orm';
import { gameListOf } from '../game-list/gameList';
import type { Db } from '../../../kernel/db/types';
import { member } from '../../identity';
import type { Platform } from '../../../kernel/platform';
import { settleBet } from '../play/bets';
import type { GameWalletOwner } from '../play/gameWallet';
import { insertRound } from '../play/rounds';
import { keepSharedSeed } from '../play/seeds';
import { readStakes, sumOfStakes, type TableRoundDetails } from '@perya/game-engines/live-table';
import { handsOf, replayHand } from './hands';
import { closeRound, lockRound, serverSeedOf } from './rounds';
import { tableRound, tableSlip } from './schema';
import { isTable, modelOf, rulesOf } from './tables';

type Slip = typeof tableSlip.$inferSelect;

/** Pays every bet of a finished round. Repeated calls have no effect. */
export async function settleRound(
  platform: Platform,
  gameId: string,
  round: number,
): Promise<void> {
  const here = and(eq(tableRound.gameId, gameId), eq(tableRound.round, round));
  const [known] = await platform.db.select().from(tableRound).where(here);
  if (known !== undefined && known.settledAt !== null) return;
  const game = (await gameListOf(platform)).game(gameId);
  if (game === undefined || !isTable(game)) {
    throw new Error(
      `The game list has no table ${gameId} any more; its round ${round} is not paid.`,
    );
  }
  const { settle } = rulesOf(game);
  const model = modelOf(game);
  const at = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    const { settledAt } = await lockRound(tx, gameId, round);
    if (settledAt !== null) return;
    const dealt = await closeRound(tx, platform, game, round);
    const { outcome, clientSeed } = dealt;
    const hands = await handsOf(tx, platform, game, dealt);
    const slips = await slipsOf(tx, gameId, round);
    const seeds = slips.map(({ slip }) => slip.clientSeed);
    if (slips.length > 0) {
      const serverSeed = serverSeedOf(platform, game, round);
      const seedId = await keepSharedSeed(tx, { gameId, serverSeed, clientSeed, at });
      // In the order of the members, so that two tables that pay the same players don't wait for each other.
      for (const { slip, currency } of slips.toSorted(byMember)) {
        const owner: GameWalletOwner = {
          mode: slip.mode,
          member: { id: slip.memberId, currency },
          game,
        };
        const stakes = readStakes(slip.stakes);
        const hand = hands.get(slip.id);
        const { payout, turnover } = settle(model, outcome, stakes, hand);
        const inPlay = replayHand(game, hand, dealt, slip.stakes);
        const details: TableRoundDetails = {
          round,
          stakes: slip.stakes,
          seeds,
          ...(hand && inPlay && { hand: { ...inPlay.hand, place: hand.place } }),
        };
        await insertRound(tx, owner, {
          id: slip.roundId,
          betId: slip.betId,
          model: model.id,
          draw: { seedId, nonce: round },
          outcome,
          stake: sumOfStakes(stakes) + (inPlay?.added ?? 0n),
          at,
          details,
          isShared: true,
          settled: { payout },
        });
        await settleBet(tx, owner, slip, { payout, turnover, at });
        await tx.update(tableSlip).set({ payout }).where(eq(tableSlip.id, slip.id));
      }
    }
    await tx.update(tableRound).set({ settledAt: at }).where(here);
  });
}

const byMember = (one: { slip: Slip }, other: { slip: Slip }): number =>
  one.slip.memberId - other.slip.memberId;

const slipsOf = (tx: Db, gameId: string, round: number) =>
  tx
    .select({ slip: tableSlip, currency: member.currency })
    .from(tableSlip)
    .innerJoin(member, eq(member.id, tableSlip.memberId))
    .where(and(eq(tableSlip.gameId, gameId), eq(tableSlip.round, round)))
    .orderBy(asc(tableSlip.id));
