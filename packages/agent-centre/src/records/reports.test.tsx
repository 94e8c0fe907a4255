import {
  getDownlineTransactions,
  getMyIncome,
  getTeamBetting,
  getUserProfitLoss,
} from '@perya/api-client';
import { runStory } from '@perya/api-client/testing';
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import * as movesStories from './DownlineTransactionsPage.stories';
import * as incomeStories from './MyIncomePage.stories';
import * as bettingStories from './TeamBettingPage.stories';
import * as profitStories from './UserProfitLossPage.stories';

const betting = composeStories(bettingStories);
const income = composeStories(incomeStories);
const moves = composeStories(movesStories);
const profit = composeStories(profitStories);

afterEach(() => vi.restoreAllMocks());

async function choose(filter: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: filter }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

test('team betting: drills down a level and back, with the totals of all pages', async () => {
  const platform = await runStory(betting.Default);
  const table = await screen.findByRole('table', { name: 'Your team’s bets' });
  expect(within(table).getByText('9,120')).toBeVisible();
  // What paid less than its stakes isn't called lost, even to a screen reader.
  expect(within(table).getAllByText('−₱1,200.00').length).toBeGreaterThan(1);
  expect(within(table).queryByText(/^lost\s*$/)).toBeNull();
  expect(within(table).queryByRole('button', { name: 'Show downlines of juan01' })).toBeNull();
  await userEvent.click(within(table).getByRole('button', { name: 'Show downlines of agent02' }));
  await expect.poll(() => platform.calls(getTeamBetting).at(-1)?.request.parentId).toBe('2');
  const path = await screen.findByRole('navigation', { name: 'Team path' });
  expect(within(path).getByText('agent02')).toHaveAttribute('aria-current', 'location');
  await userEvent.click(within(path).getByRole('button', { name: 'agent01' }));
  await expect.poll(() => platform.calls(getTeamBetting).at(-1)?.request.parentId).toBeUndefined();
});

test('team betting: by day and category, sorted by any column', async () => {
  const platform = await runStory(betting.Default);
  await screen.findByRole('table', { name: 'Your team’s bets' });
  const asked = () => platform.calls(getTeamBetting).at(-1)?.request;
  expect(asked()).toMatchObject({ by: 'MEMBER', order: 'TURNOVER', descending: true });
  await userEvent.click(screen.getByRole('button', { name: 'Stake' }));
  await expect.poll(asked).toMatchObject({ order: 'STAKE', descending: false });
  await choose('Group by', 'Day');
  await expect.poll(asked).toMatchObject({ by: 'DAY', order: 'NAME', descending: true });
  expect(await screen.findByRole('rowheader', { name: 'Nov 21, 2026' })).toBeVisible();
});

test('profit and loss: finds an account on any level, without drilling down', async () => {
  const platform = await runStory(profit.Default);
  const table = await screen.findByRole('table', { name: 'Your downlines’ profit and loss' });
  expect(within(table).getByText('This member only')).toBeVisible();
  await userEvent.type(
    screen.getByRole('searchbox', { name: 'Search for an account' }),
    'agent{Enter}',
  );
  await expect
    .poll(() => platform.calls(getUserProfitLoss).at(-1)?.request)
    .toMatchObject({ search: 'agent', pageNo: 1 });
  await expect
    .poll(() => screen.queryByRole('button', { name: 'Show downlines of agent02' }))
    .toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByRole('button', { name: 'Show downlines of agent02' })).toBeVisible();
});

test('profit and loss: exports every figure', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await profit.Default.run();
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('3 rows saved')).toBeVisible();
  const lines = ((await saved[0]?.text()) ?? '').trim().split('\r\n');
  expect(lines[0]).toContain('Wages and dividends');
  expect(lines).toHaveLength(4);
});

test('my income: a column for each source with income, and a chart of the same days', async () => {
  const platform = await runStory(income.Default);
  const table = await screen.findByRole('table', { name: 'Your income, newest day first' });
  expect(within(table).getByRole('columnheader', { name: 'Daily wages' })).toBeVisible();
  expect(within(table).queryByRole('columnheader', { name: 'Referral rewards' })).toBeNull();
  expect(within(table).getAllByText('₱723.00')).toHaveLength(3);
  expect(
    screen.getByRole('img', { name: /^Income by day\. The table below has the/ }),
  ).toBeVisible();
  await choose('Source', 'Dividends');
  await expect.poll(() => platform.calls(getMyIncome).at(-1)?.request.source).toBe('DIVIDEND');
});

test('downline transactions: owner, level, and all details', async () => {
  const platform = await runStory(moves.Default);
  const table = await screen.findByRole('table', {
    name: /^Your downlines’ transactions, newest first/,
  });
  expect(within(table).getAllByText('level 2')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Details: Payout' }));
  const drawer = await screen.findByRole('dialog', { name: 'Transaction' });
  expect(within(drawer).getByText('juan01')).toBeVisible();
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
  await choose('Type', 'Withdrawal');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Account' }), 'juan01{Enter}');
  await expect
    .poll(() => platform.calls(getDownlineTransactions).at(-1)?.request)
    .toMatchObject({ type: 'WITHDRAWAL', account: 'juan01', pageNo: 1 });
});

test('each report shows empty and error states', async () => {
  await betting.Empty.run();
  expect(await screen.findByText('No bets in this period')).toBeVisible();
  await profit.Empty.run();
  expect(await screen.findByText('No downlines found')).toBeVisible();
  await income.Empty.run();
  expect(await screen.findByText('No income in this period')).toBeVisible();
  await moves.Failed.run();
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
