import { and, eq, isNotNull, lt, max } from 'drizzle-orm';
import { gameListOf } from '../game-list/gameList';
import { hasEngine } from '../game-list/types';
import { member as memberTable } from '../../identity';
import type { Platform } from '../../../kernel/platform';
import { fairRound } from '../play/schema';
import { ownerOf, seedInUse } from '../play/seeds';
import type { Player } from '../play/sessions';
import { playSpin, readFeature } from './play';
import { slotFeature } from './schema';
import type { Job } from '../../../kernel/jobs/jobs';

/**
 * How long free spins are kept for their player. It covers a holiday or a broken phone; after that, the
 * player benefits more from the winnings than from playing the spins.
 */
const WAIT_MS = 30 * 86_400_000;
const LOOK_MS = 10 * 60_000;

/**
 * Plays abandoned free spins as their player would have: with the player's own seeds, each once, paid to the
 * wallet. The record shows that the platform played them.
 */
export async function playAbandonedSpins(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const left = await db
    .select({ feature: slotFeature, member: memberTable })
    .from(slotFeature)
    .innerJoin(memberTable, eq(memberTable.id, slotFeature.memberId))
    .innerJoin(
      fairRound,
      and(
        eq(fairRound.memberId, slotFeature.memberId),
        eq(fairRound.gameId, slotFeature.gameId),
        eq(fairRound.mode, slotFeature.mode),
      ),
    )
    .where(and(eq(slotFeature.mode, 'real'), isNotNull(slotFeature.betId)))
    .groupBy(slotFeature.id, memberTable.id)
    .having(lt(max(fairRound.playedAt), new Date(clock.now().getTime() - WAIT_MS)));
  const gameList = await gameListOf(platform);
  for (const { feature, member } of left) {
    const game = gameList.game(feature.gameId);
    if (game === undefined || !hasEngine(game)) continue;
    const player: Player = {
      sessionId: '',
      member,
      game,
      mode: 'real',
      language: '',
      backUrl: null,
      roomId: null,
    };
    // One spin per transaction: a player who returns in between finds the remaining ones.
    // oxlint-disable-next-line no-await-in-loop
    while (await spinOne(platform, player));
  }
}

/** Plays one spin. Returns whether any are left. */
function spinOne(platform: Platform, player: Player): Promise<boolean> {
  return platform.db.transaction(async (tx) => {
    // Locks the seed first, as every spin does, because the player may return at this moment.
    await seedInUse(tx, ownerOf(player), platform.clock.now());
    const feature = await readFeature(tx, player);
    // Already played: without free spins, a spin would cost the player a stake.
    if (feature === undefined) return false;
    const { feature: rest } = await playSpin(tx, platform, player, feature.stake, 'PLATFORM');
    return rest !== null;
  });
}

export const abandonedSpinsJob: Job = {
  name: 'play free spins that were left',
  everyMs: LOOK_MS,
  run: playAbandonedSpins,
  atStart: true,
};
