import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import * as stories from './RegisterPage.stories';

const {
  Default,
  Closed,
  Loading,
  Minimal,
  RewardInSpins,
  SignedIn,
  Thai,
  WithoutPromotions,
  WithoutRewards,
} = composeStories(stories);

beforeEach(() => sessionStorage.clear());

test('opens the home page after a registration', async () => {
  await Minimal.run();
  await userEvent.type(screen.getByLabelText('Username'), 'lola99');
  await userEvent.type(screen.getByLabelText('Password'), 'Sampaguita8');
  await userEvent.click(screen.getByRole('checkbox', { name: /user agreement/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('/')).toBeVisible();
});

test('shows the reward with its terms, the slogan, promotions, and a home link', async () => {
  await Default.run();
  expect(await screen.findByRole('heading', { name: 'Register and get ₱100.00' })).toBeVisible();
  expect(
    screen.getByText(
      'Bet it 5× before you withdraw it. Claim it within 30 days. On your first deposit, you get 50% of it as a bonus, up to ₱1,000.00.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('complementary')).toHaveTextContent('₱150.00');
  expect(await screen.findByRole('region', { name: 'Offers for new players' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  expect(screen.queryByText(/Already a member/)).toBeNull();
});

test('names a reward in free spins', async () => {
  await RewardInSpins.run();
  expect(
    await screen.findByRole('heading', { name: 'Register and get 10 free spins' }),
  ).toBeVisible();
  expect(
    screen.getByText('Bet the winnings 3× before you withdraw them. Claim it within 7 days.'),
  ).toBeVisible();
});

test('names no amount if the brand gives nothing', async () => {
  await WithoutRewards.run();
  await expect.poll(() => screen.queryByText('Register', { selector: 'h1' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('₱100.00');
  expect(screen.queryByText(/Claim it within/)).toBeNull();
});

test('has its title while the reward is loading', async () => {
  await Loading.run();
  expect(screen.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
});

test('reserves no space if there are no promotions', async () => {
  await WithoutPromotions.run();
  expect(screen.queryByRole('region', { name: 'Offers for new players' })).toBeNull();
});

test('shows the signed-in account instead of the form', async () => {
  await SignedIn.run();
  expect(screen.getByText(/You’re logged in as juan01/)).toBeVisible();
  expect(screen.queryByLabelText('Username')).toBeNull();
});

test('shows that registration is closed', async () => {
  await Closed.run();
  expect(screen.getByRole('heading', { name: /closed right now/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Live chat' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1, name: /get/ })).toBeNull();
});

test('uses the visitor’s language', async () => {
  await Thai.run();
  expect(screen.getByLabelText('ชื่อผู้ใช้')).toBeVisible();
});
