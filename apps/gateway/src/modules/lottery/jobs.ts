import type { Platform } from '../../kernel/platform';
import { drawDue } from './drawDue';
import { forgetOpenDraws, openDraws } from './openDraws';
import { mutex } from '../../kernel/jobs/mutex';
import { settleDrawn } from './settle';
import { sweepDraws } from './sweepDraws';
import type { Job } from '../../kernel/jobs/jobs';

/** A result is out within this time after its moment. */
const LOOK_MS = 1_000;
const SWEEP_MS = 3_600_000;

/** Makes the draws that are about to be sold, and draws those that are due. */
export const drawNow = mutex(async (platform) => {
  await openDraws(platform, platform.clock.now().getTime());
  await drawDue(platform);
});

/**
 * Keeps the draws going. However many gateways do so on one database, each draw is drawn once and each ticket
 * paid once: rows and their locks decide. Long settlements must not hold up the draws of others.
 */
export const lotteryJobs: readonly Job[] = [
  { name: 'draw', everyMs: LOOK_MS, run: drawNow, atStart: true },
  { name: 'settle tickets', everyMs: LOOK_MS, run: settleDrawn },
  {
    name: 'sweep draws',
    everyMs: SWEEP_MS,
    run: ({ db, clock }) => sweepDraws(db, clock.now()),
  },
];

/** After the database was put back: what is known of it is no longer true. */
export async function restartDraws(platform: Platform): Promise<void> {
  forgetOpenDraws(platform);
  await drawNow(platform);
}
