import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import * as stories from './DrawDetailDialog.stories';

const { CalledOff, Forged, Province, Selling } = composeStories(stories);

test('reports a forged draw, and shows the numbers that the seed draws', async () => {
  await Forged.run();
  expect(await screen.findByText('The seed doesn’t match the hash.')).toBeVisible();
  expect(screen.getByText('The repeated draw gives different numbers.')).toBeVisible();
  expect(screen.getByText('The seed gives these numbers:')).toBeVisible();
  expect(screen.getAllByRole('list', { name: 'Winning numbers' })).toHaveLength(2);
});

test('shows only the commitment before the draw', async () => {
  await Selling.run();
  expect(await screen.findByText('Bets are open.')).toBeVisible();
  expect(screen.getByText('revealed with the result')).toBeVisible();
  expect(screen.queryByText(/The repeated draw gives the same numbers\./)).toBeNull();
});

test('a canceled draw shows that stakes were refunded', async () => {
  await CalledOff.run();
  expect(await screen.findByText(/This draw didn’t take place\. All stakes/)).toBeVisible();
});

test('a province has its prizes, its heads and its tails', async () => {
  await Province.run();
  expect(await screen.findByText('Lô tô theo đầu')).toBeVisible();
  expect(screen.getByText('Lô tô theo đuôi')).toBeVisible();
  expect(screen.getAllByRole('table')).toHaveLength(3);
});
