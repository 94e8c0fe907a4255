import { composeStory, composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Game } from '@perya/api-client';

import meta, * as stories from './BetTable.stories';

const { Default, LeftOpen, LeftOpenWithoutAWayOn } = composeStories(stories);

test('leads on to the game of a round that waits, and tells which round was played for its player', async () => {
  const onResume = vi.fn<(game: Game) => void>();
  const Table = composeStory({ ...stories.LeftOpen, args: { ...LeftOpen.args, onResume } }, meta);
  await Table.run();
  expect(screen.getByText('Left open: played to its end for you')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Play on: Parol Fortune' }));
  expect(onResume).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'g1' }));
});

test('says that a round waits where there is no way to its game', async () => {
  await LeftOpenWithoutAWayOn.run();
  expect(screen.getByText('Waits for you in the game')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Play on/ })).toBeNull();
});

test('offers nothing of the kind for an open bet that a result decides', async () => {
  await Default.run();
  expect(screen.queryByText(/waits for you/i)).toBeNull();
  expect(screen.queryByRole('button', { name: /Play on/ })).toBeNull();
});
