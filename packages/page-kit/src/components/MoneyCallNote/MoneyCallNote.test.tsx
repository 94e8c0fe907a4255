import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import * as stories from './MoneyCallNote.stories';

const { Checking, Done, NotSent, Refused } = composeStories(stories);

test('shows that the outcome is being checked', async () => {
  await Checking.run();
  expect(screen.getByRole('status').textContent).toMatch(/Checking….*more than once/);
});

test('alerts that a request was not sent, or was rejected with its reason', async () => {
  await NotSent.run();
  expect(screen.getByRole('alert').textContent).toMatch(/Not sent.*Nothing has left your wallet/);
  await Refused.run();
  expect(screen.getByRole('alert').textContent).toMatch(/balance is too low/);
});

test('shows what was done, and the next action', async () => {
  await Done.run();
  expect(screen.getByText(/^₱500.00 transferred/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Another transfer' })).toBeVisible();
});
