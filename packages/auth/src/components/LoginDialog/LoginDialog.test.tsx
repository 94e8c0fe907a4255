import { requireLogin } from '@perya/session';
import { signInForTest } from '@perya/session/testing';
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import * as stories from './LoginDialog.stories';

const { Default } = composeStories(stories);

test('runs what asked for the sign-in once, after it', async () => {
  await Default.run();
  const play = vi.fn<() => void>();
  requireLogin(play);
  await screen.findByRole('dialog', { name: 'Log in' });
  await userEvent.type(screen.getByLabelText('Username'), 'juan01');
  await userEvent.type(screen.getByLabelText('Password'), 'Perya2026');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(play).toHaveBeenCalledTimes(1);
});

test('drops what waited when it is closed by Esc', async () => {
  await Default.run();
  const play = vi.fn<() => void>();
  requireLogin(play);
  await screen.findByRole('dialog', { name: 'Log in' });
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  // Signed in later, by something else.
  signInForTest();
  await Promise.resolve();
  expect(play).not.toHaveBeenCalled();
});
