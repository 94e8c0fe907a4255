import {
  changePassword,
  getMemberInfo,
  login,
  loginByToken,
  logout,
  requestPasswordEmail,
} from '@perya/api-client';
import {
  reject,
  runStory,
  wireLoginResult,
  wireMemberInfo,
  type FakePlatform,
} from '@perya/api-client/testing';
import { getToken, requestLogin, requireLogin } from '@perya/session';
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test, vi } from 'vitest';

import { browserKeyStore } from '../../remember/keyStore';
import * as stories from './AuthOverlay.stories';

const { ExpiredPassword, FirstLogin, LoginLinkWhileSignedIn, Quiet, Registered, SpentLoginLink } =
  composeStories(stories);

/** Renders a story with a modified fake platform. */
async function show(story: typeof Quiet, change?: (fake: FakePlatform) => void) {
  const onSignedIn = fn();
  const platform = await runStory(story, change, { onSignedIn });
  return { platform, onSignedIn };
}

async function logIn(username: string, password: string) {
  const dialog = await screen.findByRole('dialog');
  await userEvent.clear(within(dialog).getByLabelText('Username'));
  await userEvent.type(within(dialog).getByLabelText('Username'), username);
  await userEvent.type(within(dialog).getByLabelText('Password'), password);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Log in' }));
}

