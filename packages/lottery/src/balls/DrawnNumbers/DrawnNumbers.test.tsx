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

test('lists the numbers in order', async () => {
  await Default.run();
  expect(screen.getByRole('list', { name: 'Numbers drawn' })).toBeVisible();
  expect(numbers()).toEqual(['03', '11', '19', '27', '35', '42']);
});

test('marks chosen numbers, not by color alone', async () => {
  await Hits.run();
  expect(numbers()).toEqual(['03', '11 chosen', '19', '27', '35 chosen', '42']);
});

test('shows a number that is drawn digit by digit as separate digits', async () => {
  await Reels.run();
  expect(numbers()).toEqual(['0', '7', '5', '1', '9']);
});

test('names dice by their faces', async () => {
  await Dice.run();
  expect(numbers()).toEqual(['1', '4', '6']);
});

test('shows the sum after three digits', async () => {
  await Sum.run();
  expect(screen.getByText('= 19')).toBeVisible();
});

test('shows only the highest prizes in the short view', () => {
  expect(headlineOf({ family: 'vietnam' }, PRIZES).map(({ prize }) => prize)).toEqual(['special']);
  expect(headlineOf({ family: 'four-d' }, PRIZES)).toHaveLength(3);
});

test('shows all numbers of a lottery with one prize', () => {
  expect(headlineOf({ family: 'keno' }, PRIZES.slice(0, 1))).toHaveLength(1);
});
