import {
  exportBettingRecord,
  getBettingRecord,
  getProfitReport,
  getTransactionHistory,
  listWinners,
} from '@perya/api-client';
import { runStory } from '@perya/api-client/testing';
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import * as accountStories from './AccountRecordPage.stories';
import * as bettingStories from './BettingRecordPage.stories';
import * as bonusStories from './BonusPage.stories';
import * as profitStories from './ProfitPage.stories';
import * as winnersStories from './WinnersPage.stories';

const account = composeStories(accountStories);
const betting = composeStories(bettingStories);
const bonuses = composeStories(bonusStories);
const profit = composeStories(profitStories);
const winners = composeStories(winnersStories);

afterEach(() => vi.restoreAllMocks());

async function choose(filter: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: filter }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

test('the betting record: filters reset the page number, with the totals of all pages', async () => {
  const platform = await runStory(betting.Default);
  const table = await screen.findByRole('table', { name: 'Your bets, newest first' });
  expect(within(table).getByText('Total of 170 bets')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  await expect.poll(() => platform.calls(getBettingRecord).at(-1)?.request.pageNo).toBe(2);
  await choose('Provider', 'Tala Works');
  await choose('Game', 'Lantern Night');
  await choose('Result', 'Won');
  await expect
    .poll(() => platform.calls(getBettingRecord).at(-1)?.request)
    .toMatchObject({ pageNo: 1, status: 'WON', vendor: 'TLA', gameId: 'g-1' });
});

test('the betting record: exports every page of the filter result', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const platform = await runStory(betting.Default);
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('4 rows saved')).toBeVisible();
  expect(platform.calls(exportBettingRecord).map(({ request }) => request.after)).toEqual([
    undefined,
    '5',
  ]);
  const lines = ((await saved[0]?.text()) ?? '').trim().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[2]).toContain(',20.00,0.00,-20.00,');
});

test('the betting record: details open by URL and close again', async () => {
  await betting.Default.run();
  await userEvent.click((await screen.findAllByRole('button', { name: /^Details/ }))[0] as Element);
  const drawer = await screen.findByRole('dialog', { name: 'Bet' });
  expect(await within(drawer).findByText('2.5×')).toBeVisible();
  expect(await within(drawer).findByText('round-1')).toBeVisible();
  await userEvent.click(await within(drawer).findByRole('button', { name: 'Verify' }));
  expect(
    (await within(drawer).findAllByText('Secret until you change seeds in the game')).length,
  ).toBe(2);
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Bet' })).toBeNull();
});

test('the betting record: a bet that paid less than its stake is found under “Paid”', async () => {
  const platform = await runStory(betting.Default);
  await screen.findByRole('table', { name: 'Your bets, newest first' });
  await choose('Result', 'Paid');
  await expect
    .poll(() => platform.calls(getBettingRecord).at(-1)?.request)
    .toMatchObject({ status: 'PAID' });
});

test('the betting record: the details say what a bet paid, although a part of it lost', async () => {
  await betting.DetailsOfABetThatPaidLessThanItsStake.run();
  const drawer = await screen.findByRole('dialog', { name: 'Bet' });
  expect(await within(drawer).findByText('Paid')).toBeVisible();
  expect(within(drawer).getAllByText('₱18.40')).toHaveLength(2);
  expect(within(drawer).queryByText(/^lost\s*$/i)).toBeNull();
});

test('the betting record: shows empty and error states', async () => {
  await betting.Empty.run();
  expect(await screen.findByRole('heading', { name: 'No bets here yet' })).toBeVisible();
  await betting.Failed.run();
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
});

test('the account record: shows the balance after each transaction, in and out separately, by type', async () => {
  const platform = await runStory(account.Default);
  const table = await screen.findByRole('table', { name: 'Your transactions, newest first' });
  expect(within(table).getByText('Total of 4 transactions')).toBeVisible();
  expect(within(table).getByText(/480\.00/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Details: Payout' }));
  const drawer = await screen.findByRole('dialog', { name: 'Transaction' });
  expect(within(drawer).getByText('Lantern Night')).toBeVisible();
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
  await choose('Type', 'Withdrawal');
  await expect
    .poll(() => platform.calls(getTransactionHistory).at(-1)?.request)
    .toMatchObject({ type: 'WITHDRAWAL', pageNo: 1 });
});

test('profit and loss: shows chart and table of the same numbers', async () => {
  const platform = await runStory(profit.Default);
  const table = await screen.findByRole('table', { name: 'By period' });
  expect(within(table).getAllByRole('row')).toHaveLength(6);
  expect(
    screen.getByRole('img', { name: /Wins and losses over time, with the numbers/ }),
  ).toHaveTextContent('+₱440.00');
  expect(within(table).getAllByText(/270\.00/)[0]).toBeVisible();
  expect(screen.getByRole('table', { name: 'By category' })).toBeVisible();
  await choose('Group by', 'Month');
  await expect
    .poll(() => platform.calls(getProfitReport).at(-1)?.request)
    .toMatchObject({ unit: 'MONTH' });
});

test('bonuses: shows each with its state and turnover', async () => {
  await bonuses.Default.run();
  const table = await screen.findByRole('table', { name: 'Your bonuses' });
  for (const state of ['Ready to claim', 'Turnover required', 'No turnover left']) {
    expect(within(table).getAllByText(state)[0]).toBeVisible();
  }
  expect(within(table).getByText('Free spins')).toBeVisible();
  // What a claim will require is shown before it.
  expect(within(table).getAllByText('₱0.00 of ₱1,500.00').length).toBeGreaterThan(0);
  expect(within(table).getAllByText('₱600.00 of ₱1,500.00').length).toBeGreaterThan(0);
  expect(within(table).getByText(/1,000\.00/)).toBeVisible();
});

test('winners: by day, week and month, with the member’s own marked', async () => {
  const platform = await runStory(winners.Default);
  expect(await screen.findByText('You')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: '7 days' }));
  await expect.poll(() => platform.calls(listWinners).at(-1)?.request.period).toBe('week');
  expect(await screen.findByText(/990,000\.00/)).toBeVisible();
});