async function chooseNewPassword(password: string) {
  await userEvent.type(screen.getByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Confirm new password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

test('renders nothing without a request', async () => {
  await show(Quiet);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('changes an expired password, returns to the login with the username prefilled, and runs the pending action', async () => {
  const forget = vi.spyOn(browserKeyStore, 'remove').mockResolvedValue();
  const { platform, onSignedIn } = await show(ExpiredPassword, (fake) =>
    fake.on(getMemberInfo, () => wireMemberInfo({ account: 'expire01' })),
  );
  const play = vi.fn<() => void>();
  requireLogin(play);
  await logIn('Expire01', 'Perya2026');

  const change = await screen.findByRole('dialog', {
    name: 'Your password has expired. Please change it',
  });
  expect(within(change).getByLabelText('Account')).toHaveValue('expire01');
  expect(within(change).queryByLabelText('Old password')).toBeNull();
  expect(play).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('token')).toBeNull();
  expect(getToken()).toBe('restricted');

  platform.on(login, () => wireLoginResult({ token: 'new-session' }));
  await chooseNewPassword('Mango2026');
  expect(
    await screen.findByText('Your password has been changed. Log in with the new one.'),
  ).toBeVisible();
  expect(platform.calls(changePassword)[0]).toMatchObject({
    token: 'restricted',
    request: {
      oldPassword: 'Perya2026',
      newPassword: 'Mango2026',
      confirmNewPassword: 'Mango2026',
    },
  });
  expect(getToken()).toBeNull();
  expect(forget).toHaveBeenCalled();

  const again = screen.getByRole('dialog', { name: 'Log in' });
  expect(within(again).getByLabelText('Username')).toHaveValue('expire01');
  expect(within(again).getByLabelText('Password')).toHaveValue('');
  await userEvent.type(within(again).getByLabelText('Password'), 'Mango2026');
  await userEvent.click(within(again).getByRole('button', { name: 'Log in' }));
  await expect.poll(() => play.mock.calls).toHaveLength(1);
  expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(true);
  expect(getToken()).toBe('new-session');
});

test('ends the restricted session when the change is canceled, and shows the login again', async () => {
  const { platform } = await show(ExpiredPassword);
  requestLogin();
  await logIn('expire01', 'Perya2026');
  await userEvent.click(await screen.findByRole('button', { name: 'Back to login' }));
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
  expect(getToken()).toBeNull();
  await expect.poll(() => platform.calls(logout)).toHaveLength(1);
  expect(platform.calls(logout)[0]?.token).toBe('restricted');
  expect(screen.getByLabelText('Username')).toHaveValue('expire01');
});

test('explains that the password is the initial one', async () => {
  await show(Quiet, (fake) => fake.on(login, () => wireLoginResult({ passwordIsDefault: true })));
  requestLogin();
  await logIn('juan01', 'Perya2026');
  expect(await screen.findByRole('dialog', { name: 'Choose your own password' })).toBeVisible();
});

test('offers a first login to set a new password after the sign-in, which can be postponed', async () => {
  const { onSignedIn, platform } = await show(Quiet, (fake) =>
    fake.on(login, () => wireLoginResult({ firstTimeLogin: true })),
  );
  requestLogin();
  await logIn('juan01', 'Perya2026');
  const offer = await screen.findByRole('dialog', {
    name: 'Welcome! Want to choose your own password?',
  });
  expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(false);
  expect(getToken()).toBe('session-token');
  await userEvent.click(within(offer).getByRole('button', { name: 'Later' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(getToken()).toBe('session-token');
  expect(platform.calls(logout)).toHaveLength(0);
});

test('returns a first login to the login after the change', async () => {
  await show(FirstLogin);
  await chooseNewPassword('Mango2026');
  const again = await screen.findByRole('dialog', { name: 'Log in' });
  expect(within(again).getByLabelText('Username')).toHaveValue('fresh01');
  expect(getToken()).toBeNull();
});

test('welcomes a newly registered member', async () => {
  await show(Registered);
  const dialog = await screen.findByRole('dialog', { name: 'Welcome to Perya' });
  expect(within(dialog).getByText('fresh01')).toBeVisible();
  expect(
    await within(dialog).findByRole(
      'button',
      { name: 'Claim ₱100.00: Registration reward' },
      // Lazily loaded, and compiling it takes time in a test.
      { timeout: 10_000 },
    ),
  ).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('keeps the username behind the password reset', async () => {
  const { platform } = await show(Quiet, (fake) => fake.on(requestPasswordEmail, () => null));
  requestLogin();
  await userEvent.type(await screen.findByLabelText('Username'), 'juan01');
  await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull();
  expect(await screen.findByRole('dialog', { name: 'Reset your password' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByLabelText('Username')).toHaveValue('juan01');
  expect(platform.calls(login)).toHaveLength(0);
});

test('replaces a session by a link after confirmation, whether or not the logout succeeds', async () => {
  const { platform, onSignedIn } = await show(LoginLinkWhileSignedIn, (fake) =>
    fake.fail(logout, 'offline'),
  );
  const question = await screen.findByRole('dialog', { name: 'You’re logged in as juan01' });
  expect(platform.calls(loginByToken)).toHaveLength(0);
  await userEvent.click(within(question).getByRole('button', { name: 'Use the link' }));
  await expect.poll(() => onSignedIn.mock.calls).toEqual([[false]]);
  expect(platform.calls(loginByToken)[0]?.request).toEqual({ token: 'link-1' });
  expect(platform.calls(getMemberInfo).at(-1)?.token).toBe('link-token');
  expect(getToken()).toBe('link-token');
});

test('keeps the session if the visitor declines', async () => {
  const { platform } = await show(LoginLinkWhileSignedIn);
  await userEvent.click(await screen.findByRole('button', { name: 'Stay logged in as juan01' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(platform.calls(loginByToken)).toHaveLength(0);
  expect(getToken()).toBe('test-token');
});

test('keeps the session if the link is spent', async () => {
  await show(LoginLinkWhileSignedIn, (fake) =>
    fake.on(loginByToken, () => reject(401, 'TOKEN_LINK_INVALID', 'token_link_invalid')),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Use the link' }));
  expect(
    await screen.findByText('This login link has been used or has expired. Please log in.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(getToken()).toBe('test-token');
});

test('shows above the login that a link is spent', async () => {
  await show(SpentLoginLink);
  const dialog = await screen.findByRole('dialog', { name: 'Log in' });
  expect(
    within(dialog).getByText('This login link has been used or has expired. Please log in.'),
  ).toBeVisible();
});

test('shows it once', async () => {
  await show(SpentLoginLink);
  await screen.findByText(/This login link has been used or has/);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  requestLogin();
  await screen.findByRole('dialog', { name: 'Log in' });
  expect(screen.queryByText(/This login link has been used or has/)).toBeNull();
});

test('retries a link after a network error', async () => {
  const { platform, onSignedIn } = await show(SpentLoginLink, (fake) =>
    fake.fail(loginByToken, 'offline', 1).on(loginByToken, () => wireLoginResult({ token: 't-2' })),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect.poll(() => onSignedIn.mock.calls).toEqual([[false]]);
  expect(platform.calls(loginByToken)).toHaveLength(1);
  expect(getToken()).toBe('t-2');
});
