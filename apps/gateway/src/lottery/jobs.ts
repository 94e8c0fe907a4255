import type { Platform } from '../kernel/platform';
import { drawDue } from './drawDue';
import { forgetOpenDraws, openDraws } from './openDraws';
import { oneAtATime } from '../kernel/jobs/oneAtATime';
import { settleDrawn } from './settle';
import { sweepDraws } from './sweepDraws';

/** A result is out within this time after its moment. */
const LOOK_MS = 1_000;
const SWEEP_MS = 3_600_000;

/** Makes the draws that are about to be sold, and draws those that are due. */
export const drawNow = oneAtATime(async (platform) => {
  await openDraws(platform, platform.clock.now().getTime());
  await drawDue(platform);
});

/**
 * Keeps the draws going until what it answers is called. However many gateways do so on one database,
 * each draw is drawn once and each ticket paid once: rows and their locks decide.
 */
export async function startDraws(platform: Platform): Promise<() => void> {
  await drawNow(platform);
  // Long settlements must not hold up the draws of others: two jobs, each with turns of its own.
  const jobs = [
    every(LOOK_MS, () => drawNow(platform)),
    every(LOOK_MS, () => settleDrawn(platform)),
    every(SWEEP_MS, () => sweepDraws(platform.db, platform.clock.now())),
  ];
  return () => {
    for (const job of jobs) clearInterval(job);
  };

  function every(milliseconds: number, work: () => Promise<void>): NodeJS.Timeout {
    const job = setInterval(() => {
      work().catch((err: unknown) => platform.log.error({ err }, 'a draw job failed'));
    }, milliseconds);
    return job.unref();
  }
}

/** After the database was put back: what is known of it is no longer true. */
export async function restartDraws(platform: Platform): Promise<void> {
  forgetOpenDraws(platform);
  await drawNow(platform);
}
