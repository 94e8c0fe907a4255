import type { Job } from '../../../kernel/jobs/jobs';
import type { Platform } from '../../../kernel/platform';
import { handleOpenRounds } from '../play/openRounds';
import { INSTANT_MODELS } from './games';
import { endAbandoned } from './play';

/** How long an open round waits for its player. */
const WAIT_MS = 24 * 3_600_000;
const LOOK_MS = 10 * 60_000;

/** Ends the rounds that their players have left. */
export async function endAbandonedRounds(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  await handleOpenRounds(platform, {
    models: INSTANT_MODELS,
    isDue: ({ playedAt }) => playedAt.getTime() < now.getTime() - WAIT_MS,
    run: (tx, owner, round) => endAbandoned(tx, owner, round, now),
  });
}

export const abandonedRoundsJob: Job = {
  name: 'end instant rounds that were left',
  everyMs: LOOK_MS,
  run: endAbandonedRounds,
  atStart: true,
};
