import { test } from 'vitest';
import { startTestGateway, type OwnTestGateway, type TestGateway } from './testing';

/**
 * Vitest's `it` with a gateway. All tests of a worker share one, which is put back to its seed: that takes a
 * third of the time of a start. Take `startTestGateway()` where it has to be started in another way.
 */
export const it = test
  .extend(
    'workerGateway',
    { scope: 'worker' },
    // The first argument is Vitest's own form, empty or not.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, { onCleanup }): Promise<OwnTestGateway> => {
      const gateway = await startTestGateway();
      onCleanup(() => gateway.stop());
      return gateway;
    },
  )
  /** As it was seeded, once for the file: `it.beforeAll(({ fileGateway }) => …)`. */
  .extend('fileGateway', { scope: 'file' }, ({ workerGateway }) => asSeeded(workerGateway))
  /** As it was seeded, before each test: `it.beforeEach(({ seededGateway }) => …)`. */
  .extend('seededGateway', ({ workerGateway }) => asSeeded(workerGateway));

async function asSeeded(gateway: TestGateway): Promise<TestGateway> {
  await gateway.platform.outbox.settled();
  await gateway.platform.reset();
  return gateway;
}
