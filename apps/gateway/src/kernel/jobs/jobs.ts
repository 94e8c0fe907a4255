import type { Platform } from '../platform';

/** Work that is repeated while the gateway runs. */
export interface Job {
  /** For the log, such as `settle contracts`. */
  readonly name: string;
  readonly everyMs: number;
  /**
   * One run. Several gateways on one database run it at the same time: rows and their locks decide which one
   * does what. It reads the time from `platform.clock`.
   */
  readonly run: (platform: Platform) => Promise<void>;
  /** Whether it runs once before the gateway serves; a failure then aborts the start. Default false. */
  readonly atStart?: boolean;
}

/**
 * Runs jobs until the returned function is called, which waits for runs in progress. A failed run is logged
 * and the next follows as scheduled; if a run takes longer than its interval, no other starts meanwhile.
 * Without `repeat`, there are only the runs at the start.
 */
export async function startJobs(
  platform: Platform,
  jobs: readonly Job[],
  { repeat = true }: { repeat?: boolean } = {},
): Promise<() => Promise<void>> {
  for (const { atStart, run } of jobs) if (atStart === true) await run(platform);

  const running = new Map<Job, Promise<void>>();
  const begin = (job: Job): void => {
    if (running.has(job)) return;
    const run = job
      .run(platform)
      .catch((err: unknown) => platform.log.error({ err, job: job.name }, 'a job failed'))
      .finally(() => running.delete(job));
    running.set(job, run);
  };
  const timers = (repeat ? jobs : []).map((job) => setInterval(begin, job.everyMs, job).unref());
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
}
