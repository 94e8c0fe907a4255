import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';

import * as stories from './RegisteredDialog.stories';

const { Default, FailedRewards, Points, TwoRewards, WithoutAccount, WithoutRewards } =
  composeStories(stories);

/** Texts of other packages are loaded lazily, and compiling them takes time in a test. */
const LOADED = { timeout: 10_000 };

test('shows the account’s name, and links to the games', async () => {
  const onClose = fn();
  await Default.run({ args: { ...Default.args, onClose } });
  const dialog = within(screen.getByRole('dialog', { name: 'Welcome to Perya' }));
  expect(dialog.getByText('lola99')).toBeVisible();
  const games = dialog.getByRole('link', { name: 'See games' });
  expect(games).toHaveAttribute('href', '/rng');
  await expect.poll(() => document.activeElement).toBe(games);
  await userEvent.click(games);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('closes with Esc', async () => {
  const onClose = fn();
  await Default.run({ args: { ...Default.args, onClose } });
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('works while the name is loading', async () => {
  await WithoutAccount.run();
  expect(screen.getByRole('dialog', { name: 'Welcome to Perya' })).toBeVisible();
  expect(screen.queryByText('Account')).toBeNull();
});

test('shows the reward with its terms at once, and claims it', async () => {
  await Default.run();
  const rewards = within(await screen.findByRole('region', { name: 'Your rewards' }, LOADED));
  expect(rewards.getByText('Registration reward')).toBeVisible();
  expect(
    rewards.getByText('Bet ₱500.00 before you withdraw it. Claim it by Feb 14, 2026.'),
  ).toBeVisible();
  const claim = { name: 'Claim ₱100.00: Registration reward' };
  await userEvent.click(rewards.getByRole('button', claim));
  expect(await rewards.findByText('₱100.00 is in your wallet')).toBeVisible();
  await expect.poll(() => rewards.queryByText(/Claim it by/)).toBeNull();
  expect(rewards.queryByRole('button', claim)).toBeNull();
  expect(rewards.getByText('Bet ₱500.00 before you withdraw it.')).toBeVisible();
});

test('shows each reward with its own terms', async () => {
  await TwoRewards.run();
  expect(
    await screen.findByRole('button', { name: 'Claim 10 free spins: Contact reward' }, LOADED),
  ).toBeVisible();
  expect(
    screen.getByText('Bet the winnings 5× before you withdraw them. Claim it by Feb 14, 2026.'),
  ).toBeVisible();
});

test('names no turnover for points', async () => {
  await Points.run();
  expect(await screen.findByText('Claim it by Feb 14, 2026.', {}, LOADED)).toBeVisible();
});

test('offers the share of the first deposit', async () => {
  await Default.run();
  expect(
    await screen.findByText(
      'On your first deposit, you get 50% of it as a bonus, up to ₱1,000.00.',
    ),
  ).toBeVisible();
});

test('shows no rewards if the brand gives none', async () => {
  await WithoutRewards.run();
  await expect
    .poll(() => screen.getByRole('link', { name: 'See games' }).dataset['variant'])
    .toBe('primary');
  expect(screen.queryByRole('region', { name: 'Your rewards' })).toBeNull();
  expect(screen.queryByText(/On your first deposit/)).toBeNull();
});

test('can load the rewards again if that failed', async () => {
  await FailedRewards.run();
  expect(await screen.findByRole('button', { name: 'Try again' }, LOADED)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See games' })).toBeVisible();
});
