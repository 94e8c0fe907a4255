import { login, resetPasswordByEmail } from '@perya/api-client';
import { reject, runStory, type FakePlatform } from '@perya/api-client/testing';
import { getToken } from '@perya/session';
import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';

import * as stories from './ResetPasswordDialog.stories';

const { Default } = composeStories(stories);

async function show(change?: (fake: FakePlatform) => void) {
  const onAskAgain = fn();
  const onClose = fn();
  const platform = await runStory(Default, change, { onAskAgain, onClose });
  await screen.findByRole('dialog', { name: 'Choose a new password' });
  return { platform, onAskAgain, onClose };
}

async function typeBoth(password: string, again = password) {
  await userEvent.type(screen.getByLabelText('New password'), password);
  if (again) await userEvent.type(screen.getByLabelText('Confirm new password'), again);
}

const submit = () =>
  userEvent.click(screen.getByRole('button', { name: 'Set password and log in' }));

test('updates the checklist while typing', async () => {
  await show();
  const rule = () => screen.getByText(/at least one digit/).closest('li');
  expect(rule()).toHaveTextContent('Still to do: at least one digit');
  await userEvent.type(screen.getByLabelText('New password'), 'lanterns1');
  expect(rule()).toHaveTextContent('Done: at least one digit');
  expect(within(rule()!.closest('ul')!).queryByText(/Still to do/)).toBeNull();
});

test('sets the password with the link’s token, signs in with it and opens the home page', async () => {
  const { platform } = await show();
  await typeBoth('Lantern2026');
  await submit();
  expect(await screen.findByText('/')).toBeVisible();
  expect(platform.calls(resetPasswordByEmail)[0]?.request).toEqual({
    token: 'story-token',
    newPassword: 'Lantern2026',
  });
  expect(platform.calls(login)[0]?.request).toMatchObject({
    username: 'juan01',
    password: 'Lantern2026',
  });
  expect(getToken()).not.toBeNull();
});

test.each([
  ['', '', 'Please enter a new password.'],
  ['perya', 'perya', 'Use 8–20 characters with at least one letter and one digit.'],
  ['Lantern2026', 'Lantern2027', 'The passwords don’t match.'],
  ['Lantern2026', '', 'The passwords don’t match.'],
])('rejects %j confirmed as %j', async (password, again, words) => {
  const { platform } = await show();
  if (password) await typeBoth(password, again);
  await submit();
  expect(await screen.findByText(words)).toBeVisible();
  expect(platform.calls(resetPasswordByEmail)).toHaveLength(0);
});

test('shows that a link is spent, and how to get another', async () => {
  const { onAskAgain } = await show((fake) =>
    fake.on(resetPasswordByEmail, () => reject(400, 'RESET_LINK_INVALID', 'reset_link_invalid')),
  );
  await typeBoth('Lantern2026');
  await submit();
  const spent = await screen.findByRole('dialog', { name: 'This link no longer works' });
  expect(spent).toHaveAccessibleDescription(
    'This link has been used or has expired. Ask for a new one.',
  );
  const again = screen.getByRole('button', { name: 'Get a new link' });
  await waitFor(() => expect(again).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(onAskAgain).toHaveBeenCalledOnce();
});

test('shows at its field that the password equals the old one', async () => {
  await show((fake) =>
    fake.on(resetPasswordByEmail, () => reject(400, 'SAME_PASSWORD', 'password_same')),
  );
  await typeBoth('Lantern2026');
  await submit();
  expect(
    await screen.findByText('The new password must be different from the old one.'),
  ).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus());
});

test.each([
  ['offline', 'Connection problem. Check your internet and try again.'],
  ['server-error', 'Something went wrong on our side. Please try again in a moment.'],
] as const)('keeps the input when the platform fails with %s', async (error, words) => {
  await show((fake) => fake.fail(resetPasswordByEmail, error, 1));
  await typeBoth('Lantern2026');
  await submit();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveValue('Lantern2026');
  await submit();
  expect(await screen.findByText('/')).toBeVisible();
});

test('supports password managers', async () => {
  const { platform } = await show((fake) => fake.fail(login, 'hang'));
  await typeBoth('Lantern2026');
  expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  await submit();
  await waitFor(() => expect(platform.calls(resetPasswordByEmail)).toHaveLength(1));
  const account = document.querySelector('input[autocomplete=username]');
  await waitFor(() => expect(account).toHaveValue('juan01'));
});
