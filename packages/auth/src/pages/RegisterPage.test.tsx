import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import * as stories from './RegisterPage.stories';

const { Default, Closed, Minimal, SignedIn, Thai, WithoutPromotions } = composeStories(stories);

beforeEach(() => sessionStorage.clear());

test('opens the home page after a registration', async () => {
  await Minimal.run();
  await userEvent.type(screen.getByLabelText('Username'), 'lola99');
  await userEvent.type(screen.getByLabelText('Password'), 'Sampaguita8');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('/')).toBeVisible();
});

test('shows the brand’s reward in its title, the slogan, promotions, and a home link', async () => {
  await Default.run();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Register and get ₫1,000.00');
  expect(screen.getByRole('complementary')).toHaveTextContent('₱150.00');
  expect(await screen.findByRole('region', { name: 'Offers for new players' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  expect(screen.queryByText(/Already a member/)).toBeNull();
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
