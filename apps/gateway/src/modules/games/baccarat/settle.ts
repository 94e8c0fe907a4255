import { and, asc, eq } from 'drizzle-orm';
import { gameListOf } from '../game-list/gameList';
import type { Db } from '../../../kernel/db/types';
import { member } from '../../identity';
import type { Platform } from '../../../kernel/platform';
import { settleBet } from '../play/bets';
import type { GameWalletOwner } from '../play/gameWallet';
import { insertRound } from '../play/rounds';
import { keepSharedSeed } from '../play/seeds';
import { readStakes, sumOf } from './bet';
import { type BaccaratDetails, baccaratModel, settle } from '@perya/game-engines/baccarat';
import { deal, dealtRound, lockRound, serverSeedOf } from './rounds';
import { baccaratRound, baccaratSlip } from './schema';

type Slip = typeof baccaratSlip.$inferSelect;

/** Pays every bet of a finished round. Repeated calls have no effect. */
export async function settleRound(
  platform: Platform,
  gameId: string,
  round: number,
): Promise<void> {
  const here = and(eq(baccaratRound.gameId, gameId), eq(baccaratRound.round, round));
  const [known] = await platform.db.select().from(baccaratRound).where(here);
  if (known !== undefined && known.settledAt !== null) return;
  const game = (await gameListOf(platform)).game(gameId);
  const rules = baccaratModel(game?.model ?? '');
  if (game === undefined || rules === undefined) {
    throw new Error(
      `The game list has no table ${gameId} any more; its round ${round} is not paid.`,
    );
  }
  await dealtRound(platform, gameId, round);
  const at = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    const { clientSeed, settledAt } = await lockRound(tx, gameId, round);
    if (settledAt !== null || clientSeed === null) return;
    const dealt = deal(platform, { gameId, round, clientSeed });
    const slips = await slipsOf(tx, gameId, round);
    const seeds = slips.map(({ slip }) => slip.clientSeed);
    if (slips.length > 0) {
      const serverSeed = serverSeedOf(platform, gameId, round);
      const seedId = await keepSharedSeed(tx, { gameId, serverSeed, clientSeed, at });
      // In the order of the members, so that two tables that pay the same players don't wait for each other.
      for (const { slip, currency } of slips.toSorted(byMember)) {
        const owner: GameWalletOwner = {
          mode: slip.mode,
          member: { id: slip.memberId, currency },
          game,
        };
        const stakes = readStakes(slip.stakes);
        const { payout, turnover } = settle(rules, dealt, stakes);
        const details: BaccaratDetails = { round, stakes: slip.stakes, seeds };
        await insertRound(tx, owner, {
          id: slip.roundId,
          betId: slip.betId,
          model: rules.id,
          draw: { seedId, nonce: round },
          outcome: dealt.dealt,
          stake: sumOf(stakes),
          at,
          details,
          isShared: true,
          settled: { payout },
        });
        await settleBet(tx, owner, slip, { payout, turnover, at });
        await tx.update(baccaratSlip).set({ payout }).where(eq(baccaratSlip.id, slip.id));
      }
    }
    await tx.update(baccaratRound).set({ settledAt: at }).where(here);
  });
}

const byMember = (one: { slip: Slip }, other: { slip: Slip }): number =>
  one.slip.memberId - other.slip.memberId;

const slipsOf = (tx: Db, gameId: string, round: number) =>
  tx
    .select({ slip: baccaratSlip, currency: member.currency })
    .from(baccaratSlip)
    .innerJoin(member, eq(member.id, baccaratSlip.memberId))
    .where(and(eq(baccaratSlip.gameId, gameId), eq(baccaratSlip.round, round)))
    .orderBy(asc(baccaratSlip.id));
