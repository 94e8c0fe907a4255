import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { poll } from './poll';

interface State {
  name: string;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A poller whose reads are answered by the test. */
function start({ isLost = true }: { isLost?: boolean } = {}) {
  const reads: { answer(state: State): void; fail(): void }[] = [];
  const shown: string[] = [];
  const poller = poll<State>({
    read: () =>
      new Promise((answer, reject) => {
        reads.push({ answer, fail: () => reject(new Error('lost')) });
      }),
    onState: ({ name }) => shown.push(name),
    untilNext: () => 1_000,
    onError: () => isLost,
  });
  return { reads, shown, poller };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

it('reads at once, and again when it is time', async () => {
  const { reads, shown } = start();
  expect(reads).toHaveLength(1);
  reads[0]?.answer({ name: 'first' });
  await vi.advanceTimersByTimeAsync(999);
  expect(reads).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(reads).toHaveLength(2);
  expect(shown).toEqual(['first']);
});

it('ignores a reply that a newer read or call has overtaken', async () => {
  const { reads, shown, poller } = start();
  poller.look();
  reads[1]?.answer({ name: 'second' });
  await settle();
  reads[0]?.answer({ name: 'first' });
  await settle();
  expect(shown).toEqual(['second']);
  poller.look();
  poller.take({ name: 'called' });
  reads[2]?.answer({ name: 'third' });
  await settle();
  expect(shown).toEqual(['second', 'called']);
});

it('reads again when the page becomes visible', () => {
  const { reads, poller } = start();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reads).toHaveLength(2);
  poller.stop();
  document.dispatchEvent(new Event('visibilitychange'));
  poller.look();
  expect(reads).toHaveLength(2);
});

it('tries again after a lost reply, unless it is over', async () => {
  const open = start();
  open.reads[0]?.fail();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(open.reads).toHaveLength(2);
  const over = start({ isLost: false });
  over.reads[0]?.fail();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(over.reads).toHaveLength(1);
});
