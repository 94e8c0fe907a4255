import { ExpectedError } from '@perya/launcher';

/** Runs a step of a release and reports it. */
export type RunStep = <T>(title: string, work: () => Promise<T>) => Promise<T>;

/** Steps that print their title before they start, and their duration or failure when they end. */
export function printedSteps(write: (text: string) => void): RunStep {
  return async (title, work) => {
    const startedAt = performance.now();
    const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
    write(`› ${title} … `);
    try {
      const result = await work();
      write(`${seconds()}\n`);
      return result;
    } catch (error) {
      write(`failed after ${seconds()}\n`);
      throw new ExpectedError(`${title}: ${(error as Error).message}`, { cause: error });
    }
  };
}
