import type { Platform } from '../../kernel/platform';
import { drawDue } from './drawDue';
import { forgetOpenDraws, openDraws } from './openDraws';
import { mutex } from '../../kernel/jobs/mutex';
import { settleDrawn } from './settle';
import { sweepDraws } from './sweepDraws';
import type { Job } from '../../kernel/jobs/jobs';

/** A result is published within this time after the draw. */
const LOOK_MS = 1_000;
const SWEEP_MS = 3_600_000;

/** Creates the draws that go on sale next, and draws those that are due. */
export const runDueDraws = mutex(async (platform) => {
  await openDraws(platform, platform.clock.now().getTime());
  await drawDue(platform);
});

/**
 * Runs the draws. Even with several gateways on one database, each draw is drawn once and each ticket is paid
 * once, because rows are locked. Long settlements must not delay other draws.
 */
export const lotteryJobs: readonly Job[] = [
  { name: 'draw', everyMs: LOOK_MS, run: runDueDraws, atStart: true },
  { name: 'settle tickets', everyMs: LOOK_MS, run: settleDrawn },
  {
    name: 'sweep draws',
    everyMs: SWEEP_MS,
    run: ({ db, clock }) => sweepDraws(db, clock.now()),
  },
];

/** After the database was reset: cached state is no longer valid. */
export async function restartDraws(platform: Platform): Promise<void> {
  forgetOpenDraws(platform);
  await runDueDraws(platform);
}
