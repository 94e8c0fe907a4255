import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import * as stories from './CsvExport.stories';

const { Default, Halfway, Refused } = composeStories(stories);
const saved: Blob[] = [];

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const press = () => userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));

test('saves all parts in one file', async () => {
  await Default.run();
  await press();
  expect(await screen.findByText('2 rows saved')).toBeVisible();
  expect(await saved[0]?.text()).toContain('Game\r\nParol Fortune\r\nLantern Reef\r\n');
});

test('shows its progress, and can be cancelled', async () => {
  await Halfway.run();
  await press();
  expect(await screen.findByText('1 of 100,000 rows')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeVisible();
  expect(saved).toEqual([]);
});

test('shows that nothing was saved, and can be retried', async () => {
  await Refused.run();
  await press();
  expect(await screen.findByText(/Nothing was saved/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
  expect(saved).toEqual([]);
});
