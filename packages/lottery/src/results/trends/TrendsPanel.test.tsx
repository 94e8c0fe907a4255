import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './TrendsPanel.stories';

const { Default, Tables, Empty, KenoSums } = composeStories(stories);

const column = (table: HTMLElement, index: number) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[index]?.textContent);

test('shows the same data as charts and as tables', async () => {
  await Default.run();
  const chart = screen.getByRole('img', {
    name: 'How often each number was drawn in the last 50 draws',
  });
  // Each value’s bar, with its figure above and its label below.
  const drawn = Array.from(chart.querySelectorAll('g'), (bar) =>
    Array.from(bar.querySelectorAll('text'), (text) => text.textContent),
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Tables' }));
  expect(screen.queryByRole('img', { name: /Times drawn/ })).toBeNull();
  const table = screen.getByRole('table', { name: 'By number' });
  const values = column(table, 0);
  const times = column(table, 1);
  expect(values).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(drawn).toEqual(times.map((figure, index) => [figure, values[index]]));
  expect(times.reduce((sum, figure) => sum + Number(figure), 0)).toBe(50);
});

test('sorts by a heading, descending first, then ascending', async () => {
  await Tables.run();
  const table = screen.getByRole('table', { name: 'By number' });
  const heading = within(table).getByRole('button', { name: 'Gap' });
  await userEvent.click(heading);
  expect(heading.closest('th')).toHaveAttribute('aria-sort', 'descending');
  const falling = column(table, 2).map(Number);
  expect(falling).toEqual(falling.toSorted((one, other) => other - one));
  await userEvent.click(heading);
  expect(heading.closest('th')).toHaveAttribute('aria-sort', 'ascending');
  expect(column(table, 2).map(Number)).toEqual(falling.toSorted((one, other) => one - other));
});

test('lists the draws one by one, the latest first', async () => {
  await Tables.run();
  const table = screen.getByRole('table', { name: 'Latest 50 draws' });
  const numbers = column(table, 0);
  expect(numbers).toHaveLength(50);
  expect(numbers[0]).toBe('1260');
  expect(numbers[49]).toBe('1211');
  expect(column(table, 2).every((size) => size === 'Big' || size === 'Small')).toBe(true);
});

test('shows sums with too many values as a line with its runs', async () => {
  await KenoSums.run();
  expect(screen.getByRole('img', { name: 'Sums of the last 50 draws' })).toBeVisible();
  expect(screen.getByText('Midpoint: 810')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Times drawn' })).toBeNull();
  expect(screen.getByRole('table', { name: 'Big and small' })).toBeVisible();
});

test('shows an empty state before the first result', async () => {
  await Empty.run();
  expect(screen.getByText('No draws yet')).toBeVisible();
});
