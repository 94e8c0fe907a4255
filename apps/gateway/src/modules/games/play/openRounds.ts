import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import type { Platform } from '../../../kernel/platform';
import { member } from '../../identity';
import { gameListOf } from '../game-list/gameList';
import type { GameWalletOwner } from './gameWallet';
import type { FairRound } from './rounds';
import { fairRound } from './schema';

interface OpenRoundsOptions {
  models: readonly string[];
  /** Whether a round is handled now. */
  isDue(round: FairRound): boolean;
  /** Handles a round, locked in its own transaction. */
  run(tx: Db, owner: GameWalletOwner, round: FairRound): Promise<void>;
}

/** Handles open rounds of all players, for a job. A round that is over by then is skipped. */
export async function handleOpenRounds(
  platform: Platform,
  { models, isDue, run }: OpenRoundsOptions,
): Promise<void> {
  const { db } = platform;
  const isOpen = and(isNull(fairRound.settledAt), inArray(fairRound.model, [...models]));
  const open = await db.select().from(fairRound).where(isOpen);
  const gameList = await gameListOf(platform);
  for (const { id } of open.filter(isDue)) {
    await db.transaction(async (tx) => {
      const [row] = await tx
        .select({ round: fairRound, currency: member.currency })
        .from(fairRound)
        .innerJoin(member, eq(member.id, fairRound.memberId))
        .where(and(eq(fairRound.id, id), isOpen))
        .for('update', { of: fairRound });
      if (row === undefined) return;
      const { round, currency } = row;
      const owner: GameWalletOwner = {
        mode: round.mode,
        member: { id: round.memberId, currency },
        game: { id: round.gameId, name: gameList.game(round.gameId)?.name ?? round.gameId },
      };
      await run(tx, owner, round);
    });
  }
}
