import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import * as stories from './ChatPanel.stories';

const { Default, Mini, SwitchedOff, TrialAccount, Unread } = composeStories(stories);

test('shows the unread count until the chat is open', async () => {
  await Unread.run();
  const panel = await screen.findByRole('button', { name: /Chat room.*3 unread/ });
  expect(panel).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(panel);
  expect(screen.getByRole('button', { name: /Chat room/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(screen.queryByText('3 unread')).toBeNull();
  await userEvent.click(panel);
  expect(panel).toHaveAttribute('aria-expanded', 'false');
});

test('opens nothing that the gate blocks', async () => {
  const gate = vi.fn();
  const onPress = vi.fn();
  await Default.run({ args: { gate, onPress } });
  await userEvent.click(screen.getByRole('button', { name: /Chat room/ }));
  expect(gate).toHaveBeenCalledOnce();
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
});

test('has its accessible name in the mini rail too', async () => {
  await Mini.run();
  expect(screen.getByRole('button', { name: /^Chat room/ })).toBeVisible();
});

test.each([
  ['a trial account', TrialAccount],
  ['a brand without a chat', SwitchedOff],
])('renders nothing for %s', async (_, story) => {
  await story.run();
  expect(screen.queryByRole('button')).toBeNull();
});
