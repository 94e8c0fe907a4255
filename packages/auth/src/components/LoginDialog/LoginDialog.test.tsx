import { login } from '@perya/api-client';
import { runStory } from '@perya/api-client/testing';
import { requireLogin, expireSession } from '@perya/session';
import { signInForTest } from '@perya/session/testing';
import { composeStories, composeStory } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { registerWorld } from '../../register/registerTesting';
import meta, * as stories from './LoginDialog.stories';

const { Default, Register, SessionExpired, SignedInElsewhere, SignedOutElsewhere } =
  composeStories(stories);

/** The registration is lazily loaded, and compiling it takes time in a test. */
const ONCE_FETCHED = { timeout: 10_000 };

async function logIn() {
  await userEvent.type(await screen.findByLabelText('Username'), 'juan01');
  await userEvent.type(screen.getByLabelText('Password'), 'Perya2026');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

test('runs the pending action once after the sign-in', async () => {
  await Default.run();
  const play = vi.fn<() => void>();
  requireLogin(play);
  await screen.findByRole('dialog', { name: 'Log in' });
  await logIn();
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(play).toHaveBeenCalledOnce();
});

test('drops the pending action when closed with Escape', async () => {
  await Default.run();
  const play = vi.fn<() => void>();
  requireLogin(play);
  await screen.findByRole('dialog', { name: 'Log in' });
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  signInForTest();
  expect(play).not.toHaveBeenCalled();
});

test.each([
  [SessionExpired, 'Please log in again', /Your session has ended/],
  [SignedInElsewhere, 'You logged in somewhere else', /You logged in on another device or in/],
  [SignedOutElsewhere, 'You were logged out', /logged out from another one/],
])(
  'shows why the member has to sign in again, with the username filled in',
  async (story, title, note) => {
    await story.run();
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog).toHaveAccessibleDescription(note);
    await expect.poll(() => within(dialog).getByLabelText('Username')).toHaveValue('juan01');
  },
);

test('clears the input when closed', async () => {
  await Default.run();
  await userEvent.type(await screen.findByLabelText('Password'), 'Perya2026');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  requireLogin(() => {});
  expect(await screen.findByLabelText('Password')).toHaveValue('');
});

test('opens with the registration if requested', async () => {
  await Register.run();
  expect(await screen.findByRole('dialog', { name: 'Register' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Create account' }, ONCE_FETCHED)).toBeVisible();
});

test('switches to the registration and back, and keeps the pending action and the input', async () => {
  const platform = await runStory(composeStory({ parameters: registerWorld() }, meta));
  const play = vi.fn<() => void>();
  requireLogin(play);
  await userEvent.type(await screen.findByLabelText('Username'), 'juan01');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  const register = await screen.findByRole('dialog', { name: 'Register' });
  await userEvent.click(
    await within(register).findByRole('button', { name: 'Log in' }, ONCE_FETCHED),
  );
  expect(await screen.findByLabelText('Username')).toHaveValue('juan01');
  await userEvent.type(screen.getByLabelText('Password'), 'Perya2026');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await expect.poll(() => play.mock.calls).toHaveLength(1);
  expect(platform.calls(login)).toHaveLength(1);
});

test('shows the slogan with the platform’s amounts in both forms', async () => {
  await Register.run();
  await screen.findByRole('dialog');
  expect(await screen.findByRole('complementary', { name: 'Invite friends' })).toHaveTextContent(
    'Invite friends and get ₱150.00 for each one who qualifies, plus 3.5% cashback.',
  );
});

test('remains a single dialog when a session ends while it is open', async () => {
  await Default.run();
  signInForTest();
  expireSession('replaced');
  expireSession('expired');
  expect(await screen.findByRole('dialog', { name: 'You logged in somewhere else' })).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
