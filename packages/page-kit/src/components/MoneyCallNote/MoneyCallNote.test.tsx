import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import * as stories from './MoneyCallNote.stories';

const { Checking, Done, NotSent, Refused } = composeStories(stories);

test('says that the outcome is being found out', async () => {
  await Checking.run();
  expect(screen.getByRole('status').textContent).toMatch(/Checking….*once at most/);
});

test('alerts to what was not sent, and to a no with its reason', async () => {
  await NotSent.run();
  expect(screen.getByRole('alert').textContent).toMatch(/Not sent.*Nothing has left your wallet/);
  await Refused.run();
  expect(screen.getByRole('alert').textContent).toMatch(/balance is too low/);
});

test('says what was done, and the way on', async () => {
  await Done.run();
  expect(screen.getByText(/^₱500.00 moved/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Another transfer' })).toBeVisible();
});
