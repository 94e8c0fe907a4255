import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './LoginPage.stories';

const { Default, RegistrationClosed, SignedIn } = composeStories(stories);

test('returns to the page that requested the sign-in', async () => {
  await Default.run();
  await userEvent.type(screen.getByLabelText('Username'), 'juan01');
  await userEvent.type(screen.getByLabelText('Password'), 'Perya2026');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('/rng')).toBeVisible();
});

test('shows the signed-in account instead of the form', async () => {
  await SignedIn.run();
  expect(screen.getByText('You’re logged in as juan01.')).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('shows the slogan, and links to registration and home', async () => {
  await Default.run();
  expect(await screen.findByRole('complementary', { name: 'Invite friends' })).toHaveTextContent(
    '₱150.00',
  );
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('hides a closed registration', async () => {
  await RegistrationClosed.run();
  expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
});

test('opens the password reset', async () => {
  await Default.run();
  await userEvent.type(screen.getByLabelText('Username'), 'juan01');
  await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
  // Lazily loaded, and compiling it takes time in a test.
  expect(await screen.findByRole('dialog', {}, { timeout: 10_000 })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Username')).toHaveValue('juan01');
});
