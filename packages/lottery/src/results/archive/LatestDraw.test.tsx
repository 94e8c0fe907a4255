import { composeStories } from '@storybook/react-vite';
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import * as stories from './LatestDraw.stories';

const { Live } = composeStories(stories);

afterEach(() => {
  vi.useRealTimers();
});

test('announces a draw that is due, and shows its numbers when they arrive', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: stories.TEN_SECONDS_BEFORE });
  await Live.run();
  expect(await screen.findByText(/^Draw 20261121-0143/)).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(await screen.findByText('Draw 20261121-0144 is in progress…')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(65_000));
  expect(await screen.findByText(/^Draw 20261121-0144 ·/)).toBeVisible();
  expect(screen.queryByText(/on its way/)).toBeNull();
  const numbers = screen.getAllByRole('list', { name: 'Winning numbers' })[0]!;
  expect(within(numbers).getAllByRole('listitem')).toHaveLength(3);
});
