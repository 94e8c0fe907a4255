import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './LottoPage.stories';

const { Default } = composeStories(stories);

const figure = (label: string) =>
  within(screen.getByText(label).parentElement!).getByRole('definition');

test('counts and prices while numbers are chosen', async () => {
  await Default.run();
  for (const number of ['1', '7', '13', '22', '35'])
    await userEvent.click(screen.getByRole('button', { name: number }));
  expect(screen.getByText('Choose at least 6 numbers.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '42' }));
  expect(figure('Bets')).toHaveTextContent('1');
  await userEvent.click(screen.getByRole('button', { name: '41' }));
  expect(figure('Bets')).toHaveTextContent('7');
  expect(figure('Price')).toHaveTextContent('₱140.00');
  await userEvent.click(screen.getByRole('button', { name: '41' }));
  expect(figure('Bets')).toHaveTextContent('1');
});

test('picks quickly, clears, and knows the odds of the game', async () => {
  await Default.run();
  await userEvent.click(screen.getByRole('button', { name: 'Quick pick' }));
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryAllByRole('button', { pressed: true })).toHaveLength(0);
  expect(figure('Jackpot odds of one bet')).toHaveTextContent('1 in 5,245,786');
  await userEvent.click(screen.getByRole('radio', { name: '6/58' }));
  expect(figure('Jackpot odds of one bet')).toHaveTextContent('1 in 40,475,358');
});
