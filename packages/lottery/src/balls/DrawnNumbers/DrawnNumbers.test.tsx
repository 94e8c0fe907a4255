import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { headlineOf } from './DrawnNumbers';
import * as stories from './DrawnNumbers.stories';

const PRIZES = ['special', 'first', 'second', 'third'].map((prize) => ({
  prize,
  numbers: ['12345'],
}));

const { Default, Dice, Hits, Reels, Sum } = composeStories(stories);

const numbers = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('names the numbers and keeps their order', async () => {
  await Default.run();
  expect(screen.getByRole('list', { name: 'Drawn numbers' })).toBeVisible();
  expect(numbers()).toEqual(['03', '11', '19', '27', '35', '42']);
});

test('says which numbers were chosen, not by colour alone', async () => {
  await Hits.run();
  expect(numbers()).toEqual(['03', '11 chosen', '19', '27', '35 chosen', '42']);
});

test('a number that is drawn digit by digit stands digit by digit', async () => {
  await Reels.run();
  expect(numbers()).toEqual(['0', '7', '5', '1', '9']);
});

test('dice are read by their faces', async () => {
  await Dice.run();
  expect(numbers()).toEqual(['1', '4', '6']);
});

test('three digits are followed by their sum', async () => {
  await Sum.run();
  expect(screen.getByText('= 19')).toBeVisible();
});

test('of many prizes a short view shows the highest', () => {
  expect(headlineOf({ family: 'vietnam' }, PRIZES).map(({ prize }) => prize)).toEqual(['special']);
  expect(headlineOf({ family: 'four-d' }, PRIZES)).toHaveLength(3);
});

test('a lottery with one prize shows it whole', () => {
  expect(headlineOf({ family: 'keno' }, PRIZES.slice(0, 1))).toHaveLength(1);
});
