import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';

import * as stories from './Toast.stories';
import { useToast } from './ToastProvider';
import { createToastQueue, type ToastSink } from './toastQueue';

const { Default, WithAction } = composeStories(stories);

// Loads the lazy chunk up front, so that its compile time doesn't affect the tests.
beforeAll(async () => {
  await import('./ToastViewport');
});

test('shows its message in the region, and can be dismissed', async () => {
  render(<Default />);
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  const toast = await screen.findByRole('dialog', { name: 'Added to your favourites' });
  expect(screen.getByRole('region', { name: 'Toasts' })).toContainElement(toast);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(screen.queryByText('Added to your favourites')).toBeNull());
});

test('disappears after its duration', async () => {
  render(<Default toasts={[{ title: 'Balance is up to date', durationMs: 50 }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  // It may disappear again as soon as it was found.
  await screen.findByText('Balance is up to date');
  await vi.waitFor(() => expect(screen.queryByText('Balance is up to date')).toBeNull());
});

test('offers one action, and disappears when it is used', async () => {
  const onAction = vi.fn<() => void>();
  render(
    <WithAction
      toasts={[{ title: 'Removed', durationMs: 0, action: { label: 'Undo', onAction } }]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(screen.queryByText('Removed')).toBeNull());
});

test('throws a helpful error without a provider', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  function Lost() {
    useToast();
    return null;
  }
  expect(() => render(<Lost />)).toThrow('Put <ToastProvider> around the application.');
});

describe('a queue of toasts', () => {
  const sinkOf = () => ({ add: vi.fn<ToastSink['add']>(), close: vi.fn<ToastSink['close']>() });

  test('keeps toasts added before a sink connects, in order, and delivers them once', () => {
    const onWanted = vi.fn<() => void>();
    const queue = createToastQueue(onWanted);
    const first = queue.show({ title: 'First' });
    const second = queue.show({ title: 'Second' });
    expect(onWanted).toHaveBeenCalledTimes(2);
    const sink = sinkOf();
    queue.connect(sink);
    expect(sink.add.mock.calls).toEqual([
      [first, { title: 'First' }],
      [second, { title: 'Second' }],
    ]);
    const other = sinkOf();
    queue.connect(other);
    expect(other.add).not.toHaveBeenCalled();
  });

  test('does not show a toast that was dismissed before it was shown', () => {
    const queue = createToastQueue(() => undefined);
    queue.dismiss(queue.show({ title: 'Too late' }));
    const sink = sinkOf();
    queue.connect(sink);
    expect(sink.add).not.toHaveBeenCalled();
  });

  test('queues again after the sink has disconnected', () => {
    const onWanted = vi.fn<() => void>();
    const queue = createToastQueue(onWanted);
    queue.connect(sinkOf())();
    queue.show({ title: 'Later' });
    expect(onWanted).toHaveBeenCalledOnce();
    const sink = sinkOf();
    queue.connect(sink);
    expect(sink.add).toHaveBeenCalledOnce();
  });
});
