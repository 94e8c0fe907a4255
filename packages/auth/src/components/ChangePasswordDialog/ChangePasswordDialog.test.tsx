import { changePassword } from '@perya/api-client';
import { reject, runStory, type FakePlatform } from '@perya/api-client/testing';
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test, vi } from 'vitest';

import { browserKeyStore } from '../../remember/keyStore';
import * as stories from './ChangePasswordDialog.stories';

const { DefaultPassword, Expired, FirstLogin, OldPasswordAsked } = composeStories(stories);

/** Renders a story with a modified fake platform. */
async function show(story = Expired, change?: (fake: FakePlatform) => void) {
  const onChanged = fn();
  const onClose = fn();
  const platform = await runStory(story, change, { onChanged, onClose });
  return { platform, onChanged, onClose };
}

async function change(password: string, again = password) {
  await userEvent.type(screen.getByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm new password'), again);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

test.each([
  ['expired', Expired, 'Your password has expired. Please change it', 'Back to login'],
  ['default', DefaultPassword, 'Choose your own password', 'Back to login'],
  ['first', FirstLogin, 'Welcome! Want to choose your own password?', 'Later'],
] as const)('%s: shows the reason, and can be closed', async (_reason, story, title, way) => {
  const { onClose } = await show(story);
  expect(screen.getByRole('dialog', { name: title })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: way }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('sends the stored password with the new one, and clears remembered credentials', async () => {
  const forget = vi.spyOn(browserKeyStore, 'remove').mockResolvedValue();
  const { platform, onChanged } = await show();
  await change('Mango2026');
  await expect.poll(() => onChanged.mock.calls).toHaveLength(1);
  expect(forget).toHaveBeenCalled();
  expect(platform.calls(changePassword)[0]?.request).toEqual({
    oldPassword: 'Perya2026',
    newPassword: 'Mango2026',
    confirmNewPassword: 'Mango2026',
  });
});

test('asks for the old password if it is not stored', async () => {
  const { platform, onChanged } = await show(OldPasswordAsked);
  await change('Mango2026');
  expect(screen.getByText('Please enter your old password.')).toBeVisible();
  expect(screen.getByLabelText('Old password')).toHaveFocus();
  expect(platform.calls(changePassword)).toHaveLength(0);
  await userEvent.type(screen.getByLabelText('Old password'), 'Perya2026');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await expect.poll(() => onChanged.mock.calls).toHaveLength(1);
  expect(platform.calls(changePassword)[0]?.request.oldPassword).toBe('Perya2026');
});

test('updates the checklist while typing', async () => {
  await show();
  const rule = (words: string) => screen.getByText(words).closest('li');
  expect(rule('8–20 characters')).toHaveTextContent('Still to do:');
  await userEvent.type(screen.getByLabelText('New password'), 'Mango202');
  expect(rule('8–20 characters')).toHaveTextContent('Done:');
  expect(rule('at least one digit')).toHaveTextContent('Done:');
});

test.each([
  ['', '', /Please enter a new password\./, 'New password'],
  ['short1', 'short1', /8–20/, 'New password'],
  ['Mango2026', 'Mango2027', /The passwords don’t match\./, 'Confirm new password'],
])('rejects %j repeated as %j', async (password, again, words, label) => {
  const { platform } = await show();
  if (password) await userEvent.type(screen.getByLabelText('New password'), password);
  if (again) await userEvent.type(screen.getByLabelText('Confirm new password'), again);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  const field = screen.getByLabelText(label);
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(field).toHaveAccessibleDescription(words);
  expect(platform.calls(changePassword)).toHaveLength(0);
});

test('asks for the old password if the platform rejects the stored one', async () => {
  await show(Expired, (fake) =>
    fake.on(changePassword, () => reject(400, 'WRONG_PASSWORD', 'password_wrong')),
  );
  await change('Mango2026');
  const old = await screen.findByLabelText('Old password');
  await expect.poll(() => old.getAttribute('aria-invalid')).toBe('true');
  expect(old).toHaveAccessibleDescription('The old password is wrong.');
  expect(old).toHaveFocus();
  expect(screen.getByLabelText('New password')).toHaveValue('Mango2026');
});

test('shows at the new password that it equals the old one', async () => {
  await show(Expired, (fake) =>
    fake.on(changePassword, () => reject(400, 'SAME_PASSWORD', 'password_same')),
  );
  await change('Perya2026');
  const field = screen.getByLabelText('New password');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(field).toHaveAccessibleDescription(/The new password must be different from the/);
  expect(field).toHaveFocus();
});

test('shows a network error, keeps the input, and can be retried', async () => {
  const { onChanged } = await show(Expired, (fake) => fake.fail(changePassword, 'offline', 1));
  await change('Mango2026');
  expect(await screen.findByText(/Connection problem\. Check your internet and/)).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveValue('Mango2026');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await expect.poll(() => onChanged.mock.calls).toHaveLength(1);
});

test('supports password managers', async () => {
  await show(OldPasswordAsked);
  expect(screen.getByLabelText('Account')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Old password')).toHaveAttribute('autocomplete', 'current-password');
  for (const label of ['New password', 'Confirm new password']) {
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password');
  }
});
