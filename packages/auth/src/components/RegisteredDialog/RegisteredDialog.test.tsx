import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';

import * as stories from './RegisteredDialog.stories';

const { Default, WithoutAccount } = composeStories(stories);

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
