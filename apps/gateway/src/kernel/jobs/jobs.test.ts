import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Platform } from '../platform';
import { startJobs, type Job } from './jobs';

const failures: unknown[] = [];
const platform = { log: { error: (what: unknown) => failures.push(what) } } as unknown as Platform;

beforeEach(() => {
  vi.useFakeTimers();
  failures.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

it('runs a job at each interval until it’s stopped', async () => {
  const run = vi.fn<Job['run']>(() => Promise.resolve());
  const end = await startJobs(platform, [{ name: 'count', everyMs: 1_000, run }]);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_500);
  expect(run.mock.calls).toEqual([[platform], [platform], [platform]]);
  await end();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(3);
});

it('runs a job before returning if it’s set to run at start, and throws if it fails', async () => {
  const run = vi.fn<Job['run']>(() => Promise.resolve());
  await (
    await startJobs(platform, [{ name: 'warm', everyMs: 1_000, run, atStart: true }])
  )();
  expect(run).toHaveBeenCalledTimes(1);

  run.mockRejectedValue(new Error('no table'));
  const failing = startJobs(platform, [{ name: 'warm', everyMs: 1_000, run, atStart: true }]);
  await expect(failing).rejects.toThrow('no table');
});

it('runs only the jobs of the start if they aren’t repeated', async () => {
  const run = vi.fn<Job['run']>(() => Promise.resolve());
  const jobs = [
    { name: 'warm', everyMs: 1_000, run, atStart: true },
    { name: 'count', everyMs: 1_000, run },
  ];
  const end = await startJobs(platform, jobs, { repeat: false });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(1);
  await end();
});

it('logs a failure, and runs again', async () => {
  const err = new Error('the database is gone');
  const run = vi.fn<Job['run']>(() => Promise.resolve()).mockRejectedValueOnce(err);
  const end = await startJobs(platform, [{ name: 'count', everyMs: 1_000, run }]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(failures).toEqual([{ err, job: 'count' }]);
  expect(run).toHaveBeenCalledTimes(2);
  await end();
});

it('starts no run while another is in progress, and waits for it when stopped', async () => {
  const slow = Promise.withResolvers<void>();
  const run = vi.fn<Job['run']>(() => slow.promise);
  const end = await startJobs(platform, [{ name: 'slow', everyMs: 1_000, run }]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(run).toHaveBeenCalledTimes(1);

  const ended = vi.fn<() => void>();
  const ending = end().then(ended);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended).not.toHaveBeenCalled();
  slow.resolve();
  await ending;
});
