import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as stories from './DataTable.stories';

const { Default, Empty, Loading, Refreshing, Sortable } = composeStories(stories);

const games = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

test('is a table of that name with headings on both sides', () => {
  render(<Default />);
  const table = screen.getByRole('table', { name: 'Betting record' });
  const row = within(table).getByRole('row', { name: /Manila Baccarat/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Manila Baccarat');
  expect(within(row).getAllByRole('cell')).toHaveLength(4);
  expect(within(table).getByRole('columnheader', { name: 'Payout' })).toBeInTheDocument();
});

test('gives every value its heading for the card on a phone', () => {
  render(<Default />);
  const row = screen.getByRole('row', { name: /Manila Baccarat/ });
  const labels = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.dataset['label']);
  expect(labels).toEqual(['Time', 'Result', 'Stake', 'Payout']);
});

test('sorts by a heading, then the other way round, and says so', async () => {
  render(<Sortable />);
  const heading = () => screen.getByRole('columnheader', { name: 'Game' });
  expect(heading()).toHaveAttribute('aria-sort', 'none');

  await userEvent.click(screen.getByRole('button', { name: 'Game' }));
  expect(heading()).toHaveAttribute('aria-sort', 'ascending');
  const ascending = games().slice(0, 4);
  expect(ascending).toEqual(ascending.toSorted());

  await userEvent.click(screen.getByRole('button', { name: 'Game' }));
  expect(heading()).toHaveAttribute('aria-sort', 'descending');
  expect(games().slice(0, 4)).toEqual(ascending.toReversed());
});

test('offers no sorting where nobody sorts', () => {
  render(<Default />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Game' })).not.toHaveAttribute('aria-sort');
});

test('shows the sums below', () => {
  render(<Default />);
  const sums = screen.getByRole('row', { name: /^This page/ });
  expect(sums).toHaveTextContent('₱1,575.00');
  expect(sums).toHaveTextContent('₱261.50');
});

test('shows the empty state in the place of the table', () => {
  render(<Empty />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'No bets in these days' })).toBeInTheDocument();
});

test('says what is loading, and shows no sums of nothing', () => {
  render(<Loading />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the betting record');
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('This page')).not.toBeInTheDocument();
});

test('keeps its rows while fresher ones are on the way', () => {
  render(<Refreshing />);
  expect(games()).toContain('Reef Hunters');
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
});
