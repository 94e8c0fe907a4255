import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { pointsFor } from '../pointsFor';
import * as stories from './PointMallPage.stories';

const { Default, Failed } = composeStories(stories);

test('says what each category earns for the same turnover', async () => {
  await Default.run();
  const table = await screen.findByRole('table', { name: 'Points for a turnover of ₱1,000.00' });
  expect(await within(table).findByRole('row', { name: /Slots 10$/ })).toBeVisible();
  expect(within(table).getByRole('row', { name: /Lottery 2.5$/ })).toBeVisible();
});

test('says that the rates did not come', async () => {
  await Failed.run();
  expect(await screen.findByText('The rates did not load')).toBeVisible();
});

test('a rate of zero earns nothing instead of everything', () => {
  expect(pointsFor(1_000_00, 0)).toBe(0);
  expect(pointsFor(1_000_00, 400_00)).toBe(2.5);
});
