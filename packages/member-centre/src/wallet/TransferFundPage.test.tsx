import { collectFunds, getMerchantWallet, listWallets, transferFunds } from '@perya/api-client';
import { reject, runStory } from '@perya/api-client/testing';
import { hideBalance } from '@perya/session/balance';
import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import * as stories from './TransferFundPage.stories';

const { Default, Failed, MerchantFailed, Refusing, SingleWallet } = composeStories(stories);

afterEach(() => {
  sessionStorage.clear();
  hideBalance(false);
});

/** Renders the default story and returns its fake platform. */
async function show() {
  const platform = await runStory(Default);
  await screen.findByRole('form', { name: 'Transfer between wallets' });
  return platform;
}

const amountField = () => screen.getByRole('textbox', { name: /Amount/ });

test('transfers between wallets, once on a double press', async () => {
  const platform = await show();
  await userEvent.type(amountField(), '500');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Transfer ₱500.00' }));
  expect(
    await screen.findByText('₱500.00 transferred: Main wallet → Xylo Game Shed'),
  ).toBeVisible();
  expect(platform.calls(transferFunds)).toHaveLength(1);
  expect(platform.calls(transferFunds)[0]).toMatchObject({
    request: { from: 'MAIN', to: 'XGS', amount: '500.00' },
  });
  expect(amountField()).toHaveValue('');
  expect(screen.queryByText(/Enter an amount/)).toBeNull();
  await waitFor(() => expect(platform.calls(listWallets).length).toBeGreaterThan(1));
});

test('shows an invalid amount before sending', async () => {
  const platform = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  expect(screen.getByText(/Enter an amount/)).toBeVisible();
  await userEvent.type(amountField(), '8,265.51');
  await userEvent.click(screen.getByRole('button', { name: 'Transfer ₱8,265.51' }));
  expect(screen.getByText(/This is more than you can transfer right/)).toBeVisible();
  expect(platform.calls(transferFunds)).toHaveLength(0);
});

test('focuses an invalid amount, and shows the error until it changes', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  expect(screen.getByText(/Enter an amount/)).toBeVisible();
  expect(amountField()).toHaveFocus();
  await userEvent.type(amountField(), '5');
  expect(screen.queryByText(/Enter an amount/)).toBeNull();
});

test('keeps the selected wallets after a transfer', async () => {
  const platform = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Swap the two wallets' }));
  await userEvent.type(amountField(), '100');
  await userEvent.click(screen.getByRole('button', { name: 'Transfer ₱100.00' }));
  expect(
    await screen.findByText('₱100.00 transferred: Xylo Game Shed → Main wallet'),
  ).toBeVisible();
  expect(amountField()).toHaveValue('');
  await userEvent.type(amountField(), '50');
  await userEvent.click(screen.getByRole('button', { name: 'Transfer ₱50.00' }));
  await waitFor(() => expect(platform.calls(transferFunds)).toHaveLength(2));
  expect(platform.calls(transferFunds)[1]).toMatchObject({
    request: { from: 'XGS', to: 'MAIN', amount: '50.00' },
  });
});

test('collects everything into the main wallet', async () => {
  const platform = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Collect all' }));
  expect(await screen.findByText('₱1,734.50 collected into your main wallet')).toBeVisible();
  expect(platform.calls(collectFunds)).toHaveLength(1);
});

test('hides amounts while the eye is closed', async () => {
  await show();
  expect(screen.getByText('₱1,234.50')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hide the balance' }));
  expect(screen.queryByText(/1,234\.50|10,000\.00/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show the balance' }));
  expect(screen.getByText('₱1,234.50')).toBeVisible();
});

test('shows why a transfer was rejected', async () => {
  await Refusing.run();
  await userEvent.type(await screen.findByRole('textbox', { name: /Amount/ }), '5');
  await userEvent.click(screen.getByRole('button', { name: 'Transfer ₱5.00' }));
  const note = await screen.findByText('This didn’t go through');
  expect(within(note.parentElement!).getByText(/balance is too low/)).toBeVisible();
});

test('shows that there are no transfers with a single wallet', async () => {
  await SingleWallet.run();
  expect(await screen.findByRole('heading', { name: 'One wallet for all games' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute(
    'href',
    '/?member=depositv2',
  );
});

test('asks again on refresh, and shows what the operator has changed', async () => {
  const platform = await show();
  platform.on(getMerchantWallet, () => ({ isSingle: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Refresh wallets' }));
  expect(await screen.findByRole('heading', { name: 'One wallet for all games' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  platform.on(getMerchantWallet, () => ({ isSingle: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Refresh wallets' }));
  expect(await screen.findByRole('form', { name: 'Transfer between wallets' })).toBeVisible();
});

test('asks again after a rejected transfer', async () => {
  const platform = await show();
  platform
    .on(getMerchantWallet, () => ({ isSingle: true }))
    .on(transferFunds, () => reject(403, 'OPERATION_NOT_ENABLED', 'operation_not_enabled'));
  await userEvent.type(amountField(), '5');
  await userEvent.click(screen.getByRole('button', { name: 'Transfer ₱5.00' }));
  expect(await screen.findByRole('heading', { name: 'One wallet for all games' })).toBeVisible();
  expect(platform.calls(getMerchantWallet)).toHaveLength(2);
});

test('keeps the total when it is not known whether there is a single wallet', async () => {
  await MerchantFailed.run();
  expect(await screen.findByText('₱10,000.00')).toBeVisible();
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('shows that the wallets did not load', async () => {
  await Failed.run();
  expect(await screen.findByText('We couldn’t load this')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
