import { composeStory, composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Game } from '@perya/api-client';

import meta, * as stories from './BetTable.stories';

const { Default, LeftOpen, LeftOpenWithoutAWayOn, PaidLessThanTheStake } = composeStories(stories);

test('links an open round to its game, and marks a round finished by the platform', async () => {
  const onResume = vi.fn<(game: Game) => void>();
  const Table = composeStory({ ...stories.LeftOpen, args: { ...LeftOpen.args, onResume } }, meta);
  await Table.run();
  expect(screen.getByText('Left open: we finished it for you')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue: Parol Fortune' }));
  expect(onResume).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'g1' }));
});

test('shows an open round as text without a link to its game', async () => {
  await LeftOpenWithoutAWayOn.run();
  expect(screen.getByText('Open the game to continue')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Continue/ })).toBeNull();
});

test('calls only the bet that paid nothing lost', async () => {
  await PaidLessThanTheStake.run();
  const [, paid, lost, total] = screen.getAllByRole('row').map((row) => row.textContent);
  expect(paid).toMatch(/Paid.*−₱16\.00/);
  expect(paid).not.toMatch(/lost/i);
  expect(lost).toMatch(/Lost.*lost −₱20\.00/);
  expect(total).toContain('−₱36.00');
  expect(total).not.toMatch(/lost/i);
});

test('shows no link for an open bet that a result decides', async () => {
  await Default.run();
  expect(screen.queryByText(/Open the game to continue/i)).toBeNull();
  expect(screen.queryByRole('button', { name: /Continue/ })).toBeNull();
});
