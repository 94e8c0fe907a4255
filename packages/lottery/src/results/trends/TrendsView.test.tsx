import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './TrendsView.stories';

const { ByAddress, Default, Failed, NoDraws } = composeStories(stories);

test('opens the selection in the URL', async () => {
  await ByAddress.run();
  expect(await screen.findByRole('table', { name: 'Latest 30 draws' })).toBeVisible();
  expect(screen.getByRole('radio', { name: '30' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Tables' })).toBeChecked();
});

test('loads more draws on request, and keeps the old ones shown meanwhile', async () => {
  await Default.run();
  await screen.findByText(/Based on the last 50 draws/);
  await userEvent.click(screen.getByRole('radio', { name: '100' }));
  expect(screen.queryByText('Loading')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Times drawn' })).toBeVisible();
  expect(await screen.findByText(/Based on the last 100 draws/)).toBeVisible();
});

test('offers a retry when the draws fail to load', async () => {
  await Failed.run();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('shows an empty state when nothing has been drawn yet', async () => {
  await NoDraws.run();
  expect(await screen.findByText('No draws yet')).toBeVisible();
});
