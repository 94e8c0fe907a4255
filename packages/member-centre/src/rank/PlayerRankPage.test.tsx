import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import * as stories from './PlayerRankPage.stories';

const { Default, HighestLevel, Failed } = composeStories(stories);

test('shows the current level, and the requirements of the next', async () => {
  await Default.run();
  expect(await screen.findByText('Bronze, rank 1')).toBeVisible();
  expect(screen.getByText('₱12,345.60 of ₱25,000.00')).toBeVisible();
  const levels = screen.getByRole('list', { name: 'All ranks' });
  expect(within(levels).getByText('Your rank')).toBeVisible();
  expect(within(levels).getByText('VIP customer service')).toBeVisible();
});

test('shows no requirements at the highest level', async () => {
  await HighestLevel.run();
  expect(await screen.findByText('This is the highest rank.')).toBeVisible();
});

test('shows a load error', async () => {
  await Failed.run();
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
});
