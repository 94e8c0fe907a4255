import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import * as stories from './Loaded.stories';

const { Here, Loading, Empty, Failed, TryingAgain, NotReadAgain } = composeStories(stories);

test('shows the data', async () => {
  await Here.run();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('announces that it is loading', async () => {
  await Loading.run();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows the empty state', async () => {
  await Empty.run();
  expect(screen.getByText('No game yet')).toBeVisible();
});

test('shows why loading failed, and retries', async () => {
  const refetch = vi.fn();
  const query = { data: undefined, error: new Error('offline'), isFetching: false, refetch };
  await Failed.run({ args: { ...Failed.args, query } });
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load this');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('is busy during a retry', async () => {
  await TryingAgain.run();
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');
});

test('keeps existing data when a refetch fails', async () => {
  await NotReadAgain.run();
  expect(screen.getByText('Kite')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
