import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as stories from './DataTable.stories';

const { Default, Empty, Loading, Refreshing, Sortable } = composeStories(stories);

const games = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

test('is a table labeled by its caption, with column and row headers', () => {
  render(<Default />);
  const table = screen.getByRole('table', { name: 'Betting record' });
  const row = within(table).getByRole('row', { name: /Manila Baccarat/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Manila Baccarat');
  expect(within(row).getAllByRole('cell')).toHaveLength(4);
  expect(within(table).getByRole('columnheader', { name: 'Payout' })).toBeInTheDocument();
});

test('labels every value of a card with its column header on a phone', () => {
  render(<Default />);
  const row = screen.getByRole('row', { name: /Manila Baccarat/ });
  const labels = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.dataset['label']);
  expect(labels).toEqual(['Time', 'Result', 'Stake', 'Payout']);
});

test('sorts by a header, then in reverse, and announces the order', async () => {
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

test('is not sortable without a sort handler', () => {
  render(<Default />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Game' })).not.toHaveAttribute('aria-sort');
});

test('shows the totals in the footer', () => {
  render(<Default />);
  const sums = screen.getByRole('row', { name: /^This page/ });
  expect(sums).toHaveTextContent('₱1,575.00');
  expect(sums).toHaveTextContent('₱261.50');
});

test('shows the empty state instead of the table', () => {
  render(<Empty />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'No bets in these days' })).toBeInTheDocument();
});

test('announces what is loading, and shows no totals meanwhile', () => {
  render(<Loading />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the betting record');
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('This page')).not.toBeInTheDocument();
});

test('keeps its rows during a refetch', () => {
  render(<Refreshing />);
  expect(games()).toContain('Reef Hunters');
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
});
