import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { watchForUpdates } from './appUpdate';

class FakeWorker extends EventTarget {
  readonly postMessage = vi.fn<(message: unknown) => void>();
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  readonly update = vi.fn(() => Promise.resolve());

  /** Simulates that the browser finds a deploy. */
  find(): FakeWorker {
    const worker = new FakeWorker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
    return worker;
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = new FakeWorker();
  readonly registration = new FakeRegistration();
  readonly register = vi.fn((): Promise<FakeRegistration | undefined> =>
    Promise.resolve(this.registration),
  );
}

const container = () => {
  const fake = new FakeContainer();
  return { fake, workers: fake as unknown as ServiceWorkerContainer };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('reports a new version, and reloads on request', async () => {
  const { fake, workers } = container();
  const reload = vi.fn<() => void>();
  const onReady = vi.fn<(takeOver: () => void) => void>();
  const updates = watchForUpdates(workers, onReady, reload);
  await fake.register.mock.results[0]?.value;
  const worker = fake.registration.find();
  expect(onReady).toHaveBeenCalledOnce();

  fake.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();
  onReady.mock.calls[0]?.[0]();
  expect(worker.postMessage).toHaveBeenCalledWith('take-over');
  fake.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
  updates.stop();
});

test('does not report the first worker', async () => {
  const { fake, workers } = container();
  fake.controller = null;
  const onReady = vi.fn<() => void>();
  const updates = watchForUpdates(workers, onReady);
  await fake.register.mock.results[0]?.value;
  fake.registration.find();
  expect(onReady).not.toHaveBeenCalled();
  updates.stop();
});

test('checks hourly while the page is visible', async () => {
  const { fake, workers } = container();
  const updates = watchForUpdates(workers, () => {});
  await fake.register.mock.results[0]?.value;
  vi.advanceTimersByTime(2 * 60 * 60 * 1000);
  expect(fake.registration.update).toHaveBeenCalledTimes(2);
  updates.stop();
  vi.advanceTimersByTime(2 * 60 * 60 * 1000);
  expect(fake.registration.update).toHaveBeenCalledTimes(2);
});

test('works without a worker if the browser refuses', async () => {
  const { fake, workers } = container();
  const refused = Promise.reject(new Error('no storage'));
  fake.register.mockReturnValue(refused);
  const onReady = vi.fn<() => void>();
  watchForUpdates(workers, onReady).languageChanged('TH');
  await expect(refused).rejects.toThrow('no storage');
  expect(onReady).not.toHaveBeenCalled();
});

test('works without a worker if registration is blocked', async () => {
  const { fake, workers } = container();
  fake.register.mockResolvedValue(undefined);
  const onReady = vi.fn<() => void>();
  const updates = watchForUpdates(workers, onReady);
  await fake.register.mock.results[0]?.value;
  await Promise.resolve();
  expect(onReady).not.toHaveBeenCalled();
  updates.stop();
});
