import { test } from 'vitest';
import { startTestGateway, type IsolatedTestGateway, type TestGateway } from './testing';

/**
 * Vitest's `it` with a gateway. All tests of a worker share one, which is reset to its seed: that takes a
 * third of the time of a start. Use `startTestGateway()` if it has to be started differently.
 */
export const it = test
  .extend(
    'workerGateway',
    { scope: 'worker' },
    // Vitest requires an object pattern as the first argument, even an empty one.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, { onCleanup }): Promise<IsolatedTestGateway> => {
      const gateway = await startTestGateway();
      onCleanup(() => gateway.stop());
      return gateway;
    },
  )
  /** Reset to the seed once per file: `it.beforeAll(({ fileGateway }) => …)`. */
  .extend('fileGateway', { scope: 'file' }, ({ workerGateway }) => asSeeded(workerGateway))
  /** Reset to the seed before each test: `it.beforeEach(({ seededGateway }) => …)`. */
  .extend('seededGateway', ({ workerGateway }) => asSeeded(workerGateway));

async function asSeeded(gateway: TestGateway): Promise<TestGateway> {
  await gateway.platform.outbox.settled();
  await gateway.platform.reset();
  return gateway;
}
