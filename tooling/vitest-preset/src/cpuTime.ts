import { cpuUsage } from 'node:process';

/**
 * The processor time of a function in milliseconds. For limits in tests: unlike the time on the clock, it
 * doesn't grow while other processes keep the machine busy.
 */
export function cpuTimeOf(run: () => void): number {
  const before = cpuUsage();
  run();
  const { user, system } = cpuUsage(before);
  return (user + system) / 1000;
}
